import { useEffect, useRef, useState } from 'react'
import {
  type PremiumPaymentMethod as Answers,
  premiumPaymentMethodForm,
} from '~generated/forms/premiums/premium-payment-method.ts'
import type { CreditCard, PremiumPaymentMethod, PremiumPaymentMethodRequest } from '~generated/member/model/index.ts'
import {
  getPremiumPaymentMethodQuery,
  useGetPremiumPaymentMethod,
  useListCreditCards,
  useUpdatePremiumPaymentMethod,
} from '~generated/member/queries/premiums.ts'
import type { Option } from '~/forms/definition.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { useUnsentInput } from '~/forms/unsent-input.ts'
import { useReview } from '~/forms/use-review.ts'
import { lastDigits } from '~/domain/bank-account.ts'
import { today8 } from '~/domain/dates/date8.ts'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { useStoreSelector } from '~/platform/store.ts'
import { useSubmission } from '~/platform/use-submission.ts'
import { showSuccess } from '~/platform/stores/banners.ts'
import { QuietButtonLink } from '~/components/button-link.tsx'
import { Actions, Button } from '~/ui/button.tsx'
import { Card, type DefinitionItem, DefinitionList, Heading, Stack, Container } from '~/ui/layout.tsx'
import { focusField } from '~/ui/field/focus-field.ts'
import { ChequeGuide, SwappedNotice } from '~/components/cheque-guide.tsx'
import { ErrorBox } from '~/components/error-box.tsx'
import { Page } from '~/components/page.tsx'
import { ReviewBox } from '~/components/review-box.tsx'
import { cardExpiry, cardName, cardOptions, isExpired } from '../model/amounts.ts'

export const queries = () => [getPremiumPaymentMethodQuery()]

/** The monthly payment method on file, and how to change it (F-21, PAY-06). */
function PremiumsPaymentMethodPage() {
  const text = useText()
  return (
    <Container narrow>
      <Page id="premiums.payment-method" lead={text('premiums.method.lead')}>
        <Method />
      </Page>
    </Container>
  )
}

export { PremiumsPaymentMethodPage as Component }

function Method() {
  const { data } = useGetPremiumPaymentMethod()
  const [mode, setMode] = useState<'start' | 'change' | 'back'>('start')
  if (mode === 'change') return <ChangeMethod current={data} onDone={() => setMode('back')} />
  return <MethodOnFile method={data} isBack={mode === 'back'} onChange={() => setMode('change')} />
}

interface MethodOnFileProps {
  method: PremiumPaymentMethod | null
  /** true after a change, so that the focus moves to the heading */
  isBack: boolean
  onChange: () => void
}

function MethodOnFile({ method, isBack, onChange }: MethodOnFileProps) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isBack) heading.current?.focus()
  }, [isBack])
  return (
    <Stack gap="l">
      <Card>
        <Stack gap="m">
          <Heading level={2} ref={heading} tabIndex={-1}>
            {text('premiums.method.on-file')}
          </Heading>
          {method ? (
            <DefinitionList items={methodItems(method, 'masked', text)} />
          ) : (
            <p>{text('premiums.method.none')}</p>
          )}
        </Stack>
      </Card>
      <Actions>
        <Button onClick={onChange}>{method ? text('premiums.method.change') : text('premiums.method.set-up')}</Button>
        <QuietButtonLink to="premiums.one-time-payment">{text('premiums.to-payment')}</QuietButtonLink>
      </Actions>
    </Stack>
  )
}

const FIRST_FIELD = 'premiumPaymentMethod_type'

/**
 * The form for another payment method: a bank account, or a card that the provider has stored. The member reviews the
 * answers before they are saved (F-21).
 */
function ChangeMethod({ current, onDone }: { current: PremiumPaymentMethod | null; onDone: () => void }) {
  const text = useText()
  const cards = useListCreditCards().data ?? []
  const { initial, keep, forget } = useUnsentInput<Answers>('payment-method', startOf(current))
  const { typed, reviewed, review, change } = useReview<Answers>(FIRST_FIELD, initial, keep)
  const close = () => {
    forget()
    onDone()
  }
  const isDebit = useStoreSelector(typed, ({ type }) => type === 'PAD')
  const { mutateAsync: save } = useUpdatePremiumPaymentMethod()
  const { submit, isBusy, failure } = useSubmission(
    async (answers: Answers) => {
      await save({ data: toMethodRequest(answers) })
      return () => {
        close()
        showSuccess(text('premiums.method.saved'))
      }
    },
    { text: text('premiums.method.saving') },
  )
  // The button that opened the form is no longer on the page, so the focus must move.
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
        {reviewed.type === 'PAD' && <p>{text('premiums.method.review.pad.rights')}</p>}
        <ErrorBox error={failure} unsure={text('premiums.method.unsure')} />
      </ReviewBox>
    )
  return (
    <Stack gap="l">
      {isDebit && <ChequeGuide formId={premiumPaymentMethodForm.id} />}
      <SchemaForm
        definition={premiumPaymentMethodForm}
        initialData={typed.get()}
        context={{ options: { ways: wayOptions(cards, text), cards: cardOptions(cards, text) } }}
        onChange={typed.set}
        onSubmit={review}
      >
        {isDebit && <SwappedNotice typed={typed} />}
        <Actions>
          <Button type="submit">{text('premiums.method.review')}</Button>
          <Button variant="quiet" onClick={close}>
            {text('premiums.method.cancel')}
          </Button>
        </Actions>
      </SchemaForm>
    </Stack>
  )
}

/**
 * Initial answers: the type of the method on file, and its withdrawal day. The account numbers are left out, because a
 * stored number is never shown in full (D-62).
 */
const startOf = (current: PremiumPaymentMethod | null): Partial<Answers> =>
  current
    ? { type: current.type, ...(current.withdrawalDay !== undefined && { withdrawalDay: current.withdrawalDay }) }
    : {}

const cardOf = (
  cardId: string | undefined,
  cards: readonly NonNullable<PremiumPaymentMethod['card']>[],
): Pick<PremiumPaymentMethod, 'card'> => {
  const card = cards.find((each) => each.cardId === cardId)
  return card ? { card } : {}
}

/** The request: the bank account with its withdrawal day, or the card, but never both (D-142). */
export function toMethodRequest({
  type,
  branch,
  bank,
  account,
  withdrawalDay,
  cardId,
}: Answers): PremiumPaymentMethodRequest {
  if (type === 'CARD') return { type, ...(cardId !== undefined && { cardId }) }
  return {
    type,
    ...(branch !== undefined && { branch }),
    ...(bank !== undefined && { bank }),
    ...(account !== undefined && { account }),
    ...(withdrawalDay !== undefined && { withdrawalDay }),
  }
}

/** Options for the payment method. Without a valid card the option for cards is disabled, with the reason. */
function wayOptions(cards: readonly CreditCard[], text: Text): readonly Option[] {
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

/**
 * The fields of a payment method. With `masked`, only the last digits are shown, as for the method on file. With
 * `whole`, numbers that the member has just entered are shown in full, for comparison with a cheque (D-62).
 */
function methodItems(
  { type, branch, bank, account, withdrawalDay, card }: PremiumPaymentMethod,
  numbers: 'masked' | 'whole',
  text: Text,
): readonly DefinitionItem[] {
  const item = (id: string, label: string, value: string | undefined) =>
    value === undefined ? [] : [{ id, label, value }]
  const shownAccount =
    account && numbers === 'masked' ? text('bank-account.masked', { digits: lastDigits(account) }) : account
  return [
    ...item(
      'type',
      text('premiums.method.way'),
      text.has(`premiums.method.way.${type}`) ? text.dynamic(`premiums.method.way.${type}`) : type,
    ),
    ...item('branch', text('bank-account.branch'), branch),
    ...item('bank', text('bank-account.bank'), bank),
    ...item('account', text('bank-account.account'), shownAccount),
    ...item(
      'day',
      text('premiums.method.day'),
      withdrawalDay === undefined ? undefined : text('premiums.method.day.value', { day: withdrawalDay }),
    ),
    ...item('card', text('premiums.method.card'), card && cardName(card, text)),
    ...item('expiry', text('premiums.method.expiry'), card && cardExpiry(card)),
  ]
}
