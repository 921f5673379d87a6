import { useSuspenseQuery } from '@tanstack/react-query'
import type { SpendingAccount, SpendingPeriod } from '~generated/member/model/index.ts'
import { withoutDialog } from '~/platform/query/query.ts'
import { getCardholderDetailsQuery } from '~generated/member/queries/account.ts'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { spendingAccountQuery, spendingBalanceQuery, type SpendingKind } from '~/domain/spending-accounts.ts'
import { Accordion } from '~/ui/accordion.tsx'
import { Card, Grid, Stack } from '~/ui/layout.tsx'
import { type Column, DataTable, tableLabels } from '~/ui/data-table/data-table.tsx'
import { SpendingPeriodBar } from '~/components/spending-period.tsx'
import { ClaimLeftoversCard, claimLeftoversQueries, AccountActions } from './account-actions.tsx'
import { AccountTypeLine, PeriodFacts } from './period-facts.tsx'

export const accountQueries = (kind: SpendingKind) => [
  // for the head of the printed page, which does without if the request fails
  getCardholderDetailsQuery(withoutDialog),
  spendingAccountQuery(kind),
  spendingBalanceQuery(kind),
  ...(kind === 'hsa' ? claimLeftoversQueries() : []),
]

/** The balance, the current period, the covered people, and earlier periods (ACCTS-02, ACCTS-10). */
export function Account({ kind, title }: { kind: SpendingKind; title: string }) {
  const text = useText()
  const { data: account } = useSuspenseQuery(spendingAccountQuery(kind))
  const { data: balance } = useSuspenseQuery(spendingBalanceQuery(kind))
  return (
    <Stack gap="l">
      <Grid columns="aside">
        <Stack gap="l">
          <Card title={text('spending.now')}>
            <Stack gap="m">
              {balance || kind === 'hsa' ? (
                <SpendingPeriodBar
                  label={title}
                  left={text.money(balance?.balance ?? '0.00')}
                  period={account.currentPeriod}
                  earlier={account.previousPeriods}
                />
              ) : (
                <p>{text('spending.no-balance')}</p>
              )}
              <AccountTypeLine type={account.accountType} />
              <AccountActions kind={kind} />
              <Accordion
                panels={[
                  {
                    id: 'facts',
                    title: text('spending.facts'),
                    children: <PeriodFacts period={account.currentPeriod} total={account.totalUsableAmount} />,
                  },
                ]}
              />
            </Stack>
          </Card>
          {kind === 'hsa' && <ClaimLeftoversCard balance={balance?.balance ?? '0.00'} />}
        </Stack>
        <People people={account.coveredParticipants} />
      </Grid>
      <PreviousPeriods periods={account.previousPeriods} />
    </Stack>
  )
}

function People({ people }: { people: SpendingAccount['coveredParticipants'] }) {
  const text = useText()
  // A service may send only the numbers of people, which tell a member nothing.
  const names = people
    .map(({ name, firstName, lastName }) => name ?? [firstName, lastName].filter(Boolean).join(' '))
    .filter((name) => /\D/.test(name))
  if (names.length === 0) return null
  return (
    <Card title={text('spending.people')}>
      {names.length === 1 ? (
        <p>{names}</p>
      ) : (
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/**
 * The amounts of each earlier period, and the part that is still usable (ACCTS-04, ACCTS-05); no table without periods.
 */
function PreviousPeriods({ periods }: { periods: readonly SpendingPeriod[] }) {
  const text = useText()
  if (periods.length === 0) return null
  return (
    <DataTable
      caption={text('spending.before')}
      columns={columnsOf(text)}
      rows={periods}
      rowKey={({ startDate }) => startDate}
      locale={text.tag}
      labels={tableLabels(text)}
    />
  )
}

function columnsOf(text: Text): readonly Column<SpendingPeriod>[] {
  const money = (id: 'allocationAmount' | 'usedAmount' | 'balanceAmount' | 'usableAmount'): Column<SpendingPeriod> => ({
    id,
    header: text(`spending.${id}`),
    align: 'end',
    cell: (period) => text.money(period[id]),
  })
  return [
    {
      id: 'period',
      header: text('spending.period'),
      rowHeader: true,
      cell: ({ startDate, endDate }) =>
        text('spending.period.dates', { from: text.date(startDate), to: text.date(endDate) }),
    },
    money('allocationAmount'),
    money('usedAmount'),
    money('balanceAmount'),
    money('usableAmount'),
    {
      id: 'forfeit',
      header: text('spending.forfeitDate'),
      cell: ({ forfeitDate }) => (forfeitDate ? text.date(forfeitDate) : text('history.none')),
    },
  ]
}
