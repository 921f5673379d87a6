import { downloadClaimHistoryStatementPdf, useSearchClaimHistories } from '~generated/member/queries/history.ts'
import type { SearchClaimHistoriesParams } from '~generated/member/model/index.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { Notice } from '~/ui/notice/notice.tsx'
import { StatementButton } from '../../parts/statement-button.tsx'
import { PersonClaims } from './person-claims.tsx'

/** What a search found, person by person; none is said (HIST-06). */
export function Found({ asked }: { asked: SearchClaimHistoriesParams }) {
  const text = useText()
  const { data } = useSearchClaimHistories(asked)
  if (!data || data.length === 0) return <NoClaim />
  return (
    <Stack gap="l">
      <div>
        <StatementButton label={text('claim-history.download')} download={() => downloadClaimHistoryStatementPdf(asked)} />
      </div>
      {data.map((person) => (
        <PersonClaims key={person.participantId} person={person} period={asked} />
      ))}
    </Stack>
  )
}

export function NoClaim() {
  const text = useText()
  return (
    <Notice tone="neutral" heading={text('history.empty.title')}>
      <p>{text('claim-history.empty')}</p>
    </Notice>
  )
}
