import { describe, expect, test } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { cellsOf, factsOf } from './support/cells.ts'
import { Claim } from './support/claim.ts'
import { physiotherapyAt } from './support/drafts.ts'
import { useKeyboardOnly } from './support/keyboard.ts'
import type { Member } from './support/member.ts'
import { renderPage, type PageOptions } from './support/render-page.tsx'

const PHONE_FR = { locale: 'fr', width: 360 } as const
const main = page.getByRole('main')
const PERIOD = {
  startDate: '20260101',
  endDate: '20261231',
  balanceAmount: '100.00',
  allocationAmount: '500.00',
  usedAmount: '400.00',
  usableAmount: '100.00',
}
const ACCOUNT = {
  accountType: 'CRCFWRD',
  currentPeriod: PERIOD,
  previousPeriods: [],
  totalUsableAmount: '100.00',
  balance: '100.00',
}

test(
  'a link on the dashboard opens the page of the health spending account',
  { tags: ['ROUTE-100', 'DATA-43'] },
  async () => {
    const member = await renderPage('dashboard.home', { persona: 'hsa' })
    await member.press(member.link('dashboard.balance.more'))
    await member.isAt('/coverage/health-spending-account')
    await expect.element(main.getByRole('meter')).toBeVisible()
    await expect.element(main).toMatchTextContent(/\$412\.50/)
  },
)

test.each([
  [
    ['Anne Roy', 'Bob Roy'],
    ['Anne Roy', 'Bob Roy'],
  ],
  [[{ participantId: '1', firstName: 'Anne', lastName: 'Roy' }], ['Anne Roy']],
  [['1', '2'], []],
])(
  'the page of a spending account names the people it covers, in any form: %j',
  { tags: ['D-197'] },
  async (coveredParticipants, names) => {
    const member = await renderPage('spending.health', {
      persona: 'hsa',
      isDeployed: true,
      before: (sandbox) =>
        sandbox.faults([
          { operationId: 'getHealthSpendingAccount', status: 200, body: { ...ACCOUNT, coveredParticipants } },
        ]),
    })
    await expect.element(main).toMatchTextContent(/\$100\.00/)
    const people = main.getByRole('region', { name: member.text('spending.people') })
    if (names.length === 0) await expect.element(people).not.toBeInTheDocument()
    for (const name of names) await expect.element(people.getByText(name)).toBeVisible()
  },
)

test(
  'the page of the health spending account shows the balance, the people who can use it, its type and earlier periods',
  { tags: ['ACCTS-04', 'ACCTS-06', 'D-123'] },
  async () => {
    const member = await renderPage('spending.health', { persona: 'hsa', ...PHONE_FR })
    await expect.element(main).toMatchTextContent(/412,50/)
    await member.press(page.getByText(member.text('spending.facts')))
    await expect.element(main.getByText(member.text('spending.total'), { exact: true })).toBeVisible()
    for (const name of ['Marie-Ève Roy-Côté', 'Daniel Cormier', 'Théo Cormier-Roy'])
      await expect.element(main.getByRole('listitem').filter({ hasText: name })).toBeVisible()
    await expect.element(main.getByText(member.text('spending.type.CRCFWRD'))).toBeVisible()
    await expect.element(main.getByRole('table', { name: member.text('spending.before') })).toBeVisible()
    await member.expectNoAxeViolations()
  },
)

test(
  'each period has its dates, its allocated, used and remaining amounts, the usable amount and its deadline',
  { tags: ['ACCTS-05'] },
  async () => {
    const account = {
      ...ACCOUNT,
      coveredParticipants: [],
      currentPeriod: { ...PERIOD, balanceAmount: '119.99', usedAmount: '380.01', forfeitDate: '20270331' },
      previousPeriods: [
        {
          startDate: '20250101',
          endDate: '20251231',
          forfeitDate: '20260331',
          allocationAmount: '450.00',
          usedAmount: '337.50',
          balanceAmount: '112.50',
          usableAmount: '80.25',
        },
      ],
    }
    const member = await renderPage('spending.health', {
      persona: 'hsa',
      before: (sandbox) => sandbox.faults([{ operationId: 'getHealthSpendingAccount', status: 200, body: account }]),
    })
    await member.press(page.getByText(member.text('spending.facts')))
    const [period, allocation, used, left, usable, deadline] = (
      ['period', 'allocationAmount', 'usedAmount', 'balanceAmount', 'usableAmount', 'forfeitDate'] as const
    ).map((id) => member.text(`spending.${id}`))
    expect(factsOf(main)).toMatchObject({
      [period!]: 'January 1, 2026 to December 31, 2026',
      [allocation!]: '$500.00',
      [used!]: '$380.01',
      [left!]: '$119.99',
      [usable!]: '$100.00',
      [deadline!]: 'March 31, 2027',
    })
    expect(cellsOf(main.getByRole('table', { name: member.text('spending.before') }))).toEqual([
      [period, allocation, used, left, usable, deadline],
      ['January 1, 2025 to December 31, 2025', '$450.00', '$337.50', '$112.50', '$80.25', 'March 31, 2026'],
    ])
  },
)

test(
  'Your coverage has a card for the personal wellness account, whose page shows its type',
  { tags: ['ROUTE-087', 'ACCTS-06', 'ACCTS-07'] },
  async () => {
    const member = await renderPage('coverage.overview', { persona: 'pwa', ...PHONE_FR })
    await expect.element(main.getByRole('meter', { name: /mieux-être/ })).toBeVisible()
    const list = page.getByRole('region', { name: member.text('coverage.benefits.title') })
    await member.press(list.getByRole('link', { name: /mieux-être.*il reste/i }))
    await member.isAt('/coverage/personal-wellness-account')
    await expect.element(page.getByText(member.text('spending.type.NOCFWRD'))).toBeVisible()
    expect(member.sent('GET', /\/benefits\/personal-wellness-account$/)).toHaveLength(1)
  },
)

test(
  'the expenses of the personal wellness account are found by category and subcategory with the keyboard alone',
  { tags: ['ROUTE-089', 'ACCTS-08', 'ACCTS-12', 'ACCTS-13'] },
  async () => {
    const member = await renderPage('spending.wellness', { persona: 'pwa' })
    useKeyboardOnly(member)
    await member.press(member.link('spending.wellness.expenses'))
    await member.isAt('/coverage/personal-wellness-account/eligible-expenses')
    expect(member.sent('GET', /\/benefits\/personal-wellness-account\/services$/)).toHaveLength(1)
    const texts = (of: Locator) => of.elements().map(({ textContent }) => textContent)
    const categories = page.css('main details > summary')
    const names = ['Fitness and sports', 'Health and prevention', 'Family', 'Supplements', 'Everyday life']
    await expect.poll(() => texts(categories)).toEqual([...names, 'Health expenses'])
    await member.press(categories.nth(2))
    const family = page.css('main details[open]')
    expect(texts(family.css('h3, li'))).toEqual([
      'Care',
      'Child careDay care, after-school care and babysitting.',
      'Elder careHome help and adult day programs.',
      'Activities',
      'Camps and lessons for childrenDay camps, swimming, music and art lessons.',
      'TutoringTutors and learning support for children.',
    ])
    const expenses = texts(page.css('main details li strong'))
    expect(expenses).toHaveLength(28)
    const named = ['Child care', 'Fitness fees', 'Smoking cessation', 'Vision', 'Leisure travel']
    expect(expenses).toEqual(expect.arrayContaining([...named, 'Supplements and over-the-counter products']))
    await member.expectNoAxeViolations()
  },
)

test(
  'the account page of a plan without maaxClaims shows the balance from health-spending-products/balances',
  { tags: ['ROUTE-101', 'ACCTS-03', 'GUARD-38'] },
  async () => {
    const member = await renderPage('spending.health', { persona: 'hsa-alternate', ...PHONE_FR })
    await member.isAt('/coverage/health-spending-account/alternate')
    await expect.element(main).toMatchTextContent(/412,50/)
    const asked = member.sent('GET', /\/coverages\/health-spending-products\/balances$/)
    expect(asked.map(({ url }) => url.searchParams.get('type'))).toEqual(['hsa'])
    await member.expectNoAxeViolations()
  },
)

test(
  'the page of the wellness account shows a message if a plan without maaxClaims includes no such account',
  { tags: ['ROUTE-088', 'GUARD-37'] },
  async () => {
    const member = await renderPage('spending.wellness', { persona: 'hsa-alternate' })
    await member.isAt('/coverage/personal-wellness-account/alternate')
    await expect.element(member.heading('spending.none')).toBeVisible()
  },
)

test(
  'the page of a wellness account without a balance says so, and shows no balance of zero',
  { tags: ['ACCTS-10'] },
  async () => {
    const member = await renderPage('spending.wellness', {
      persona: 'pwa',
      ...PHONE_FR,
      before: (sandbox) => sandbox.faults([{ operationId: 'getPersonalWellnessBalance', status: 204 }]),
    })
    await expect.element(member.getByText('spending.no-balance')).toBeVisible()
    await expect.element(main.getByRole('meter')).not.toBeInTheDocument()
  },
)

test(
  'the account page shows the payments link and the button to use the account only if the policy allows them',
  { tags: ['D-181', 'GUARD-44'] },
  async () => {
    const opens = (policy: object) =>
      renderPage('spending.health', { persona: 'hsa', before: (sandbox) => sandbox.vary('hsa', { policy }) })
    const member = await opens({ benefitUsage: true, easyHsa: true })
    await expect.element(member.link('spending.usage')).toHaveAttribute('href', '/en/history')
    await expect.element(member.button('spending.use')).toBeVisible()
    await opens({ benefitUsage: false, easyHsa: false })
    await expect.element(main).toMatchTextContent(/412\.50/)
    await expect.element(member.link('spending.usage')).not.toBeInTheDocument()
    await expect.element(member.button('spending.use')).not.toBeInTheDocument()
  },
)

test(
  'the page of the wellness account starts a claim for it, unless the member is suspended',
  { tags: ['D-181', 'D-17'] },
  async () => {
    const opens = (policy: object) =>
      renderPage('spending.wellness', {
        persona: 'pwa',
        ...PHONE_FR,
        before: (sandbox) => sandbox.vary('pwa', { policy }),
      })
    const member = await opens({})
    await member.press(member.button('spending.claim'))
    await member.isAt('/submit-claim/before-start/pwa')
    await opens({ suspended: true })
    await expect.element(main).toMatchTextContent(/250,00/)
    await expect.element(member.button('spending.claim')).not.toBeInTheDocument()
  },
)

/** The line of the summary about what another insurer has paid since the first claim. */
function paidSince(member: Member): string {
  const label = member.text('form.hsaPayment.lines.updatedCobAmount.label')
  const term = [...document.querySelectorAll('main dt')].find(({ textContent }) => textContent === label)
  return term?.parentElement?.textContent ?? ''
}

describe('unpaid part of earlier claims that the account can pay', () => {
  const eligible = 'searchHsaEligibleClaims'
  const opens = (before: PageOptions['before'], look: PageOptions = {}) =>
    renderPage('spending.health', { persona: 'hsa', ...(before && { before }), ...look })
  const isSilent = async (before: PageOptions['before']) => {
    const member = await opens(before)
    await expect.element(main).toMatchTextContent(/\$/)
    await member.waits()
    await expect.element(member.button('spending.back.begin')).not.toBeInTheDocument()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  }

  for (const [persona, look] of [
    ['hsa', {}],
    ['hsa-alternate', PHONE_FR],
  ] as const)
    test(
      `the unpaid rest of earlier claims can be claimed with one press and by accepting the agreement (${persona})`,
      { tags: ['CLAIM-63', 'CLAIM-69', 'GUARD-20', 'D-223'] },
      async () => {
        const member = await opens((sandbox) => sandbox.vary(persona, { policy: { easyHsa: true } }), {
          persona,
          ...look,
        })
        const offer = main.getByRole('heading', { name: /\d[.,]\d\d/ })
        await expect.element(offer).toBeVisible()
        const amount = /\d+[.,]\d\d/.exec(offer.element().textContent ?? '')?.[0] ?? ''
        await member.expectNoAxeViolations()
        const bills = main.getByText(/^(See the|Voir les) \d+/)
        const count = Number(/\d+/.exec(bills.element().textContent ?? '')?.[0])
        await member.press(bills)
        await expect.element(main.getByText(/Marie|Daniel|Théo/).first()).toBeVisible()
        await member.press(member.button('spending.back.begin'))
        await member.isAt('/submit-claim/claim-summary')
        expect(member.sent('GET', /\/banking-details$/).length).toBeGreaterThan(0)
        const asked = page.getByRole('region', { name: member.text('claims.hsa.asked') })
        await expect.element(asked).toMatchTextContent(amount)
        await expect.element(main.getByText(member.text('claims.hsa.chosen', { count }))).toBeVisible()
        expect(paidSince(member)).toContain(member.text('no'))
        await member.expectNoAxeViolations()
        await new Claim(member).choose(member.text('form.claimConfirmation.agreement.label'), 'checkbox')
        await member.press(new Claim(member).lastButton())
        await member.isAt('/submit-claim/success')
        const [arrival] = await member.sandbox.claims()
        expect(arrival?.claimExtraInfo.hsaServices?.map(({ hsaRequestedFlag }) => hsaRequestedFlag)).toEqual(
          Array.from({ length: count }, () => true),
        )
      },
    )

  test(
    'a member can enter later payments of another insurer in a claim for the unpaid rest, with the keyboard alone',
    { tags: ['CLAIM-68', 'D-223'] },
    async () => {
      const member = await opens(undefined)
      useKeyboardOnly(member)
      await member.press(member.button('spending.back.since'))
      const claim = new Claim(member)
      await claim.shows('hsa-payment')
      const since = page.getByLabelText(member.text('form.hsaPayment.lines.updatedCobAmount.label'))
      await expect.poll(() => since.length).toBeGreaterThan(1)
      await member.write(since.first(), '1')
      await claim.goOn('claim-summary')
      await expect.poll(() => paidSince(member)).toContain('$1.00')
    },
  )

  test('the amount that can be claimed is limited by the balance, and the page says so', async () => {
    const member = await opens(
      (sandbox) => sandbox.faults([{ operationId: 'getHealthSpendingAccountBalance', body: { balance: '50.00' } }]),
      PHONE_FR,
    )
    await expect.element(main.getByRole('heading', { name: /50,00/ })).toBeVisible()
    await expect.element(member.getByText('spending.back.short')).toBeVisible()
  })

  test(
    'the unpaid part of earlier claims is not shown if there is none or if it cannot be loaded',
    { tags: ['D-181', 'CLAIM-65'] },
    async () => {
      for (const status of [204, 422, 500])
        await isSilent((sandbox) => sandbox.faults([{ operationId: eligible, status }]))
      await isSilent((sandbox) => sandbox.faults([{ operationId: 'listClaimTypes', status: 500 }]))
      await isSilent((sandbox) => sandbox.faults([{ operationId: 'getHealthSpendingAccountBalance', status: 204 }]))
      await isSilent((sandbox) => sandbox.vary('hsa', { policy: { easyHsa: false } }))
    },
  )

  test(
    'a claim that the member has begun is not replaced by a claim for the unpaid part',
    { tags: ['D-119'] },
    async () => {
      const member = await opens(undefined, { draft: physiotherapyAt('claim-details') })
      await member.press(member.button('spending.back.begin'))
      await new Claim(member).shows('claim-type')
      await expect.element(page.getByRole('radio', { name: /^Health practitioner/ })).toBeChecked()
    },
  )
})
