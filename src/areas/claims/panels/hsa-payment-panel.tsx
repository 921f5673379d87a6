import { useSyncExternalStore } from 'react'
import { formatDate } from '~/platform/dates/date8.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { formatMoney, sumMoney, toCents } from '~/platform/money.ts'
import { memberId } from '~/platform/session/member-id.ts'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Stack } from '~/ui/layout.tsx'
import { draftOf, subscribeDraft } from '~/wizard/draft-store.ts'
import type { ClaimAnswers } from '../model/answers.ts'
import { choiceOf, hsaLines } from '../model/hsa-services.ts'
import { balanceOf, HsaBalance } from './hsa-balance.tsx'
import type { PanelProps } from './panel.ts'

/** What is asked, as it is typed, beside what the account has left; more than that is explained and may be sent. */
export function Panel({ data, answers }: PanelProps) {
  const text = useText()
  const draft = useSyncExternalStore(subscribeDraft, () => draftOf(memberId()))
  const typed: ClaimAnswers = draft.typed
  const asked = sumMoney(hsaLines(answers, data.hsaEligible, typed['hsa-payment'] ?? answers['hsa-payment']).map(({ amountPaid }) => amountPaid))
  const date = choiceOf(answers)?.hsaClaimDate
  return (
    <Stack gap="l">
      <HsaBalance
        data={data}
        more={[
          { id: 'asked', label: text('claims.hsa.asked'), value: formatMoney(asked, text.locale) },
          ...(date ? [{ id: 'date', label: text('claims.hsa.date'), value: formatDate(date, text.locale) }] : []),
        ]}
      />
      {toCents(asked) > toCents(balanceOf(data)) && (
        <AlertBox tone="info" title={text('claims.hsa.more.title')} live>
          {text('claims.hsa.more')}
        </AlertBox>
      )}
    </Stack>
  )
}
