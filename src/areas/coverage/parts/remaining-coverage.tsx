import { withoutDialog } from '~/platform/query/query.ts'
import { useQueries, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { BenefitLimit } from '~generated/member/model/index.ts'
import { getRhipAmountQuery } from '~generated/member/queries/retirement.ts'
import { today8 } from '~/domain/dates/date8.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { benefitsQuery } from '~/domain/shared-queries.ts'
import { usePolicy } from '~/platform/policy/policy.ts'
import { benefitLimits } from '~/domain/benefit-limits.ts'
import { toCents } from '~/domain/money.ts'
import { spendingAccountQuery, type SpendingKind } from '~/domain/spending-accounts.ts'
import { PageLink } from '~/platform/pages/navigation.tsx'
import type { PageId } from '~/platform/pages/page-registry.ts'
import { Accordion } from '~/ui/accordion.tsx'
import { Card, DefinitionList, Stack } from '~/ui/layout.tsx'
import { LimitBars } from '~/components/limit-bars.tsx'
import { SpendingPeriodBar } from '~/components/spending-period.tsx'
import { ForPerson } from './participant-select.tsx'
import css from './services/group-list.module.css'

/**
 * Shows what is left this year of one person's coverage, and the balances of the member's accounts. The amounts come
 * from the service and are not calculated from claims. Nothing is left of a plan that has ended.
 */
export function RemainingCoverage() {
  const text = useText()
  const { isTerminated } = usePolicy()
  const { data } = useSuspenseQuery(benefitsQuery())
  const accounts = useAccounts()
  const retirement = useQuery(retirementQuery()).data?.amount ?? undefined
  const hasLimits = data?.deductibles !== undefined || data?.benefits.some(({ limits }) => limits) === true
  if (isTerminated || (!hasLimits && accounts.length === 0 && retirement === undefined)) return null
  return (
    <Card title={text('limits.title')}>
      <Stack gap="l">
        {hasLimits && <ForPerson>{(person) => <Limits person={person} />}</ForPerson>}
        {accounts.map(({ kind, page, name, account: { currentPeriod, previousPeriods, totalUsableAmount } }) => (
          <Stack key={kind} gap="s">
            <h3>
              <PageLink to={page}>{name}</PageLink>
            </h3>
            <SpendingPeriodBar
              label={name}
              left={text.money(totalUsableAmount)}
              period={currentPeriod}
              earlier={previousPeriods}
            />
          </Stack>
        ))}
        {retirement !== undefined && <Retirement amount={retirement} />}
      </Stack>
    </Card>
  )
}

const ACCOUNTS = [
  { kind: 'hsa', key: 'HSA', page: 'spending.health' },
  { kind: 'pwa', key: 'PWA', page: 'spending.wellness' },
] as const satisfies readonly { kind: SpendingKind; key: string; page: PageId }[]

/** The queries of the plan's accounts (D-122), once the benefits are known. */
export function useAccountQueries() {
  const { data } = useQuery(benefitsQuery())
  return ACCOUNTS.map(({ kind, key }) => ({
    ...spendingAccountQuery(kind, withoutDialog),
    enabled: data?.benefits.some((benefit) => benefit.key === key) ?? false,
  }))
}

/** The plan's spending accounts whose data has loaded, with the names that the plan gives them. */
export function useAccounts() {
  const { data } = useQuery(benefitsQuery())
  const read = useQueries({ queries: useAccountQueries() })
  return ACCOUNTS.flatMap(({ kind, key, page }, index) => {
    const account = read[index]?.data
    const name = data?.benefits.find((benefit) => benefit.key === key)?.description
    return account && name ? [{ kind, key, page, name, account }] : []
  })
}

/**
 * Query for the retirement programme. It is fetched for every member, though few are enrolled. Errors are ignored here,
 * because the programme's own page shows them (ACCTS-16).
 */
export const retirementQuery = () => getRhipAmountQuery(withoutDialog)

/**
 * The amount that is left this year in the retirement programme; hidden if the member is not enrolled (D-125,
 * ACCTS-15).
 */
function Retirement({ amount }: { readonly amount: number }) {
  const text = useText()
  return (
    <Stack gap="s">
      <h3>{text('coverage.retirement.title')}</h3>
      <p>
        <strong>{text('coverage.retirement.left', { amount: text.money(amount.toFixed(2)) })}</strong>
      </p>
      <p>{text('limits.retirement.as-of', { date: text.date(today8()) })}</p>
      <p>
        <PageLink to="coverage.retirement">{text('coverage.retirement.more')}</PageLink>
      </p>
    </Stack>
  )
}

function Limits({ person }: { readonly person: string }) {
  const text = useText()
  const { data } = useSuspenseQuery(benefitsQuery())
  const { used, untouched } = benefitLimits(data, person)
  const [first] = untouched
  return (
    <Stack gap="m">
      <Deductible person={person} />
      {used.length > 0 && <LimitBars limits={used} hasHeadline />}
      {used.length === 0 && first && <Unused limits={untouched} first={first} />}
      {used.length > 0 && untouched.length > 0 && (
        <Accordion
          panels={[
            {
              id: 'untouched',
              title: text('limits.untouched', { count: untouched.length }),
              isPrinted: false,
              children: <LimitBars limits={untouched} />,
            },
          ]}
        />
      )}
    </Stack>
  )
}

interface UnusedProps {
  readonly limits: readonly BenefitLimit[]
  readonly first: BenefitLimit
}

/** The maximums of a person who has used none: what the plan offers, without bars, which would all be full. */
function Unused({ limits, first: { from, to, asOf } }: UnusedProps) {
  const text = useText()
  return (
    <>
      <p>{text('limits.none-used', { date: text.date(from) })}</p>
      <DefinitionList
        items={limits.map(({ description, maximum, coinsurancePercent: percent }) => ({
          id: description,
          label: description,
          value: text.money(maximum),
          action: percent !== undefined && <span className={css.subtitle}>{text('limits.percent', { percent })}</span>,
        }))}
      />
      <p>
        {text('limits.as-of', {
          from: text.date(from, 'medium'),
          to: text.date(to, 'medium'),
          date: text.date(asOf, 'medium'),
        })}
      </p>
    </>
  )
}

/** A person's deductible, if the plan has one. */
function Deductible({ person }: { readonly person: string }) {
  const text = useText()
  const { data } = useSuspenseQuery(benefitsQuery())
  const deductible = data?.deductibles?.find(({ participantId }) => participantId === person)
  if (!deductible) return null
  const { amount, met } = deductible
  const money = (value: string) => text.money(value)
  const words =
    toCents(met) < toCents(amount)
      ? text('limits.deductible.paid', { met: money(met), amount: money(amount) })
      : text('limits.deductible.met')
  return <DefinitionList items={[{ id: 'deductible', label: text('limits.deductible'), value: words }]} />
}
