import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { MessageId } from '~generated/i18n/messages.ts'
import { hrefOf } from '~/platform/pages/page-registry.ts'
import { firstRowWith } from './support/rows.ts'
import { Claim, stepPage } from './support/claim.ts'
import { physiotherapyAt } from './support/drafts.ts'
import type { Member } from './support/member.ts'
import { renderPage } from './support/render-page.tsx'
import { savedFiles } from './support/saved-files.ts'

const menu = (member: Member) => page.getByRole('banner').getByRole('navigation', { name: member.text('nav.label') })
const trail = (member: Member) => page.getByRole('navigation', { name: member.text('shell.breadcrumbs') })
const crumbs = (member: Member) =>
  [...(trail(member).query()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)

describe('member tasks', () => {
  test(
    "a member finds forms and professionals on other sites, dental coverage in the portal, and the insurer's contact details",
    { tags: ['SHELL-05', 'LOOK-14'] },
    async () => {
      const member = await renderPage('dashboard.home')
      for (const id of ['nav.find-form', 'nav.find-professional'] as const)
        await expect
          .element(menu(member).getByRole('link', { name: member.text(id) }))
          .toHaveAttribute('href', expect.stringMatching(/^https:/))
      expect(member.sent('GET', /health-professionals/)).toEqual([])
      await member.press(menu(member).getByRole('link', { name: member.text('nav.coverage') }))
      await member.press(page.css('main a[href$="/coverage/dental"]'))
      await member.isAt('/coverage/dental')
      await member.press(menu(member).getByRole('button', { name: member.text('footer.help') }))
      await member.press(menu(member).getByRole('link', { name: member.text('nav.contact-us') }))
      await expect.element(member.heading('page.support.contact-us')).toBeVisible()
    },
  )

  test(
    'a member shows and shares the member card, sees the people on the plan and opens connected care',
    { tags: ['SHELL-06'] },
    async () => {
      const member = await renderPage('dashboard.home')
      await member.press((await member.openAccountMenu()).getByRole('link', { name: member.text('nav.member-card') }))
      await expect.element(member.heading('page.card.member-card').first()).toBeVisible()
      await member.goTo('/dashboard')
      await member.press(member.link('dashboard.links.card'))
      await expect.element(member.heading('page.card.share')).toBeVisible()
      await member.press(menu(member).getByRole('link', { name: member.text('nav.connected-care') }))
      await expect.element(member.heading('page.care.list')).toBeVisible()
      await member.press(
        (await member.openAccountMenu()).getByRole('link', { name: member.text('nav.manage-account') }),
      )
      await member.press(member.link('account.home.people'))
      await expect.element(member.heading('page.account.people')).toBeVisible()
    },
  )

  test('a member manages each part of the account from the account overview', { tags: ['SHELL-07'] }, async () => {
    const member = await renderPage('account.home', {
      before: (sandbox) => sandbox.vary('default', { policy: { premiumPayment: true } }),
    })
    const parts = [
      'account.change-email',
      'account.change-address',
      'account.change-password',
      'account.change-language',
      'account.direct-deposit',
      'premiums.payment-method',
      'account.terms',
    ] as const
    for (const part of parts) {
      await member.goTo('/manage-your-account')
      await member.press(page.css(`main a[href="${hrefOf(part)}"]`).first())
      await expect.element(member.heading(`page.${part}` as MessageId).first()).toBeVisible()
    }
  })
})

test(
  'a member submits a claim, follows it, and saves payments and premiums as PDF',
  { tags: ['SHELL-04'] },
  async () => {
    const member = await renderPage('claims.confirmation', { draft: physiotherapyAt('confirmation') })
    const claim = new Claim(member)
    await claim.choose(member.text('form.claimConfirmation.agreement.label'), 'checkbox')
    await member.press(claim.lastButton())
    await member.isAt('/submit-claim/success')
    const [arrived] = await member.sandbox.claims()
    expect(new Set(arrived?.claimExtraInfo.benefitServices?.map(({ participantId }) => participantId)).size).toBe(2)
    expect(arrived?.claimExtraInfo.coordinationOfBenefits).toMatchObject({ doesMemberHaveOtherCov: false })
    expect(arrived?.files).toHaveLength(1)
    await member.goTo('/history')
    await member.press(firstRowWith(member, 'status.processed').getByRole('link'))
    await expect.element(member.heading('history.story.now')).toBeVisible()
    const saved = savedFiles()
    await member.press(member.button('history.details.download'))
    await expect.poll(() => saved.length).toBe(1)
    await member.goTo('/payment-history')
    await member.press(member.button('payments.download'))
    await expect.poll(() => saved.length).toBe(2)
    const payer = await renderPage('premiums.statements', { persona: 'premiums' })
    // `press` would count as a file that is saved
    await page.getByRole('table').last().getByRole('link').first().click()
    await payer.press(payer.button('premiums.statement.download'))
    await expect.poll(() => saved.length).toBe(3)
    for (const { name, text } of saved) {
      expect(name).toMatch(/\.pdf$/)
      expect(await text).toMatch(/^%PDF-/)
    }
  },
)

test(
  'the breadcrumbs grow on the way to a hospital service and shrink on the way back',
  { tags: ['SHELL-49'] },
  async () => {
    const member = await renderPage('coverage.overview')
    await member.press(page.css(`main a[href="${hrefOf('coverage.hospital')}"]`))
    await member.isAt('/coverage/hospital')
    await expect.poll(() => crumbs(member).length).toBe(3)
    const before = crumbs(member)
    await member.press(page.css('main details summary').first())
    await member.press(page.css(`main a[href^="${hrefOf('coverage.hospital')}/details/"]`).first())
    await expect.poll(() => crumbs(member).length).toBe(4)
    expect(crumbs(member).slice(0, 3)).toEqual(before)
    history.back()
    await expect.poll(() => crumbs(member)).toEqual(before)
  },
)

test(
  'the query of the sign-in URL sets the brand and the reason why the member must sign in',
  { tags: ['ROUTE-008'] },
  async () => {
    const member = await renderPage('access.login', { path: '/login?brand=SBC&status=timeout' })
    await expect.element(page.css('[data-logo]').first()).toHaveAttribute('data-logo', 'prairie')
    await expect.element(member.getByText('login.status.timeout')).toBeVisible()
  },
)

test(
  'the page for an expired session and the page for an expired link open by their URLs',
  { tags: ['ROUTE-030', 'ROUTE-034'] },
  async () => {
    const member = await renderPage('access.login')
    await member.goTo('/expiredtoken')
    await expect.element(member.heading('page.access.expired-session')).toBeVisible()
    await member.goTo('/expired-link')
    await expect.element(member.heading('page.access.expired-link')).toBeVisible()
  },
)

test("the coverage pages depend on the flags of the member's policy", { tags: ['COV-04'] }, async () => {
  const open = await renderPage('coverage.hospital')
  await open.isAt('/coverage/hospital')
  for (const [policy, path] of [
    [{ maaxClaims: false }, '/coverage/hospital/alternate'],
    [{ suppressCoverage: true }, '/coverage/hospital/suppressed'],
    [{ coverage: false }, '/dashboard'],
  ] as const) {
    const member = await renderPage('coverage.hospital', { before: (sandbox) => sandbox.vary('default', { policy }) })
    await member.isAt(path)
  }
})

test('a member can search for every kind of dental care', { tags: ['LOOK-02'] }, async () => {
  await renderPage('coverage.dental-codes')
  await expect.element(page.css('#dentalSearch_specialty')).toBeVisible()
  const codes = [...page.css('#dentalSearch_specialty').element().querySelectorAll('option')]
    .map(({ value }) => value)
    .filter(Boolean)
  expect(new Set(codes)).toEqual(
    new Set(['OP', 'GP', 'DA', 'PR', 'RA', 'DT', 'OR', 'DP', 'PE', 'ON', 'PA', 'OS', 'DH', 'EN']),
  )
})

describe('provider search', () => {
  test(
    'a provider search sends the type of provider, name, city and province, and a telephone number only if one was typed',
    { tags: ['LOOK-10', 'LOOK-13'] },
    async () => {
      const member = await renderPage(stepPage('provider-type'), { draft: physiotherapyAt('provider-type') })
      expect(member.sent('GET', /\/provider-types$/)).toHaveLength(1)
      expect(member.sent('GET', /\/recent-providers$/)).toHaveLength(1)
      const results = await renderPage(stepPage('provider-results'), { draft: physiotherapyAt('provider-results') })
      await expect.element(page.getByRole('radio').first()).toBeVisible()
      const [asked] = results.sent('GET', /\/health-professionals$/)
      expect(Object.fromEntries(asked!.url.searchParams)).toEqual({
        type: 'PHYSPARA',
        name: '',
        city: 'moncton',
        province: 'nb',
      })
    },
  )

  test(
    'a provider search is sent once, and a member who returns to it finds the typed search and its results',
    { tags: ['LOOK-11', 'D-111'] },
    async () => {
      const member = await renderPage(stepPage('provider-results'), { draft: physiotherapyAt('provider-results') })
      const claim = new Claim(member)
      await expect.element(page.getByRole('radio').first()).toBeVisible()
      await member.press(member.button('claims.providers.elsewhere'))
      await claim.shows('provider-search')
      await expect.element(member.field('form.providerSearch.city.label')).toHaveValue('Moncton')
      await claim.goOn('provider-results')
      await expect.element(page.getByRole('radio').first()).toBeVisible()
      expect(member.sent('GET', /\/health-professionals$/)).toHaveLength(1)
    },
  )

  test(
    'a provider is listed with name, address, telephone number, distance and whether the plan pays the provider directly',
    { tags: ['LOOK-12'] },
    async () => {
      const member = await renderPage(stepPage('provider-results'), { draft: physiotherapyAt('provider-results') })
      const results = page.getByRole('radiogroup')
      await expect.element(results.getByText(/\d{3}-\d{3}-\d{4}/).first()).toBeVisible()
      await expect.element(results.getByText(/Moncton/).first()).toBeVisible()
      await expect.element(results.getByText(/km/).first()).toBeVisible()
      await expect.element(results.getByText(member.text('claims.providers.direct-pay')).first()).toBeVisible()
    },
  )
})
