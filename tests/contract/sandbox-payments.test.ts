import { getPaymentDetailsQuery, searchPaymentHistoriesQuery } from '~generated/member/queries/payments.ts'
import { expect, it } from 'vitest'
import { deleteBankingDetails, getContactInfoDetails } from '~generated/member/client/account.ts'
import { getClaimPaymentDetails, listRecentClaims } from '~generated/member/client/history.ts'
import { getPaymentDetails, getPaymentDetailsPdf, getPaymentStatementsPdf, searchPaymentHistories } from '~generated/member/client/payments.ts'
import type { GetPaymentDetailsParams, PaymentStatement, SearchPaymentHistoriesParams } from '~generated/member/model/index.ts'
import { OPERATIONS } from '~generated/operations.ts'
import { timeoutOf } from './support/calls.ts'
import { cents, date8, decided, LAST_YEAR, pagesOf, total, treatment } from './support/claim-journey.ts'
import { expectFields, expectRequired } from './support/fields.ts'
import { lastResponse } from './support/record-responses.ts'
import { refusal, useSandbox } from './support/use-sandbox.ts'

const { as, speak, url } = useSandbox()
const BEFORE_EVERYTHING = { fromDate: '20010101', toDate: '20011231' }
const address = () => new URL(lastResponse().url)
const linesOf = ({ calculationOfBenefits }: PaymentStatement) =>
  calculationOfBenefits.flatMap(({ benefitLines }) => benefitLines.flatMap(({ paymentDetailLine }) => paymentDetailLine))

it('the search sends both dates; 204 is none', { tags: ['API-106'] }, async () => {
  const id = await as('default')
  expect((await searchPaymentHistories(id, LAST_YEAR))?.paymentLines.length).toBeGreaterThan(3)
  expect(address().pathname).toBe(`/members/${encodeURIComponent(id)}/payment-histories`)
  expect(Object.fromEntries(address().searchParams)).toEqual(LAST_YEAR)
  expect(searchPaymentHistoriesQuery(LAST_YEAR).queryKey).toEqual(['searchPaymentHistories', id, LAST_YEAR])
  expect(OPERATIONS.searchPaymentHistories.localised).toBe(true)
  expect(await searchPaymentHistories(id, BEFORE_EVERYTHING)).toBeNull()
  expect(lastResponse().status).toBe(204)
})

it('payment history needs two parameters, payment details three, the payment PDF one', async () => {
  const id = await as('default')
  const details = { paymentId: 'P1003', ...LAST_YEAR }
  for (const name of ['fromDate', 'toDate'] as const) {
    const { [name]: _, ...rest } = LAST_YEAR
    expect(await refusal(searchPaymentHistories(id, rest as SearchPaymentHistoriesParams))).toMatchObject({ status: 400 })
  }
  for (const name of ['paymentId', 'fromDate', 'toDate'] as const) {
    const { [name]: _, ...rest } = details
    expect(await refusal(getPaymentDetails(id, rest as GetPaymentDetailsParams))).toMatchObject({ status: 400 })
  }
  expect(await refusal(getPaymentDetailsPdf(id, {} as { paymentId: string }))).toMatchObject({ status: 400 })
})

it('a payment history has every field, dates as eight digits', { tags: ['DATA-39'] }, async () => {
  const answer = await searchPaymentHistories(await as('hsa'), LAST_YEAR)
  const lines = ['dateProcessed', 'paymentType', 'paymentId', 'spendingAccountUsed', 'paidAmount'].map((name) => ['paymentLines', 0, name])
  const fields = [['showHSP'], ['totalPaidAmount'], ['paymentLines'], ...lines]
  expectFields('searchPaymentHistories 200', answer, fields)
  expectRequired('searchPaymentHistories 200', answer, fields)
  expect(answer!.paymentLines.every(({ dateProcessed }) => /^\d{8}$/.test(dateProcessed))).toBe(true)
})

it('the total is the sum of the payments, newest first; spending is shown where the plan has an account', { tags: ['HIST-34'] }, async () => {
  for (const persona of ['default', 'hsa', 'pwa', 'quebec']) {
    const found = (await searchPaymentHistories(await as(persona), LAST_YEAR))!
    expect(total(found.paymentLines, ({ paidAmount }) => paidAmount)).toBe(cents(found.totalPaidAmount))
    expect(found.paymentLines.map(({ dateProcessed }) => dateProcessed)).toEqual(
      found.paymentLines.map(({ dateProcessed }) => dateProcessed).toSorted((a, b) => b.localeCompare(a)),
    )
    expect(found.showHSP).toBe(persona === 'hsa' || persona === 'pwa')
    expect(found.paymentLines.some(({ spendingAccountUsed }) => spendingAccountUsed !== '0.00')).toBe(found.showHSP)
  }
})

it('every payment of every list is found in payment details, with the same amounts', async () => {
  for (const persona of ['default', 'hsa', 'pwa', 'ontario']) {
    const id = await as(persona)
    for (const { paymentId, paidAmount, spendingAccountUsed, dateProcessed } of (await searchPaymentHistories(id, LAST_YEAR))!.paymentLines) {
      const statement = await getPaymentDetails(id, { paymentId, ...LAST_YEAR })
      expect(statement).toMatchObject({ paymentId, paidAmount, issueDate: dateProcessed })
      expect(total(linesOf(statement), ({ hspAmount }) => hspAmount)).toBe(cents(spendingAccountUsed))
    }
    for (const { paymentId, paidAmount } of (await listRecentClaims(id))!.filter((each) => each.paymentId))
      expect(cents((await getPaymentDetails(id, { paymentId: paymentId!, ...LAST_YEAR })).paidAmount)).toBe(cents(paidAmount!))
  }
})

it('the lines of one claim are paid together, by person, and add up to the cent', { tags: ['API-108'] }, async () => {
  const id = await as('hsa')
  const claimId = await decided(url(), id, {
    isHsa: true,
    benefitServices: [
      treatment('100.33', { participantId: '2' }),
      treatment('33.33', { participantId: '3' }),
      treatment('142.00', { participantId: '3', serviceId: 402, specialtyCode: 'DENT' }),
    ],
  })
  const { payment } = await getClaimPaymentDetails(id, claimId, 1)
  const query = { paymentId: payment!.paymentId, fromDate: date8(5), toDate: date8(-1) }
  const statement = await getPaymentDetails(id, query)
  expect(address().pathname).toBe(`/members/${encodeURIComponent(id)}/payment-details`)
  expect(Object.fromEntries(address().searchParams)).toEqual(query)
  expect(getPaymentDetailsQuery(query).queryKey).toEqual(['getPaymentDetails', id, query])
  expect(statement.calculationOfBenefits.map(({ participantId, benefitLines }) => [participantId, benefitLines.map(({ benefitCode }) => benefitCode)])).toEqual(
    [
      ['2', ['CHLTH']],
      ['3', ['CHLTH', 'DNTL']],
    ],
  )
  const lines = linesOf(statement)
  for (const line of lines) expect(cents(line.eligibleAmount) + cents(line.excludedAmount)).toBe(cents(line.submittedAmount))
  // everything is paid: by the plan and by the account
  expect(cents(statement.paidAmount)).toBe(100_33 + 33_33 + 142_00)
  expect(total(lines, ({ paidAmount }) => paidAmount) + total(lines, ({ hspAmount }) => hspAmount)).toBe(cents(statement.paidAmount))
  for (const name of ['submittedAmount', 'eligibleAmount', 'excludedAmount', 'deductibleAmount', 'paidAmount', 'hspAmount'] as const)
    expect(total(statement.subtotals, (each) => each[name])).toBe(total(lines, (each) => each[name]))
  expect(total(statement.hsaExplanationOfBenefits, ({ hspAmount }) => hspAmount)).toBe(total(lines, ({ hspAmount }) => hspAmount))
  const [newest] = (await searchPaymentHistories(id, { fromDate: date8(1), toDate: date8(-1) }))!.paymentLines
  expect(newest).toMatchObject({ paymentId: payment!.paymentId, paidAmount: '275.66' })
})

it('a payment statement has every field', { tags: ['DATA-42'] }, async () => {
  const id = await as('hsa')
  const claimId = await decided(url(), id, { isHsa: true, benefitServices: [treatment('85.00', { participantId: '2' })] })
  const { payment } = await getClaimPaymentDetails(id, claimId, 1)
  const answer = await getPaymentDetails(id, { paymentId: payment!.paymentId, ...LAST_YEAR })
  const calculation = ['calculationOfBenefits', 0] as const
  const benefit = [...calculation, 'benefitLines', 0] as const
  const amounts = ['submittedAmount', 'eligibleAmount', 'excludedAmount', 'deductibleAmount', 'coinsurancePct', 'paidAmount', 'hspAmount']
  const required = [
    ...['paymentType', 'showHSP', 'issueDate', 'paidAmount', 'issuedToName', 'addressLine1', 'city', 'calculationOfBenefits'].map((name) => [name]),
    ...['claimAdjustments', 'subtotals', 'hsaExplanationOfBenefits'].map((name) => [name]),
    ...['participantId', 'participantName', 'benefitLines'].map((name) => [...calculation, name]),
    ...['benefitCode', 'benefitDescription', 'benefitType', 'paymentDetailLine'].map((name) => [...benefit, name]),
    ...['serviceDate', ...amounts].map((name) => [...benefit, 'paymentDetailLine', 0, name]),
  ]
  expectFields('getPaymentDetails 200', answer, [...required, ['addressLine2'], ['postalCode'], [...calculation, 'participantDob']])
  expectRequired('getPaymentDetails 200', answer, required)
  const { address: home } = await getContactInfoDetails(id)
  expect(answer).toMatchObject({ addressLine1: home.addressLine1, city: home.city, postalCode: home.postalCode, issuedToName: 'Marie-Ève Roy-Côté' })
})

it('a payment nobody made, or made to somebody else, answers 400 and says what to do', { tags: ['API-118'] }, async () => {
  const id = await as('default')
  const claimId = await decided(url(), id, { benefitServices: [treatment('85.00')] })
  const { payment } = await getClaimPaymentDetails(id, claimId, 1)
  for (const call of [
    () => getPaymentDetails(id, { paymentId: 'P0', ...LAST_YEAR }),
    () => getPaymentDetailsPdf(id, { paymentId: 'P0' }),
    async () => getPaymentDetails(await as('quebec'), { paymentId: payment!.paymentId, ...LAST_YEAR }),
  ])
    expect(await refusal(call())).toMatchObject({
      status: 400,
      serverText: { en: expect.stringContaining('payment history') as string, fr: expect.stringContaining('historique des paiements') as string },
    })
})

it('a declined claim makes no payment', async () => {
  const id = await as('default')
  const claimId = await decided(url(), id, {
    claimType: 'MASS',
    benefitServices: [{ ...treatment('95.00'), serviceId: 111, specialtyCode: 'MASS', isRequirePrescription: true }],
  })
  expect((await listRecentClaims(id))!.find((each) => each.claimId === claimId)).not.toHaveProperty('paymentId')
  expect(await searchPaymentHistories(id, { fromDate: date8(1), toDate: date8(-1) })).toBeNull()
})

it('says how the money travels, in the language of the page', async () => {
  const id = await as('default')
  const type = async () => (await searchPaymentHistories(id, LAST_YEAR))!.paymentLines[0]!.paymentType
  expect(await type()).toBe('Direct deposit')
  speak('fr')
  expect(await type()).toBe('Dépôt direct')
  await deleteBankingDetails(id)
  expect(await type()).toBe('Chèque')
})

it('refuses dates that go backwards', { tags: ['D-93'] }, async () => {
  const id = await as('default')
  const reversed = { fromDate: '20261002', toDate: '20261001' }
  const calls = [
    () => searchPaymentHistories(id, reversed),
    () => getPaymentStatementsPdf(id, reversed),
    () => getPaymentDetails(id, { paymentId: 'P1003', ...reversed }),
  ]
  for (const call of calls) expect(await refusal(call())).toMatchObject({ status: 422, serverText: { en: 'End date must be on or after start date.' } })
})

it('statements are a document, or 204 when there is nothing in the period', { tags: ['API-107'] }, async () => {
  const id = await as('default')
  const english = await getPaymentStatementsPdf(id, LAST_YEAR)
  expect(address().pathname).toBe(`/members/${encodeURIComponent(id)}/payment-histories/statements`)
  expect([timeoutOf('getPaymentStatementsPdf'), OPERATIONS.getPaymentStatementsPdf.download]).toEqual([
    120_000,
    { en: 'payment-history.pdf', fr: 'historique-des-paiements.pdf' },
  ])
  speak('fr')
  const french = await getPaymentStatementsPdf(id, LAST_YEAR)
  expect([await pagesOf(english!), await pagesOf(french!)]).toEqual([1, 1])
  expect(await french!.text()).not.toBe(await english!.text())
  expect(await getPaymentStatementsPdf(id, BEFORE_EVERYTHING)).toBeNull()
  expect(lastResponse().status).toBe(204)
})

it('one payment is a document by its number alone', { tags: ['API-109'] }, async () => {
  const id = await as('hsa')
  const { paymentId } = (await searchPaymentHistories(id, LAST_YEAR))!.paymentLines[0]!
  const english = await getPaymentDetailsPdf(id, { paymentId })
  expect(address().pathname).toBe(`/members/${encodeURIComponent(id)}/payment-details-pdf`)
  expect(Object.fromEntries(address().searchParams)).toEqual({ paymentId })
  expect([timeoutOf('getPaymentDetailsPdf'), OPERATIONS.getPaymentDetailsPdf.download]).toEqual([
    120_000,
    { en: 'payment-statement.pdf', fr: 'releve-de-paiement.pdf' },
  ])
  speak('fr')
  const french = await getPaymentDetailsPdf(id, { paymentId })
  expect([await pagesOf(english), await pagesOf(french)]).toEqual([1, 1])
  expect(await french.text()).not.toBe(await english.text())
})
