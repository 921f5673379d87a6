import type { PremiumPayment, PremiumPaymentRequest } from '../../generated/member/model/index.ts'
import { toCents } from '../money.ts'
import type { CardSession } from '../store/card-sessions.ts'
import type { SandboxState } from '../sandbox-state.ts'
import { Refused, type MemberCall, type Reply } from './call.ts'
import { requirePayments, usableCard } from './premium-rules.ts'

const DECLINED = {
  en: 'Your card was declined and nothing was charged. Use another card or call your card company.',
  fr: 'Votre carte a été refusée et aucun montant n’y a été porté. Utilisez une autre carte ou communiquez avec l’émetteur de votre carte.',
}
const CANCELLED = {
  en: 'You left the payment page without paying. Nothing was charged. Start again when you are ready.',
  fr: 'Vous avez quitté la page de paiement sans payer. Aucun montant n’a été porté à votre carte. Recommencez quand vous voudrez payer.',
}
const NOT_FINISHED = {
  en: 'You did not complete the payment on the payment page. Go back to it or start again.',
  fr: 'Vous n’avez pas terminé le paiement sur la page de paiement. Retournez-y ou recommencez.',
}
const USED = {
  en: 'We have already recorded this payment. Check your premiums before you pay again.',
  fr: 'Nous avons déjà enregistré ce paiement. Consultez vos primes avant de payer de nouveau.',
}
const OTHER_PAYMENT = {
  en: 'Another payment was made in the meantime. Check your premiums before you pay again.',
  fr: 'Un autre paiement a été fait entre-temps. Consultez vos primes avant de payer de nouveau.',
}
const EXPIRED = {
  en: 'The payment page has expired and nothing was charged. Start the payment again.',
  fr: 'La page de paiement a expiré et aucun montant n’a été porté à votre carte. Recommencez le paiement.',
}
const ONE_SOURCE = {
  en: 'Choose a card on file or enter another one, not both.',
  fr: 'Choisissez une carte au dossier ou entrez-en une autre, pas les deux.',
}
const UNKNOWN_SESSION = {
  en: 'We could not find this payment. Start the payment again.',
  fr: 'Nous n’avons pas trouvé ce paiement. Recommencez-le.',
}
const OTHER_AMOUNT = {
  en: 'The amount is different from the one on the payment page. Start the payment again.',
  fr: 'Le montant diffère de celui de la page de paiement. Recommencez le paiement.',
}

/**
 * Pays premiums, once for each payment (D-142). The function has no `await`, so no other request can run between its
 * search for an earlier payment and its recording of this one.
 */
export function payPremiums({
  world,
  member,
  body,
  header,
}: MemberCall<unknown, PremiumPaymentRequest>): Reply<PremiumPayment> {
  requirePayments(member)
  const { cardId, sessionId } = body
  if ((cardId === undefined) === (sessionId === undefined)) throw new Refused(422, ONE_SOURCE, 'UNPROCESSABLE')
  const source = cardId === undefined ? `session:${sessionId}` : `card:${cardId}`
  const idempotencyKey = header('idempotency-key')
  const earlier = idempotencyKey === undefined ? undefined : world.premiums.earlier(member, { idempotencyKey })
  if (earlier) {
    if (earlier.source !== source || earlier.payment.amount !== body.amount)
      throw new Refused(409, OTHER_PAYMENT, 'OTHER_PAYMENT')
    return { status: 201, body: earlier.payment }
  }
  if (cardId !== undefined) {
    if (usableCard(world, member, cardId).declines) throw new Refused(402, DECLINED, 'DECLINED')
  } else {
    if (world.premiums.earlier(member, { source })) throw new Refused(409, USED, 'USED')
    requireApproval(findSession(world, member.login, sessionId!), toCents(body.amount))
  }
  return { status: 201, body: world.premiums.pay(member, { amount: toCents(body.amount), source, idempotencyKey }) }
}

/** Finds a payment session of this member. A session of another member is treated as unknown. */
function findSession({ cardSessions }: SandboxState, login: string, sessionId: string): CardSession {
  const session = cardSessions.find(sessionId)
  if (session?.login !== login) throw new Refused(422, UNKNOWN_SESSION, 'UNKNOWN_SESSION')
  return session
}

function requireApproval({ state, amount }: CardSession, wanted: number): void {
  if (state === 'open') throw new Refused(409, NOT_FINISHED, 'NOT_FINISHED')
  if (state === 'expired') throw new Refused(410, EXPIRED, 'EXPIRED')
  if (state === 'declined') throw new Refused(402, DECLINED, 'DECLINED')
  if (state === 'cancelled') throw new Refused(402, CANCELLED, 'CANCELLED')
  if (amount !== wanted) throw new Refused(422, OTHER_AMOUNT, 'UNPROCESSABLE')
}
