import { toDate8 } from '../dates.ts'
import { isExpired, type SavedCard } from '../benefit-data/premiums/terms.ts'
import type { Member } from '../store/members.ts'
import type { SandboxState } from '../sandbox-state.ts'
import { Refused } from './call.ts'

const NO_PREMIUMS = {
  en: 'Your plan does not show premiums online. Contact us if you have a question about them.',
  fr: 'Votre régime ne permet pas de consulter les primes en ligne. Communiquez avec nous pour toute question à leur sujet.',
}
const NO_PAYMENTS = {
  en: 'Your plan does not let you pay premiums online. Contact us to change how they are paid.',
  fr: 'Votre régime ne permet pas de payer les primes en ligne. Communiquez avec nous pour en modifier le mode de paiement.',
}
const UNKNOWN_CARD = {
  en: 'This card is not on file. Choose another one.',
  fr: 'Cette carte ne figure pas au dossier. Choisissez-en une autre.',
}
const EXPIRED_CARD = {
  en: 'This card has expired. Choose another one.',
  fr: 'Cette carte a expiré. Choisissez-en une autre.',
}

/** Refuses premiums and statements if the member's policy has none of the three premium flags (D-143). */
export function requirePremiums({ persona: { policy } }: Member): void {
  if (!policy.premiums && !policy.statements && !policy.premiumPayment) throw new Refused(403, NO_PREMIUMS, 'FORBIDDEN')
}

/** Refuses payments if the member's policy lacks premiumPayment (D-143). */
export function requirePayments({ persona: { policy } }: Member): void {
  if (!policy.premiumPayment) throw new Refused(403, NO_PAYMENTS, 'FORBIDDEN')
}

export const cardsOf = ({ persona }: Member): readonly SavedCard[] => persona.premiums?.cards ?? []

/** Finds a stored card of the member that has not expired, or refuses the request. */
export function usableCard({ clock }: SandboxState, member: Member, cardId: string): SavedCard {
  const card = cardsOf(member).find((each) => each.cardId === cardId)
  if (!card) throw new Refused(422, UNKNOWN_CARD, 'UNKNOWN_CARD')
  if (isExpired(card, toDate8(clock.now()))) throw new Refused(422, EXPIRED_CARD, 'EXPIRED_CARD')
  return card
}
