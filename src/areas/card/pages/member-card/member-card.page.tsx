import { getCardholderDetailsQuery } from '~generated/member/queries/account.ts'
import { downloadMemberCardPdf, getMemberCardDetailsQuery } from '~generated/member/queries/card.ts'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useText } from '~/platform/i18n/text.tsx'
import { formatName } from '~/platform/names/format-name.ts'
import { PageLink } from '~/platform/pages/page-link.tsx'
import { Button, buttonClass } from '~/ui/button/button.tsx'
import { Cluster, Stack } from '~/ui/layout/layout.tsx'
import { DownloadButton } from '~/ui/page/download-button.tsx'
import { Page } from '~/ui/page/page.tsx'
import { CardSides } from './card-sides.tsx'

export const queries = () => [getCardholderDetailsQuery(), getMemberCardDetailsQuery()]

/** The member card as a card: to show, to print, to keep as a PDF, to send (CARD-01..05). */
export function Component() {
  const text = useText()
  return (
    <Page id="card.member-card" lead={text('card.lead')}>
      <Content />
    </Page>
  )
}

function Content() {
  const text = useText()
  const [{ data: holder }, { data: details }] = useSuspenseQueries({ queries: [getCardholderDetailsQuery(), getMemberCardDetailsQuery()] })
  return (
    <Stack gap="l">
      <CardSides
        name={[holder.firstName, holder.lastName].map((part) => formatName(part, text.locale)).join(' ')}
        cardholder={details.cardholder}
        policyId={holder.policyNumber}
        certificateId={holder.idNumber}
        serviceNumber={details.customerServiceNumber}
        others={details.othersOnPlanList}
      />
      <Cluster>
        <PageLink to="card.share" className={buttonClass()}>
          {text('card.share')}
        </PageLink>
        <DownloadButton label={text('card.download')} download={() => downloadMemberCardPdf()} />
        <Button variant="quiet" icon="print" onClick={() => window.print()}>
          {text('card.print')}
        </Button>
      </Cluster>
    </Stack>
  )
}
