import { useParams } from 'react-router'
import { useText } from '~/platform/i18n/text.tsx'
import { prefetch } from '~/platform/query/prefetch.ts'
import { memberId } from '~/platform/session/member-id.ts'
import { StatementButton } from '../../parts/statement-button.tsx'
import { Page } from '~/ui/page/page.tsx'
import { downloadPaymentDetails, history } from '../../api.ts'
import { LineDetails } from '../../parts/line-details.tsx'

export function warm({ memberId: id, params }: { memberId: string; params: Readonly<Record<string, string | undefined>> }): void {
  prefetch(history.paymentDetails(id, params['claimId'] ?? '', Number(params['line'])))
}

/** How the amount of one line was worked out and paid (HIST-18, HIST-19). */
export function Component() {
  const { claimId = '', line = '' } = useParams()
  const text = useText()
  const id = memberId()
  return (
    <Page
      id="history.details"
      actions={<StatementButton label={text('history.details.download')} download={() => downloadPaymentDetails(id, claimId, Number(line))} />}
    >
      <LineDetails claimId={claimId} line={Number(line)} />
    </Page>
  )
}
