import type { OneTimePayment } from '~generated/forms/premiums/one-time-payment.ts'
import type { CreditCard, Premiums } from '~generated/member/model/index.ts'
import { today8 } from '~/platform/dates/date8.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { formatMoney } from '~/platform/money/money.ts'
import { AlertBox } from '~/ui/alert-box/alert-box.tsx'
import { ReviewBox } from '~/ui/page/review-box.tsx'
import { cardName } from '../../card-texts.ts'
import { isPaidOn, owedAfter } from '../../model/amounts.ts'
import { NEW_CARD } from '../../model/source.ts'
import { usePayment } from '../../use-payment.ts'

interface PaymentReviewProps {
  payment: OneTimePayment
  owed: Premiums
  cards: readonly CreditCard[]
  onChange: () => void
}

/** The payment once more; only this button pays (D-145). */
export function PaymentReview({ payment: { amount, source }, owed, cards, onChange }: PaymentReviewProps) {
  const text = useText()
  const { pay, isBusy, doubt } = usePayment()
  const card = cards.find(({ cardId }) => cardId === source)
  const isNew = source === NEW_CARD
  const money = (value: string) => formatMoney(value, text.locale)
  return (
    <ReviewBox
      title={text('premiums.payment.review.title')}
      items={[
        { id: 'amount', label: text('premiums.payment.amount'), value: <strong>{money(amount)}</strong> },
        { id: 'source', label: text('premiums.payment.source'), value: card ? cardName(card, text) : text('premiums.payment.new-card') },
        { id: 'owed', label: text('premiums.owed'), value: money(owed.totalAmount) },
        { id: 'after', label: text('premiums.payment.after'), value: money(owedAfter(owed.totalAmount, amount)) },
      ]}
      confirmLabel={isNew ? text('premiums.payment.to-provider') : text('premiums.payment.pay', { amount: money(amount) })}
      onConfirm={() => pay({ amount, source, total: owed.totalAmount })}
      isBusy={isBusy}
      changeLabel={text('form.review.change')}
      onChange={onChange}
    >
      {isNew && <p>{text('premiums.payment.provider')}</p>}
      {isPaidOn(owed, amount, today8()) && <AlertBox tone="warn">{text('premiums.payment.again', { amount: money(amount) })}</AlertBox>}
      {doubt && (
        <AlertBox tone="warn" live>
          {text(`premiums.payment.${doubt}`)}
        </AlertBox>
      )}
    </ReviewBox>
  )
}
