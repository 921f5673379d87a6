import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { monthsBefore, today8, withDashes } from '~/domain/dates/date8.ts'
import { toCents } from '~/domain/money.ts'
import { taxYear } from '~/domain/tax-year.ts'
import { formatDate } from '~/platform/i18n/format.ts'
import type { SandboxControl } from '../support/sandbox-control.ts'
import { CLAIM_LINE, PAYMENT } from '../support/page-fixtures.ts'
import { cellsOf } from './support/cells.ts'
import { contains } from './support/contains.ts'
import { useKeyboardOnly } from './support/keyboard.ts'
import type { Member } from './support/member.ts'
import { renderOn } from './support/render-on.ts'
import { renderPage, type PageOptions } from './support/render-page.tsx'
import { savedFiles } from './support/saved-files.ts'
import { writeDate } from './support/write-date.ts'

const PHONE = { locale: 'fr', width: 360 } as const
/** Details of a processed claim line, without the payment method. */
const DETAILS = {
  claimId: 'C1000004-10',
  line: 1,
  claimStatus: 'PAID',
  participantName: 'Daniel Cormier',
  benefitCode: 'CHLTH',
  benefitDescription: 'Soins de santé complémentaires',
  serviceInfo: { code: 'PHYS01', description: 'Physiothérapie – évaluation initiale' },
  serviceDate: '20260818',
  dateReceived: '20260819',
  submittedAmount: '80.00',
  excludedAmount: '0.00',
  coinsurancePercent: 62.5,
  eligibleAmount: '80.00',
  deductibleAmount: '0.00',
  cobAmount: '0.00',
  paidAmount: '50.00',
  spendingAccountPaidAmount: '0.00',
  totalPaidAmount: '50.00',
  explanations: [],
}

const search = (member: Member) => member.press(member.button('history.filter.search'))
/** Chooses a period: with a button, or on a phone in a field. */
const choosePeriod = (member: Member, id: 'this-year' | 'last-year' | 'three-months' | 'twelve-months') =>
  innerWidth > 480 ? member.press(member.button(`history.year.${id}`)) : periods(member).selectOptions(id)
const announced = (text: RegExp) => page.css('[aria-live=polite] > span').filter({ hasText: text })
const periods = (member: Member) => page.getByRole('combobox', { name: member.text('history.year.period') })
const box = (name: string) => page.getByRole('checkbox', { name, exact: true })

/** Opens a payment of the persona who has a spending account, from the list of recent claims. */
async function openRecentPayment(options: PageOptions): Promise<Member> {
  const member = await renderOn('2026-11-20', 'dashboard.home', { persona: 'hsa', ...options })
  const claim = page.getByRole('listitem').filter({ hasText: /Insulin.*115[.,]20/ })
  await contains(claim, 'Daniel', '2026', member.text('dashboard.recent.paid'), member.text('status.processed'))
  if (!options.locale) useKeyboardOnly(member)
  await member.press(claim.getByRole('link'))
  await expect.element(member.heading('history.story.now')).toBeVisible()
  await member.press(
    page.getByRole('main').getByRole('link', { name: new RegExp(`^${member.text('history.story.payment')}`) }),
  )
  await member.isAt('/payment-history/details')
  return member
}
test(
  'the page of a decided claim offers to repeat the claim, unless its service is no longer available',
  { tags: ['D-97'] },
  async () => {
    const member = await renderPage('dashboard.home', { locale: 'fr' })
    await member.press(page.getByRole('listitem').filter({ hasText: 'Daniel' }).getByRole('link').first())
    await expect.element(member.heading('history.story.now')).toBeVisible()
    await member.press(member.button('history.story.again'))
    await member.isAt('/submit-claim/again')
    const other = await renderPage('history.details', {
      path: '/history/details/C1000004-10/1',
      before: (sandbox) =>
        sandbox.faults([
          {
            operationId: 'getClaimPaymentDetails',
            body: { ...DETAILS, serviceInfo: { code: 'GONE', description: 'Massage' } },
          },
        ]),
    })
    await expect.element(other.getByText('claim-promise.ask')).toBeVisible()
    await expect.poll(() => other.sent('GET', /recent-claim-services$/).length).toBeGreaterThan(0)
    await expect.element(other.button('history.story.again')).not.toBeInTheDocument()
  },
)

const statement = (member: Member) => page.getByRole('region', { name: member.text('payment.statement'), exact: true })

test(
  'the page of a recent claim leads to the payment of the claim, with the keyboard alone',
  { tags: ['ROUTE-042', 'HIST-38', 'HIST-41'] },
  async () => {
    const member = await openRecentPayment({})
    expect(location.search).toMatch(/^\?paymentId=P\d+&fromDate=\d{8}&toDate=\d{8}$/)
    expect(member.sent('GET', /\/payment-details$/).map(({ url }) => [...url.searchParams.keys()])).toEqual([
      ['paymentId', 'fromDate', 'toDate'],
    ])
    await contains(
      statement(member),
      'Marie-Ève Roy-Côté',
      '123, rue Principale',
      'App. 4',
      'Moncton',
      'E1C 4M1',
      'Direct deposit',
      '2026',
      '115.20',
    )
    await member.press(page.getByRole('navigation').getByRole('link', { name: member.text('page.history.payments') }))
    await member.isAt('/payment-history')
  },
)

test(
  'a payment is listed line by line for each person, and its PDF is saved under the payment number',
  { tags: ['HIST-40', 'HIST-42', 'HIST-43'] },
  async () => {
    const calculation = {
      participantId: '2',
      participantName: 'DANIEL CORMIER',
      participantDob: '19840305',
      benefitLines: [
        {
          benefitCode: 'DRUGS',
          benefitDescription: 'Médicaments',
          benefitType: 'HEALTH',
          paymentDetailLine: [
            {
              serviceDescription: 'Insuline',
              serviceDate: '20261105',
              submittedAmount: '140.20',
              excludedAmount: '20.20',
              eligibleAmount: '120.00',
              deductibleAmount: '4.80',
              coinsurancePct: 80,
              paidAmount: '92.16',
              hspAmount: '23.04',
            },
          ],
        },
      ],
    }
    const member = await openRecentPayment({
      locale: 'fr',
      before: (sandbox) =>
        sandbox.faults([{ operationId: 'getPaymentDetails', patch: { calculationOfBenefits: [calculation] } }]),
    })
    await contains(statement(member), 'Dépôt direct', /115,20/)
    const person = page.getByRole('region', { name: 'Daniel Cormier' })
    await contains(person, '5 mars 1984')
    const amounts = ['submittedAmount', 'excludedAmount', 'eligibleAmount', 'deductibleAmount'] as const
    const columns = ['service', 'serviceDate', ...amounts, 'coinsurancePct', 'paidAmount', 'hspAmount'] as const
    expect(cellsOf(person.getByRole('table', { name: 'Médicaments' }))).toEqual([
      columns.map((id) => member.text(`payment.column.${id}`)),
      ['Insuline', '5 novembre 2026', '140,20 $', '20,20 $', '120,00 $', '4,80 $', '80 %', '92,16 $', '23,04 $'],
    ])
    await contains(
      person.getByRole('heading', { level: 3 }),
      member.text('payment.subtotal', { name: 'Daniel Cormier' }),
    )
    await contains(
      page
        .getByRole('region', { name: member.text('payment.spending') })
        .getByRole('row')
        .last(),
      /23,04/,
    )
    await expect.element(member.heading('payment.adjustments')).not.toBeInTheDocument()
    await member.press(member.button('payment.download'))
    const number = new URLSearchParams(location.search).get('paymentId')
    await expect
      .poll(() => member.sent('GET', /\/payment-details-pdf$/).map(({ url }) => url.search))
      .toEqual([`?paymentId=${number}`])
  },
)

test(
  'the download on the page of a claim line requests the payment statement of that line',
  { tags: ['HIST-19'] },
  async () => {
    const member = await renderPage('history.combined')
    const decided = page.getByRole('row').filter({ hasText: member.text('status.processed') })
    await member.press(decided.first().getByRole('link'))
    await expect.element(member.heading('history.story.now')).toBeVisible()
    const [, claim, line] = /history\/details\/([^/]+)\/(\d+)/.exec(location.pathname) ?? []
    await member.press(member.button('history.details.download'))
    await expect
      .poll(() => member.sent('GET', /\/pdf$/).map(({ url }) => url.pathname.split('/').slice(-4)))
      .toEqual([[claim, 'payment-details', line, 'pdf']])
  },
)

test('an adjustment of a payment is shown with its claim', { tags: ['HIST-43'] }, async () => {
  const member = await renderPage('history.payment', {
    before: (sandbox) => sandbox.faults([{ operationId: 'getPaymentDetails', example: 'adjusted' }]),
  })
  await contains(page.getByRole('region', { name: member.text('payment.adjustments') }), 'C1000007-10')
})

test(
  'the list of payments has totals, a chart by month, and a column for the spending account',
  { tags: ['ROUTE-041', 'HIST-34'] },
  async () => {
    const payments = {
      totalPaidAmount: '186.49',
      showHSP: true,
      paymentLines: [
        {
          dateProcessed: '20261103',
          paymentType: 'Chèque',
          paymentId: 'P7',
          spendingAccountUsed: '23.04',
          paidAmount: '92.16',
        },
        {
          dateProcessed: '20261002',
          paymentType: 'Dépôt direct',
          paymentId: 'P6',
          spendingAccountUsed: '0.00',
          paidAmount: '64.33',
        },
        {
          dateProcessed: '20260828',
          paymentType: 'Dépôt direct',
          paymentId: 'P5',
          spendingAccountUsed: '5.50',
          paidAmount: '30.00',
        },
      ],
    }
    const shows = (showHSP: boolean) =>
      ({ operationId: 'searchPaymentHistories', body: { ...payments, showHSP } }) as const
    const member = await renderPage('history.payments', {
      persona: 'hsa',
      ...PHONE,
      before: (sandbox) => sandbox.faults([shows(true)]),
    })
    const table = page.getByRole('table')
    await expect
      .poll(() => cellsOf(table).slice(1))
      .toEqual([
        [expect.stringContaining('3 nov. 2026'), 'Chèque', '23,04 $', '92,16 $'],
        [expect.stringContaining('2 oct. 2026'), 'Dépôt direct', '0,00 $', '64,33 $'],
        [expect.stringContaining('28 août 2026'), 'Dépôt direct', '5,50 $', '30,00 $'],
      ])
    expect(
      table
        .getByRole('link')
        .elements()
        .map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('paymentId')),
    ).toEqual(['P7', 'P6', 'P5'])
    const spending = page.getByRole('columnheader', { name: member.text('payments.column.spending') })
    await expect.element(spending).toBeInTheDocument()
    await contains(page.getByRole('main'), /186,49/)
    await contains(page.getByRole('figure'), member.text('payments.by-month'))
    await member.sandbox.faults([shows(false)])
    await choosePeriod(member, 'last-year')
    await expect.element(spending).not.toBeInTheDocument()
    await member.sandbox.heal()
    await choosePeriod(member, 'three-months')
    await contains(page.getByRole('main'), /233,20/)
    const fewer = page.getByRole('row').length - 1
    await expect.element(announced(new RegExp(`^Paiements du .+\\u00A0: ${fewer} paiements$`))).toBeInTheDocument()
    await expect.element(page.getByRole('figure')).not.toBeInTheDocument() // two months are too few for a chart
  },
)

test(
  'a payment for a person who does not share information says how much is for claims that are not listed',
  { tags: ['D-158'] },
  async () => {
    const member = await renderPage('history.payments', { persona: 'exclusion', ...PHONE })
    const words = member.text('payment.not-shown', { amount: '%' }).split('%')[1]!.trim()
    const payments = page.getByRole('table').getByRole('link')
    await expect.poll(() => payments.length).toBeGreaterThan(4)
    const found: boolean[] = []
    for (const index of [0, 1, 2, 3, 4]) {
      await member.press(payments.nth(index))
      await expect.element(statement(member)).toBeVisible()
      found.push(page.getByText(words).elements().length > 0)
      await expect.element(page.getByText('Daniel', { exact: false })).not.toBeInTheDocument()
      history.back()
      await member.isAt('/payment-history')
    }
    expect(found).toContain(true)
    expect(found).toContain(false)
  },
)

test(
  'the URL of a payment without an end date redirects to the payment search, where both dates are required',
  { tags: ['HIST-32', 'HIST-37'] },
  async () => {
    const member = await renderPage('history.payment', {
      path: '/payment-history/details?paymentId=P1003&fromDate=20260801',
    })
    await member.isAt('/payment-history')
    await expect.element(member.getByText('history.filter.incomplete.title')).toBeVisible()
    await search(member)
    await expect.element(member.getByText('form.toDate.error.required')).toBeVisible()
    await member.expectNoAxeViolations()
    expect(member.sent('GET', /payment-(details|histories)/)).toEqual([])
  },
)

test(
  'a payment search reports a start date after the end date, and Back shows the search without a new request',
  { tags: ['HIST-33', 'HIST-35'] },
  async () => {
    const member = await renderPage('history.payments', PHONE)
    await member.press(page.getByText(member.text('payments.filter')))
    const [start, end] = [monthsBefore(today8(), 13), monthsBefore(today8(), 1)]
    await writeDate(member, 'form.fromDate.label', end)
    await writeDate(member, 'form.toDate.label', start)
    await search(member)
    await expect.element(member.getByText('form.error.fromNotAfterTo')).toBeVisible()
    await writeDate(member, 'form.fromDate.label', start)
    await writeDate(member, 'form.toDate.label', end)
    await search(member)
    await expect.poll(() => location.search).toBe(`?fromDate=${start}&toDate=${end}`)
    const payments = page.getByRole('table').getByRole('link')
    await expect.poll(() => payments.length).toBeGreaterThan(9)
    const count = payments.length
    await expect
      .element(page.getByRole('columnheader', { name: member.text('payments.column.spending') }))
      .not.toBeInTheDocument()
    await member.press(payments.last())
    await member.isAt('/payment-history/details')
    await expect.element(statement(member)).toBeVisible()
    history.back()
    await member.isAt('/payment-history')
    await expect.poll(() => payments.length).toBe(count)
    expect(
      member.sent('GET', /payment-histories$/).filter(({ url }) => url.searchParams.get('fromDate') === start),
    ).toHaveLength(1)
  },
)

test(
  'if a payment search has no results, the page says so and offers no statement',
  { tags: ['HIST-33'] },
  async () => {
    const member = await renderPage('history.payments', { path: '/payment-history?fromDate=20250101&toDate=20250131' })
    await expect.element(member.getByText('payments.empty.title')).toBeVisible()
    await expect.element(member.button('payments.download')).not.toBeInTheDocument()
  },
)

test(
  'if the service has no statement of the payments of a period, the page says so without a dialog',
  { tags: ['HIST-36', 'D-89'] },
  async () => {
    const period = `?fromDate=${monthsBefore(today8(), 11)}&toDate=${today8()}`
    const member = await renderPage('history.payments', {
      path: `/payment-history${period}`,
      before: (sandbox) => sandbox.faults([{ operationId: 'getPaymentStatementsPdf', status: 204 }]),
    })
    await member.press(member.button('payments.download'))
    await expect.element(page.getByRole('main').getByText(member.text('payments.download.none'))).toBeVisible()
    expect(member.sent('GET', /payment-histories\/statements$/).map(({ url }) => url.search)).toEqual([period])
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  },
)

test("the page of an unknown payment shows the service's message", { tags: ['HIST-39'] }, async () => {
  await renderPage('history.payment', { ...PHONE, path: PAYMENT.replace('P1003', 'P-UNKNOWN') })
  await expect.element(page.getByRole('dialog').getByText(/pas trouvé ce paiement/)).toBeVisible()
})

test.each(['history.details', 'history.appeal'] as const)(
  'the page %s of a claim that the service does not know says so once and leads to the history',
  { tags: ['D-347'] },
  async (id) => {
    const path = `/history/${id === 'history.appeal' ? 'appeal' : 'details'}/C9999999-10/1`
    const member = await renderPage(id, { ...PHONE, path })
    await expect.element(member.heading('follow-up.unknown.title')).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(member.button('error.retry')).not.toBeInTheDocument()
    await member.press(member.link('follow-up.unknown.history'))
    await member.isAt('/history')
  },
)

test(
  'a plan without types of claims has no search of past claims, and the page says why',
  { tags: ['HIST-02', 'D-347'] },
  async () => {
    const member = await renderPage('history.claims', {
      persona: 'alternate',
      before: (sandbox) => sandbox.faults([{ operationId: 'listClaimTypes', status: 204 }]),
    })
    await expect.element(member.heading('claim-history.no-types.title')).toBeVisible()
    await expect.element(member.button('history.filter.search')).not.toBeInTheDocument()
    expect(await member.sandbox.count('searchClaimHistories')).toBe(0)
  },
)

test(
  'the URL of a claim line redirects to the claim history in a plan without pages for claim lines',
  { tags: ['D-14', 'D-96'] },
  async () => {
    const member = await renderPage('history.details', { persona: 'alternate' })
    await member.isAt('/claim-history')
  },
)

const people = () => page.getByRole('main').getByRole('heading', { level: 2 })
const names = () =>
  people()
    .elements()
    .map((each) => each.textContent)

test(
  'claims are grouped by person with totals, and the details of a claim line open within the page',
  { tags: ['ROUTE-043', 'HIST-07', 'D-96'] },
  async () => {
    const member = await renderPage('history.claims', { persona: 'alternate', ...PHONE })
    await expect.poll(names).toEqual(['Marie-Ève Roy-Côté', 'Daniel Cormier', 'Théo Cormier-Roy'])
    const daniel = page.getByRole('region', { name: 'Daniel Cormier' })
    await contains(daniel, '1984', /814,55/)
    for (const id of ['submittedAmount', 'excludedAmount', 'deductibleAmount', 'paidAmount'] as const) {
      await contains(daniel, member.text(`claim-history.total.${id}`))
      await contains(daniel.getByRole('table'), member.text(`claim-history.column.${id}`))
    }
    await member.press(daniel.getByRole('button', { name: new RegExp(`^${member.text('history.show')}`) }).first())
    const amounts = daniel.getByText(member.text('history.details.amounts'))
    await expect.element(amounts).toBeVisible()
    await member.isAt('/claim-history')
    await member.expectNoAxeViolations()
    const hide = daniel.getByRole('button', { name: new RegExp(`^${member.text('history.hide')}`) })
    await expect.element(hide).toHaveFocus()
    await member.press(hide)
    await expect.element(amounts).not.toBeInTheDocument()
  },
)

test(
  'a claim search requires a person, and the PDF is requested with the criteria of the search',
  { tags: ['HIST-01', 'HIST-02', 'HIST-09'] },
  async () => {
    const member = await renderPage('history.claims', { persona: 'alternate' })
    const asked = () => member.sent('GET', /claim-histories$/)
    await expect.poll(() => asked().length).toBe(1)
    // the page must have a link to the dashboard, which lists the undecided claims
    await expect.element(member.link('claim-history.open.link')).toBeVisible()
    await member.press(page.getByText(member.text('claim-history.filter')))
    await expect.element(box(member.text('claim-history.every-type'))).toBeChecked()
    await member.press(box(member.text('history.filter.everybody')))
    await search(member)
    await expect.element(member.getByText('form.claimHistoryFilter.participant.error.required')).toBeVisible()
    expect(asked()).toHaveLength(1)
    await member.choose(box('Théo Cormier-Roy'))
    await search(member)
    await expect.poll(names).toEqual(['Théo Cormier-Roy'])
    const count = page.getByRole('row').length - 1
    await expect
      .element(announced(new RegExp(`^Théo Cormier-Roy\\. Services from .+: ${count} claims?$`)))
      .toBeInTheDocument()
    await member.press(member.button('claim-history.download'))
    await expect
      .poll(() => member.sent('GET', /claim-histories\/statement$/).map(({ url }) => url.search))
      .toEqual([asked().at(-1)!.url.search])
    expect(asked().at(-1)!.url.searchParams.get('participants')).toBe('3')
  },
)

test(
  'a claim search is not sent again when the member returns, and the page says so if no claim is found',
  { tags: ['HIST-06', 'HIST-08'] },
  async () => {
    const member = await renderPage('history.claims', { persona: 'alternate', ...PHONE })
    await member.press(page.getByText(member.text('claim-history.filter')))
    await member.press(box(member.text('history.filter.everybody')))
    await member.choose(box('Théo Cormier-Roy'))
    await search(member)
    await expect.poll(names).toEqual(['Théo Cormier-Roy'])
    await member.sandbox.forgetCalls()
    await member.goTo('/dashboard')
    await member.isAt('/dashboard')
    await member.goTo('/claim-history')
    await member.isAt('/claim-history')
    await expect.poll(names).toEqual(['Théo Cormier-Roy'])
    expect(await member.sandbox.count('searchClaimHistories')).toBe(0)
    await member.press(page.getByText(member.text('claim-history.filter')))
    await writeDate(member, 'form.toDate.label', monthsBefore(today8(), 12))
    await writeDate(member, 'form.fromDate.label', monthsBefore(today8(), 12))
    await search(member)
    await expect.element(member.getByText('history.empty.title')).toBeVisible()
    await member.expectNoAxeViolations()
  },
)

test(
  'if the service truncated the history, the page says how many lines it shows',
  { tags: ['HIST-15', 'D-95'] },
  async () => {
    const member = await renderPage('history.combined', {
      before: (sandbox) => sandbox.faults([{ operationId: 'searchClaims', example: 'partial' }]),
    })
    await expect.element(page.getByText(member.text('history.max', { limit: 1 }))).toBeVisible()
  },
)

test(
  'a complete history mentions no limit, and a claim line without a page opens its details below its row',
  { tags: ['HIST-15', 'HIST-17'] },
  async () => {
    const withPages = await renderPage('history.combined', PHONE)
    await expect.element(page.getByRole('table')).toBeVisible()
    await expect
      .element(page.getByRole('columnheader', { name: withPages.text('history.column.details') }))
      .not.toBeInTheDocument()
    const member = await renderPage('history.combined', {
      ...PHONE,
      before: (sandbox) => sandbox.vary('default', { policy: { claimTracker: false } }),
    })
    const table = page.getByRole('table')
    await member.press(table.getByRole('button', { name: new RegExp(`^${member.text('history.show')}`) }).first())
    for (const id of [
      'history.details.claimId',
      'history.details.benefitDescription',
      'history.line.code',
      'history.details.dateReceived',
    ] as const)
      await contains(table, member.text(id))
    await expect.element(page.getByText(member.text('history.max', { limit: 500 }))).not.toBeInTheDocument()
    await member.expectNoAxeViolations()
  },
)

test(
  "the page of a claim in progress, to which the insurer's emails lead, opens although the plan hides recent claims",
  { tags: ['HIST-18', 'D-18'] },
  async () => {
    const member = await renderPage('history.details', {
      persona: 'documents',
      path: '/history/details/C1090000-38/1',
      before: (sandbox) => sandbox.vary('documents', { policy: { claimTracker: false } }),
    })
    await expect.element(member.heading('history.story.steps')).toBeVisible()
  },
)

test(
  'a decided claim line leads to its payment details if it has any, and a claim line in progress leads to its page',
  { tags: ['HIST-18'] },
  async () => {
    const member = await renderPage('history.combined')
    const rows = (status: 'status.processed' | 'status.in-progress') =>
      page.getByRole('row').filter({ hasText: member.text(status) })
    await contains(rows('status.in-progress').first(), member.text('status.in-progress'))
    const withoutPage = await renderPage('history.combined', {
      before: (sandbox) => sandbox.vary('default', { policy: { claimTracker: false } }),
    })
    await contains(rows('status.in-progress').first(), withoutPage.text('status.in-progress'))
    await expect.element(rows('status.in-progress').getByRole('link')).not.toBeInTheDocument()
    await renderPage('history.combined')
    await member.press(rows('status.in-progress').first().getByRole('link'))
    await expect.element(member.heading('history.story.now')).toBeVisible()
    await expect.element(member.button('history.details.download')).not.toBeInTheDocument()
    expect(member.sent('GET', /payment-details/)).toEqual([])
    history.back()
    await expect
      .element(rows('status.processed').first().getByRole('link'))
      .toHaveAttribute('href', expect.stringMatching(/\/en\/history\/details\/[^/]+\/\d+$/))
  },
)

test(
  "a printed claim has the member's name, and its calculation is expanded for printing only",
  { tags: ['HIST-41'] },
  async () => {
    const member = await renderPage('dashboard.home')
    await member.press(page.getByRole('listitem').filter({ hasText: 'Daniel' }).getByRole('link').first())
    await expect.element(member.getByText('history.details.amounts')).toBeVisible()
    const calculation = page.getByText(member.text('history.details.submittedAmount'), { exact: true }).last()
    await expect.element(calculation).not.toBeVisible()
    dispatchEvent(new Event('beforeprint'))
    await expect.element(calculation).toBeVisible()
    await expect.element(page.getByText(/^Marie-Ève Roy-Côté, policy 90210\. Printed on /)).toBeInTheDocument()
    dispatchEvent(new Event('afterprint'))
    await expect.element(calculation).not.toBeVisible()
    // the disclosures of the help centre share a name attribute, so the browser keeps only one of them open on the
    // screen; on paper, all of them must be open
    await member.goTo('/help-centre')
    await expect.poll(() => document.querySelectorAll('main details').length).toBeGreaterThan(2)
    dispatchEvent(new Event('beforeprint'))
    expect(document.querySelectorAll('main details:not([open])')).toHaveLength(0)
    dispatchEvent(new Event('afterprint'))
  },
)

test.for([
  [{ method: 'DIRECT_DEPOSIT', accountEnding: '5678' }, 'history.payment.deposit'],
  [{ method: 'DIRECT_DEPOSIT' }, 'history.payment.deposit-plain'],
  [{ method: 'CHEQUE' }, 'history.payment.cheque'],
  [{ method: 'PROVIDER' }, 'history.payment.provider'],
] as const)('the payment of a claim says by which method it was paid: %o', { tags: ['HIST-41'] }, async ([how, id]) => {
  const payment = { paymentId: 'P1004', date: '20260821', ...how }
  const member = await renderPage('history.details', {
    ...PHONE,
    before: (sandbox) =>
      sandbox.faults([{ operationId: 'getClaimPaymentDetails', status: 200, body: { ...DETAILS, payment } }]),
  })
  const said = member.text(id, { date: '21 août 2026', ...('accountEnding' in how && { digits: how.accountEnding }) })
  await contains(page.getByRole('region', { name: member.text('history.story.steps') }), said)
  await member.press(page.getByText(member.text('history.details.amounts')))
  await contains(page.getByRole('main'), '62,5\u00A0%')
})

test(
  'the PDF of a history by processing date has the person and the benefit of the search',
  { tags: ['HIST-10', 'HIST-13', 'HIST-16'] },
  async () => {
    const member = await renderPage('history.combined')
    await member.press(page.getByText(member.text('history.filter.by')))
    await member.field('form.historyFilter.benefitCode.label').selectOptions('CHLTH')
    await member.choose(page.getByRole('checkbox', { name: 'Daniel Cormier' }))
    await member.choose(page.getByRole('radio', { name: member.text('form.historyFilter.searchBy.option.processed') }))
    await search(member)
    const asked = () => member.sent('GET', /\/claims$/)
    await expect.poll(() => asked().length).toBe(2)
    const query = asked().at(-1)!.url.searchParams
    expect([...query.keys()]).toEqual([
      'participantId',
      'benefitCode',
      'processedDateFrom',
      'processedDateTo',
      'sortBy',
    ])
    expect([query.get('participantId'), query.get('benefitCode'), query.get('sortBy')]).toEqual([
      '2',
      'CHLTH',
      'processedDate',
    ])
    const table = page.getByRole('table')
    await contains(table.getByRole('columnheader').first(), member.text('history.details.dateProcessed'))
    await contains(table.getByRole('row').nth(1), 'Daniel')
    await member.press(member.button('history.download'))
    await expect
      .poll(() => member.sent('GET', /\/claims\/pdf$/).map(({ url }) => url.searchParams.toString()))
      .toEqual([query.toString()])
  },
)

test(
  'the portal requests the claims of everyone on the plan to show the history of two chosen people',
  { tags: ['HIST-11', 'HIST-12', 'HIST-14', 'D-94'] },
  async () => {
    const member = await renderPage('history.combined', PHONE)
    await member.press(page.getByText(member.text('history.filter.more')))
    for (const name of ['Daniel Cormier', 'Théo Cormier-Roy']) await member.choose(page.getByRole('checkbox', { name }))
    await search(member)
    await expect.element(member.getByText('history.download.everybody')).toBeVisible()
    const table = page.getByRole('table')
    await contains(table, 'Théo')
    await expect.element(table).not.toMatchTextContent('Marie')
    for (const { url } of member.sent('GET', /\/claims$/))
      expect([...url.searchParams.keys()]).toEqual(['serviceDateFrom', 'serviceDateTo', 'sortBy'])
  },
)

test('the histories of a plan without statements offer no PDF', { tags: ['D-181', 'GUARD-44'] }, async () => {
  const before = (sandbox: SandboxControl) => sandbox.vary('default', { policy: { statements: false } })
  for (const id of ['history.combined', 'history.details', 'history.payments', 'history.payment'] as const) {
    const member = await renderPage(id, { before })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(page.getByRole('main').getByText(/\$\d/).first()).toBeVisible()
    for (const button of [
      'history.download',
      'history.details.download',
      'payments.download',
      'payment.download',
    ] as const)
      await expect.element(member.button(button)).not.toBeInTheDocument()
  }
})

/** Opens the page of a claim with these changes to DETAILS. */
const openStory = (more: Partial<typeof DETAILS> & object, options: PageOptions = {}) =>
  renderPage('history.details', {
    ...options,
    before: (sandbox) =>
      sandbox.faults([{ operationId: 'getClaimPaymentDetails', status: 200, body: { ...DETAILS, ...more } }]),
  })
const station = (member: Member, id: 'received' | 'processing' | 'processed' | 'declined' | 'paid') =>
  page
    .getByRole('listitem')
    .filter({ hasText: member.text(`history.station.${id}`) })
    .first()

test(
  'the page of a paid claim shows who paid and when, and offers the rest to the spending account',
  { tags: ['HIST-18'] },
  async () => {
    const payment = { paymentId: 'P1004', method: 'DIRECT_DEPOSIT', date: '20260824' }
    const member = await openStory(
      {
        submittedAmount: '105.00',
        excludedAmount: '15.00',
        eligibleAmount: '90.00',
        paidAmount: '72.00',
        totalPaidAmount: '72.00',
        dateProcessed: '20260823',
        payment,
      } as object,
      { persona: 'hsa' },
    )
    await contains(station(member, 'received'), 'August 19, 2026')
    await contains(station(member, 'processed'), 'August 23, 2026')
    await contains(station(member, 'paid'), 'August 24, 2026')
    const amounts = page.getByRole('region', { name: member.text('history.story.amounts', { amount: '$105.00' }) })
    await contains(amounts, member.text('history.story.paid'), '$72.00', member.text('history.story.yours'), '$33.00')
    for (const [id, amount] of [
      ['plan', '$72.00'],
      ['share', '$18.00'],
      ['excluded', '$15.00'],
    ] as const)
      await contains(amounts.getByRole('listitem').filter({ hasText: member.text(`history.share.${id}`) }), amount)
    await expect.element(amounts.getByText(member.text('history.share.deductible'))).not.toBeInTheDocument()
    await member.press(member.button('history.story.rest'))
    await member.isAt('/submit-claim/before-start/hsa')
  },
)

const NOTHING = { submittedAmount: '0.00', eligibleAmount: '0.00', paidAmount: '0.00', totalPaidAmount: '0.00' }

test(
  'a decided claim about an event, such as a disability, shows no amount: a letter has the decision',
  { tags: ['D-358'] },
  async () => {
    const member = await openStory(NOTHING)
    await expect.element(member.getByText('history.story.event')).toBeVisible()
    await expect.element(page.getByRole('main')).not.toMatchTextContent(/\$|80|62\.5/)
    await expect.element(member.button('history.story.again')).not.toBeInTheDocument()
    const { locale } = PHONE
    const list = await renderPage('history.combined', {
      locale,
      before: (sandbox) =>
        sandbox.faults([
          {
            operationId: 'searchClaims',
            body: { maxLimit: 50, claimSearchResults: [{ ...CLAIM_LINE, ...NOTHING, cobAmount: '0.00' }] },
          },
        ]),
    })
    const line = page.getByRole('row').filter({ hasText: 'Physiothérapie' })
    await expect.element(line).toBeVisible()
    await expect.element(line).not.toMatchTextContent(/\$/)
    await list.expectNoAxeViolations()
  },
)

test(
  'a declined claim shows the reason first, and a link to ask about it that puts the claim into the message',
  { tags: ['D-188'] },
  async () => {
    const explanations = [{ code: 'X1', description: 'Ce service n’est pas couvert par votre régime.' }]
    const member = await openStory(
      {
        claimStatus: 'REJECTED',
        eligibleAmount: '0.00',
        excludedAmount: '80.00',
        paidAmount: '0.00',
        totalPaidAmount: '0.00',
        dateProcessed: '20260823',
        explanations,
      } as object,
      PHONE,
    )
    const reason = page.getByRole('main').getByText(/n’est pas couvert par votre régime/)
    await expect.element(reason).toBeVisible()
    const [first] = page.getByRole('main').getByRole('heading', { level: 2 }).elements()
    expect(first?.textContent).toBe(member.text('history.story.declined'))
    await expect.element(member.button('history.story.rest')).not.toBeInTheDocument()
    await member.press(page.getByText(member.text('history.details.amounts')))
    await expect.element(page.getByText(member.text('history.details.coinsurance'))).not.toBeInTheDocument()
    await member.press(page.getByRole('main').getByRole('link', { name: member.text('claim-promise.ask') }))
    await member.isAt('/contact-us')
    const about = member.text('support.contact.about', {
      claim: 'C1000004-10-1',
      service: 'Physiothérapie – évaluation initiale',
      date: '18\u00A0août 2026',
    })
    await expect.element(page.getByRole('textbox')).toHaveValue(`${about}\n`)
    await member.goTo('/dashboard')
    await member.goTo('/contact-us')
    await expect.element(page.getByRole('textbox')).toHaveValue('')
  },
)

test.for<PageOptions>([{}, PHONE])(
  'a claim that came too soon shows the day from which the plan pays again, which can be saved to a calendar: %o',
  { tags: ['D-222'] },
  async (options) => {
    const member = await renderPage('history.details', { path: '/history/details/C1000002-10/1', ...options })
    const saved = savedFiles()
    const next = page.getByRole('region', { name: member.text('history.story.now') })
    await expect.element(next.getByRole('link', { name: /800-555-0100/ })).toHaveAttribute('href', 'tel:+18005550100')
    const add = page.getByRole('button', { name: new RegExp(`^${member.text('calendar.add')}`) })
    await member.press(add)
    await expect.poll(() => saved.length).toBe(1)
    const file = await saved[0]!.text
    const [, day] = /DTSTART;VALUE=DATE:(\d{8})\r\n/.exec(file) ?? []
    expect(day! > today8()).toBe(true)
    await contains(
      page.getByRole('main'),
      member.text('history.story.next', { date: formatDate(day, options.locale ?? 'en') }),
    )
    expect(saved[0]!.name).toBe(member.text('calendar.file', { date: withDashes(day!) }))
    const service = options.locale ? 'Examen de la vue' : 'Eye examination'
    expect(file).toContain(`SUMMARY:${member.text('history.calendar.next', { service })}\r\n`)
    await member.expectNoAxeViolations()
    // nothing can be corrected, so nothing is asked about claiming it again
    expect(member.sent('GET', /recent-claim-services$/)).toEqual([])
    await expect.element(member.button('history.story.again.corrected')).not.toBeInTheDocument()
  },
)

test(
  'a partly paid claim shows the reason first, and no calendar reminder if the plan may pay again already',
  { tags: ['D-222'] },
  async () => {
    const explanations = [{ code: 'E03', description: 'Le maximum annuel pour ce service est atteint.' }]
    const member = await openStory({ nextServiceDate: today8(), explanations } as object, PHONE)
    const amounts = page.getByRole('region', { name: member.text('history.story.amounts', { amount: '80,00\u00A0$' }) })
    await contains(amounts, /Le maximum annuel.*Votre régime/)
    await expect.element(page.getByText(member.text('calendar.add'))).not.toBeInTheDocument()
  },
)

test(
  'a claim in progress opens from the dashboard with its current step, without a request for payment details',
  { tags: ['HIST-18', 'D-188'] },
  async () => {
    const member = await renderPage('dashboard.home')
    await member.press(
      page
        .getByRole('listitem')
        .filter({ hasText: member.text('status.in-progress') })
        .getByRole('link')
        .first(),
    )
    await expect.element(member.heading('history.story.now')).toBeVisible()
    await contains(station(member, 'processing'), member.text('history.station.now'))
    await contains(station(member, 'paid'), member.text('history.station.next'))
    expect(member.sent('GET', /payment-details\/\d+$/)).toEqual([])
    await member.expectNoAxeViolations()
  },
)

/** Opens the page of a claim that is not decided yet. */
const openUndecided = (more: object) => {
  const claim = {
    receivedDate: '20261117',
    serviceDate: '20261116',
    status: 'Received',
    statusCode: 'RECEIVED',
    claimType: 'Physiotherapist',
    member: 'Marie-Ève Roy-Côté',
    claimId: 'C1000000-10',
    line: 1,
    ...more,
  }
  return renderPage('history.details', {
    path: '/history/details/C1000000-10/1',
    before: (sandbox) => sandbox.faults([{ operationId: 'listRecentClaims', status: 200, body: [claim] }]),
  })
}

test(
  'the page of a claim that waits for information says so and shows no date',
  { tags: ['HIST-18', 'D-188'] },
  async () => {
    const member = await openUndecided({ status: 'Pending', statusCode: 'PENDING', statusUpdate: '20261118' })
    await expect.element(member.getByText('status.pending.meaning', { date: 'November 18, 2026' })).toBeVisible()
    await expect.element(member.getByText('claim-promise', { days: 2 })).not.toBeInTheDocument()
    await expect
      .element(member.getByText('claim-promise.late', { late: 1, date: 'November 17, 2026' }))
      .not.toBeInTheDocument()
  },
)

test(
  'the page of a claim names the usual processing time, but not for a claim about an event',
  { tags: ['D-188'] },
  async () => {
    const promise = page.getByText(/^Most claims are processed within/)
    await openUndecided({ receivedDate: today8(), submittedAmount: '85.00' })
    await expect.element(promise).toBeVisible()
    const member = await openUndecided({ receivedDate: today8(), submittedAmount: '0.00' })
    await expect.element(member.heading('history.story.now')).toBeVisible()
    await expect.element(promise).not.toBeInTheDocument()
  },
)

/** Two decided claims of the member, and one decided and one undecided claim of Daniel's. */
const YEAR = [
  CLAIM_LINE,
  {
    ...CLAIM_LINE,
    claimId: 'C701',
    claimStatus: 'REJECTED',
    totalPaidAmount: '0.00',
    cobAmount: '0.00',
    submittedAmount: '80.00',
  },
  {
    ...CLAIM_LINE,
    claimId: 'C702',
    participantInfo: { participantId: '2', firstName: 'DANIEL' },
    serviceInfo: { code: 'RX', description: '=1+1; insuline' },
    submittedAmount: '20.00',
    totalPaidAmount: '20.00',
    cobAmount: '0.00',
  },
  {
    claimId: 'C703',
    claimLineNumber: 1,
    claimStatus: 'RECEIVED',
    hasPaymentDetails: false,
    participantInfo: { participantId: '2', firstName: 'DANIEL' },
    benefitCode: 'DRUG',
    serviceDate: '20261101',
    serviceInfo: { code: 'RX', description: 'Insuline' },
    submittedAmount: '33.33',
  },
]
const openYear = (options: PageOptions, claimSearchResults: readonly object[] = YEAR) =>
  renderPage('history.combined', {
    ...options,
    before: (sandbox) =>
      sandbox.faults([
        { operationId: 'searchClaims', status: 200, body: { claimSearchResults, maxLimit: 20_000 }, times: 9 },
      ]),
  })
const SIZES = [{ locale: 'en', width: 1280 }, PHONE] as const
test.for(SIZES)(
  'a history has totals for all and by person, and counts the undecided claims separately: %o',
  async (options) => {
    const member = await openYear(options)
    // a phone shows the amount paid above the list, and all of them below it
    if (options.locale === 'fr') await member.press(page.getByText(member.text('history.year.totals')))
    const totals =
      options.locale === 'fr'
        ? page.getByRole('group').filter({ hasText: member.text('history.year.totals') })
        : page.getByRole('region', { name: member.text('history.year.totals') })
    const sum = (id: 'claimed' | 'paid' | 'otherInsurer' | 'yours') =>
      totals
        .getByText(member.text(`history.year.${id}`), { exact: true })
        .first()
        .element()
    const amounts = (['claimed', 'paid', 'otherInsurer', 'yours'] as const).map(
      (id) => sum(id).nextElementSibling?.textContent,
    )
    expect(amounts.map((each) => each?.replaceAll(/[^\d,.]/g, '').replace(',', '.'))).toEqual([
      '205.00',
      '92.05',
      '5.10',
      '107.85',
    ])
    await contains(
      totals,
      member.text('history.year.waiting', { count: 1, amount: options.locale === 'fr' ? '33,33\u00A0$' : '$33.33' }),
    )
    await member.press(page.getByText(member.text('history.year.by-person')).first())
    const byPerson = page.getByRole('table', { name: member.text('history.year.by-person') })
    await contains(byPerson.getByRole('row', { name: /Daniel/ }), /20[.,]00/)
    await contains(byPerson.getByRole('row', { name: /Marie/ }), /185[.,]00/, /107[.,]85/)
    await member.expectNoAxeViolations()
  },
)

test.for(SIZES)(
  'the history of a year is shown with one press of a button, or one choice on a phone, which then stays marked: %o',
  { tags: ['D-93'] },
  async (options) => {
    const member = await renderPage('history.combined', options)
    const before = String(new Date().getFullYear() - 1)
    const isChosen = async (id: 'last-year' | 'twelve-months') =>
      'width' in options && options.width < 480
        ? await expect.element(periods(member)).toHaveValue(id)
        : await expect.element(member.button(`history.year.${id}`)).toHaveAttribute('aria-pressed', 'true')
    await isChosen('twelve-months')
    await choosePeriod(member, 'last-year')
    await expect
      .poll(() =>
        member
          .sent('GET', /\/claims$/)
          .map(({ url }) => [url.searchParams.get('serviceDateFrom'), url.searchParams.get('serviceDateTo')])
          .at(-1),
      )
      .toEqual([`${before}0101`, `${before}1231`])
    await isChosen('last-year')
    expect(location.search).toBe('')
  },
)

test('one press of a button requests the claim history of the current year', { tags: ['D-93'] }, async () => {
  const member = await renderPage('history.claims', { persona: 'alternate', ...PHONE })
  await choosePeriod(member, 'this-year')
  const day = today8()
  await expect
    .poll(() =>
      member
        .sent('GET', /claim-histories$/)
        .map(({ url }) => [url.searchParams.get('fromDate'), url.searchParams.get('toDate')])
        .at(-1),
    )
    .toEqual([`${day.slice(0, 4)}0101`, day])
})

/** Checks the message about how many of the claims were found. */
const found = (member: Member, count: number, total = 4) =>
  expect
    .element(page.getByRole('status').filter({ hasText: member.text('history.year.found', { count, total }) }))
    .toBeVisible()

test.for(SIZES)('typed words filter the claim lines and the totals, and stay in the field: %o', async (options) => {
  const member = await openYear(options)
  const asked = member.sent('GET', /\/claims$/).length
  const words = member.field('history.year.words')
  await words.fill('insuline DANIEL')
  await found(member, 2)
  const table = page.getByRole('table', { name: member.text('history.caption', { from: '', to: '' }).slice(0, 8) })
  await expect.poll(() => table.getByRole('row').length).toBe(3)
  await words.fill('c700-1 physiotherapie')
  await found(member, 1)
  await contains(page.getByRole('region', { name: member.text('history.year.totals') }), /72[.,]05/)
  await words.fill('dentiste')
  await found(member, 0)
  await expect.element(page.getByRole('region', { name: member.text('history.year.totals') })).not.toBeInTheDocument()
  expect([location.search, member.sent('GET', /\/claims$/).length]).toEqual(['', asked])
  await member.expectNoAxeViolations()
})

test.for(SIZES)(
  'the claim lines shown are saved for spreadsheets in the language of the page, without formulas: %o',
  async (options) => {
    const member = await openYear(options)
    const saved = savedFiles()
    await member.field('history.year.words').fill('daniel')
    await found(member, 2)
    await member.press(member.button('history.year.csv'))
    await expect.poll(() => saved.length).toBe(1)
    const [file] = saved
    const days = `${monthsBefore(today8(), 12)} ${today8()}`.replaceAll(/(\d{4})(\d\d)(\d\d)/g, '$1-$2-$3').split(' ')
    expect(file?.name).toBe(member.text('history.year.csv.file', { from: days[0]!, to: days[1]! }))
    const [head, ...rows] = (await file!.text).split('\r\n')
    const isFrench = options.locale === 'fr'
    expect(head?.startsWith(`\uFEFF${member.text('history.column.date')}${isFrench ? ';' : ','}`)).toBe(true)
    expect(rows).toEqual(
      isFrench
        ? [
            `2026-08-18;;C702-1;"'=1+1; insuline";Daniel;Traitée;"20,00";"0,00";;;"20,00"`,
            '2026-11-01;;C703-1;Insuline;Daniel;En cours;"33,33";;;;',
            '',
          ]
        : [
            `2026-08-18,,C702-1,"'=1+1; insuline",Daniel,Processed,20.00,0.00,,,20.00`,
            '2026-11-01,,C703-1,Insuline,Daniel,In progress,33.33,,,,',
            '',
          ],
    )
  },
)

test('a history of ten thousand lines can be searched and saved', async () => {
  const member = await openYear(
    {},
    Array.from({ length: 10_000 }, (_, index) => ({ ...CLAIM_LINE, claimId: `C${100_000 + index}` })),
  )
  const saved = savedFiles()
  await member.field('history.year.words').fill('C109999')
  await found(member, 1, 10_000)
  await member.field('history.year.words').fill('')
  await expect.element(member.getByText('history.range', { from: 1, to: 25, total: 10_000 })).toBeVisible()
  await member.press(member.button('history.year.csv'))
  await expect.poll(() => saved.length).toBe(1)
  expect((await saved[0]!.text).split('\r\n')).toHaveLength(10_002)
})

test('a row of the history is less than 125 pixels high on a phone, and each of its cells has a column header', async () => {
  const member = await openYear(PHONE)
  const row = page.getByRole('row').filter({ hasText: '5 $' }).last()
  await contains(row, 'Physiothérapie', 'Marie-Ève', member.text('status.processed'), /105,00/, /72,05/)
  await expect.element(row.getByRole('rowheader', { name: /^[^\d]*$/ })).toBeVisible() // without the date
  expect(row.element().getBoundingClientRect().height).toBeLessThan(125)
  const headers = page.getByRole('columnheader').elements().slice(-7)
  expect(headers.map((each) => each.textContent)).toHaveLength(row.element().children.length)
  await member.expectNoAxeViolations()
})

test.for(SIZES)("a printed history has the member's name, but no search and no buttons: %o", async (options) => {
  const member = await openYear(options)
  const line = page.getByText(new RegExp(`^Marie-Ève Roy-Côté, ${options.locale === 'fr' ? 'police' : 'policy'} \\d`))
  await expect.element(line).not.toBeVisible()
  for (const part of [
    member.field('history.year.words'),
    options.locale === 'fr' ? periods(member) : member.button('history.year.this-year'),
    page.getByText(member.text(options.locale === 'fr' ? 'history.filter.more' : 'history.filter.by')),
  ])
    expect(part.element().closest('[data-print="hide"]')).not.toBeNull()
  expect(line.element().dataset['print']).toBe('only')
})

test.for<PageOptions>([{}, PHONE])(
  'the history shows on request what the plan left for each person to pay in a year, with a statement: %o',
  { tags: ['D-225', 'D-90'] },
  async (options) => {
    const member = await renderPage('history.combined', options)
    const { year, search: ofYear } = taxYear()
    // on January 1, the last twelve months begin on the same day, but end later
    const asked = () => member.sent('GET', /\/claims$/).map(({ url }) => datesOf(url.searchParams))
    const datesOf = (query: URLSearchParams) => `${query.get('serviceDateFrom')} to ${query.get('serviceDateTo')}`
    const wanted = `${ofYear.serviceDateFrom} to ${ofYear.serviceDateTo}`
    await member.waits()
    expect(asked()).not.toContain(wanted)
    await member.press(page.getByText(member.text('taxes.title', { year })))
    await expect.poll(asked).toContain(wanted)
    const panel = page.css('details[open]')
    await contains(panel, member.text('taxes.yours', { year }), /Marie-Ève/, /Théo/)
    const sums = page
      .css('details[open] dd')
      .elements()
      .map(({ textContent }) => toCents(textContent.replace(',', '.').replaceAll(/[^\d.]/g, '')))
    expect(sums[0]).toBeGreaterThan(0)
    expect(sums.slice(1).reduce((sum, each) => sum + each, 0)).toBe(sums[0])
    await member.expectNoAxeViolations()
    const saved = savedFiles()
    await member.press(member.button('taxes.download', { year }))
    await expect
      .poll(() => saved.map(({ name }) => name))
      .toEqual([member.locale === 'fr' ? `demandes-${year}.pdf` : `claims-${year}.pdf`])
    await expect
      .poll(() => member.sent('GET', /\/claims\/pdf$/).map(({ url }) => url.searchParams.get('serviceDateFrom')))
      .toEqual([`${year}0101`])
  },
)

test(
  'the history shows no yearly total if the service returns only a part of that year',
  { tags: ['D-225', 'D-95'] },
  async () => {
    const member = await renderPage('history.combined', {
      before: (sandbox) =>
        sandbox.faults([{ operationId: 'searchClaims', body: { maxLimit: 1, claimSearchResults: [CLAIM_LINE] } }]),
    })
    const { year } = taxYear()
    await member.press(page.getByText(member.text('taxes.title', { year })))
    await expect.element(member.getByText('taxes.part')).toBeVisible()
    await expect.element(page.getByText(member.text('taxes.yours', { year }))).not.toBeInTheDocument()
  },
)

test(
  'a search for everybody also asks for people who share no details, whom the filter does not name',
  { tags: ['HIST-03', 'D-158'] },
  async () => {
    const member = await renderPage('history.claims', {
      persona: 'exclusion',
      before: (sandbox) => sandbox.vary('exclusion', { policy: { maaxClaims: false } }),
    })
    const asked = () => member.sent('GET', /claim-histories$/).map(({ url }) => url.searchParams.get('participants'))
    await expect.poll(asked).toEqual(['1,2,3'])
  },
)

test('after a search, the rows of the last one stay until those of the next have come, or a skeleton if that takes long', async () => {
  const member = await renderPage('history.combined')
  const rows = page.getByRole('table').getByRole('row')
  const skeleton = page.css('main [data-skeleton]')
  expect(rows.length).toBeGreaterThan(1)
  await member.sandbox.faults([{ operationId: 'searchClaims', status: 'hang', times: 1 }])
  const times = { pressed: 0, replaced: 0 }
  addEventListener('click', () => (times.pressed = performance.now()), { once: true, capture: true })
  const watch = new MutationObserver(() => {
    if (!times.replaced && rows.length === 0) times.replaced = performance.now()
  })
  watch.observe(document.body, { childList: true, subtree: true })
  await member.press(page.getByRole('button', { name: 'Daniel', exact: true }))
  await expect.element(skeleton).toBeInTheDocument()
  watch.disconnect()
  expect(times.replaced - times.pressed).toBeGreaterThan(300)
})

test('after a search, screen readers hear how many claims there are, and whose', { tags: ['D-227'] }, async () => {
  const member = await renderPage('history.combined')
  await member.waits()
  await expect.element(announced(/^Services from/)).not.toBeInTheDocument()
  for (const [name, person] of [
    ['Daniel', 'Daniel. '],
    [member.text('family.everybody'), ''],
  ] as const) {
    await member.press(page.getByRole('button', { name, exact: true }))
    // the rows of the last search stay until those of the next have come
    const said = announced(new RegExp(`^${person}Services from .+: \\d+ claims$`))
    await expect.element(said).toBeInTheDocument()
    const claims = page.getByRole('table').getByRole('row').length - 1
    await expect.element(said).toMatchTextContent(new RegExp(`: ${claims} claims$`))
  }
})

test(
  'the history keeps its text filter and its order while the member looks at one of its claims, until the session ends',
  { tags: ['D-346'] },
  async () => {
    const member = await renderPage('history.combined')
    await page.getByRole('searchbox').fill('Théo')
    await member.press(page.getByRole('button', { name: member.text('history.column.submittedAmount') }))
    const first = () => page.getByRole('table').getByRole('row').nth(1).element().textContent
    await expect.poll(first).toContain('Théo')
    const shown = first()
    await member.press(page.getByRole('table').getByRole('link').first())
    await expect.poll(() => location.pathname).toMatch(/\/history\/details\//)
    await member.waits()
    history.back()
    await member.isAt('/history')
    await expect.element(page.getByRole('searchbox')).toHaveValue('Théo')
    await expect.poll(first).toBe(shown)
    await renderPage('history.combined', { sandbox: member.sandbox })
    await expect.element(page.getByRole('searchbox')).toHaveValue('')
  },
)
