import type { CobReason } from '../../generated/member/model/index.ts'
import type { Locale, Bilingual } from '../bilingual.ts'

interface Entry {
  readonly reason: Bilingual
  readonly cancelsRTA: boolean
  readonly cancelsMessage?: Bilingual
  readonly doesRequireNote: boolean
}

/** Why the other insurer did not pay everything, ids 1 to 6 in this order (CLAIM-52 to CLAIM-57). */
const REASONS: readonly Entry[] = [
  { reason: { en: 'Maximum dollar amount reached', fr: 'Montant maximal atteint' }, cancelsRTA: false, doesRequireNote: false },
  { reason: { en: 'Maximum frequency met', fr: 'Fréquence maximale atteinte' }, cancelsRTA: false, doesRequireNote: false },
  { reason: { en: 'Not an eligible benefit', fr: 'Dépense non admissible' }, cancelsRTA: false, doesRequireNote: false },
  {
    reason: { en: 'Requires prescription', fr: 'Ordonnance requise' },
    cancelsRTA: true,
    cancelsMessage: {
      en: 'A prescription is required to complete this claim submission.',
      fr: 'Une ordonnance est requise pour présenter cette demande de règlement.',
    },
    doesRequireNote: false,
  },
  {
    reason: { en: 'Requires prior authorization', fr: 'Autorisation préalable requise' },
    cancelsRTA: true,
    cancelsMessage: {
      en: 'Prior authorization is required to complete this claim submission. Ask the other insurer for its authorization first, then submit the claim again with the answer.',
      fr: 'Une autorisation préalable est requise pour présenter cette demande de règlement. Demandez d’abord l’autorisation à l’autre assureur, puis présentez la demande de nouveau avec la réponse.',
    },
    doesRequireNote: false,
  },
  { reason: { en: 'Other', fr: 'Autre' }, cancelsRTA: true, doesRequireNote: true },
]

export const cobReasons = (locale: Locale): CobReason[] =>
  REASONS.map(({ reason, cancelsRTA, cancelsMessage, doesRequireNote }, index) => ({
    id: index + 1,
    reason: reason[locale],
    cancelsRTA,
    cancelsClaim: cancelsMessage !== undefined,
    cancelsMessage: cancelsMessage?.[locale] ?? null,
    doesRequireNote,
  }))
