import { expect, it } from 'vitest'
import {
  getPremiumPaymentMethod,
  getPremiums,
  getPremiumStatementPdf,
  listCreditCards,
  listPremiumStatements,
  updatePremiumPaymentMethod,
} from '~generated/member/client/premiums.ts'
import type { PremiumPaymentMethodRequest } from '~generated/member/model/index.ts'
import { registry } from '~generated/member/zod/registry.ts'
import { SandboxControl } from '../support/sandbox-control.ts'
import { addMonths } from '../../sandbox/dates.ts'
import { cents, date8, total } from './support/claim-journey.ts'
import { refusal, refusals, statusOf, useSandbox } from './support/use-sandbox.ts'

const sandbox = useSandbox()
const { as } = sandbox
const EVER = { fromDate: '20000101', toDate: '20991231' }
const PAD: PremiumPaymentMethodRequest = {
  type: 'PAD',
  branch: '20041',
  bank: '815',
  account: '0001234567',
  withdrawalDay: 28,
}
const inBoth = { en: expect.stringMatching(/\w/) as string, fr: expect.stringMatching(/\w/) as string }

it(
  'the premium transactions are listed with the newest first and add up to the total due',
  { tags: ['DATA-15', 'D-142'] },
  async () => {
    const { premiums, totalAmount } = (await getPremiums(await as('premiums'), EVER))!
    const dates = premiums.map(({ transactionDate }) => transactionDate)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(new Set(premiums.map(({ type }) => type))).toEqual(new Set(['PREMIUM', 'DEBIT', 'RETURNED']))
    expect(total(premiums, ({ amount }) => amount)).toBe(cents(totalAmount))
    expect(cents(totalAmount)).toBeGreaterThan(0)
  },
)

it(
  'a period limits the listed transactions but not the total due, and the last twelve months are the default',
  { tags: ['D-142'] },
  async () => {
    const id = await as('premiums')
    const { totalAmount, premiums } = (await getPremiums(id))!
    const all = (await getPremiums(id, EVER))!.premiums
    expect(premiums).toEqual((await getPremiums(id, { fromDate: addMonths(date8(), -12), toDate: date8() }))!.premiums)
    expect(premiums.length).toBeLessThan(all.length)
    const day = premiums[0]!.transactionDate
    expect(await getPremiums(id, { fromDate: day, toDate: day })).toEqual({
      totalAmount,
      premiums: premiums.filter(({ transactionDate }) => transactionDate === day),
    })
    expect(await getPremiums(id, { fromDate: '20000101', toDate: '20000131' })).toEqual({ totalAmount, premiums: [] })
    expect(await refusal(getPremiums(id, { fromDate: '20261002', toDate: '20261001' }))).toMatchObject({
      status: 422,
      serverText: inBoth,
    })
  },
)

it(
  'premium statements are listed with the newest first, one for each month with the premium of that month',
  { tags: ['D-142'] },
  async () => {
    const statements = (await listPremiumStatements(await as('premiums')))!
    expect(statements).toHaveLength(13)
    for (const [index, { periodStart, periodEnd, amount }] of statements.entries()) {
      expect([periodStart.slice(6), amount]).toEqual(['01', '186.45'])
      expect(periodEnd).toMatch(new RegExp(`^${periodStart.slice(0, 6)}(28|29|30|31)$`))
      if (index > 0) expect(periodStart < statements[index - 1]!.periodStart).toBe(true)
    }
  },
)

it('past transactions do not change as time passes', async () => {
  const before = await getPremiums(await as('premiums'), EVER)
  await sandbox.advance(45 * 86_400)
  expect(await getPremiums(await as('premiums'), EVER)).toEqual(before)
})

it(
  'premiums are available to a member who has any of the three premium flags, and refused to others',
  { tags: ['D-143'] },
  async () => {
    const id = await as('basic')
    for (const refused of await refusals(
      getPremiums(id),
      listPremiumStatements(id),
      getPremiumStatementPdf(id, 'S202610'),
    ))
      expect(refused).toMatchObject({ status: 403, serverText: inBoth })
    for (const flag of ['premiums', 'statements', 'premiumPayment']) {
      await new SandboxControl(sandbox.url()).vary('basic', { policy: { [flag]: true } })
      expect([await getPremiums(id), await listPremiumStatements(id)]).toEqual([null, null])
    }
  },
)

it('the payment method is refused if the policy lacks the flag premiumPayment', { tags: ['D-143'] }, async () => {
  const id = await as('default')
  for (const refused of await refusals(
    getPremiumPaymentMethod(id),
    updatePremiumPaymentMethod(id, PAD),
    listCreditCards(id),
  ))
    expect(refused).toMatchObject({ status: 403, serverText: inBoth })
})

it(
  'a saved premium payment method applies to one member only and lasts until the sandbox is reset',
  { tags: ['D-142'] },
  async () => {
    const id = await as('premiums')
    await updatePremiumPaymentMethod(id, PAD)
    expect(await getPremiumPaymentMethod(id)).toEqual(PAD)
    await updatePremiumPaymentMethod(id, { type: 'CARD', cardId: 'card-1142' })
    const card = {
      type: 'CARD',
      card: { cardId: 'card-1142', maskedPan: '**** **** **** 1142', expiryDate: '2029-04' },
    }
    expect(await getPremiumPaymentMethod(id)).toEqual(card)
    expect(await getPremiumPaymentMethod(await as('paid-up'))).toBeNull()
    sandbox.reset()
    expect(await getPremiumPaymentMethod(await as('premiums'))).toMatchObject({ type: 'PAD', withdrawalDay: 1 })
  },
)

it.each<{ what: string; request: PremiumPaymentMethodRequest }>([
  { what: 'a debit without a day', request: { type: 'PAD', branch: '20041', bank: '815', account: '0001234567' } },
  { what: 'a debit with a card', request: { ...PAD, cardId: 'card-1142' } },
  { what: 'a card with an account', request: { ...PAD, type: 'CARD', cardId: 'card-1142' } },
  { what: 'a card without its number', request: { type: 'CARD' } },
  { what: 'the card of another member', request: { type: 'CARD', cardId: 'card-9999' } },
  { what: 'a card that has expired', request: { type: 'CARD', cardId: 'card-7730' } },
])('a payment method with $what is refused and changes nothing', { tags: ['D-142'] }, async ({ request }) => {
  const id = await as('premiums')
  expect(await refusal(updatePremiumPaymentMethod(id, request))).toMatchObject({ status: 422, serverText: inBoth })
  expect(await getPremiumPaymentMethod(id)).toMatchObject({ account: '0012345678', withdrawalDay: 1 })
})

it('a card on file contains only the last four digits of its number', { tags: ['DATA-77'] }, async () => {
  const [card] = (await listCreditCards(await as('premiums')))!
  expect(registry['listCreditCards 200']!.safeParse([{ ...card, maskedPan: '4111111111111142' }]).success).toBe(false)
  expect(await statusOf(getPremiumStatementPdf(await as('premiums'), 'S199901'))).toBe(404)
})
