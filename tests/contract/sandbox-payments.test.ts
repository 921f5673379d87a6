import { expect, it } from 'vitest'
import { deleteBankingDetails } from '~generated/member/client/account.ts'
import { getClaimPaymentDetails, listRecentClaims } from '~generated/member/client/history.ts'
import {
  getPaymentDetails,
  getPaymentDetailsPdf,
  getPaymentStatementsPdf,
  searchPaymentHistories,
} from '~generated/member/client/payments.ts'
import type { PaymentStatement } from '~generated/member/model/index.ts'
import { cents, date8, decided, LAST_YEAR, total, treatment } from './support/claim-journey.ts'
import { refusal, useSandbox } from './support/use-sandbox.ts'

const { as, speak, url } = useSandbox()
const linesOf = ({ calculationOfBenefits }: PaymentStatement) =>
  calculationOfBenefits.flatMap(({ benefitLines }) =>
    benefitLines.flatMap(({ paymentDetailLine }) => paymentDetailLine),
  )

it(
  'the total in the list of payments is the sum of the payments, and the newest payment is first',
  { tags: ['HIST-34'] },
  async () => {
    for (const persona of ['default', 'hsa', 'pwa', 'quebec']) {
      const found = (await searchPaymentHistories(await as(persona), LAST_YEAR))!
      expect(total(found.paymentLines, ({ paidAmount }) => paidAmount)).toBe(cents(found.totalPaidAmount))
      expect(found.paymentLines.map(({ dateProcessed }) => dateProcessed)).toEqual(
        found.paymentLines.map(({ dateProcessed }) => dateProcessed).toSorted((a, b) => b.localeCompare(a)),
      )
      expect(found.showHSP).toBe(persona === 'hsa' || persona === 'pwa')
      expect(found.paymentLines.some(({ spendingAccountUsed }) => spendingAccountUsed !== '0.00')).toBe(found.showHSP)
    }
  },
)

it('the details of each payment have the same amounts as the payment in the list', async () => {
  for (const persona of ['default', 'hsa', 'pwa', 'ontario']) {
    const id = await as(persona)
    for (const { paymentId, paidAmount, spendingAccountUsed, dateProcessed } of (await searchPaymentHistories(
      id,
      LAST_YEAR,
    ))!.paymentLines) {
      const statement = await getPaymentDetails(id, { paymentId, ...LAST_YEAR })
      expect(statement).toMatchObject({ paymentId, paidAmount, issueDate: dateProcessed })
      expect(total(linesOf(statement), ({ hspAmount }) => hspAmount)).toBe(cents(spendingAccountUsed))
    }
    for (const { paymentId, paidAmount } of (await listRecentClaims(id))!.filter((each) => each.paymentId))
      expect(cents((await getPaymentDetails(id, { paymentId: paymentId!, ...LAST_YEAR })).paidAmount)).toBe(
        cents(paidAmount),
      )
  }
})

it(
  'the lines of one claim are paid together, grouped by person, and add up to the cent',
  { tags: ['API-108'] },
  async () => {
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
    const statement = await getPaymentDetails(id, {
      paymentId: payment!.paymentId,
      fromDate: date8(5),
      toDate: date8(-1),
    })
    expect(
      statement.calculationOfBenefits.map(({ participantId, benefitLines }) => [
        participantId,
        benefitLines.map(({ benefitCode }) => benefitCode),
      ]),
    ).toEqual([
      ['2', ['CHLTH']],
      ['3', ['CHLTH', 'DNTL']],
    ])
    const lines = linesOf(statement)
    for (const line of lines)
      expect(cents(line.eligibleAmount) + cents(line.excludedAmount)).toBe(cents(line.submittedAmount))
    // the plan and the account together pay the whole amount
    expect(cents(statement.paidAmount)).toBe(100_33 + 33_33 + 142_00)
    expect(total(lines, ({ paidAmount }) => paidAmount) + total(lines, ({ hspAmount }) => hspAmount)).toBe(
      cents(statement.paidAmount),
    )
    for (const name of [
      'submittedAmount',
      'eligibleAmount',
      'excludedAmount',
      'deductibleAmount',
      'paidAmount',
      'hspAmount',
    ] as const)
      expect(total(statement.subtotals, (each) => each[name])).toBe(total(lines, (each) => each[name]))
    expect(total(statement.hsaExplanationOfBenefits, ({ hspAmount }) => hspAmount)).toBe(
      total(lines, ({ hspAmount }) => hspAmount),
    )
    const [newest] = (await searchPaymentHistories(id, { fromDate: date8(1), toDate: date8(-1) }))!.paymentLines
    expect(newest).toMatchObject({ paymentId: payment!.paymentId, paidAmount: '275.66' })
  },
)

it(
  'a request for a payment that is unknown or of another member is refused, with advice',
  { tags: ['API-118'] },
  async () => {
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
        serverText: {
          en: expect.stringContaining('payment history') as string,
          fr: expect.stringContaining('historique des paiements') as string,
        },
      })
  },
)

it('a declined claim leads to no payment', async () => {
  const id = await as('default')
  const claimId = await decided(url(), id, {
    claimType: 'MASS',
    benefitServices: [{ ...treatment('95.00'), serviceId: 111, specialtyCode: 'MASS', isRequirePrescription: true }],
  })
  expect((await listRecentClaims(id))!.find((each) => each.claimId === claimId)).not.toHaveProperty('paymentId')
  expect(await searchPaymentHistories(id, { fromDate: date8(1), toDate: date8(-1) })).toBeNull()
})

it('a payment is a direct deposit, or a cheque if the bank account has been removed', async () => {
  const id = await as('default')
  const type = async () => (await searchPaymentHistories(id, LAST_YEAR))!.paymentLines[0]!.paymentType
  speak('fr')
  expect(await type()).toBe('Dépôt direct')
  await deleteBankingDetails(id)
  expect(await type()).toBe('Chèque')
})

it('a search of payments whose end date is before its start date is refused', { tags: ['D-93'] }, async () => {
  const id = await as('default')
  const reversed = { fromDate: '20261002', toDate: '20261001' }
  const calls = [
    () => searchPaymentHistories(id, reversed),
    () => getPaymentStatementsPdf(id, reversed),
    () => getPaymentDetails(id, { paymentId: 'P1003', ...reversed }),
  ]
  for (const call of calls)
    expect(await refusal(call())).toMatchObject({
      status: 422,
      serverText: { en: 'End date must be on or after start date.' },
    })
})
