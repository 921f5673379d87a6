import { useSubmission } from '~/platform/shell/use-submission.ts'
import { useListCreditCards, useUpdatePremiumPaymentMethod } from '~generated/member/queries/premiums.ts'
import { useEffect } from 'react'
import { premiumPaymentMethodForm, type PremiumPaymentMethod as Answers } from '~generated/forms/premiums/premium-payment-method.ts'
import type { PremiumPaymentMethod } from '~generated/member/model/index.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { useReview } from '~/forms/use-review.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { showSuccess } from '~/platform/shell/banner-store.ts'
import { Actions } from '~/ui/actions/actions.tsx'
import { Button } from '~/ui/button/button.tsx'
import { focusField } from '~/ui/field/focus-field.ts'
import { Stack } from '~/ui/layout/layout.tsx'
import { ChequeGuide } from '~/ui/page/cheque-guide.tsx'
import { ReviewBox } from '~/ui/page/review-box.tsx'
import { SwappedNotice } from '~/ui/page/swapped-notice.tsx'
import { cardOptions } from '../../card-texts.ts'
import { toMethodRequest } from '../../model/method.ts'
import { methodItems } from './method-items.ts'
import { wayOptions } from './way-options.ts'

const FIRST_FIELD = 'premiumPaymentMethod_type'

/** Another way to pay premiums: an account, or a card that the provider keeps; checked, then saved (F-21). */
export function ChangeMethod({ current, onDone }: { current: PremiumPaymentMethod | null; onDone: () => void }) {
  const text = useText()
  const { data: cards } = useListCreditCards()
  const { typed, type, reviewed, review, change } = useReview<Answers>(FIRST_FIELD, startOf(current))
  const { mutateAsync: save } = useUpdatePremiumPaymentMethod()
  const { submit, isBusy } = useSubmission(
    async (answers: Answers) => {
      await save(toMethodRequest(answers))
      onDone()
      showSuccess(text('premiums.method.saved'))
    },
    { text: text('premiums.method.saving') },
  )
  // The button that opened the form is gone, and the focus with it.
  useEffect(() => void focusField(FIRST_FIELD), [])

  if (reviewed)
    return (
      <ReviewBox
        title={text('premiums.method.review.title')}
        items={methodItems({ ...toMethodRequest(reviewed), ...cardOf(reviewed.cardId, cards) }, 'whole', text)}
        confirmLabel={text('premiums.method.save')}
        onConfirm={() => submit(reviewed)}
        isBusy={isBusy}
        changeLabel={text('form.review.change')}
        onChange={change}
      >
        <p>{text(reviewed.type === 'PAD' ? 'premiums.method.review.pad' : 'premiums.method.review.card')}</p>
      </ReviewBox>
    )
  return (
    <Stack gap="l">
      {typed.type === 'PAD' && <ChequeGuide formId={premiumPaymentMethodForm.id} />}
      <SchemaForm
        definition={premiumPaymentMethodForm}
        initialData={typed}
        context={{ options: { ways: wayOptions(cards, text), cards: cardOptions(cards, text) } }}
        onChange={type}
        onSubmit={review}
      >
        {typed.type === 'PAD' && <SwappedNotice typed={typed} />}
        <Actions>
          <Button type="submit">{text('premiums.method.review')}</Button>
          <Button variant="quiet" onClick={onDone}>
            {text('premiums.method.cancel')}
          </Button>
        </Actions>
      </SchemaForm>
    </Stack>
  )
}

/** The way on file is proposed; its numbers are not, for they are not shown again (D-62). */
const startOf = (current: PremiumPaymentMethod | null): Partial<Answers> =>
  current ? { type: current.type, ...(current.withdrawalDay !== undefined && { withdrawalDay: current.withdrawalDay }) } : {}

const cardOf = (cardId: string | undefined, cards: readonly NonNullable<PremiumPaymentMethod['card']>[]): Pick<PremiumPaymentMethod, 'card'> => {
  const card = cards.find((each) => each.cardId === cardId)
  return card ? { card } : {}
}
