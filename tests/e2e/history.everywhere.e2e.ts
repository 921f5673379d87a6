import { monthsBefore, today8 } from '../../src/platform/dates/date8.ts'
import { expect, test } from './support/fixtures.ts'
import { languageOf } from './support/looks.ts'
import { PAYMENT } from '../support/standing-pages.ts'
import { writeDate } from './support/write-date.ts'

test.beforeEach(({ member }, { project }) => {
  member.locale = languageOf(project)
})

test('SHELL-04 ROUTE-041 ROUTE-042 HIST-30 HIST-33 HIST-34 HIST-38 HIST-40..43 from a recent claim to its payment, its statement and all the others, with the keyboard alone', async ({
  member,
  page,
  sandbox,
}) => {
  await member.signIn('hsa')
  const recent = page.getByRole('region', { name: member.text('dashboard.recent.title') })
  const claim = recent.getByRole('listitem').filter({ hasText: /Insulin.*115[.,]20/ })
  for (const said of ['Daniel', '2026', member.text('dashboard.recent.paid'), member.text('status.processed')]) await expect(claim).toContainText(said)
  member.usesOnlyTheKeyboard()
  await member.press(claim.getByRole('link'))
  await member.isAt('/payment-history/details')
  expect(new URL(page.url()).search).toMatch(/^\?paymentId=P\d+&fromDate=\d{8}&toDate=\d{8}$/)

  const statement = page.getByRole('region', { name: member.text('payment.statement'), exact: true })
  for (const said of ['Marie-Ève Roy-Côté', '123 rue Principale', 'App. 4', 'Moncton', 'E1C 4M1', /Direct deposit|Dépôt direct/, '2026', /115[.,]20/])
    await expect(statement).toContainText(said)
  const person = page.getByRole('region', { name: 'Daniel Cormier' })
  await expect(person).toContainText('1984')
  const line = person.getByRole('row').filter({ hasText: /Insulin/ })
  for (const said of [/115[.,]20/, /80\s?%/, /92[.,]16/, /23[.,]04/]) await expect(line).toContainText(said)
  await expect(person.getByRole('heading', { level: 3 })).toContainText(member.text('payment.subtotal', { name: 'Daniel Cormier' }))
  await expect(
    page
      .getByRole('region', { name: member.text('payment.spending') })
      .getByRole('row')
      .last(),
  ).toContainText(/23[.,]04/)
  await expect(member.heading('payment.adjustments')).toHaveCount(0)
  await member.findsThePageAccessible()
  const [file] = await Promise.all([page.waitForEvent('download'), member.press(member.button('payment.download'))])
  expect(file.suggestedFilename()).toBe(member.locale === 'fr' ? 'releve-de-paiement.pdf' : 'payment-statement.pdf')

  await sandbox.faults([{ operationId: 'getPaymentDetails', example: 'adjusted' }])
  await page.reload()
  await expect(page.getByRole('region', { name: member.text('payment.adjustments') })).toContainText('C1000007-10')
  await sandbox.heal()
  await member.press(page.getByRole('navigation').getByRole('link', { name: member.text('page.history.payments') }))
  await member.isAt('/payment-history')
  await expect(page.getByRole('table').filter({ hasText: member.text('payments.column.spending') })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/233[.,]20/)
  await expect(page.getByRole('figure')).toContainText(member.text('payments.by-month'))
  await member.findsThePageAccessible()
})

test('HIST-32 HIST-35..37 HIST-39 F-24 D-89 D-93 payments of other days: both are needed, the search survives, and what is not there is said in place', async ({
  member,
  page,
  sandbox,
  expectedErrors,
}) => {
  expectedErrors.push('Failed to load resource')
  const search = () => member.press(member.button('history.filter.search'))
  await member.signIn()
  await member.open('/payment-history/details?paymentId=P1003&fromDate=20260801')
  await member.isAt('/payment-history')
  await expect(member.says('history.filter.incomplete.title')).toBeVisible()
  await search()
  await expect(page.getByText(member.text('form.toDate.error.required')).first()).toBeVisible()
  await member.findsThePageAccessible()
  const called = await sandbox.called()
  expect(called.filter((operation) => /Payment(Details|Histories)$/.test(operation))).toEqual([])

  const [start, end] = [monthsBefore(today8(), 13), monthsBefore(today8(), 1)]
  await writeDate(member, 'form.fromDate.label', end)
  await writeDate(member, 'form.toDate.label', start)
  await search()
  await expect(page.getByText(member.text('form.error.fromNotAfterTo')).first()).toBeVisible()
  await writeDate(member, 'form.fromDate.label', start)
  await writeDate(member, 'form.toDate.label', end)
  await search()
  await expect(page).toHaveURL(new RegExp(`fromDate=${start}&toDate=${end}$`))
  const payments = page.getByRole('table').getByRole('link')
  await expect(payments.nth(9)).toBeVisible()
  const count = await payments.count()
  await expect(page.getByRole('table')).not.toContainText(member.text('payments.column.spending'))
  await member.press(payments.last())
  await member.isAt('/payment-history/details')
  await expect(page.getByRole('region', { name: member.text('payment.statement'), exact: true })).toBeVisible()
  await page.goBack()
  await expect(payments).toHaveCount(count)
  expect(await sandbox.count('searchPaymentHistories'), 'the answer is kept').toBe(1)

  await member.open('/payment-history?fromDate=20250101&toDate=20250131')
  await expect(member.says('payments.empty.title')).toBeVisible()
  await member.press(member.button('payments.download'))
  await expect(page.getByRole('main').getByText(member.text('payments.download.none'))).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await member.open(PAYMENT.replace('P1003', 'P-UNKNOWN'))
  await expect(page.getByRole('dialog').getByText(/could not find this payment|pas trouvé ce paiement/)).toBeVisible()
})

test('ROUTE-043 HIST-01 HIST-02 HIST-06..09 D-14 D-96 claims by person and kind: a line explains itself within the page, and the search is there when one comes back', async ({
  member,
  page,
  sandbox,
}) => {
  await member.signIn('alternate')
  await member.open('/history/details/C1000004-10/1')
  await member.isAt('/claim-history')
  const people = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(people).toHaveText(['Marie-Ève Roy-Côté', 'Daniel Cormier', 'Théo Cormier-Roy'])
  const daniel = page.getByRole('region', { name: 'Daniel Cormier' })
  await expect(daniel).toContainText('1984')
  for (const id of ['submittedAmount', 'excludedAmount', 'deductibleAmount', 'paidAmount'] as const) {
    await expect(daniel).toContainText(member.text(`claim-history.total.${id}`))
    await expect(daniel.getByRole('table')).toContainText(member.text(`claim-history.column.${id}`))
  }
  await expect(daniel).toContainText(/814[.,]55/)
  const show = daniel.getByRole('button', { name: new RegExp(`^${member.text('history.show')}`) })
  await member.press(show.first())
  await expect(daniel.getByRole('heading', { name: member.text('history.details.amounts') })).toBeVisible()
  await member.isAt('/claim-history')
  await member.findsThePageAccessible()
  const hide = daniel.getByRole('button', { name: new RegExp(`^${member.text('history.hide')}`) })
  await expect(hide).toBeFocused()
  await member.press(hide)
  await expect(daniel.getByRole('heading', { name: member.text('history.details.amounts') })).toHaveCount(0)

  await page.getByText(member.text('claim-history.filter')).click()
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
  await expect(box(member.text('claim-history.every-type'))).toBeChecked()
  await box(member.text('history.filter.everybody')).uncheck()
  await member.press(member.button('history.filter.search'))
  await expect(page.getByText(member.text('form.claimHistoryFilter.participant.error.required')).first()).toBeVisible()
  await box('Théo Cormier-Roy').check()
  await member.press(member.button('history.filter.search'))
  await expect(people).toHaveText(['Théo Cormier-Roy'])
  const printed = page.waitForRequest(/claim-histories\/statement/)
  const [file] = await Promise.all([page.waitForEvent('download'), member.press(member.button('claim-history.download'))])
  expect(file.suggestedFilename()).toBe(member.locale === 'fr' ? 'historique-des-demandes.pdf' : 'claim-history.pdf')
  expect(new URL((await printed).url()).searchParams.get('participants')).toBe('3')

  await sandbox.forgetCalls()
  await member.goTo('/dashboard')
  await expect(member.heading('dashboard.recent.title')).toBeVisible()
  await member.goTo('/claim-history')
  await expect(people).toHaveText(['Théo Cormier-Roy'])
  expect(await sandbox.count('searchClaimHistories')).toBe(0)
  await page.getByText(member.text('claim-history.filter')).click()
  await writeDate(member, 'form.toDate.label', monthsBefore(today8(), 12))
  await writeDate(member, 'form.fromDate.label', monthsBefore(today8(), 12))
  await member.press(member.button('history.filter.search'))
  await expect(member.says('history.empty.title')).toBeVisible()
  await member.findsThePageAccessible()
})

test('HIST-10..13 HIST-15 HIST-17 HIST-22 I18N-11 F-26 D-94 D-95 the history by person, benefit and date; more is known of each line than its row says', async ({
  member,
  page,
  sandbox,
}) => {
  await member.signIn()
  await sandbox.faults([{ operationId: 'searchClaims', example: 'partial' }])
  await member.open('/history')
  await expect(page.getByText(member.text('history.max', { limit: 1 }))).toBeVisible()
  await sandbox.heal()
  await page.reload()
  await expect(page.getByText(member.text('history.max', { limit: 500 }))).toHaveCount(0)
  const table = page.getByRole('table')
  await member.press(table.getByRole('button', { name: new RegExp(`^${member.text('history.show')}`) }).first())
  for (const id of ['history.details.claimId', 'history.details.benefitDescription', 'history.line.code', 'history.details.dateReceived'] as const)
    await expect(table).toContainText(member.text(id))
  await member.findsThePageAccessible()

  await page.getByText(member.text('history.filter.by')).click()
  const benefits = member.field('form.historyFilter.benefitCode.label')
  const names = await benefits.getByRole('option').allTextContents()
  expect(names.slice(-5)).toEqual(names.slice(-5).toSorted((a, b) => a.localeCompare(b, `${member.locale}-CA`)))
  await benefits.selectOption('CHLTH')
  await page.getByRole('checkbox', { name: 'Daniel Cormier' }).check()
  await page.getByRole('radio', { name: member.text('form.historyFilter.searchBy.option.processed') }).check()
  const asked = page.waitForRequest(/\/claims\?/)
  await member.press(member.button('history.filter.search'))
  const query = new URL((await asked).url()).searchParams
  expect([...query.keys()]).toEqual(['participantId', 'benefitCode', 'processedDateFrom', 'processedDateTo', 'sortBy'])
  expect([query.get('participantId'), query.get('benefitCode'), query.get('sortBy')]).toEqual(['2', 'CHLTH', 'processedDate'])
  await expect(table.getByRole('columnheader').first()).toContainText(member.text('history.details.dateProcessed'))
  await expect(table.getByRole('row').nth(1)).toContainText('Daniel')
  const printed = page.waitForRequest(/\/claims\/pdf\?/)
  const [file] = await Promise.all([page.waitForEvent('download'), member.press(member.button('history.download'))])
  expect(new URL((await printed).url()).searchParams.toString()).toBe(query.toString())
  expect(file.suggestedFilename()).toBe(member.locale === 'fr' ? 'demandes.pdf' : 'claims.pdf')

  await page.getByRole('checkbox', { name: 'Théo Cormier-Roy' }).check()
  await member.press(member.button('history.filter.search'))
  await expect(member.says('history.download.everybody')).toBeVisible()
  await expect(table).toContainText('Théo')
  await expect(table).not.toContainText('Marie')
  await member.findsThePageAccessible()
})
