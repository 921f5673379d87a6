import { unchecked } from './support/portal.ts'
import { describe, expect, it } from 'vitest'
import { createCardPaymentSession, createPremiumPayment, getPremiums } from '~generated/member/client/premiums.ts'
import type {
  CardPaymentSessionRequest,
  PremiumPayment,
  PremiumPaymentRequest,
  Problem,
} from '~generated/member/model/index.ts'
import { registry } from '~generated/member/zod/registry.ts'
import { cents } from './support/claim-journey.ts'
import { lastResponse } from './support/record-responses.ts'
import { refusal, statusOf, useSandbox } from './support/use-sandbox.ts'

const sandbox = useSandbox({ portalUrl: 'https://portal.example.com' })
const { as } = sandbox
const inBoth = { en: expect.stringMatching(/\w/) as string, fr: expect.stringMatching(/\w/) as string }

const GOOD = 'card-1142'
const RETURN = 'https://portal.example.com/en/manage-your-account/card-payment'

const pay = (id: string, request: PremiumPaymentRequest, key?: string) =>
  createPremiumPayment(id, request, key ? { headers: { 'Idempotency-Key': key } } : {})
const paid = async (attempt: Promise<PremiumPayment | Problem>): Promise<PremiumPayment> => {
  const answer = await attempt
  if (!('paymentId' in answer)) throw new Error(answer.messageEn)
  return answer
}
const owing = async (id: string) => cents((await getPremiums(id))!.totalAmount)
const paymentsOf = async (id: string) => (await getPremiums(id))!.premiums.filter(({ type }) => type === 'PAYMENT')

const open = (id: string, more: Partial<CardPaymentSessionRequest> = {}) =>
  createCardPaymentSession(id, { amount: '100.00', locale: 'en', returnUrl: RETURN, ...more })
const decide = (redirectUrl: string, outcome: string) =>
  fetch(redirectUrl, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })

describe('a payment with a card on file', () => {
  it(
    'a payment with a card on file lowers the amount due and is listed as a transaction of the same day',
    { tags: ['D-142'] },
    async () => {
      const id = await as('premiums')
      const before = await owing(id)
      const payment = await paid(pay(id, { amount: '186.45', cardId: GOOD }))
      expect(lastResponse().status).toBe(201)
      expect(payment).toMatchObject({ status: 'APPROVED', amount: '186.45' })
      expect(await owing(id)).toBe(before - 186_45)
      expect((await getPremiums(id))!.premiums[0]).toEqual({
        transactionDate: payment.date,
        type: 'PAYMENT',
        amount: '-186.45',
      })
    },
  )

  it.each<{ what: string; request: PremiumPaymentRequest; status: number }>([
    { what: 'less than one dollar', request: { amount: '0.99', cardId: GOOD }, status: 400 },
    { what: 'a negative amount', request: { amount: '-10.00', cardId: GOOD }, status: 400 },
    { what: 'an unknown card', request: { amount: '10.00', cardId: 'card-9999' }, status: 422 },
    { what: 'a card that has expired', request: { amount: '10.00', cardId: 'card-7730' }, status: 422 },
    { what: 'neither card nor session', request: { amount: '10.00' }, status: 422 },
    { what: 'card and session', request: { amount: '10.00', cardId: GOOD, sessionId: 'cs-1' }, status: 422 },
    { what: 'an unknown session', request: { amount: '10.00', sessionId: 'cs-1' }, status: 422 },
  ])(
    'a premium payment is refused with $status for $what',
    { tags: ['D-145', 'D-142'] },
    async ({ request, status }) => {
      const id = await as('premiums')
      expect(await refusal(unchecked(() => pay(id, request)))).toMatchObject({ status, serverText: inBoth })
      expect(await paymentsOf(id)).toEqual([])
    },
  )

  it('a premium payment is refused if the policy lacks the flag premiumPayment', { tags: ['D-143'] }, async () => {
    const id = await as('default')
    expect(await refusal(pay(id, { amount: '10.00', cardId: GOOD }))).toMatchObject({ status: 403, serverText: inBoth })
    expect(await refusal(open(id))).toMatchObject({ status: 403, serverText: inBoth })
  })
})

describe('an Idempotency-Key', () => {
  it('twenty calls that arrive together with one Idempotency-Key make one payment', async () => {
    const id = await as('premiums')
    const before = await owing(id)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => paid(pay(id, { amount: '25.00', cardId: GOOD }, 'once'))),
    )
    expect(new Set(answers.map(({ paymentId }) => paymentId)).size).toBe(1)
    expect(await paymentsOf(id)).toHaveLength(1)
    expect(await owing(id)).toBe(before - 25_00)
    await paid(pay(id, { amount: '25.00', cardId: GOOD }, 'twice'))
    expect(await paymentsOf(id)).toHaveLength(2)
  })

  it('an Idempotency-Key is refused for a different payment of the same member, but accepted from another member', async () => {
    const id = await as('premiums')
    await paid(pay(id, { amount: '25.00', cardId: GOOD }, 'k'))
    expect(await refusal(pay(id, { amount: '26.00', cardId: GOOD }, 'k'))).toMatchObject({
      status: 409,
      serverText: inBoth,
    })
    expect(await statusOf(pay(id, { amount: '25.00', cardId: 'card-0119' }, 'k'))).toBe(409)
    const other = await as('paid-up')
    const { sessionId, redirectUrl } = await open(other, { amount: '25.00' })
    await decide(redirectUrl, 'approved')
    expect(await paid(pay(other, { amount: '25.00', sessionId }, 'k'))).toMatchObject({ amount: '25.00' })
  })
})

describe('the page of the card provider', () => {
  it(
    "the card provider's page shows the amount in the language of the member and asks for no card number",
    { tags: ['D-144'] },
    async () => {
      const id = await as('premiums')
      const session = await open(id, { amount: '1234.50', locale: 'fr' })
      expect(session.redirectUrl).toBe(`${sandbox.url()}/__sandbox/card-provider/${session.sessionId}`)
      const page = await (await fetch(session.redirectUrl)).text()
      expect(page).toContain('<html lang="fr">')
      expect(page).toContain('1\u00A0234,50\u00A0$')
      for (const button of ['Payer', 'Refuser', 'Annuler']) expect(page).toContain(button)
      expect(page).not.toMatch(/<input|<textarea/)
      const english = await (await fetch((await open(id)).redirectUrl)).text()
      expect(english).toContain('<html lang="en">')
      expect(english).toContain('$100')
    },
  )

  it(
    "the card provider's page returns to the portal with a payment session id that can pay only once",
    { tags: ['D-144'] },
    async () => {
      const id = await as('premiums')
      const { sessionId, redirectUrl } = await open(id, { returnUrl: `${RETURN}?from=menu` })
      const back = await decide(redirectUrl, 'approved')
      expect([back.status, back.headers.get('location')]).toEqual([303, `${RETURN}?from=menu&sessionId=${sessionId}`])
      const payment = await paid(pay(id, { amount: '100.00', sessionId }, sessionId))
      expect(await paid(pay(id, { amount: '100.00', sessionId }, sessionId))).toEqual(payment)
      expect(await refusal(pay(id, { amount: '100.00', sessionId }, 'another'))).toMatchObject({
        status: 409,
        serverText: inBoth,
      })
      expect(await statusOf(pay(id, { amount: '100.00', sessionId }))).toBe(409)
      expect(await paymentsOf(id)).toHaveLength(1)
    },
  )

  it("the card provider's page accepts only one decision about a payment", { tags: ['D-144'] }, async () => {
    const { redirectUrl } = await open(await as('premiums'))
    expect((await decide(redirectUrl, 'perhaps')).status).toBe(400)
    await decide(redirectUrl, 'declined')
    expect((await decide(redirectUrl, 'approved')).status).toBe(410)
    expect((await fetch(redirectUrl)).status).toBe(410)
    const unknown = redirectUrl.replace(/[^/]+$/, 'cs-unknown')
    expect([(await fetch(unknown)).status, (await decide(unknown, 'approved')).status]).toEqual([404, 404])
  })

  it(
    'a payment is refused if its card payment session is not yet approved, or was opened for another amount',
    { tags: ['D-144'] },
    async () => {
      const id = await as('premiums')
      const { sessionId, redirectUrl } = await open(id)
      expect(await refusal(pay(id, { amount: '100.00', sessionId }))).toMatchObject({ status: 409, serverText: inBoth })
      await decide(redirectUrl, 'approved')
      expect(await refusal(pay(id, { amount: '1.00', sessionId }))).toMatchObject({ status: 422, serverText: inBoth })
      expect(await paid(pay(id, { amount: '100.00', sessionId }))).toMatchObject({ amount: '100.00' })
    },
  )

  it(
    'a card payment session expires after 30 minutes, even if the card provider has approved it',
    { tags: ['D-144'] },
    async () => {
      const id = await as('premiums')
      const [first, second] = [await open(id), await open(id)]
      await decide(first.redirectUrl, 'approved')
      await sandbox.advance(31 * 60)
      await as('premiums')
      expect((await decide(second.redirectUrl, 'approved')).status).toBe(410)
      for (const { sessionId } of [first, second])
        expect(await refusal(pay(id, { amount: '100.00', sessionId }))).toMatchObject({
          status: 410,
          serverText: inBoth,
        })
    },
  )

  it('a card payment session can be used only by the member who opened it', { tags: ['D-144'] }, async () => {
    const { sessionId, redirectUrl } = await open(await as('premiums'))
    await decide(redirectUrl, 'approved')
    expect(await statusOf(pay(await as('paid-up'), { amount: '100.00', sessionId }))).toBe(422)
  })

  it.each([
    ['http://localhost:5173/fr/manage-your-account/card-payment', undefined],
    ['http://127.0.0.1:4173/en/x?y=1', undefined],
    [RETURN, undefined],
    ['https://elsewhere.example.com/en/card-payment', 422],
    ['https://portal.example.com.evil.example/en', 422],
    ['https://portal.example.com:8443/en', 422],
    ['https://portal.example.com:99999/en', 422],
    ['http://portal.example.com/en/card-payment', 400],
    ['https://portal.example.com@evil.example/', 400],
    ['//evil.example/', 400],
    ['javascript:alert(1)', 400],
  ])(
    'the return URL %s of a card payment is allowed (undefined) or refused with the status: %s',
    { tags: ['D-144'] },
    async (returnUrl, status) => {
      const id = await as('premiums')
      const session = unchecked(() => open(id, { returnUrl }))
      if (status === undefined) expect(await session).toHaveProperty('sessionId')
      else expect(await refusal(session)).toMatchObject({ status, serverText: inBoth })
    },
  )

  it("the card provider's page has an https URL, or an http URL on a developer's machine", { tags: ['D-144'] }, () => {
    const accepts = (redirectUrl: string) =>
      registry['createCardPaymentSession 200']!.safeParse({ sessionId: 'cs-1', redirectUrl }).success
    expect(['https://pay.example.com/x', 'http://localhost:4010/x', 'http://127.0.0.1:4010/x'].map(accepts)).toEqual([
      true,
      true,
      true,
    ])
    expect(['http://pay.example.com/x', 'javascript:alert(1)', 'http://localhost.evil.example/x'].map(accepts)).toEqual(
      [false, false, false],
    )
  })
})
