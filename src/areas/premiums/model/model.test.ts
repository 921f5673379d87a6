import { beforeEach, describe, expect, it } from 'vitest'
import { environmentFor } from '../../../../tools/environment.ts'
import { provideEnvironment } from '~/platform/config/environment.ts'
import {
  cardDigits,
  cardExpiry,
  isExpired,
  isPaidAround,
  latestPayment,
  amountDueAfter,
  amountDueKind,
  proposedAmount,
  statementPeriod,
} from './amounts.ts'
import { intlOf } from '~/platform/i18n/catalogues.ts'
import { textOf } from '~/platform/i18n/text.tsx'
import { toMethodRequest } from '../pages/payment-method.page.tsx'
import { statementsIn } from '../pages/statements.page.tsx'
import { isProviderPage, readReturn, returnAddress } from './provider.ts'
import { loadMessages } from '../../../../tests/support/load-messages.ts'

it('a statement of a calendar month is named after its month, any other after its days', async () => {
  await loadMessages('fr', ['premiums'])
  const named = (periodStart: string, periodEnd: string) =>
    statementPeriod({ periodStart, periodEnd }, textOf(intlOf('fr')))
  expect([named('20260401', '20260430'), named('20240201', '20240229')]).toEqual(['Avril 2026', 'Février 2024'])
  expect([named('20260401', '20260531'), named('20260402', '20260430')]).toEqual([
    'Du 1er\u00A0avril 2026 au 31\u00A0mai 2026',
    'Du 2\u00A0avril 2026 au 30\u00A0avril 2026',
  ])
})

describe('amounts', () => {
  it.each([
    ['186.45', '186.45'],
    ['1.00', '1.00'],
    ['9999.99', '9999.99'],
    ['0.99', undefined],
    ['0.00', undefined],
    ['-12.00', undefined],
    ['10000.00', undefined],
  ])(
    'if the total of the premiums is %s, the payment form proposes the amount %s',
    { tags: ['PAY-07', 'D-145'] },
    (total, amount) => expect(proposedAmount(total)).toBe(amount),
  )

  it.each([
    ['186.45', 'something'],
    ['0.00', 'nothing'],
    ['-0.01', 'credit'],
  ])('if the total of the premiums is %s, the kind of amount due is %s', { tags: ['DATA-15'] }, (total, kind) =>
    expect(amountDueKind(total)).toBe(kind),
  )

  it('the amount due after a payment is exact, and an overpayment leaves a credit', () => {
    expect(amountDueAfter('186.45', '100.10')).toEqual({ due: '86.35' })
    expect(amountDueAfter('186.45', '186.45')).toEqual({ due: '0.00' })
    expect(amountDueAfter('186.45', '200.00')).toEqual({ due: '0.00', credit: '13.55' })
  })

  const premiums = {
    totalAmount: '0.00',
    premiums: [
      { transactionDate: '20261120', type: 'PAYMENT', amount: '-186.45' },
      { transactionDate: '20261115', type: 'DEBIT', amount: '-10.00' },
      { transactionDate: '20261002', type: 'PAYMENT', amount: '-20.00' },
    ],
  }
  it('latestPayment returns the newest one-time payment', () => {
    expect(latestPayment(premiums)).toEqual({ amount: '186.45', date: '20261120' })
    expect(latestPayment({ totalAmount: '0.00', premiums: [] })).toBeUndefined()
  })
  it.each([
    ['186.45', '20261120', true],
    ['186.45', '20261119', true],
    ['186.45', '20261121', true],
    ['186.45', '20261122', false],
    ['10.00', '20261115', false],
  ])(
    'a one-time payment of %s around the day %s is found among the premiums: %s',
    { tags: ['PAY-07'] },
    (amount, date, paid) => expect(isPaidAround(premiums, amount, date)).toBe(paid),
  )
})

describe('cards', () => {
  const card = { cardId: 'card-1142', maskedPan: '**** **** **** 1142', expiryDate: '2026-11' }
  it('a card shows its last digits and the month in which it expires', { tags: ['PAY-11', 'DATA-77'] }, () => {
    expect([cardDigits(card), cardExpiry(card)]).toEqual(['1142', '11/2026'])
  })
  it.each([
    ['20261130', false],
    ['20261201', true],
  ])('a card with the expiry date 11/2026 has expired on %s: %s', (today, expired) =>
    expect(isExpired(card, today)).toBe(expired),
  )
})

describe('toMethodRequest', () => {
  const account = {
    branch: '00512',
    bank: '003',
    account: '0012345678',
    confirmAccount: '0012345678',
    withdrawalDay: 15,
  }
  it(
    'the payment method request has the account or the card, and no field that only the page uses',
    { tags: ['PAY-06'] },
    () => {
      expect(toMethodRequest({ type: 'PAD', agreement: true, ...account, cardId: 'card-1' })).toEqual({
        type: 'PAD',
        branch: '00512',
        bank: '003',
        account: '0012345678',
        withdrawalDay: 15,
      })
      expect(toMethodRequest({ type: 'CARD', agreement: true, ...account, cardId: 'card-1' })).toEqual({
        type: 'CARD',
        cardId: 'card-1',
      })
    },
  )
})

describe('statementsIn', () => {
  it(
    'the statements of a period are the statements of the months that overlap the period',
    { tags: ['PAY-03'] },
    () => {
      const month = (number: string, end: string) => ({
        statementId: `S${number}`,
        periodStart: `${number}01`,
        periodEnd: `${number}${end}`,
        amount: '1.00',
      })
      const all = [month('202610', '31'), month('202609', '30'), month('202608', '31')]
      const ids = (period: Parameters<typeof statementsIn>[1]) =>
        statementsIn(all, period).map(({ statementId }) => statementId)
      expect(ids({})).toHaveLength(3)
      expect(ids({ fromDate: '20260930', toDate: '20261001' })).toEqual(['S202610', 'S202609'])
      expect(ids({ toDate: '20260901' })).toEqual(['S202609', 'S202608'])
    },
  )
})

describe('card provider', () => {
  const services = (address: string) =>
    provideEnvironment({ ...environmentFor(address, false), allowedHosts: ['example.com'] })
  beforeEach(() => services('http://localhost:4010'))

  it("the portal opens a payment page on the member's own machine only if the services are there too", () => {
    services('https://services.example.com')
    expect(isProviderPage('http://localhost:4010/x')).toBe(false)
    expect(isProviderPage('https://pay.example.com/x')).toBe(true)
  })

  it.each([
    ['https://pay.example.com/cs-1', true],
    ['http://localhost:4010/__sandbox/card-provider/cs-1', true],
    ['http://127.0.0.1:4010/x', true],
    ['http://pay.example.com/cs-1', false],
    ['http://localhost.example.com/', false],
    ['https://portal.example.com@evil.example/', false],
    ['https://evil.example/cs-1', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['//pay.example.com', false],
    ['/card-payment', false],
    ['', false],
  ])(
    "the portal may open the card provider's page at the URL %s: %s",
    { tags: ['PAY-10', 'D-144'] },
    (address, opened) => expect(isProviderPage(address)).toBe(opened),
  )

  it(
    'the return URL for the card provider is the URL of the card payment page, with the amount',
    { tags: ['PAY-10'] },
    () => {
      const page = new URL('/fr/manage-your-account/card-payment', 'https://portal.example.com')
      expect(returnAddress(page, '186.45')).toBe(
        'https://portal.example.com/fr/manage-your-account/card-payment?amount=186.45',
      )
    },
  )

  it.each([
    ['amount=186.45&sessionId=cs-1', { sessionId: 'cs-1', amount: '186.45' }],
    ['amount=186.45', undefined],
    ['sessionId=cs-1', undefined],
    ['amount=0.50&sessionId=cs-1', undefined],
    ['amount=1e9&sessionId=cs-1', undefined],
    ['amount=10000.00&sessionId=cs-1', undefined],
    ['amount=10.00&sessionId=../../x', undefined],
    [`amount=10.00&sessionId=${'a'.repeat(65)}`, undefined],
    ['status=approved', undefined],
  ])('the query %s with which the card provider returns is read as %j', { tags: ['PAY-10'] }, (query, found) =>
    expect(readReturn(new URLSearchParams(query))).toEqual(found),
  )
})
