import type { BenefitLimit } from '~generated/member/model/index.ts'
import { dayAfter } from '~/domain/dates/date8.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { toCents } from '~/domain/money.ts'
import css from '~/ui/balance-bar.module.css'
import { Stack } from '~/ui/layout.tsx'
import { BalanceBar } from '~/ui/balance-bar.tsx'

/** Limits as bars, each with the remaining amount as text (catalogue `limits`); period and date are shown once. */
export function LimitBars({ limits }: { readonly limits: readonly BenefitLimit[] }) {
  const text = useText()
  const [first] = limits
  return (
    <Stack gap="m">
      <ul className={css.limits} role="list">
        {limits.map((limit) => (
          <li key={limit.description}>
            <LimitBar limit={limit} />
          </li>
        ))}
      </ul>
      {first && (
        <p className={css.words}>
          {text('limits.as-of', {
            from: text.date(first.from),
            to: text.date(first.to),
            date: text.date(first.asOf),
          })}
        </p>
      )}
    </Stack>
  )
}

function LimitBar({
  limit: { description, coinsurancePercent, maximum, used, remaining, to },
}: {
  readonly limit: BenefitLimit
}) {
  const text = useText()
  const money = (amount: string) => text.money(amount)
  const hasMore = toCents(remaining) > 0
  const left = hasMore
    ? text('limits.left', { amount: money(remaining) })
    : text('limits.none-left', { date: text.date(dayAfter(to)) })
  return (
    <>
      <p className={css.title}>
        <strong>{description}</strong> <span>{left}</span>
      </p>
      <BalanceBar
        label={description}
        left={Number(remaining)}
        total={Number(maximum)}
        leftText={text('spending.period.share', { left: money(remaining), all: money(maximum) })}
        words={[
          text('limits.used', { used: money(used), maximum: money(maximum) }),
          ...(coinsurancePercent === undefined ? [] : [text('limits.percent', { percent: coinsurancePercent })]),
        ]}
        tone={hasMore ? 'accent' : 'warn'}
      />
    </>
  )
}
