import type { CreditCard } from '~generated/member/model/index.ts'
import type { Option } from '~/forms/definition.ts'
import { today8 } from '~/platform/dates/date8.ts'
import type { Text } from '~/platform/i18n/text.tsx'
import { cardDigits, cardExpiry, isExpired } from './model/cards.ts'

export const cardName = (card: CreditCard, text: Text): string => text('premiums.card', { digits: cardDigits(card) })

/** The cards on file as choices; one that has expired is shown and cannot be chosen (PAY-11). */
export const cardOptions = (cards: readonly CreditCard[], text: Text): readonly Option[] =>
  cards.map((card) => {
    const hasExpired = isExpired(card, today8())
    return {
      value: card.cardId,
      label: cardName(card, text),
      description: text('premiums.card.expires', { expiry: cardExpiry(card) }),
      ...(hasExpired && { disabled: true, note: text('premiums.card.expired') }),
    }
  })
