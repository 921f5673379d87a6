import { useSuspenseQueries } from '@tanstack/react-query'
import { type OneTimePayment, oneTimePaymentForm } from '~generated/forms/premiums/one-time-payment.ts'
import type { CreditCard, Premiums } from '~generated/member/model/index.ts'
import { getPremiumsQuery, listCreditCardsQuery } from '~generated/member/queries/premiums.ts'
import type { Option } from '~/forms/definition.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { useReview } from '~/forms/use-review.ts'
import { today8 } from '~/domain/dates/date8.ts'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { QuietButtonLink } from '~/components/button-link.tsx'
import { Actions, Button } from '~/ui/button.tsx'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Stack, Container } from '~/ui/layout.tsx'
import { Page } from '~/components/page.tsx'
import { ReviewBox } from '~/components/review-box.tsx'
import {
  cardName,
  cardOptions,
  isExpired,
  isPaidAround,
  NEW_CARD,
  amountDueAfter,
  proposedAmount,
} from '../model/amounts.ts'
import { NoPremiums, AmountDueCard } from '../amount-due.tsx'
import { usePayment } from '../use-payment.ts'

export const queries = () => [getPremiumsQuery(), listCreditCardsQuery()]

/** One-time payment, with a card on file or on the provider's page (F-23, PAY-07). */
function PremiumsOneTimePaymentPage() {
  const text = useText()
  return (
    <Container narrow>
      <Page id="premiums.one-time-payment" lead={text('premiums.payment.lead')}>
        <Payment />
      </Page>
    </Container>
  )
}

export { PremiumsOneTimePaymentPage as Component }

function Payment() {
  const [{ data: owed }, { data: cards }] = useSuspenseQueries({
    queries: [getPremiumsQuery(), listCreditCardsQuery()],
  })
  return owed ? <PaymentForm owed={owed} cards={cards ?? []} /> : <NoPremiums />
}

/** The form for amount and card. When the member has filled it in, a review replaces it before the payment (D-145). */
function PaymentForm({ owed, cards }: { owed: Premiums; cards: readonly CreditCard[] }) {
  const text = useText()
  const { typed, reviewed, review, change } = useReview<OneTimePayment>('oneTimePayment_amount', startOf(owed, cards))
  if (reviewed) return <PaymentReview payment={reviewed} owed={owed} cards={cards} onChange={change} />
  return (
    <Stack gap="l">
      <AmountDueCard title={text('premiums.owed')} total={owed.totalAmount} />
      <SchemaForm
        definition={oneTimePaymentForm}
        initialData={typed.get()}
        context={{ options: { sources: [...cardOptions(cards, text), newCard(text)] } }}
        onChange={typed.set}
        onSubmit={review}
      >
        <Actions>
          <Button type="submit">{text('premiums.payment.review')}</Button>
          <QuietButtonLink to="premiums.statements">{text('premiums.method.cancel')}</QuietButtonLink>
        </Actions>
      </SchemaForm>
    </Stack>
  )
}

const newCard = (text: Text): Option => ({
  value: NEW_CARD,
  label: text('premiums.payment.new-card'),
  description: text('premiums.payment.new-card.note'),
})

/** Initial answers: the total due (D-145). A new card is preselected if no valid card is on file. */
function startOf({ totalAmount }: Premiums, cards: readonly CreditCard[]): Partial<OneTimePayment> {
  const amount = proposedAmount(totalAmount)
  const isOnly = !cards.some((card) => !isExpired(card, today8()))
  return { ...(amount !== undefined && { amount }), ...(isOnly && { source: NEW_CARD }) }
}

interface PaymentReviewProps {
  payment: OneTimePayment
  owed: Premiums
  cards: readonly CreditCard[]
  onChange: () => void
}

/** The review of the payment. Only the button of the review makes the payment (D-145). */
function PaymentReview({ payment: { amount, source }, owed, cards, onChange }: PaymentReviewProps) {
  const text = useText()
  const isOnFile = isPaidAround(owed, amount, today8())
  const { pay, isBusy, doubt } = usePayment(source, isOnFile)
  const card = cards.find(({ cardId }) => cardId === source)
  const isNew = source === NEW_CARD
  const money = (value: string) => text.money(value)
  const { due, credit } = amountDueAfter(owed.totalAmount, amount)
  return (
    <ReviewBox
      title={text('premiums.payment.review.title')}
      items={[
        { id: 'amount', label: text('premiums.payment.amount'), value: <strong>{money(amount)}</strong> },
        {
          id: 'source',
          label: text('premiums.payment.source'),
          value: card ? cardName(card, text) : text('premiums.payment.new-card'),
        },
        { id: 'owed', label: text('premiums.owed'), value: money(owed.totalAmount) },
        { id: 'after', label: text('premiums.payment.after'), value: money(due) },
      ]}
      confirmLabel={
        isNew ? text('premiums.payment.to-provider') : text('premiums.payment.pay', { amount: money(amount) })
      }
      onConfirm={() => pay({ amount, total: owed.totalAmount })}
      isBusy={isBusy}
      changeLabel={text('form.review.change')}
      onChange={onChange}
    >
      {isNew && <p>{text('premiums.payment.provider')}</p>}
      {credit && <AlertBox tone="warn">{text('premiums.payment.credit', { amount: money(credit) })}</AlertBox>}
      {isOnFile && <AlertBox tone="warn">{text('premiums.payment.again', { amount: money(amount) })}</AlertBox>}
      {doubt && (
        <AlertBox tone="warn" live>
          {text(`premiums.payment.${doubt}`)}
        </AlertBox>
      )}
    </ReviewBox>
  )
}
