import { Hono } from 'hono'
import { html } from 'hono/html'
import { inDollars } from '../money.ts'
import { OUTCOMES, type CardSession, type Outcome } from '../store/card-sessions.ts'
import type { Locale } from '../bilingual.ts'
import type { TesterEnvironment } from '../worlds.ts'
import { sandboxPage } from './page.ts'

const TEXTS = {
  en: {
    title: 'Card payment',
    played: 'The sandbox plays the payment provider. No card number is asked.',
    amount: 'Amount to pay',
    over: 'This payment is over. Go back to the member portal.',
    approved: 'Pay',
    declined: 'Decline',
    cancelled: 'Cancel',
  },
  fr: {
    title: 'Paiement par carte',
    played: 'Le bac à sable joue le rôle du fournisseur de paiement. Aucun numéro de carte n’est demandé.',
    amount: 'Montant à payer',
    over: 'Ce paiement est terminé. Retournez à l’espace membre.',
    approved: 'Payer',
    declined: 'Refuser',
    cancelled: 'Annuler',
  },
} as const

/**
 * The page of the card payment provider (D-144), at `/card-provider/<sessionId>`. The tester chooses the outcome that a
 * bank would decide. The form posts `outcome`, and the response redirects the browser to the return URL that the portal
 * gave.
 */
export function cardProviderRoutes(): Hono<TesterEnvironment> {
  const app = new Hono<TesterEnvironment>({ strict: false })
  app.get('/:id', (c) => {
    const { cardSessions } = c.var.world.state
    const session = cardSessions.find(c.req.param('id'))
    if (!session) return c.json({ message: 'There is no such payment.' }, 404)
    return session.state === 'open' ? c.html(paymentPage(session)) : c.html(overPage(session.locale), 410)
  })
  app.post('/:id', async (c) => {
    const { cardSessions } = c.var.world.state
    const session = cardSessions.find(c.req.param('id'))
    const { outcome } = await c.req.parseBody()
    if (!session) return c.json({ message: 'There is no such payment.' }, 404)
    if (!isOutcome(outcome)) return c.json({ message: `outcome is one of ${OUTCOMES.join(', ')}.` }, 400)
    if (!cardSessions.finish(session.id, outcome)) return c.html(overPage(session.locale), 410)
    const url = new URL(session.returnUrl)
    url.searchParams.set('sessionId', session.id)
    return c.redirect(url.href, 303)
  })
  return app
}

const isOutcome = (value: unknown): value is Outcome => (OUTCOMES as readonly unknown[]).includes(value)

const overPage = (locale: Locale) => sandboxPage(TEXTS[locale].title, locale, html`<p>${TEXTS[locale].over}</p>`)

const paymentPage = ({ locale, amount }: CardSession) =>
  sandboxPage(
    TEXTS[locale].title,
    locale,
    html`<p>${TEXTS[locale].played}</p>
      <p>${TEXTS[locale].amount}${locale === 'fr' ? '\u00A0' : ''}: <strong>${inDollars(amount, locale)}</strong></p>
      <form method="post">
        ${OUTCOMES.map((outcome) => html`<button name="outcome" value="${outcome}">${TEXTS[locale][outcome]}</button> `)}
      </form>`,
  )
