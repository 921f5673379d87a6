import { useSuspenseQuery } from '@tanstack/react-query'
import type { Predetermination } from '~generated/member/model/index.ts'
import { getPredeterminationQuery } from '~generated/member/queries/predeterminations.ts'
import { today8 } from '~/domain/dates/date8.ts'
import { toCents } from '~/domain/money.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { canSubmitClaims, usePolicy } from '~/platform/policy/policy.ts'
import { nullOn404 } from '~/platform/query/query-client.ts'
import { mapQuery } from '~/platform/query/query.ts'
import { QuietButtonLink } from '~/components/button-link.tsx'
import { useStartClaim } from '~/components/start-claim.ts'
import { AmountBar } from '~/ui/amount-bar.tsx'
import { Button } from '~/ui/button.tsx'
import { Card, DefinitionList, Grid, Heading, Stack } from '~/ui/layout.tsx'
import { Notice } from '~/ui/notice.tsx'
import { useRequestPredetermination } from '../request-predetermination.ts'
import { PredeterminationStatus } from './predetermination-status.tsx'
import { stateOf, toInput, totalOf } from '../model/predetermination.ts'

/** The member's request about one treatment; null if there is no request with this id (D-280). */
export const predeterminationQuery = (id: string) => mapQuery(getPredeterminationQuery(id), nullOn404)

/**
 * Shows what the plan pays for one treatment, and offers to claim the treatment once it has taken place (D-280..282).
 */
export function PredeterminationDetails({ id }: { readonly id: string }) {
  const text = useText()
  const { data } = useSuspenseQuery(predeterminationQuery(id))
  const all = <QuietButtonLink to="coverage.predeterminations">{text('predetermination.all')}</QuietButtonLink>
  if (!data)
    return (
      <Notice tone="neutral" heading={text('predetermination.unknown')} footer={all}>
        <p>{text('predetermination.unknown.text')}</p>
      </Notice>
    )
  return (
    <Grid columns="aside">
      <Stack gap="l">
        <Answer treatment={data} />
        {!isOneAnswer(data) && <Lines treatment={data} />}
      </Stack>
      <Stack gap="l">
        <ClaimIt treatment={data} />
        <Facts treatment={data} />
        <div>{all}</div>
      </Stack>
    </Grid>
  )
}

interface PartProps {
  readonly treatment: Predetermination
}

/** True if one service was answered: its amounts are those of the answer, and are not listed again. */
const isOneAnswer = (treatment: Predetermination): boolean =>
  treatment.lines.length === 1 && stateOf(treatment, today8()) !== 'waiting'

/**
 * Shows the insurer's answer as a sentence and a bar. If there is no answer yet, shows the day by which it comes. If
 * the answer is no longer valid, says so.
 */
function Answer({ treatment }: PartProps) {
  const text = useText()
  const requestPredetermination = useRequestPredetermination()
  const { answerBy, validUntil } = treatment
  const { cost, plan, member } = totalOf(treatment)
  const state = stateOf(treatment, today8())
  if (state === 'waiting')
    return (
      <Notice tone="info" large heading={text('predetermination.waiting')}>
        {answerBy && <p>{text('predetermination.waiting.by', { date: text.date(answerBy) })}</p>}
      </Notice>
    )
  const amounts = { amount: text.money(plan), cost: text.money(cost) }
  const part = (name: 'plan' | 'you', tone: 'paid' | 'yours', amount: string) => ({
    id: name,
    tone,
    label: text(`predetermination.part.${name}`),
    text: text.money(amount),
    cents: toCents(amount),
  })
  const bar = (
    <Stack gap="m">
      <AmountBar parts={[part('plan', 'paid', plan), part('you', 'yours', member)]} />
      {isOneAnswer(treatment) && treatment.lines.map((line) => <Explanations key={line.code} line={line} />)}
    </Stack>
  )
  if (state === 'expired')
    return (
      <Stack gap="m">
        <Notice
          tone="warn"
          heading={text('predetermination.expired', { date: text.date(validUntil ?? '') })}
          footer={
            <Button onClick={() => requestPredetermination(toInput(treatment))}>
              {text('predetermination.again')}
            </Button>
          }
        >
          <p>{text('predetermination.expired.text')}</p>
        </Notice>
        <Card title={text('predetermination.paid', amounts)}>{bar}</Card>
      </Stack>
    )
  const isPaid = toCents(plan) > 0
  return (
    <Notice
      tone={isPaid ? 'ok' : 'neutral'}
      large
      heading={isPaid ? text('predetermination.pays', amounts) : text('predetermination.pays.none')}
    >
      <Stack gap="m">
        {bar}
        {validUntil && isPaid && (
          <p>
            <strong>{text('predetermination.valid', { date: text.date(validUntil) })}</strong>
          </p>
        )}
        <p>{text('predetermination.promise')}</p>
      </Stack>
    </Notice>
  )
}

/** The services of the treatment, each with its price, the amount that the plan pays and the reason. */
function Lines({ treatment }: PartProps) {
  const text = useText()
  // A code can be listed twice, for two teeth, so the index serves as the id.
  const lines = treatment.lines.map((line, index) => ({ line, id: String(index) }))
  return (
    <Card title={text('predetermination.lines')} action={<PredeterminationStatus treatment={treatment} />}>
      <Stack gap="l">
        {lines.map(({ id, line, line: { code, description, amount, planAmount } }) => (
          <Stack key={id} gap="s">
            <Heading level={3}>{description}</Heading>
            <DefinitionList
              layout="tiles"
              items={[
                ...(treatment.kind === 'dental'
                  ? [{ id: 'code', label: text('predetermination.line.code'), value: code }]
                  : []),
                { id: 'amount', label: text('predetermination.line.amount'), value: text.money(amount) },
                ...(planAmount === undefined
                  ? []
                  : [
                      {
                        id: 'plan',
                        label: text('predetermination.part.plan'),
                        value: <strong>{text.money(planAmount)}</strong>,
                      },
                    ]),
              ]}
            />
            <Explanations line={line} />
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}

/** The reasons for an amount, as the service gives them. */
const Explanations = ({ line: { explanations } }: { readonly line: Predetermination['lines'][number] }) =>
  explanations?.map((explanation) => <p key={explanation}>{explanation}</p>)

/**
 * Offers to start a claim for the treatment, with the known answers filled in, while the insurer's answer is valid
 * (D-282).
 */
function ClaimIt({ treatment }: PartProps) {
  const text = useText()
  const policy = usePolicy()
  const { claimPredetermination } = useStartClaim()
  const isPaid = stateOf(treatment, today8()) === 'answered' && toCents(totalOf(treatment).plan) > 0
  if (!isPaid || !canSubmitClaims(policy)) return null
  const isFilledIn = treatment.kind === 'dental' || treatment.service !== undefined
  return (
    <Card title={text('predetermination.claim.title')}>
      <Stack gap="m">
        <p>{text(isFilledIn ? 'predetermination.claim.text' : 'predetermination.claim.text.choose')}</p>
        <div>
          <Button onClick={() => void claimPredetermination(treatment)}>{text('predetermination.claim')}</Button>
        </div>
      </Stack>
    </Card>
  )
}

function Facts({ treatment }: PartProps) {
  const text = useText()
  const { predeterminationId, decidedOn, kind, lines } = treatment
  return (
    <Card title={text('predetermination.details')}>
      <DefinitionList
        items={[
          ...(decidedOn
            ? [{ id: 'decided', label: text('predetermination.decided'), value: text.date(decidedOn) }]
            : []),
          ...(kind === 'dental' && isOneAnswer(treatment)
            ? lines.map(({ code }) => ({ id: 'code', label: text('predetermination.line.code'), value: code }))
            : []),
          { id: 'number', label: text('predetermination.number'), value: predeterminationId },
        ]}
      />
    </Card>
  )
}
