import type { PagePlace } from '~/platform/pages/page-row.ts'
import { downloadClaimPaymentDetailsPdf, getClaimPaymentDetailsQuery } from '~generated/member/queries/history.ts'
import { useParams } from 'react-router'
import { useText } from '~/platform/i18n/text.tsx'
import { LineDetails, StatementButton } from '../line-details.tsx'
import { Page } from '~/ui/page/page.tsx'

export const queries = ({ params }: PagePlace) => [getClaimPaymentDetailsQuery(params['claimId'] ?? '', Number(params['line']))]

/** How the amount of one line was worked out and paid (HIST-18, HIST-19). */
function HistoryDetailsPage() {
  const { claimId = '', line = '' } = useParams()
  const text = useText()
  return (
    <Page
      id="history.details"
      actions={<StatementButton label={text('history.details.download')} download={() => downloadClaimPaymentDetailsPdf(claimId, Number(line))} />}
    >
      <LineDetails claimId={claimId} line={Number(line)} />
    </Page>
  )
}

export { HistoryDetailsPage as Component }
