import { getClaimPaymentDetailsQuery } from '~generated/member/queries/history.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { nullOn404 } from '~/platform/query/query-client.ts'
import { mapQuery } from '~/platform/query/query.ts'
import { QuietButtonLink } from '~/components/button-link.tsx'
import { Actions } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'

export interface LineProps {
  readonly claimId: string
  readonly line: number
}

/** The details of a claim line from a URL; null if the service does not know the line (404). */
export const lineQuery = ({ claimId, line }: LineProps) =>
  mapQuery(getClaimPaymentDetailsQuery(claimId, line), nullOn404)

/** What a page shows instead of a claim line that the service does not know: the way to the member's claims. */
export function UnknownClaim() {
  const text = useText()
  return (
    <Notice
      tone="info"
      heading={text('follow-up.unknown.title')}
      footer={
        <Actions>
          <QuietButtonLink to="history.combined">{text('follow-up.unknown.history')}</QuietButtonLink>
        </Actions>
      }
    >
      <p>{text('follow-up.unknown.text')}</p>
    </Notice>
  )
}
