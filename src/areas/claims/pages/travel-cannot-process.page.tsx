import { useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/navigation.tsx'
import { ButtonLink } from '~/components/button-link.tsx'
import { Stack, Container } from '~/ui/layout.tsx'
import { Page } from '~/components/page.tsx'
import { useDraft } from '~/wizard/draft-store.ts'
import { asClaimAnswers } from '../model/answers.ts'
import { LeaveGuard } from '../step-view/leave-guard.tsx'

/** Travel expenses that cannot be claimed online: how to claim them by mail (D-117, CLAIM-83). */
function ClaimsTravelCannotProcessPage() {
  const text = useText()
  const { answers, unsaved } = useDraft()
  const isHandled = asClaimAnswers({ ...answers, ...unsaved })['before-start-travel']?.handledByAssistanceProvider
  // without an answer, the address was typed, and the reason is not known
  const reason =
    isHandled !== undefined && text(`claims.travel-cannot-process.${isHandled ? 'handled' : 'not-covered'}`)
  return (
    <Container narrow>
      <LeaveGuard />
      <Page
        id="claims.travel-cannot-process"
        lead={[text('claims.travel-cannot-process.lead'), reason].filter(Boolean).join(' ')}
      >
        <Stack gap="l">
          <ol>
            <li>{text('claims.travel-cannot-process.form')}</li>
            <li>{text('claims.travel-cannot-process.join')}</li>
            <li>{text('claims.travel-cannot-process.mail')}</li>
          </ol>
          <ButtonLink to="support.contact-us">{text('claims.travel-cannot-process.contact')}</ButtonLink>
          <PageLink to="claims.before-start-travel">{text('claims.back')}</PageLink>
        </Stack>
      </Page>
    </Container>
  )
}

export { ClaimsTravelCannotProcessPage as Component }
