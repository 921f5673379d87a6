import { useState } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type AddDocuments as Documents, addDocumentsForm } from '~generated/forms/history/add-documents.ts'
import type { ClaimDocumentRequest } from '~generated/member/model/index.ts'
import { listRecentClaimsQuery } from '~generated/member/queries/history.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { useNavigation, usePageHref } from '~/platform/pages/navigation.tsx'
import { nullOnError } from '~/platform/query/query-client.ts'
import { withoutDialog } from '~/platform/query/query.ts'
import { showSuccess } from '~/platform/stores/banners.ts'
import { QuietButtonLink } from '~/components/button-link.tsx'
import { Page } from '~/components/page.tsx'
import { Actions } from '~/ui/button.tsx'
import { Container, Stack } from '~/ui/layout.tsx'
import { Notice } from '~/ui/notice.tsx'
import { FollowUpForm } from './follow-up-form.tsx'
import { documentRequestsQuery, sendDocuments } from './send-follow-up.ts'

/** The recent claims, which say about which visit the insurer asks; null if they cannot be loaded. */
export const recentClaimsQuery = () => nullOnError(listRecentClaimsQuery(withoutDialog))

/**
 * Shows one request for documents after the other, for a claim that waits for them. Each request says what the insurer
 * needs, and accepts photos or files (D-240).
 */
export function AddDocuments({ claimId }: { claimId: string }) {
  return (
    <Container narrow>
      <Page id="history.add-documents">
        <Requested claimId={claimId} />
      </Page>
    </Container>
  )
}

function Requested({ claimId }: { claimId: string }) {
  const text = useText()
  const { data } = useSuspenseQuery(documentRequestsQuery(claimId))
  const open = data?.[0]
  // The insurer may close a request while its page is open. The page then keeps the request and the chosen files until
  // the member has read why the request was closed.
  const [shown, setShown] = useState(open)
  const request = shown ?? open
  if (request)
    return <Request key={request.requestId} claimId={claimId} request={request} onSent={() => setShown(undefined)} />
  return (
    <Notice
      tone="info"
      heading={text('follow-up.documents.none.title')}
      footer={
        <Actions>
          <QuietButtonLink to="dashboard.home">{text('follow-up.home')}</QuietButtonLink>
        </Actions>
      }
    >
      <p>{text('follow-up.documents.none.text')}</p>
    </Notice>
  )
}

interface RequestProps {
  readonly claimId: string
  readonly request: ClaimDocumentRequest
  readonly onSent: () => void
}

function Request({
  claimId,
  request: { requestId, line, documents, reason, requestedOn, until },
  onSent,
}: RequestProps) {
  const text = useText()
  const { navigate } = useNavigation()
  const href = usePageHref()
  const claim = { claimId, line: String(line) }
  const { data: recent } = useSuspenseQuery(recentClaimsQuery())
  const visit = recent?.find((each) => each.claimId === claimId && each.line === line)
  return (
    <Stack gap="l">
      {visit && (
        <p>
          <strong>
            {text('follow-up.appeal.subject', {
              service: visit.serviceDescription ?? visit.claimType,
              date: text.date(visit.serviceDate),
            })}
          </strong>
        </p>
      )}
      <Notice tone="info" icon="file" large heading={documents.map(({ description }) => description).join(', ')}>
        {reason && <p>{reason}</p>}
        <p>
          {text('follow-up.asked', { date: text.date(requestedOn) })}{' '}
          {until && <strong>{text('follow-up.until', { date: text.date(until) })}</strong>}
        </p>
      </Notice>
      <FollowUpForm<Documents>
        page={`documents ${requestId}`}
        definition={addDocumentsForm}
        send={(_, attempt) => sendDocuments(claimId, [requestId], attempt)}
        onSent={async ({ files }) => {
          onSent()
          await navigate(href('history.details', claim), { replace: true })
          showSuccess(text('follow-up.documents.sent', { count: files.length }))
        }}
        labels={{
          send: text('follow-up.documents.send'),
          sending: text('follow-up.documents.sending'),
          unsure: text('follow-up.documents.unsure'),
        }}
      >
        <QuietButtonLink to="history.details" params={claim}>
          {text('follow-up.claim')}
        </QuietButtonLink>
      </FollowUpForm>
    </Stack>
  )
}
