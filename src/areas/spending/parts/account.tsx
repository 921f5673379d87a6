import { useSuspenseQuery } from '@tanstack/react-query'
import type { SpendingAccount } from '~generated/member/model/index.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { formatMoney } from '~/platform/money/money.ts'
import { Card } from '~/ui/card/card.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { SpendingPeriodBar } from '~/ui/page/spending-period.tsx'
import { spendingAccountQuery, spendingBalanceQuery, type SpendingKind } from '~/platform/insured/spending-accounts.ts'
import { AccountTypeLine } from './account-type-line.tsx'
import { PeriodFacts } from './period-facts.tsx'
import { Uses } from './uses.tsx'
import { PreviousPeriods } from './previous-periods.tsx'

export const accountQueries = (kind: SpendingKind) => [spendingAccountQuery(kind), spendingBalanceQuery(kind)]

/** What is left, this period, who the account pays for, and the periods before (ACCTS-02, ACCTS-04, ACCTS-05, ACCTS-10). */
export function Account({ kind, title }: { kind: SpendingKind; title: string }) {
  const text = useText()
  const { data: account } = useSuspenseQuery(spendingAccountQuery(kind))
  const { data: balance } = useSuspenseQuery(spendingBalanceQuery(kind))
  return (
    <Stack gap="l">
      <Card title={text('spending.now')}>
        <Stack gap="m">
          {balance || kind === 'hsa' ? (
            <SpendingPeriodBar label={title} left={formatMoney(balance?.balance ?? '0.00', text.locale)} period={account.currentPeriod} />
          ) : (
            <p>{text('spending.no-balance')}</p>
          )}
          <PeriodFacts period={account.currentPeriod} total={account.totalUsableAmount} />
          <AccountTypeLine type={account.accountType} />
          <Uses kind={kind} />
        </Stack>
      </Card>
      <People people={account.coveredParticipants} />
      <PreviousPeriods periods={account.previousPeriods} />
    </Stack>
  )
}

function People({ people }: { people: SpendingAccount['coveredParticipants'] }) {
  const text = useText()
  if (people.length === 0) return null
  return (
    <Card title={text('spending.people')}>
      <ul>
        {people.map(({ participantId, name }) => (
          <li key={participantId}>{name}</li>
        ))}
      </ul>
    </Card>
  )
}
