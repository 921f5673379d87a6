import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openCardSession } from '~/areas/premiums/payment-api.ts'
import { memberId } from '~/platform/session/session-store.ts'
import { createPremiumPayment } from '~generated/member/client/premiums.ts'
import type { Member } from './support/member.ts'
import { card, newCard, AMOUNT_DUE, payButton, PAYMENT, reviewPayment, STATEMENTS } from './support/payment.ts'
import { renderPage, type PageOptions } from './support/render-page.tsx'
import { setOffline } from './support/requests.ts'

const RETURN = '/manage-your-account/card-payment'
const PHONE = { locale: 'fr', width: 360 } as const

const toPay = (options: PageOptions = {}) =>
  renderPage('premiums.one-time-payment', { persona: 'premiums', ...options })
const isConfirmed = (member: Member) => member.isAt(`${PAYMENT}/payment-confirmed`)

/** Checks that the statements page lists one payment. */
async function hasOnePayment(member: Member): Promise<void> {
  await member.goTo(STATEMENTS)
  await member.isAt(STATEMENTS)
  await expect
    .poll(() => page.getByRole('table').first().getByText(member.text('premiums.type.PAYMENT')).length)
    .toBe(1)
}

/**
 * Opens a session at the card provider and returns its id. `outcome` is what the member decides on the provider's page.
 */
async function visitProvider(amount: string, outcome?: 'approved' | 'declined' | 'cancelled'): Promise<string> {
  const url = await openCardSession(amount, `${location.origin}${RETURN}?amount=${amount}`)
  if (outcome) await fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })
  return url.split('/').at(-1)!
}
const comesBack = (member: Member, sessionId: string, amount: string) =>
  member.goTo(`${RETURN}?sessionId=${sessionId}&amount=${amount}`)

test(
  'a premium page redirects to the error page if the policy of the member cannot be loaded',
  { tags: ['GUARD-17'] },
  async () => {
    const member = await renderPage('dashboard.home', { persona: 'policy-down' })
    await member.goTo('/manage-your-account/premium-payment-method')
    await member.isAt('/error')
  },
)

test(
  'the payment form proposes the amount due, and rejects the amount 0 and a payment without a card or account',
  { tags: ['PAY-07', 'PAY-13', 'ROUTE-064'] },
  async () => {
    const member = await toPay(PHONE)
    const amount = member.field('form.oneTimePayment.amount.label')
    await expect.element(amount).toHaveValue('186,45')
    await expect.element(page.getByText(/186,45\s\$/).first()).toBeVisible()
    await member.write(amount, '0')
    await member.press(member.button('premiums.payment.review'))
    await expect.element(member.getByText('form.oneTimePayment.amount.error.pattern')).toBeVisible()
    await expect.element(member.getByText('form.oneTimePayment.source.error.required')).toBeVisible()
  },
)

test(
  'a double click makes one payment, and the confirmation shows the amount and the confirmation number',
  { tags: ['PAY-07', 'PAY-09', 'ROUTE-066'] },
  async () => {
    const member = await toPay()
    await expect.element(member.field('form.oneTimePayment.amount.label')).toHaveValue(AMOUNT_DUE)
    await reviewPayment(member, card(member, '1142'))
    await member.expectNoAxeViolations()
    await member.sandbox.faults([{ operationId: 'createPremiumPayment', delayMs: 300 }])
    const pay = payButton(member, AMOUNT_DUE).element() as HTMLButtonElement
    pay.click()
    pay.click()
    await expect.element(payButton(member, AMOUNT_DUE)).toHaveAttribute('aria-disabled', 'true')
    await isConfirmed(member)
    await expect.element(member.getByText('premiums.owed.nothing')).toBeVisible()
    await expect.element(page.getByText(/PP\d+/)).toBeVisible()
    await expect.element(page.getByText('$186.45').first()).toBeVisible()
    expect(member.sent('POST', /premium-payments$/)).toHaveLength(1)
    await hasOnePayment(member)
  },
)

test(
  'the confirmation of a payment that is still on its way does not say that the insurer received it',
  { tags: ['PAY-09'] },
  async () => {
    const member = await toPay()
    await reviewPayment(member, card(member, '1142'))
    await member.sandbox.faults([{ operationId: 'createPremiumPayment', patch: { status: 'PENDING' } }])
    await member.press(payButton(member, AMOUNT_DUE))
    await isConfirmed(member)
    await expect.element(page.getByText(/^Your payment of \$186\.45, made on .* is on its way/)).toBeVisible()
    await expect.element(page.getByText(/^We received/)).not.toBeInTheDocument()
  },
)

test('a new card is chosen for a member whose only card on file has expired', { tags: ['PAY-10'] }, async () => {
  const expired = { cardId: 'card-1142', maskedPan: '************1142', expiryDate: '2020-01' }
  const member = await toPay({
    before: (sandbox) => sandbox.faults([{ operationId: 'listCreditCards', body: [expired] }]),
  })
  await expect.element(newCard(member)).toBeChecked()
})

test(
  'Back from the confirmation of a payment leads to the form with the new amount due',
  { tags: ['PAY-07'] },
  async () => {
    const member = await renderPage('premiums.statements', { persona: 'premiums', ...PHONE })
    await member.goTo(PAYMENT)
    await member.isAt(PAYMENT)
    await reviewPayment(member, card(member, '1142'))
    await member.press(payButton(member, AMOUNT_DUE))
    await isConfirmed(member)
    history.back()
    await member.isAt(PAYMENT)
    await expect.element(member.getByText('premiums.owed.nothing')).toBeVisible()
    expect(await member.sandbox.count('createPremiumPayment')).toBe(1)
  },
)

test(
  'the confirmation page of a payment, when opened again, shows the latest payment and makes no new payment',
  { tags: ['PAY-09'] },
  async () => {
    const member = await toPay()
    await reviewPayment(member, card(member, '1142'))
    await member.press(payButton(member, AMOUNT_DUE))
    await isConfirmed(member)
    const again = await renderPage('premiums.payment-confirmed', { persona: 'premiums', sandbox: member.sandbox })
    await expect.element(again.heading('premiums.confirmed.latest.title')).toBeVisible()
    await expect.element(page.getByText('$186.45').first()).toBeVisible()
    expect(again.sent('POST', /./)).toEqual([])
  },
)

test(
  "a declined card leads to the error page with the service's message",
  { tags: ['PAY-08', 'ROUTE-065'] },
  async () => {
    const member = await toPay(PHONE)
    await reviewPayment(member, card(member, '0119'), '12,5')
    await member.press(payButton(member, '12.50'))
    await member.isAt(`${PAYMENT}/error`)
    await expect.element(page.getByText(/^Votre carte a été refusée/)).toBeVisible()
    await member.expectNoAxeViolations()
    await member.press(member.link('premiums.error.again'))
    await member.isAt(PAYMENT)
    await expect.element(page.getByText(/186,45\s\$/).first()).toBeVisible()
  },
)

test(
  'the error page redirects to the payment form if no payment failed in this tab',
  { tags: ['PAY-08'] },
  async () => {
    const member = await renderPage('premiums.payment-error', { persona: 'premiums' })
    await member.isAt(PAYMENT)
    await expect.element(page.getByText('$186.45').first()).toBeVisible()
  },
)

test(
  'a payment without a connection is not sent, and the form keeps the chosen card or account',
  { tags: ['PAY-07'] },
  async () => {
    const member = await toPay({ isHurried: true })
    await reviewPayment(member, card(member, '1142'))
    setOffline(true)
    await member.press(payButton(member, AMOUNT_DUE))
    await expect.element(page.getByRole('dialog').getByText(member.text('error.kind.network'))).toBeVisible()
    await userEvent.keyboard('{Escape}')
    setOffline(false)
    expect(await member.sandbox.count('createPremiumPayment')).toBe(0)
    await member.press(payButton(member, AMOUNT_DUE))
    await isConfirmed(member)
  },
)

test(
  'a payment whose response was lost is not made a second time when the member tries again',
  { tags: ['PAY-07'] },
  async () => {
    const member = await toPay(PHONE)
    await reviewPayment(member, card(member, '1142'))
    await member.sandbox.faults([{ operationId: 'createPremiumPayment', status: 'network', after: true }])
    await member.press(payButton(member, AMOUNT_DUE))
    await expect.element(page.getByRole('dialog').getByText(member.text('error.kind.network'))).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('alert').getByText(member.text('premiums.payment.unsure'))).toBeVisible()
    await member.sandbox.heal()
    await member.press(payButton(member, AMOUNT_DUE))
    await isConfirmed(member)
    await hasOnePayment(member)
  },
)

test.each([
  ['is on file', 'premiums.payment.again', '$0.00', true],
  ['may still come', 'premiums.payment.pending', '$186.45', false],
] as const)(
  'before another card pays, the member learns that a payment without a response %s',
  { tags: ['PAY-07', 'PAY-10'] },
  async (_, message, owed, after) => {
    const member = await toPay()
    await reviewPayment(member, card(member, '1142'))
    await member.sandbox.faults([{ operationId: 'createPremiumPayment', status: 'network', after }])
    await member.press(payButton(member, AMOUNT_DUE))
    await expect.element(page.getByRole('dialog').getByText(member.text('error.kind.network'))).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await member.press(member.button('form.review.change'))
    await reviewPayment(member, newCard(member))
    await expect.element(member.getByText(message, { amount: '$186.45' })).toBeVisible()
    await expect.element(page.getByText(owed).first()).toBeVisible()
    // nothing is owed any more, so the whole amount would be a credit
    await expect
      .poll(() => member.getByText('premiums.payment.credit', { amount: '$186.45' }).length)
      .toBe(owed === '$0.00' ? 1 : 0)
  },
)

test(
  'another card pays nothing if what the member owes has changed in the meantime',
  { tags: ['PAY-07', 'PAY-10'] },
  async () => {
    const member = await toPay()
    await reviewPayment(member, newCard(member))
    await createPremiumPayment(
      memberId(),
      { amount: AMOUNT_DUE, cardId: 'card-1142' },
      { headers: { 'Idempotency-Key': crypto.randomUUID() } },
    )
    await member.press(member.button('premiums.payment.to-provider'))
    await expect.element(member.getByText('premiums.payment.changed')).toBeVisible()
    expect(member.sent('POST', /card-payment-sessions$/)).toEqual([])
  },
)

test(
  'a payment whose response was lost is on the statements page that the member opens next',
  { tags: ['PAY-07'] },
  async () => {
    const member = await renderPage('premiums.statements', { persona: 'premiums' })
    await member.goTo(PAYMENT)
    await reviewPayment(member, card(member, '1142'))
    await member.sandbox.faults([{ operationId: 'createPremiumPayment', status: 'network', after: true }])
    await member.press(payButton(member, AMOUNT_DUE))
    await expect.element(page.getByRole('dialog').getByText(member.text('error.kind.network'))).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await hasOnePayment(member)
  },
)

test('an unsafe URL of the card provider is not opened', { tags: ['PAY-10', 'D-144'] }, async () => {
  const member = await renderPage('premiums.one-time-payment', {
    persona: 'premiums',
    before: (sandbox) =>
      sandbox.faults([
        {
          operationId: 'createCardPaymentSession',
          body: { sessionId: 'cs-1', redirectUrl: 'https://pay:me@example.com/cs-1' },
        },
      ]),
  })
  await reviewPayment(member, newCard(member))
  await member.press(member.button('premiums.payment.to-provider'))
  await member.isAt(`${PAYMENT}/error`)
  await expect.element(member.getByText('premiums.error.provider')).toBeVisible()
})

test(
  'a return from the card provider without valid parameters makes no payment',
  { tags: ['PAY-10', 'ROUTE-067'] },
  async () => {
    const member = await renderPage('premiums.card-payment', { persona: 'premiums', ...PHONE })
    await expect.element(member.heading('premiums.return.none.title')).toBeVisible()
    for (const query of ['?sessionId=../x&amount=10.00', '?sessionId=cs-1', '?sessionId=cs-1&amount=1e9']) {
      await member.goTo(PAYMENT)
      await member.isAt(PAYMENT)
      await member.goTo(RETURN + query)
      await expect.element(member.heading('premiums.return.none.title')).toBeVisible()
    }
    expect(member.sent('POST', /./)).toEqual([])
  },
)

test(
  'a payment with a new card is shown as declined or cancelled if the card provider says so',
  { tags: ['PAY-08', 'PAY-10'] },
  async () => {
    const member = await toPay()
    for (const [outcome, amount] of [
      ['declined', '30.00'],
      ['cancelled', '20.00'],
    ] as const) {
      await comesBack(member, await visitProvider(amount, outcome), amount)
      await member.isAt(`${PAYMENT}/error`)
      await expect
        .element(page.getByRole('heading', { level: 1, name: member.text('page.premiums.payment-error') }))
        .toBeVisible()
    }
    expect(await member.sandbox.statusesOf('createPremiumPayment')).toEqual([402, 402])
  },
)

test(
  'a new card can pay a part of the amount due, and the payment session id is removed from the URL and from the history',
  { tags: ['PAY-09', 'PAY-10'] },
  async () => {
    const member = await toPay(PHONE)
    await comesBack(member, await visitProvider('100.00', 'approved'), '100.00')
    await isConfirmed(member)
    expect(location.search).toBe('')
    await expect.element(page.getByText(/\b86,45\s\$/)).toBeVisible()
    expect(JSON.stringify(history.state)).not.toContain('cs-')
    history.back()
    await member.isAt(PAYMENT)
  },
)

test(
  'a payment after the return from the card provider is sent again if its response was lost, and is recorded once',
  { tags: ['PAY-10'] },
  async () => {
    const member = await toPay()
    const visit = await visitProvider(AMOUNT_DUE, 'approved')
    await member.sandbox.faults([{ operationId: 'createPremiumPayment', status: 'network', after: true }])
    await comesBack(member, visit, AMOUNT_DUE)
    await expect.element(member.getByText('premiums.return.unsure.title')).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await member.press(member.button('premiums.return.check'))
    await expect.element(page.getByRole('dialog').getByText(member.text('error.kind.network'))).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(location.search).toBe('')
    await member.expectNoAxeViolations()
    await member.sandbox.heal()
    await member.press(member.button('premiums.return.check'))
    await isConfirmed(member)
    await expect.element(member.getByText('premiums.owed.nothing')).toBeVisible()
    await hasOnePayment(member)
  },
)

test(
  'a return from the card provider with an unknown, open or used payment session shows a message',
  { tags: ['PAY-08', 'PAY-10'] },
  async () => {
    const member = await toPay(PHONE)
    const tells = async (sessionId: string, amount: string, words: RegExp) => {
      await comesBack(member, sessionId, amount)
      await member.isAt(`${PAYMENT}/error`)
      await expect.element(page.getByText(words)).toBeVisible()
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    }
    await tells('cs-somebody-elses', '10.00', /^Nous n’avons pas trouvé ce paiement/)
    await tells(await visitProvider('20.00'), '20.00', /^Vous n’avez pas terminé le paiement/)
    const used = await visitProvider('30.00', 'approved')
    await comesBack(member, used, '30.00')
    await isConfirmed(member)
    await tells(used, '10.00', /^Un autre paiement a été fait/)
  },
)
