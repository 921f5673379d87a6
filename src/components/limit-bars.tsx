import type { BenefitLimit } from '~generated/member/model/index.ts'
import { dayAfter } from '~/domain/dates/date8.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { toCents } from '~/domain/money.ts'
import css from '~/ui/balance-bar.module.css'
import { Stack } from '~/ui/layout.tsx'
import { BalanceBar } from '~/ui/balance-bar.tsx'

interface LimitBarsProps {
  readonly limits: readonly BenefitLimit[]
  /** true on pages that are mainly about something else; the amount used and the percentage are then left out */
  readonly isCompact?: boolean
  /** true if the page shows the first limit's amount in its largest type (docs/design.md) */
  readonly hasHeadline?: boolean
}

const isCalendarYear = ({ from, to }: BenefitLimit): boolean =>
  from.endsWith('0101') && to === `${from.slice(0, 4)}1231`

/**
 * Limits as bars, each with the remaining amount as text (catalogue `limits`). A line below them states, once for all
 * limits, the period and the date of the amounts.
 */
export function LimitBars({ limits, isCompact = false, hasHeadline = false }: LimitBarsProps) {
  const text = useText()
  const [first] = limits
  return (
    <Stack gap="m">
      <ul className={css.limits} role="list">
        {limits.map((limit) => (
          <li key={limit.description}>
            <LimitBar limit={limit} isCompact={isCompact} isLarge={hasHeadline && limit === first} />
          </li>
        ))}
      </ul>
      {first && (
        <p className={css.words}>
          {isCalendarYear(first)
            ? text('limits.as-of.year', { year: first.from.slice(0, 4), date: text.date(first.asOf, 'medium') })
            : text('limits.as-of', {
                from: text.date(first.from, 'medium'),
                to: text.date(first.to, 'medium'),
                date: text.date(first.asOf, 'medium'),
              })}
        </p>
      )}
    </Stack>
  )
}

function LimitBar({
  limit: { description, coinsurancePercent, maximum, used, remaining, to },
  isCompact,
  isLarge,
}: {
  readonly limit: BenefitLimit
  readonly isCompact: boolean
  readonly isLarge: boolean
}) {
  const text = useText()
  const money = (amount: string) => text.money(amount)
  const hasMore = toCents(remaining) > 0
  const left = hasMore
    ? text('limits.left', { amount: money(remaining) })
    : text('limits.none-left', { date: text.date(dayAfter(to)) })
  const isHeadline = isLarge && hasMore
  return (
    <>
      <p className={css.title}>
        <strong>{description}</strong> {!isHeadline && <span>{left}</span>}
      </p>
      <BalanceBar
        label={description}
        headline={isHeadline && money(remaining)}
        detail={text('spending.period.left-of', { all: money(maximum) })}
        left={Number(remaining)}
        total={Number(maximum)}
        leftText={text('spending.period.share', { left: money(remaining), all: money(maximum) })}
        words={
          isCompact
            ? []
            : [
                text('limits.used', { used: money(used), maximum: money(maximum) }),
                ...(coinsurancePercent === undefined ? [] : [text('limits.percent', { percent: coinsurancePercent })]),
              ]
        }
        tone={hasMore ? 'accent' : 'warn'}
      />
    </>
  )
}
