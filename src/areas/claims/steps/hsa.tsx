import { useEffect } from 'react'
import { describeError } from '~/platform/errors/describe-error.ts'
import { clearError, PortalError, showError } from '~/platform/errors/portal-error.ts'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { remainingAmount, payableFrom } from '~/domain/hsa-balance.ts'
import { sumMoney, toCents } from '~/domain/money.ts'
import { hsaClaimsStep, usePolicy } from '~/platform/policy/policy.ts'
import { memberId } from '~/platform/session/session-store.ts'
import { Accordion } from '~/ui/accordion.tsx'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Button } from '~/ui/button.tsx'
import { Card, type DefinitionItem, DefinitionList, Sticky, Stack } from '~/ui/layout.tsx'
import { announce } from '~/ui/live-region/announcements.ts'
import { setDraft, useDraft } from '~/wizard/draft-store.ts'
import { currentAnswers, setUnsavedAnswers } from '~/wizard/engine.ts'
import type { ClaimStep, ClaimSteps, PanelProps, StepContext, SummaryCard } from '../wizard/step-definition.ts'
import type { ClaimAnswers } from '../model/answers.ts'
import { yesNo } from '../model/lines.ts'
import {
  buildHsaChoice,
  hsaChoice,
  type HsaLine,
  hsaLines,
  hsaOptions,
  buildHsaPayment,
} from '../model/hsa-services.ts'

/** The balance of the health spending account. If the service returns none, the balance is zero (ACCTS-02). */
const balanceOf = ({ hsaBalance }: PanelProps['data']): string => hsaBalance?.balance ?? '0.00'

/** An amount of the health spending account, large, with the amounts and dates beside it. */
const Amounts = ({ items }: { readonly items: readonly DefinitionItem[] }) => (
  <Card>
    <DefinitionList layout="headline" items={items} />
  </Card>
)

const balanceItem = (data: PanelProps['data'], text: Text): DefinitionItem => ({
  id: 'balance',
  label: text('claims.hsa.balance'),
  value: text.money(balanceOf(data)),
})

/**
 * Shows the balance of the spending account. Explains with an example what happens if the account pays, and if it does
 * not.
 */
function Question({ data }: PanelProps) {
  const text = useText()
  return (
    <Stack gap="l">
      <Amounts items={[balanceItem(data, text)]} />
      <AlertBox tone="info" title={text('claims.hsa.what')}>
        {text('claims.hsa.example')}
      </AlertBox>
      {balanceOf(data) === '0.00' && <p>{text('claims.hsa.empty')}</p>}
    </Stack>
  )
}

/**
 * The balance of the account beside the services that it can pay, or a notice that there are no such services
 * (CLAIM-65, D-88).
 */
function Eligible(props: PanelProps) {
  return props.data.hsaEligible.length > 0 ? <Choice {...props} /> : <NoneFound {...props} />
}

/**
 * The total of the chosen services, and a button that selects all services that the balance covers. Nothing is selected
 * at first.
 */
function Choice({ data, answers, onRestart }: PanelProps) {
  const text = useText()
  const step = hsaClaimsStep(usePolicy())
  const draft = useDraft()
  const { services: ids = [] } = hsaChoice(draft.unsaved) ?? hsaChoice(answers) ?? {}
  const chosen = data.hsaEligible.filter(({ id }) => ids.includes(id))
  const sum = sumMoney(chosen.map(remainingAmount))
  const payable = payableFrom(data.hsaEligible, balanceOf(data))
  const count = payable.services.length
  function chooseAll() {
    setDraft(
      memberId(),
      setUnsavedAnswers(draft, step, {
        ...currentAnswers(draft, step),
        services: payable.services.map(({ id }) => id),
      }),
    )
    onRestart()
    setTimeout(() => document.getElementById(ALL)?.focus()) // restarting the form renders the page again
    announce(text('claims.hsa.chosen', { count }))
  }
  return (
    <>
      {count > 0 && (
        <Stack gap="s">
          <div>
            <Button id={ALL} variant="quiet" onClick={chooseAll}>
              {text('claims.hsa.all', { count, amount: text.money(payable.amount) })}
            </Button>
          </div>
          <p>{text('claims.hsa.all.text')}</p>
        </Stack>
      )}
      <MoreThanBalance data={data} sum={sum} />
      <Sticky>
        <Amounts
          items={[
            {
              id: 'asked',
              label: text('claims.hsa.chosen', { count: chosen.length }),
              value: <span role="status">{text.money(sum)}</span>,
            },
            balanceItem(data, text),
          ]}
        />
      </Sticky>
    </>
  )
}

/** Explains that the total is more than the balance, but does not block. */
function MoreThanBalance({ data, sum }: Pick<PanelProps, 'data'> & { readonly sum: string }) {
  const text = useText()
  if (toCents(sum) <= toCents(balanceOf(data))) return null
  return (
    <AlertBox tone="info" title={text('claims.hsa.more.title')} live>
      {text('claims.hsa.more')}
    </AlertBox>
  )
}

const ALL = 'choose-all'

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

/** The error for a response without content. `catalogue` is its name in the error catalogue (ERR-14, ERR-29). */
const noClaimsFound = new PortalError({ kind: 'not-found', catalogue: 'no-claims-found', status: 204 })

/**
 * The requested total beside the balance. The total is updated while the member types amounts. If it exceeds the
 * balance, the page explains this, and the member may still send the claim.
 */
function Payment({ data, answers }: PanelProps) {
  const text = useText()
  const typed: ClaimAnswers = useDraft().unsaved
  const sum = sumMoney(
    hsaLines(answers, data.hsaEligible, typed['hsa-payment'] ?? answers['hsa-payment']).map(
      ({ amountPaid }) => amountPaid,
    ),
  )
  const date = hsaChoice(answers)?.hsaClaimDate
  return (
    <Stack gap="l">
      <Sticky>
        <Amounts
          items={[
            { id: 'asked', label: text('claims.hsa.asked'), value: <span role="status">{text.money(sum)}</span> },
            balanceItem(data, text),
            ...(date ? [{ id: 'date', label: text('claims.hsa.date'), value: text.date(date) }] : []),
          ]}
        />
      </Sticky>
      <MoreThanBalance data={data} sum={sum} />
    </Stack>
  )
}

/**
 * The requested total; its services in a collapsed list; and the amounts that another insurer has paid for these
 * services since the first claim, which is usually nothing (CLAIM-69, D-223).
 */
function hsaClaimCards({ answers, data, text }: StepContext): readonly SummaryCard[] {
  const lines = hsaLines(answers, data.hsaEligible)
  const date = hsaChoice(answers)?.hsaClaimDate
  const item = ({ key, description, person, dateOfService }: HsaLine, amount: string) => ({
    id: key,
    label: [description, person, text.date(dateOfService, 'medium')].join(', '),
    value: text.money(amount),
  })
  const paidSince = lines.filter((line) => line.paidSince !== '0.00')
  const since = text('form.hsaPayment.lines.updatedCobAmount.label')
  return [
    { requested: sumMoney(lines.map(({ amountPaid }) => amountPaid)), title: text('claims.hsa.asked'), items: [] },
    {
      step: answers['hsa-eligible-claims'] ? 'hsa-eligible-claims' : 'hsa-eligible-claim',
      title: text('form.hsaPayment.lines.label'),
      items: [
        {
          id: 'lines',
          label: text('form.hsaPayment.lines.label'),
          value: (
            <Accordion
              panels={[
                {
                  id: 'lines',
                  title: text('claims.hsa.chosen', { count: lines.length }),
                  children: <DefinitionList items={lines.map((line) => item(line, line.amountPaid))} />,
                },
              ]}
            />
          ),
        },
        ...(date ? [{ id: 'asked-on', label: text('claims.hsa.date'), value: text.date(date) }] : []),
      ],
    },
    {
      title: since,
      items: [
        {
          id: 'since',
          label: since,
          value:
            paidSince.length > 0 ? (
              <DefinitionList items={paidSince.map((line) => item(line, line.paidSince))} />
            ) : (
              yesNo(false, text)
            ),
        },
      ],
    },
  ]
}

const eligible = {
  initial: (before, { data }) => buildHsaChoice(before, data.hsaEligible),
  options: { hsaServices: ({ data, text }) => hsaOptions(data.hsaEligible, text) },
  Panel: Eligible,
} satisfies ClaimStep<'hsa-eligible-claims'>

/**
 * Two groups of steps about the health spending account: the question whether the account pays the unpaid part of this
 * claim, and a claim on the account for the unpaid part of earlier claims (CLAIM-63..71).
 */
export const steps = {
  hsa: { Panel: Question },
  'hsa-eligible-claims': eligible,
  'hsa-eligible-claim': eligible,
  'hsa-payment': {
    initial: (before, { answers, data }) => buildHsaPayment(answers, before, data.hsaEligible),
    titles: {
      lines: ({ answers, data, text }) =>
        hsaLines(answers, data.hsaEligible).map(({ description, person, dateOfService, service }) =>
          text('claims.hsa.line', {
            service: description,
            person,
            date: text.date(dateOfService),
            amount: text.money(remainingAmount(service)),
          }),
        ),
    },
    Panel: Payment,
    summary: hsaClaimCards,
  },
} satisfies ClaimSteps
