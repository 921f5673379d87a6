import type { CreditCard } from '~generated/member/model/index.ts'
import type { Option } from '~/forms/definition.ts'
import { today8 } from '~/platform/dates/date8.ts'
import type { Text } from '~/platform/i18n/text.tsx'
import { isExpired } from '../../model/cards.ts'

/** The two ways to pay premiums. Without a card that is good, the second cannot be chosen, and says why. */
export function wayOptions(cards: readonly CreditCard[], text: Text): readonly Option[] {
  const hasCard = cards.some((card) => !isExpired(card, today8()))
  return [
    { value: 'PAD', label: text('premiums.method.way.PAD'), description: text('premiums.method.pad-note') },
    {
      value: 'CARD',
      label: text('premiums.method.way.CARD'),
      description: hasCard ? text('premiums.method.card-note') : text('premiums.method.no-card'),
      disabled: !hasCard,
    },
  ]
}
