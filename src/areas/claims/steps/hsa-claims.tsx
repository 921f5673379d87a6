import { useEffect, useSyncExternalStore } from 'react'
import { describeError } from '~/platform/errors/describe-error.ts'
import { clearError, PortalError, showError } from '~/platform/errors/portal-error.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { sumMoney, toCents } from '~/platform/money.ts'
import { memberId } from '~/platform/session/session-store.ts'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Button } from '~/ui/button.tsx'
import { Stack } from '~/ui/layout.tsx'
import { draftOf, subscribeDraft } from '~/wizard/draft-store.ts'
import type { ClaimStep, ClaimSteps, PanelProps, StepView, SummaryCard } from '../claim-step.ts'
import type { ClaimAnswers } from '../model/answers.ts'
import { choiceFor, choiceOf, hsaLines, hsaOptions, leftOf, paymentFor } from '../model/hsa-services.ts'
import { balanceOf, HsaBalance } from './hsa.tsx'

/** What the account has left, beside the services it can pay; or that there are none (CLAIM-65, D-88). */
function Eligible(props: PanelProps) {
  return props.data.hsaEligible.length > 0 ? <HsaBalance data={props.data} /> : <NoneFound {...props} />
}

function NoneFound({ onEdit }: PanelProps) {
  const text = useText()
  const { title, body } = describeError(noClaimsFound, text)
  useEffect(() => {
    showError(noClaimsFound)
    return clearError
  }, [])
  return (
    <AlertBox tone="info" title={title} live>
      <Stack gap="s">
        <p>{body}</p>
        <div>
          <Button variant="quiet" onClick={() => onEdit('claim-type')}>
            {text('claims.hsa.another-type')}
          </Button>
        </div>
      </Stack>
    </AlertBox>
  )
}

/** An answer without content has this name in the catalogue (ERR-14, ERR-29). */
const noClaimsFound = new PortalError({ kind: 'not-found', catalogue: 'no-claims-found', status: 204 })

/** What is asked, as it is typed, beside what the account has left; more than that is explained and may be sent. */
function Payment({ data, answers }: PanelProps) {
  const text = useText()
  const draft = useSyncExternalStore(subscribeDraft, () => draftOf(memberId()))
  const typed: ClaimAnswers = draft.typed
  const sum = sumMoney(hsaLines(answers, data.hsaEligible, typed['hsa-payment'] ?? answers['hsa-payment']).map(({ amountPaid }) => amountPaid))
  const date = choiceOf(answers)?.hsaClaimDate
  return (
    <Stack gap="l">
      <HsaBalance
        data={data}
        more={[
          { id: 'asked', label: text('claims.hsa.asked'), value: text.money(sum) },
          ...(date ? [{ id: 'date', label: text('claims.hsa.date'), value: text.date(date) }] : []),
        ]}
      />
      {toCents(sum) > toCents(balanceOf(data)) && (
        <AlertBox tone="info" title={text('claims.hsa.more.title')} live>
          {text('claims.hsa.more')}
        </AlertBox>
      )}
    </Stack>
  )
}

/** What the account is asked for, service by service, and together (CLAIM-69). */
function asked({ answers, data, text }: StepView): readonly SummaryCard[] {
  const lines = hsaLines(answers, data.hsaEligible)
  const date = choiceOf(answers)?.hsaClaimDate
  const money = (amount: string) => text.money(amount)
  return [
    ...lines.map(({ words, person, dateOfService, paidSince, amountPaid }) => ({
      title: [words, person, text.date(dateOfService)].join(', '),
      items: [
        ...(paidSince === '0.00' ? [] : [{ id: 'since', label: text('form.hsaPayment.lines.updatedCobAmount.label'), value: money(paidSince) }]),
        { id: 'amount', label: text('claims.hsa.asked'), value: money(amountPaid) },
      ],
    })),
    {
      step: answers['hsa-eligible-claims'] ? 'hsa-eligible-claims' : 'hsa-eligible-claim',
      title: text('claims.summary.total'),
      items: [
        { id: 'total', label: text('claims.hsa.asked'), value: <strong>{money(sumMoney(lines.map(({ amountPaid }) => amountPaid)))}</strong> },
        ...(date ? [{ id: 'asked-on', label: text('claims.hsa.date'), value: text.date(date) }] : []),
      ],
    },
  ]
}

const eligible = {
  initial: (before, { data }) => choiceFor(before, data.hsaEligible),
  options: { hsaServices: ({ data, text }) => hsaOptions(data.hsaEligible, text) },
  Panel: Eligible,
} satisfies ClaimStep<'hsa-eligible-claims'>

/** A claim that asks the spending account for what earlier claims left (CLAIM-63..71). */
export const steps = {
  'hsa-eligible-claims': eligible,
  'hsa-eligible-claim': eligible,
  'hsa-payment': {
    initial: (before, { answers, data }) => paymentFor(answers, before, data.hsaEligible),
    titles: {
      lines: ({ answers, data, text }) =>
        hsaLines(answers, data.hsaEligible).map(({ words, person, dateOfService, service }) =>
          text('claims.hsa.line', { service: words, person, date: text.date(dateOfService), amount: text.money(leftOf(service)) }),
        ),
    },
    Panel: Payment,
    summary: asked,
  },
} satisfies ClaimSteps
