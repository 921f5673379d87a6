import type { ServiceMaximum } from '~generated/member/model/index.ts'
import { useText } from '~/platform/i18n/text.tsx'
import type { Estimate } from '~/domain/estimate-payment.ts'
import { fromCents, toCents } from '~/domain/money.ts'
import { AmountBar } from '~/ui/amount-bar.tsx'
import { Stack } from '~/ui/layout.tsx'
import { useAnnouncementAfterPause } from '~/ui/live-region/announcements.ts'

/**
 * The parts of an estimate, each with its tone in the bar: the amount that the plan pays, the parts that are the
 * member's share, and the parts outside the coverage.
 */
const PARTS = [
  ['planPays', 'paid'],
  ['deductible', 'yours'],
  ['share', 'yours'],
  ['aboveVisit', 'outside'],
  ['aboveYear', 'outside'],
  ['notYet', 'outside'],
  ['withoutPrescription', 'outside'],
] as const

interface EstimateBarProps {
  readonly estimate: Estimate
  /** the payment rule behind the estimate, shown as text; for several services at most what is left of their maximum */
  readonly rule?: ServiceMaximum | undefined
}

/** An amount and who is expected to pay each part: as a sentence, a bar, and a legend (catalogue `limits`). */
export function EstimateBar({ estimate, rule }: EstimateBarProps) {
  const text = useText()
  const sentence = text('estimate.pays', { amount: text.money(estimate.planPays), cost: text.money(estimate.amount) })
  useAnnouncementAfterPause(sentence)
  return (
    <Stack gap="s">
      <p>{sentence}</p>
      <AmountBar
        parts={PARTS.map(([id, tone]) => {
          const amount = estimate[id] ?? '0.00'
          return { id, tone, label: text(`estimate.part.${id}`), text: text.money(amount), cents: toCents(amount) }
        })}
      />
      {rule && <Rule rule={rule} estimate={estimate} />}
    </Stack>
  )
}

/** The calculation as text, and the part of this year's limit that remains before and after the visit. */
function Rule({ rule, estimate }: { readonly rule: ServiceMaximum; readonly estimate: Estimate }) {
  const text = useText()
  const { coinsurancePercent: percent, perVisit, remaining } = rule
  return (
    <>
      {percent !== undefined && (
        <p>
          {perVisit === undefined
            ? text('estimate.rule', { percent })
            : text('estimate.rule.visit', { percent, amount: text.money(perVisit) })}
        </p>
      )}
      {remaining !== undefined && (
        <p>
          {text('estimate.left', {
            before: text.money(remaining),
            after: text.money(fromCents(Math.max(0, toCents(remaining) - toCents(estimate.planPays)))),
          })}
        </p>
      )}
    </>
  )
}
