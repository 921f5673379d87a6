import { getPremiumsQuery } from '~generated/member/queries/premiums.ts'
import { describe, expect, it } from 'vitest'
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
import { OPERATIONS } from '~generated/operations.ts'
import { readTimeout } from '../../tools/generate/contracts/operation.ts'
import { operationOf } from './support/calls.ts'
import { expectFields, expectRequired } from './support/fields.ts'
import { lastResponse } from './support/record-responses.ts'
import { refusal, statusOf, useSandbox } from './support/use-sandbox.ts'

const sandbox = useSandbox()
const as = (persona: string) => sandbox.signIn(`${persona}@example.com`)
const EVER = { fromDate: '20000101', toDate: '20991231' }
const cents = (money: string) => Math.round(Number(money) * 100)
const inBoth = { en: expect.stringMatching(/\w/) as string, fr: expect.stringMatching(/\w/) as string }
/** What a tester can change about a member without a persona for it. */
const switchFlags = (login: string, policy: Record<string, boolean>) =>
  fetch(`${sandbox.url()}/__sandbox/members/${encodeURIComponent(login)}`, { method: 'PUT', body: JSON.stringify({ policy }) })

describe('premiums', () => {
  it('have a total and transactions with date, type and amount, newest first', { tags: ['DATA-15'] }, async () => {
    const id = await as('premiums')
    const answer = (await getPremiums(id, EVER))!
    expect(decodeURIComponent(new URL(lastResponse().url).pathname)).toBe(`/members/${id}/premiums`)
    expect(getPremiumsQuery(EVER).queryKey).toEqual(['getPremiums', id, EVER])
    const fields = [['totalAmount'], ['premiums'], ...['transactionDate', 'type', 'amount'].map((name) => ['premiums', 0, name])]
    expectFields('getPremiums 200', answer, fields)
    expectRequired('getPremiums 200', answer, fields)
    const dates = answer.premiums.map(({ transactionDate }) => transactionDate)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(new Set(answer.premiums.map(({ type }) => type))).toEqual(new Set(['PREMIUM', 'DEBIT', 'RETURNED']))
    expect(answer.premiums.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(answer.totalAmount))
    expect(cents(answer.totalAmount)).toBeGreaterThan(0)
    expect(registry['getPremiums 200']!.safeParse({ totalAmount: '1.00', premiums: [{ ...answer.premiums[0], type: 'SOMETHING_NEW' }] }).success).toBe(true)
  })

  it('are of the last twelve months unless a period is asked for; the total is that of today', { tags: ['D-142'] }, async () => {
    const id = await as('premiums')
    const { totalAmount, premiums } = (await getPremiums(id))!
    const now = new Date()
    const yearAgo = `${now.getFullYear() - 1}${String(now.getMonth() + 1).padStart(2, '0')}${String(now.getDate()).padStart(2, '0')}`
    const all = (await getPremiums(id, EVER))!.premiums
    expect(premiums).toEqual(all.filter(({ transactionDate }) => transactionDate >= yearAgo))
    expect(premiums.length).toBeLessThan(all.length)
    const day = premiums[0]!.transactionDate
    expect(await getPremiums(id, { fromDate: day, toDate: day })).toEqual({
      totalAmount,
      premiums: premiums.filter(({ transactionDate }) => transactionDate === day),
    })
    expect(await getPremiums(id, { fromDate: '20000101', toDate: '20000131' })).toEqual({ totalAmount, premiums: [] })
    expect(await refusal(getPremiums(id, { fromDate: '20261002', toDate: '20261001' }))).toMatchObject({ status: 422, serverText: inBoth })
    expect(await statusOf(getPremiums(id, { fromDate: '2026-10-01' }))).toBe(400)
  })

  it('are zero when everything is paid, and nothing for those who pay none', async () => {
    expect(await getPremiums(await as('paid-up'))).toMatchObject({ totalAmount: '0.00' })
    const id = await as('default')
    expect([await getPremiums(id), await listPremiumStatements(id)]).toEqual([null, null])
  })

  it('have a statement for each month that is over, newest first', { tags: ['D-142'] }, async () => {
    const id = await as('premiums')
    const statements = (await listPremiumStatements(id))!
    expect(statements).toHaveLength(13)
    const fields = ['statementId', 'periodStart', 'periodEnd', 'amount'].map((name) => [0, name])
    expectFields('listPremiumStatements 200', statements, fields)
    expectRequired('listPremiumStatements 200', statements, fields)
    expect(new Set(statements.map(({ amount }) => amount))).toEqual(new Set(['186.45']))
    for (const [index, { periodStart, periodEnd }] of statements.entries()) {
      expect(periodStart).toMatch(/01$/)
      expect(periodEnd).toMatch(new RegExp(`^${periodStart.slice(0, 6)}(28|29|30|31)$`))
      if (index > 0) expect(periodStart < statements[index - 1]!.periodStart).toBe(true)
    }
  })

  it('a statement is a PDF in both languages, for which two minutes are allowed', { tags: ['D-90'] }, async () => {
    const id = await as('premiums')
    const [{ statementId } = { statementId: '' }] = (await listPremiumStatements(id))!
    const english = await (await getPremiumStatementPdf(id, statementId)).text()
    sandbox.portal().language = 'fr'
    const french = await (await getPremiumStatementPdf(id, statementId)).text()
    expect([english.slice(0, 5), french.slice(0, 5)]).toEqual(['%PDF-', '%PDF-'])
    expect(english).toContain('(en-CA)')
    expect(french).toContain('(fr-CA)')
    expect(OPERATIONS.getPremiumStatementPdf.download).toEqual({ en: 'premium-statement.pdf', fr: 'releve-de-primes.pdf' })
    expect(readTimeout(operationOf('getPremiumStatementPdf').object, 'member')).toBe(120_000)
    expect(await refusal(getPremiumStatementPdf(id, 'S199901'))).toMatchObject({ status: 404, serverText: inBoth })
    expect(await statusOf(getPremiumStatementPdf(await as('default'), statementId))).toBe(404)
  })

  it('keep their past when time goes on', async () => {
    const id = await as('premiums')
    const before = await getPremiums(id, EVER)
    await sandbox.advance(45 * 86_400)
    await as('premiums')
    expect(await getPremiums(id, EVER)).toEqual(before)
  })
})

describe('flags', () => {
  const pad: PremiumPaymentMethodRequest = { type: 'PAD', branch: '00512', bank: '003', account: '0012345678', withdrawalDay: 1 }

  it('premiums and statements need premiums, statements or premiumPayment', { tags: ['D-143'] }, async () => {
    const id = await as('basic')
    for (const call of [() => getPremiums(id), () => listPremiumStatements(id), () => getPremiumStatementPdf(id, 'S202610')])
      expect(await refusal(call())).toMatchObject({ status: 403, serverText: inBoth })
    for (const flag of ['premiums', 'statements', 'premiumPayment']) {
      expect((await switchFlags(id, { [flag]: true })).ok).toBe(true)
      expect([await getPremiums(id), await listPremiumStatements(id)]).toEqual([null, null])
    }
  })

  it('how premiums are paid needs premiumPayment', async () => {
    const id = await as('default')
    for (const call of [() => getPremiumPaymentMethod(id), () => updatePremiumPaymentMethod(id, pad), () => listCreditCards(id)])
      expect(await refusal(call())).toMatchObject({ status: 403, serverText: inBoth })
    await switchFlags(id, { premiumPayment: true })
    expect([await getPremiumPaymentMethod(id), await listCreditCards(id)]).toEqual([null, []])
    await updatePremiumPaymentMethod(id, pad)
    expect(await getPremiumPaymentMethod(id)).toEqual(pad)
  })
})

describe('the payment method', () => {
  const pad: PremiumPaymentMethodRequest = { type: 'PAD', branch: '20041', bank: '815', account: '0001234567', withdrawalDay: 28 }

  it('is there afterwards, whether debit or card', { tags: ['D-142'] }, async () => {
    const id = await as('premiums')
    expect(await getPremiumPaymentMethod(id)).toEqual({ type: 'PAD', branch: '00512', bank: '003', account: '0012345678', withdrawalDay: 15 })
    expect(await updatePremiumPaymentMethod(id, pad)).toEqual(pad)
    expect(await getPremiumPaymentMethod(id)).toEqual(pad)
    const byCard = await updatePremiumPaymentMethod(id, { type: 'CARD', cardId: 'card-1142' })
    expect(byCard).toEqual({ type: 'CARD', card: { cardId: 'card-1142', maskedPan: '**** **** **** 1142', expiryDate: '2029-04' } })
    expect(await getPremiumPaymentMethod(id)).toEqual(byCard)
    sandbox.reset()
    await as('premiums')
    expect(await getPremiumPaymentMethod(id)).toMatchObject({ type: 'PAD', withdrawalDay: 15 })
  })

  it('can be set up where there is none', async () => {
    const id = await as('paid-up')
    expect(await getPremiumPaymentMethod(id)).toBeNull()
    await updatePremiumPaymentMethod(id, pad)
    expect(await getPremiumPaymentMethod(id)).toEqual(pad)
    expect(await getPremiumPaymentMethod(await as('premiums'))).not.toEqual(pad)
  })

  it.each<{ what: string; request: PremiumPaymentMethodRequest; status: number }>([
    { what: 'a debit without a day', request: { type: 'PAD', branch: '20041', bank: '815', account: '0001234567' }, status: 422 },
    { what: 'a debit with a card', request: { ...pad, cardId: 'card-1142' }, status: 422 },
    { what: 'a card with an account', request: { ...pad, type: 'CARD', cardId: 'card-1142' }, status: 422 },
    { what: 'no card', request: { type: 'CARD' }, status: 422 },
    { what: 'somebody else’s card', request: { type: 'CARD', cardId: 'card-9999' }, status: 422 },
    { what: 'a card that has expired', request: { type: 'CARD', cardId: 'card-7730' }, status: 422 },
    { what: 'the 29th', request: { ...pad, withdrawalDay: 29 }, status: 400 },
    { what: 'day 0', request: { ...pad, withdrawalDay: 0 }, status: 400 },
    { what: 'four digits of transit', request: { ...pad, branch: '2004' }, status: 400 },
    { what: 'four digits of institution', request: { ...pad, bank: '0815' }, status: 400 },
    { what: 'an account of six digits', request: { ...pad, account: '123456' }, status: 400 },
  ])('refuses $what with $status, and changes nothing', { tags: ['D-142'] }, async ({ request, status }) => {
    const id = await as('premiums')
    expect(await refusal(updatePremiumPaymentMethod(id, request))).toMatchObject({ status, serverText: inBoth })
    expect(await getPremiumPaymentMethod(id)).toMatchObject({ account: '0012345678', withdrawalDay: 15 })
  })

  it('a card on file shows its last four digits and when it expires', { tags: ['DATA-77'] }, async () => {
    const id = await as('premiums')
    const cards = (await listCreditCards(id))!
    expect(cards).toHaveLength(3)
    const fields = ['cardId', 'maskedPan', 'expiryDate'].map((name) => [0, name])
    expectFields('listCreditCards 200', cards, fields)
    expectRequired('listCreditCards 200', cards, fields)
    expect(Object.keys(cards[0]!)).toEqual(['cardId', 'maskedPan', 'expiryDate'])
    expect(registry['listCreditCards 200']!.safeParse([{ ...cards[0], maskedPan: '4111111111111142' }]).success).toBe(false)
    expect(await listCreditCards(await as('paid-up'))).toEqual([])
  })
})
