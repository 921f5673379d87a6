import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { memberId } from '~/platform/session/session-store.ts'
import { getDraft } from '~/wizard/draft-store.ts'
import { contains } from './support/contains.ts'
import { useKeyboardOnly } from './support/keyboard.ts'
import type { Member } from './support/member.ts'
import { renderPage, type PageOptions } from './support/render-page.tsx'

const DESKTOP_EN = { locale: 'en', width: 1280 } as const
const PHONE_FR = { locale: 'fr', width: 360 } as const
const opens = (options: PageOptions = {}) =>
  renderPage('coverage.health-service', {
    persona: 'default',
    path: '/coverage/extended-health/details/PHYS',
    ...options,
  })
const card = (member: Member) => page.getByRole('region', { name: member.text('coverage.providers.title') })
const list = (member: Member) => card(member).getByRole('listitem')
const search = (member: Member) => member.press(member.button('coverage.providers.search'))

describe('provider of a service', () => {
  for (const look of [DESKTOP_EN, PHONE_FR])
    test(`providers in the member's town are listed with direct billing first, then by distance (${look.locale})`, async () => {
      const member = await opens(look)
      await expect.element(member.field('coverage.providers.city')).toHaveValue('Moncton')
      await search(member)
      await expect.poll(() => list(member).length).toBeGreaterThan(2)
      const asked = member.sent('GET', /health-professionals$/)
      expect(asked.map(({ url }) => url.searchParams.get('type'))).toEqual(['PHYSPARA'])
      expect(location.href, 'nothing of it is in the address').not.toMatch(/moncton|PHYSPARA/i)
      const direct = list(member)
        .all()
        .map((each) => each.element().textContent.includes(member.text('coverage.providers.direct')))
      expect(direct).toEqual(direct.toSorted((a, b) => Number(b) - Number(a)))
      await expect
        .element(list(member).first().getByRole('link').first())
        .toHaveAttribute('href', expect.stringMatching(/^tel:\+1\d{10}$/))
      const way = list(member)
        .first()
        .getByRole('link', { name: new RegExp(`^${member.text('coverage.providers.map')}`) })
      await expect.element(way).toHaveAttribute('href', expect.stringMatching(/\?to=\d+.*Moncton%2C%20NB/i))
      await expect.element(way).toHaveAttribute('rel', 'noopener noreferrer')
      const map = card(member).element().querySelector('svg:has(circle)')!
      expect(map.getAttribute('aria-hidden')).toBe('true')
      expect(map.querySelectorAll('circle').length).toBe(list(member).length)
      await member.expectNoAxeViolations()
    })

  test('a provider that the member has marked to keep is first in the list until the session ends', async () => {
    const member = await opens()
    await search(member)
    await expect.poll(() => list(member).length).toBeGreaterThan(2)
    const last = list(member).last()
    const name = last.element().querySelector('strong')!.textContent
    const keep = page.getByRole('button', { name: `${member.text('coverage.providers.keep')} ${name}` })
    await member.press(keep)
    await expect.poll(() => list(member).first().element().querySelector('strong')?.textContent).toBe(name)
    await expect.element(keep).toHaveAttribute('aria-pressed', 'true')
    await search(await opens({ sandbox: member.sandbox }))
    await expect.element(keep).toHaveAttribute('aria-pressed', 'false')
  })

  test('a provider in the list leads to a claim in which that provider is selected, with the keyboard alone', async () => {
    const member = await opens(PHONE_FR)
    useKeyboardOnly(member)
    await search(member)
    await expect.poll(() => list(member).length).toBeGreaterThan(0)
    const name = list(member).first().element().querySelector('strong')!.textContent
    await member.press(page.getByRole('button', { name: `${member.text('coverage.providers.claim')} ${name}` }))
    await member.isAt('/submit-claim/claim-type')
    expect(getDraft(memberId()).unsaved).toMatchObject({
      'claim-type': { claimType: 'XX-PRAC' },
      'provider-type': { providerType: 'PHYSPARA' },
      'provider-search': { how: 'search', city: 'Moncton', province: 'NB' },
      'provider-results': { pauthId: expect.stringMatching(/^\d+$/) as string },
    })
  })

  test('a provider search needs a town and a province, and gives advice if no provider is found', async () => {
    const member = await opens({
      before: (sandbox) => sandbox.faults([{ operationId: 'getContactInfoDetails', status: 500 }]),
    })
    await search(member)
    await contains(
      card(member),
      member.text('coverage.providers.city.missing'),
      member.text('coverage.providers.province.missing'),
    )
    expect(member.sent('GET', /health-professionals$/)).toEqual([])
    await member.write(member.field('coverage.providers.city'), 'Nowhere')
    await page.css('#provider-province').selectOptions('YT')
    await search(member)
    await contains(card(member), member.text('coverage.providers.none'))
  })

  test('a failed provider search leaves the page usable and can be repeated', async () => {
    const member = await opens({
      before: (sandbox) => sandbox.faults([{ operationId: 'searchHealthProfessionals', status: 500 }]),
    })
    await search(member)
    await expect.element(card(member).getByRole('button', { name: member.text('error.retry') })).toBeInTheDocument()
    await expect.element(page.getByText(member.text('coverage.services.provisions'))).toBeInTheDocument()
  })

  test('the service page has no provider search without a provider type, and no claim button for a suspended member', async () => {
    const without = await renderPage('coverage.health-service', {
      persona: 'default',
      path: '/coverage/extended-health/details/AIRSTRET',
    })
    await expect.element(without.heading('coverage.services.provisions')).toBeVisible()
    await expect.element(card(without)).not.toBeInTheDocument()
    const suspended = await opens({ persona: 'suspended' })
    await search(suspended)
    await expect.poll(() => list(suspended).length).toBeGreaterThan(0)
    await expect
      .element(
        list(suspended)
          .first()
          .getByRole('button', { name: suspended.text('coverage.providers.claim') }),
      )
      .not.toBeInTheDocument()
  })
})
