import { getConnectedCareContentQuery } from '~generated/member/queries/care.ts'
import { describe, expect, it } from 'vitest'
import { getSecurityPolicy } from '~generated/member/client/policy.ts'
import { getConnectedCareContent, getConnectedCareToken } from '~generated/member/client/care.ts'
import type { CareService, ConnectedCareContent } from '~generated/member/model/index.ts'
import { registry } from '~generated/member/zod/registry.ts'
import { made } from '../gates/messages/catalogues.ts'
import { badTypography, wrongWords } from '../gates/messages/french.ts'
import { expectFields, expectRequired } from './support/fields.ts'
import { lastResponse } from './support/record-responses.ts'
import { refusal, statusOf, useSandbox } from './support/use-sandbox.ts'

const sandbox = useSandbox()
const as = (persona: string) => sandbox.signIn(`${persona}@example.com`)
const path = () => decodeURIComponent(new URL(lastResponse().url).pathname)

/** Every text that a member reads, by where it stands. */
const textsOf = ({ categories, services }: ConnectedCareContent): string[] => {
  const strings = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
  return strings([categories, services]).filter((text) => !/^https?:\/\//.test(text) && !/^\d{4}-\d\d-\d\d$/.test(text))
}
const costsOf = (services: readonly CareService[], name: RegExp): string[] =>
  services.filter(({ serviceName }) => name.test(serviceName)).flatMap(({ content }) => content.tables.flatMap(({ rows }) => rows.map(({ cost }) => cost)))

describe('connected care', () => {
  it('has exactly the six categories of the specification', { tags: ['API-115', 'CARE-02'] }, async () => {
    const id = await as('default')
    const { categories } = (await getConnectedCareContent(id))!
    expect(path()).toBe(`/members/${id}/connected-care-content`)
    expect(getConnectedCareContentQuery().queryKey).toEqual(['getConnectedCareContent', id])
    expect(categories.map(({ categoryName }) => categoryName)).toEqual([
      'Everyday Wellbeing',
      'Health Assessments',
      'Virtual Clinics',
      'Health Coaching and Chronic Disease Management',
      'Mental Wellness',
      'Lifestyle and Financial Services',
    ])
    sandbox.portal().language = 'fr'
    const french = (await getConnectedCareContent(id))!.categories.map(({ categoryName }) => categoryName)
    expect(french).toContain('Mieux-être mental')
    expect(french).toHaveLength(6)
  })

  it('a category has every field, and names services that exist', { tags: ['DATA-73'] }, async () => {
    const content = (await getConnectedCareContent(await as('default')))!
    const fields = ['id', 'categoryName', 'categoryDescription', 'categoryLogoLink', 'services'].map((name) => ['categories', 0, name])
    expectFields('getConnectedCareContent 200', content, fields)
    expectRequired(
      'getConnectedCareContent 200',
      content,
      fields.filter(([, , name]) => name !== 'categoryLogoLink'),
    )
    const named = new Set(content.categories.flatMap(({ services }) => services))
    expect([...named].toSorted((a, b) => a - b)).toEqual(content.services.map(({ id }) => id))
  })

  it('a service has every field of the specification', { tags: ['DATA-74', 'D-136'] }, async () => {
    const content = (await getConnectedCareContent(await as('default')))!
    const at = (isIt: (service: CareService) => boolean) => content.services.findIndex(isIt)
    const adhd = at(({ serviceName }) => serviceName === 'ADHD assessment')
    const always = ['id', 'serviceName', 'vendorName', 'vendorCardDescription', 'shortVendorDescription', 'buttonTitle', 'buttonExternalLink', 'content']
    const flags = ['isPinned', 'isDirectLink']
    const links = ['logoLink', 'cardImageLink', 'pageImageLink']
    const inContent = [
      ['longVendorDescription'],
      ['paragraphs'],
      ...['name', 'descriptions', 'bullets', 'subBullets', 'strongTextDescriptions'].map((name) => ['paragraphs', 0, name]),
      ['tables'],
      ...['title', 'rows'].map((name) => ['tables', 0, name]),
      ...['title', 'timePeriod', 'details', 'cost'].map((name) => ['tables', 0, 'rows', 0, name]),
    ].map((each) => ['services', adhd, 'content', ...each])
    const fields = [...always, ...flags].map((name) => ['services', adhd, name])
    expectFields('getConnectedCareContent 200', content, [
      ...fields,
      ...links.map((name) => ['services', adhd, name]),
      ...inContent,
      ['services', adhd, 'content', 'tables', 0, 'rows', 1, 'note'],
      ['services', at(({ endDate }) => endDate !== undefined), 'endDate'],
      ['services', at(({ darkLogoLink }) => darkLogoLink !== undefined), 'darkLogoLink'],
      ['services', at(({ analyticsId }) => analyticsId !== undefined), 'analyticsId'],
    ])
    expectRequired('getConnectedCareContent 200', content, [...fields, ...inContent])
  })

  it('has the fifteen services of the sample, in both languages', { tags: ['CARE-10'] }, async () => {
    const id = await as('default')
    const { services } = (await getConnectedCareContent(id))!
    expect(services).toHaveLength(15)
    const kinds =
      /vision|ADHD|nutrition|financial|menopause|chronic|therapy online|mindfulness|online doctors|personalized medicine|wellness platform|virtual physio/i
    expect(services.filter(({ serviceName }) => kinds.test(serviceName))).toHaveLength(12)
    sandbox.portal().language = 'fr'
    const french = (await getConnectedCareContent(id))!
    expect(french.services.map((each) => [each.id, each.vendorName, each.endDate, each.isPinned])).toEqual(
      services.map((each) => [each.id, each.vendorName, each.endDate, each.isPinned]),
    )
    const english = new Set(services.flatMap((each) => [each.vendorCardDescription, each.buttonTitle, each.content.longVendorDescription]))
    expect(textsOf(french).filter((text) => english.has(text))).toEqual([])
  })

  it('speaks French as the glossary does', async () => {
    const id = await as('default')
    sandbox.portal().language = 'fr'
    const content = (await getConnectedCareContent(id))!
    const names = new Set(content.services.map(({ vendorName }) => vendorName))
    const texts = textsOf(content).filter((text) => !names.has(text) && !text.startsWith('care-'))
    const french = made(Object.fromEntries(texts.map((text) => [text, text])))
    expect(badTypography(french)).toEqual([])
    expect(wrongWords(french)).toEqual([])
  })

  it('the sample end dates are data', async () => {
    const { services } = (await getConnectedCareContent(await as('default')))!
    expect([...new Set(services.flatMap(({ endDate }) => endDate ?? []))].toSorted()).toEqual(['2023-12-12', '2025-01-31', '2025-09-01'])
  })

  it('some services are pinned, some open directly, some are measured, some ask for the token', { tags: ['D-135'] }, async () => {
    const { services } = (await getConnectedCareContent(await as('default')))!
    for (const isIt of [
      ({ isPinned }: CareService) => isPinned,
      ({ isDirectLink }: CareService) => isDirectLink,
      ({ analyticsId }: CareService) => analyticsId !== undefined,
      ({ buttonExternalLink }: CareService) => buttonExternalLink.includes('{token}'),
    ]) {
      const share = services.filter(isIt).length
      expect(share).toBeGreaterThan(0)
      expect(share).toBeLessThan(15)
    }
  })

  it('links and pictures are https', async () => {
    const content = (await getConnectedCareContent(await as('default')))!
    const accepts = (more: Partial<CareService>) =>
      registry['getConnectedCareContent 200']!.safeParse({ ...content, services: [{ ...content.services[0], ...more }] }).success
    expect(accepts({})).toBe(true)
    for (const address of ['http://images.example.com/x.svg', 'javascript:alert(1)', '//example.com']) {
      expect(accepts({ buttonExternalLink: address })).toBe(false)
      expect(accepts({ logoLink: address })).toBe(false)
    }
  })

  it('limits of plan and age are words', { tags: ['D-137'] }, async () => {
    const texts = textsOf((await getConnectedCareContent(await as('default')))!).join('\n')
    expect(texts).toContain('Only for covered members over 18.')
    expect(texts).toContain('8 and over')
    expect(texts).toContain('four visits per family and year')
    expect(texts).toContain('Members of group plans get 20% off; members of personal plans get 10% off.')
  })

  it('the sample prices of the specification are text in the catalogue', { tags: ['CONST-29'] }, async () => {
    const { services } = (await getConnectedCareContent(await as('default')))!
    expect(costsOf(services, /^Online doctors$/)).toEqual(['$65', '$73', '$92'])
    expect(costsOf(services, /physiotherapy/)).toEqual(['$59', '$49'])
    expect(costsOf(services, /^Nutrition$/)).toContain('$120')
    const id = await as('quebec')
    sandbox.portal().language = 'fr'
    expect(costsOf((await getConnectedCareContent(id))!.services, /^Médecins en ligne$/)).toEqual(['200\u00A0$'])
  })

  it.each(['saskatchewan', 'basic'])('%s has none: content and token answer 403', async (persona) => {
    const id = await as(persona)
    const { brand, storeFront } = await getSecurityPolicy(id)
    expect(brand === 'SBC' || storeFront === false).toBe(true)
    const text = { en: 'Your plan does not include connected care.', fr: 'Votre régime ne comprend pas les soins connectés.' }
    expect(await refusal(getConnectedCareContent(id))).toMatchObject({ status: 403, serverText: text })
    expect(await refusal(getConnectedCareToken(id))).toMatchObject({ status: 403, serverText: text })
  })
})

describe('the token for partners', () => {
  const claimsOf = (jwt: string) => JSON.parse(Buffer.from(jwt.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>

  it('is a short-lived JWT for the language of the page, that does not name the member', { tags: ['API-116'] }, async () => {
    const id = await as('default')
    const { jwt } = await getConnectedCareToken(id)
    expect(path()).toBe(`/members/${id}/connected-care-tokens`)
    expectRequired('getConnectedCareToken 200', { jwt }, [['jwt']])
    const claims = claimsOf(jwt)
    expect(claims).toMatchObject({ aud: 'connected-care', locale: 'en' })
    expect(Number(claims['exp']) - Number(claims['iat'])).toBe(15 * 60)
    expect(JSON.stringify(claims)).not.toMatch(/example\.com|7001|MEMBER"/)
    sandbox.portal().language = 'fr'
    const french = await getConnectedCareToken(id)
    expect(claimsOf(french.jwt)).toMatchObject({ locale: 'fr', sub: claims['sub'] })
    expect(french.jwt).not.toBe(jwt)
  })

  it('opens nothing at the services of the portal', async () => {
    const id = await as('default')
    sandbox.portal().token = (await getConnectedCareToken(id)).jwt
    expect(await statusOf(getSecurityPolicy(id))).toBe(401)
    expect(await statusOf(getConnectedCareToken(id))).toBe(401)
  })
})
