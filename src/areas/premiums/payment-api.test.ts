import { runMutation } from '../../../tests/support/run-mutation.ts'
import {
  getPremiumPaymentMethodQuery,
  getPremiumsQuery,
  listCreditCardsQuery,
  listPremiumStatementsQuery,
  updatePremiumPaymentMethodMutation,
} from '~generated/member/queries/premiums.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import '~/app/routes.ts'
import { signInAs } from '../../../tests/support/browser.ts'
import { at, id, useMemberService } from '../../../tests/support/member-service.ts'
import { json } from '../../../tests/support/service.ts'
import { type PageDefinition, getPage, failedRequirement } from '~/platform/pages/page-registry.ts'
import { readPolicy } from '~/platform/policy/policy.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { endSessionWithoutRedirect } from '~/platform/session/end-session.ts'
import { forgetPaymentKey, openCardSession, payPremiums } from './payment-api.ts'
import { requireDeclined, declinedStore } from './payment-outcome.ts'
import { payWithCard } from './use-payment.ts'
import { premiumsPages } from './routes.ts'

const PAID = { paymentId: 'PP1', status: 'APPROVED', amount: '10.00', date: '20261121' }

const service = useMemberService({
  answer: (response, { method }) =>
    json(response, method === 'POST' ? 201 : 200, method === 'POST' ? PAID : { totalAmount: '10.00', premiums: [] }),
})
beforeEach(() => {
  vi.stubGlobal('history', { state: { idx: 1 }, replaceState: (state: object) => Object.assign(history, { state }) })
  forgetPaymentKey()
})

const payments = () => service.calls.filter(({ method }) => method === 'POST')
const keys = () => payments().map(({ headers }) => headers['idempotency-key'])

it(
  'the premiums query requests the documented URL',
  { tags: ['PAY-12'] },
  service.asksOnce(() => getPremiumsQuery({ fromDate: '20260101' }), '/premiums?fromDate=20260101'),
)
it(
  'the premium statements query requests the documented URL',
  { tags: ['PAY-03', 'PAY-12'] },
  service.asksOnce(listPremiumStatementsQuery, '/premiums/statements'),
)
it(
  'the premium payment method query requests the documented URL',
  { tags: ['PAY-06', 'PAY-12'] },
  service.asksOnce(getPremiumPaymentMethodQuery, '/premium-payment-method'),
)
it(
  'the credit cards query requests the documented URL',
  { tags: ['PAY-11', 'PAY-12'] },
  service.asksOnce(listCreditCardsQuery, '/credit-cards'),
)

it('saving a payment method invalidates the payment method query', { tags: ['PAY-06'] }, async () => {
  const variables = { data: { type: 'CARD', cardId: 'card-1' } } as const
  const invalidated = await runMutation(updatePremiumPaymentMethodMutation(), variables, [
    getPremiumPaymentMethodQuery(),
    listCreditCardsQuery(),
  ])
  expect(service.calls[0]).toMatchObject({
    method: 'PUT',
    url: `${at}/premium-payment-method`,
    body: '{"type":"CARD","cardId":"card-1"}',
  })
  expect(invalidated).toEqual(['getPremiumPaymentMethod'])
})

it(
  'the request for a card payment session sends the amount, the language and the return URL',
  { tags: ['PAY-10'] },
  async () => {
    service.answer((response) =>
      json(response, 200, { sessionId: 'cs-1', redirectUrl: 'https://pay.example.com/cs-1' }),
    )
    expect(await openCardSession('10.00', 'https://portal.example.com/en/x?amount=10.00')).toBe(
      'https://pay.example.com/cs-1',
    )
    expect(service.calls[0]).toMatchObject({
      url: `${at}/card-payment-sessions`,
      body: '{"amount":"10.00","locale":"en","returnUrl":"https://portal.example.com/en/x?amount=10.00"}',
    })
  },
)

describe('payPremiums', () => {
  it(
    'a payment through the card provider sends the session id as sessionId and as the idempotency key',
    { tags: ['PAY-10'] },
    async () => {
      expect(await payPremiums({ amount: '10.00', sessionId: 'cs-1' }, 'cs-1')).toEqual({ paid: PAID })
      expect(payments()[0]).toMatchObject({
        url: `${at}/premium-payments`,
        body: '{"amount":"10.00","sessionId":"cs-1"}',
      })
      expect(keys()).toEqual(['cs-1'])
    },
  )

  it('a declined payment returns the message of the service in both languages', { tags: ['PAY-08'] }, async () => {
    service.answer((response) =>
      json(response, 402, { messageEn: 'Declined.', messageFr: 'Refusée.', code: 'DECLINED' }),
    )
    expect(await payPremiums({ amount: '10.00', cardId: 'c' }, 'k')).toEqual({
      refused: { en: 'Declined.', fr: 'Refusée.' },
    })
  })

  it('a payment removes the premiums from the query cache', { tags: ['PAY-09'] }, async () => {
    await queryClient.fetchQuery(getPremiumsQuery())
    await payPremiums({ amount: '10.00', cardId: 'c' }, 'k')
    expect(queryClient.getQueryData(getPremiumsQuery().queryKey)).toBeUndefined()
  })

  it.each(['', '{}', '{"status":"APPROVED"}'])(
    'a payment with the response %j fails, and may have arrived at the service',
    async (body) => {
      service.answer((response) => void response.writeHead(201, { 'content-type': 'application/json' }).end(body))
      await expect(payPremiums({ amount: '10.00', cardId: 'c' }, 'k')).rejects.toMatchObject({
        kind: 'contract',
        mayHaveArrived: true,
      })
    },
  )
})

describe('payWithCard', () => {
  const payment = { amount: '10.00', cardId: 'card-1', total: '10.00' }

  it('a card is charged under a new idempotency key for each payment', { tags: ['PAY-07'] }, async () => {
    await payWithCard(payment)
    await payWithCard(payment)
    expect(new Set(keys()).size).toBe(2)
    expect(keys().every((key) => /^[\da-f-]{36}$/.test(String(key)))).toBe(true)
  })

  it('a card is not charged if the amount due has changed in the meantime', { tags: ['PAY-07'] }, async () => {
    expect(await payWithCard({ ...payment, total: '186.45' })).toBe('changed')
    expect(payments()).toEqual([])
    expect(queryClient.getQueryData(getPremiumsQuery().queryKey), 'the page shows the new total').toMatchObject({
      totalAmount: '10.00',
    })
  })

  it.each([500, 503, 'cut'] as const)(
    'a card payment keeps its idempotency key in memory and in the history state after %s, until it succeeds',
    { tags: ['PAY-07'] },
    async (failure) => {
      service.answer((response, { method }) => {
        if (method === 'GET') json(response, 200, { totalAmount: '10.00', premiums: [] })
        else if (failure === 'cut') response.destroy()
        else json(response, failure, {})
      })
      await expect(payWithCard(payment)).rejects.toMatchObject({ operationId: 'createPremiumPayment' })
      expect(JSON.stringify(history.state)).toContain(String(keys()[0]))
      expect(history.state).toMatchObject({ idx: 1 })
      service.answer((response, { method }) => json(response, method === 'POST' ? 201 : 500, PAID))
      expect(await payWithCard(payment)).toEqual({ paid: PAID })
      expect(new Set(keys()).size).toBe(1)
      expect(JSON.stringify(history.state)).not.toContain(String(keys()[0]))
    },
  )

  it.each([400, 402, 403, 409, 410, 422, 429])(
    'a card payment that failed with the status %i gets a new idempotency key when it is repeated',
    { tags: ['PAY-08'] },
    async (status) => {
      service.answer((response, { method }) =>
        json(
          response,
          method === 'POST' ? status : 200,
          method === 'POST' ? { messageEn: 'No.' } : { totalAmount: '10.00', premiums: [] },
        ),
      )
      const refused =
        status === 402
          ? { status: 'fulfilled', value: { refused: { en: 'No.' } } }
          : { status: 'rejected', reason: { status } }
      for (let tries = 0; tries < 2; tries += 1)
        expect(await Promise.allSettled([payWithCard(payment)])).toMatchObject([refused])
      expect(new Set(keys()).size).toBe(2)
    },
  )

  it(
    'a payment with an unknown outcome keeps its idempotency key until a response settles the outcome',
    { tags: ['PAY-07'] },
    async () => {
      const statuses = [500, 429, 403, 409, 500]
      for (const status of statuses) {
        service.answer((response, { method }) =>
          json(
            response,
            method === 'POST' ? status : 200,
            method === 'POST' ? {} : { totalAmount: '10.00', premiums: [] },
          ),
        )
        await expect(payWithCard(payment)).rejects.toMatchObject({ status })
      }
      const [first, ...others] = keys()
      expect(others.map((key) => key === first)).toEqual([true, true, true, false])
    },
  )

  it('a card is charged once if two payments start at the same time', { tags: ['PAY-07'] }, async () => {
    const answers = await Promise.all([payWithCard(payment), payWithCard(payment)])
    expect(answers).toEqual([{ paid: PAID }, 'elsewhere'])
    expect(payments()).toHaveLength(1)
  })

  it('the idempotency key of a payment is cleared when the session ends', async () => {
    service.answer((response, { method }) =>
      json(response, method === 'POST' ? 500 : 200, { totalAmount: '10.00', premiums: [] }),
    )
    await expect(payWithCard(payment)).rejects.toMatchObject({ status: 500 })
    endSessionWithoutRedirect()
    signInAs(id)
    await expect(payWithCard(payment)).rejects.toMatchObject({ status: 500 })
    expect(new Set(keys()).size).toBe(2)
  })
})

describe('premium pages', () => {
  const context = { locale: 'en', params: {}, url: new URL('https://portal.example/en/x') } as const

  it.each([
    [{}, 'dashboard.home'],
    [{ premiums: true }, undefined],
    [{ statements: true }, undefined],
    [{ premiumPayment: true }, 'dashboard.home'],
  ])('the statements page redirects a member with the policy %j to %s', { tags: ['D-143'] }, (flags, page) => {
    expect(failedRequirement(getPage('premiums.statements'), readPolicy(flags))?.redirectTo).toBe(page)
  })

  it('the paths of the premium pages are below manage-your-account', { tags: ['ACCT-29'] }, () => {
    expect(premiumsPages.filter(({ path }) => !path.startsWith('manage-your-account/'))).toEqual([])
    expect(premiumsPages).toHaveLength(7)
  })

  it('every payment page requires the flag premiumPayment', { tags: ['GUARD-15'] }, () => {
    const paying = ['payment-method', 'one-time-payment', 'payment-error', 'payment-confirmed', 'card-payment'].map(
      (name): PageDefinition => getPage(`premiums.${name}`),
    )
    expect(paying.map(({ requires }) => requires)).toEqual(
      paying.map(() => [{ flag: 'premiumPayment', redirectTo: 'dashboard.home' }]),
    )
  })

  it(
    'the payment error page is shown only after a declined payment, which is cleared at the session end',
    { tags: ['PAY-08'] },
    async () => {
      expect((await requireDeclined({ ...context, policy: undefined }))?.page).toBe('premiums.one-time-payment')
      declinedStore.set({ en: 'No.' })
      expect(await requireDeclined({ ...context, policy: undefined })).toBeUndefined()
      endSessionWithoutRedirect()
      expect(declinedStore.get()).toBeUndefined()
    },
  )
})
