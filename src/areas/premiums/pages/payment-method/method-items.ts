import type { PremiumPaymentMethod } from '~generated/member/model/index.ts'
import { lastDigits } from '~/platform/banking/bank-account.ts'
import type { Text } from '~/platform/i18n/text.tsx'
import type { DefinitionItem } from '~/ui/definition-list/definition-list.tsx'
import { cardName } from '../../card-texts.ts'
import { cardExpiry } from '../../model/cards.ts'

/** A payment method line by line; `masked` for what is on file, `whole` for what was typed just now and is to be compared with a cheque (D-62). */
export function methodItems(
  { type, branch, bank, account, withdrawalDay, card }: PremiumPaymentMethod,
  numbers: 'masked' | 'whole',
  text: Text,
): readonly DefinitionItem[] {
  const item = (id: string, label: string, value: string | undefined) => (value === undefined ? [] : [{ id, label, value }])
  const shownAccount = account && numbers === 'masked' ? text('bank-account.masked', { digits: lastDigits(account) }) : account
  return [
    ...item('type', text('premiums.method.way'), text(`premiums.method.way.${type}`)),
    ...item('branch', text('bank-account.branch'), branch),
    ...item('bank', text('bank-account.bank'), bank),
    ...item('account', text('bank-account.account'), shownAccount),
    ...item('day', text('premiums.method.day'), withdrawalDay === undefined ? undefined : text('premiums.method.day.value', { day: withdrawalDay })),
    ...item('card', text('premiums.method.card'), card && cardName(card, text)),
    ...item('expiry', text('premiums.method.expiry'), card && cardExpiry(card)),
  ]
}
