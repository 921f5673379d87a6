import { downloadClaimPaymentDetailsPdf } from '~generated/member/queries/history.ts'
import { getCardholderDetailsQuery } from '~generated/member/queries/account.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { brandStore } from '~/platform/config/brand.ts'
import { contactQuery } from '~/platform/config/contact.ts'
import { currentLocale } from '~/platform/i18n/locale.ts'
import { formatName } from '~/domain/participants.ts'
import { useText } from '~/platform/i18n/text.tsx'
import type { PageArgs } from '~/platform/pages/page-registry.ts'
import { prefetch, queryClient } from '~/platform/query/query-client.ts'
import { documentName } from '~/components/download-button.tsx'
import { Page } from '~/components/page.tsx'
import { ClaimLine, recentQuery, pendingLine } from '../claim-line.tsx'
import { lineQuery } from '../follow-up/unknown-claim.tsx'
import { StatementButton } from '../line-details.tsx'

const lineOf = ({ claimId = '', line = '' }: PageArgs['params']) => ({ claimId, line: Number(line) })

/** Prefetches the details, unless the recent claims show that the line is undecided and has none (HIST-18). */
export async function queries({ params }: PageArgs) {
  const asked = lineOf(params)
  // the first is for the head of the printed page
  prefetch(getCardholderDetailsQuery(), contactQuery(brandStore.get(), currentLocale()))
  const recent = await queryClient.fetchQuery(recentQuery())
  return pendingLine(recent, asked) ? [] : [lineQuery(asked)]
}

/** One claim line and its result (HIST-18, HIST-19). An undecided line has no statement yet. */
function HistoryDetailsPage() {
  const asked = lineOf(useParams())
  const text = useText()
  const { data: recent } = useQuery(recentQuery())
  const pending = pendingLine(recent, asked)
  // asked for by the content of the page, and read here for its title
  const { data: details } = useQuery({ ...lineQuery(asked), enabled: false })
  const claim = pending
    ? { service: pending.serviceDescription ?? pending.claimType, person: pending.member, date: pending.serviceDate }
    : details && {
        service: details.serviceInfo.description,
        person: details.participantName,
        date: details.serviceDate,
      }
  return (
    <Page
      id="history.details"
      title={claim?.service}
      lead={
        claim &&
        text('history.details.lead', { person: formatName(claim.person, text.locale), date: text.date(claim.date) })
      }
      actions={
        // with the title, which would move it on a phone
        details &&
        !pending && (
          <StatementButton
            label={text('history.details.download')}
            download={() =>
              downloadClaimPaymentDetailsPdf(asked.claimId, asked.line, {
                fileName: documentName('getClaimPaymentDetailsPdf', `${asked.claimId}-${asked.line}`),
              })
            }
          />
        )
      }
    >
      <ClaimLine {...asked} />
    </Page>
  )
}

export { HistoryDetailsPage as Component }
