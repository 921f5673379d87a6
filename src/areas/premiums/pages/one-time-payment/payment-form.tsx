import { oneTimePaymentForm, type OneTimePayment } from '~generated/forms/premiums/one-time-payment.ts'
import type { CreditCard, Premiums } from '~generated/member/model/index.ts'
import type { Option } from '~/forms/definition.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { useReview } from '~/forms/use-review.ts'
import { today8 } from '~/platform/dates/date8.ts'
import { useText, type Text } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/page-link.tsx'
import { Actions } from '~/ui/actions/actions.tsx'
import { Button, buttonClass } from '~/ui/button/button.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { cardOptions } from '../../card-texts.ts'
import { proposedAmount } from '../../model/amounts.ts'
import { isExpired } from '../../model/cards.ts'
import { NEW_CARD } from '../../model/source.ts'
import { OwedCard } from '../../owed-card.tsx'
import { PaymentReview } from './payment-review.tsx'

/** How much, and with what; then everything once more before it is paid (D-145). */
export function PaymentForm({ owed, cards }: { owed: Premiums; cards: readonly CreditCard[] }) {
  const text = useText()
  const { typed, type, reviewed, review, change } = useReview<OneTimePayment>('oneTimePayment_amount', startOf(owed, cards))
  if (reviewed) return <PaymentReview payment={reviewed} owed={owed} cards={cards} onChange={change} />
  return (
    <Stack gap="l">
      <OwedCard title={text('premiums.owed')} total={owed.totalAmount} />
      <SchemaForm
        definition={oneTimePaymentForm}
        initialData={typed}
        context={{ options: { sources: [...cardOptions(cards, text), newCard(text)] } }}
        onChange={type}
        onSubmit={review}
      >
        <Actions>
          <Button type="submit">{text('premiums.payment.review')}</Button>
          <PageLink to="premiums.payment-method" className={buttonClass({ variant: 'quiet' })}>
            {text('premiums.to-method')}
          </PageLink>
        </Actions>
      </SchemaForm>
    </Stack>
  )
}

const newCard = (text: Text): Option => ({ value: NEW_CARD, label: text('premiums.payment.new-card'), description: text('premiums.payment.new-card.note') })

/** The total due is proposed (D-145), and the card where there is nothing to choose between. */
function startOf({ totalAmount }: Premiums, cards: readonly CreditCard[]): Partial<OneTimePayment> {
  const amount = proposedAmount(totalAmount)
  const isOnly = !cards.some((card) => !isExpired(card, today8()))
  return { ...(amount !== undefined && { amount }), ...(isOnly && { source: NEW_CARD }) }
}
