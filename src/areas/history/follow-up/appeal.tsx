import { useState } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type Appeal, appealForm } from '~generated/forms/history/appeal.ts'
import type { ClaimPaymentDetails } from '~generated/member/model/index.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { useNavigation, usePageHref } from '~/platform/pages/navigation.tsx'
import { showSuccess } from '~/platform/stores/banners.ts'
import { QuietButtonLink } from '~/components/button-link.tsx'
import { Page } from '~/components/page.tsx'
import { Actions } from '~/ui/button.tsx'
import { Card, Container, Stack } from '~/ui/layout.tsx'
import { Notice } from '~/ui/notice.tsx'
import { FollowUpForm } from './follow-up-form.tsx'
import { sendAppeal } from './send-follow-up.ts'
import { type LineProps, lineQuery, UnknownClaim } from './unknown-claim.tsx'

/** The page for an appeal. It asks why the member does not agree with a decision, and for documents (D-242). */
export function AppealDecision(line: LineProps) {
  const text = useText()
  return (
    <Container narrow>
      <Page id="history.appeal" lead={text('follow-up.appeal.lead')}>
        <MaybeKnownLine {...line} />
      </Page>
    </Container>
  )
}

function MaybeKnownLine(line: LineProps) {
  const { data } = useSuspenseQuery(lineQuery(line))
  return data ? <AppealedLine {...line} data={data} /> : <UnknownClaim />
}

function AppealedLine({ claimId, line, data }: LineProps & { readonly data: ClaimPaymentDetails }) {
  const text = useText()
  const { navigate } = useNavigation()
  const href = usePageHref()
  // The date is not checked here. After the last day, the service refuses the appeal and returns the reason.
  const [wasOpen] = useState(() => data.appealUntil !== undefined && !data.appeal)
  const claim = { claimId, line: String(line) }
  const back = (
    <QuietButtonLink to="history.details" params={claim}>
      {text('follow-up.claim')}
    </QuietButtonLink>
  )
  if (!wasOpen)
    return (
      <Notice tone="info" heading={text('follow-up.appeal.closed.title')} footer={<Actions>{back}</Actions>}>
        <p>{text('follow-up.appeal.closed.text')}</p>
      </Notice>
    )
  return (
    <Stack gap="l">
      <Card
        title={text('follow-up.appeal.subject', {
          service: data.serviceInfo.description,
          date: text.date(data.serviceDate),
        })}
      >
        <Stack gap="s">
          {[...new Set(data.explanations.flatMap(({ description }) => description || []))].map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          {data.appealUntil && (
            <p>
              <strong>{text('follow-up.appeal.until', { date: text.date(data.appealUntil) })}</strong>
            </p>
          )}
        </Stack>
      </Card>
      <FollowUpForm<Appeal>
        page={`appeal ${claimId} ${line}`}
        definition={appealForm}
        send={({ reason }, attempt) => sendAppeal({ claimId, line }, reason, attempt)}
        onSent={async () => {
          await navigate(href('history.details', claim), { replace: true })
          showSuccess(text('follow-up.appeal.sent'))
        }}
        labels={{
          send: text('follow-up.appeal.send'),
          sending: text('follow-up.appeal.sending'),
          unsure: text('follow-up.appeal.unsure'),
        }}
      >
        {back}
      </FollowUpForm>
    </Stack>
  )
}
