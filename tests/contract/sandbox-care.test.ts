import { expect, it } from 'vitest'
import { getSecurityPolicy } from '~generated/member/client/policy.ts'
import { getConnectedCareContent, getConnectedCareToken } from '~generated/member/client/care.ts'
import type { CareService, ConnectedCareContent } from '~generated/member/model/index.ts'
import { registry } from '~generated/member/zod/registry.ts'
import { made } from '../gates/messages/catalogues.ts'
import { badTypography, wrongWords } from '../gates/messages/french.ts'
import { refusals, statusOf, useSandbox } from './support/use-sandbox.ts'

const { as, portal, speak } = useSandbox()

/** Every text that a member reads: all strings except URLs and dates. */
const textsOf = ({ categories, services }: ConnectedCareContent): string[] => {
  const strings = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(strings)
        : []
  return strings([categories, services]).filter((text) => !/^https?:\/\//.test(text) && !/^\d{4}-\d\d-\d\d$/.test(text))
}

it(
  'connected care has the six categories and fifteen services of the specification',
  { tags: ['API-115', 'CARE-02', 'CARE-10'] },
  async () => {
    const { categories, services } = (await getConnectedCareContent(await as('default')))!
    expect(categories.map(({ categoryName }) => categoryName)).toEqual([
      'Everyday Wellbeing',
      'Health Assessments',
      'Virtual Clinics',
      'Health Coaching and Chronic Disease Management',
      'Mental Wellness',
      'Lifestyle and Financial Services',
    ])
    const named = new Set(categories.flatMap(({ services: ids }) => ids))
    expect([...named].toSorted((a, b) => a - b)).toEqual(services.map(({ id }) => id))
    expect(services).toHaveLength(15)
    const kinds =
      /vision|ADHD|nutrition|financial|menopause|chronic|therapy online|mindfulness|online doctors|personalized medicine|wellness platform|virtual physio/i
    expect(services.filter(({ serviceName }) => kinds.test(serviceName))).toHaveLength(12)
  },
)

it('the services of connected care are the same in French, fully translated and in the words of the glossary', async () => {
  const id = await as('default')
  const { services } = (await getConnectedCareContent(id))!
  speak('fr')
  const content = (await getConnectedCareContent(id))!
  expect(content.services.map((each) => [each.id, each.vendorName, each.endDate])).toEqual(
    services.map((each) => [each.id, each.vendorName, each.endDate]),
  )
  const english = new Set(
    services.flatMap((each) => [each.vendorCardDescription, each.buttonTitle, each.content.longVendorDescription]),
  )
  const names = new Set(services.map(({ vendorName }) => vendorName))
  const texts = textsOf(content).filter((text) => !names.has(text) && !text.startsWith('care-'))
  expect(texts.filter((text) => english.has(text))).toEqual([])
  const french = made(Object.fromEntries(texts.map((text) => [text, text])))
  expect([badTypography(french), wrongWords(french)]).toEqual([[], []])
})

it('a partner URL of connected care that is not https violates the contract', async () => {
  const content = (await getConnectedCareContent(await as('default')))!
  const accepts = (more: Partial<CareService>) =>
    registry['getConnectedCareContent 200']!.safeParse({ ...content, services: [{ ...content.services[0], ...more }] })
      .success
  expect(accepts({})).toBe(true)
  for (const address of ['http://images.example.com/x.svg', 'javascript:alert(1)', '//example.com'])
    expect([accepts({ buttonExternalLink: address }), accepts({ logoLink: address })]).toEqual([false, false])
})

it.each(['saskatchewan', 'basic'])(
  'requests of %s for the content and the token of connected care are refused with 403, because the plan lacks it',
  async (persona) => {
    const id = await as(persona)
    const text = {
      en: 'Your plan does not include connected care.',
      fr: 'Votre régime ne comprend pas les soins connectés.',
    }
    for (const refused of await refusals(getConnectedCareContent(id), getConnectedCareToken(id)))
      expect(refused).toMatchObject({ status: 403, serverText: text })
  },
)

it(
  'the token for a partner of connected care expires after 15 minutes, names no member and opens no service of the portal',
  { tags: ['API-116'] },
  async () => {
    const id = await as('default')
    const claimsOf = async () => {
      const { jwt } = await getConnectedCareToken(id)
      return {
        jwt,
        claims: JSON.parse(Buffer.from(jwt.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>,
      }
    }
    const { claims } = await claimsOf()
    expect(claims).toMatchObject({ aud: 'connected-care', locale: 'en' })
    expect(Number(claims['exp']) - Number(claims['iat'])).toBe(15 * 60)
    expect(JSON.stringify(claims)).not.toMatch(/example\.com|7001|MEMBER"/)
    speak('fr')
    const french = await claimsOf()
    expect(french.claims).toMatchObject({ locale: 'fr', sub: claims['sub'] })
    portal().token = french.jwt
    expect([await statusOf(getSecurityPolicy(id)), await statusOf(getConnectedCareToken(id))]).toEqual([401, 401])
  },
)
