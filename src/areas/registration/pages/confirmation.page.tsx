import { useEffect, useRef, useState } from 'react'
import type { PortalError } from '~/platform/errors/portal-error.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { useOpenPage } from '~/platform/pages/navigation.tsx'
import { linkDetails, linkToken } from '~/platform/session/email-link.ts'
import { useSubmission } from '~/platform/use-submission.ts'
import { ButtonLink, QuietButtonLink } from '~/components/button-link.tsx'
import { Actions, Button } from '~/ui/button.tsx'
import { OutcomePage } from '~/components/outcome-page.tsx'
import { PlainPage } from '~/components/plain-page.tsx'
import { ErrorBox } from '~/components/error-box.tsx'
import { answerRegistration, REGISTRATION_ACTIVE } from '../registration-api.ts'

/**
 * Asks whether the user made the registration (F-10, D-41). The answer "yes" activates the account, and "no" cancels
 * the registration.
 */
function RegistrationConfirmationPage() {
  const text = useText()
  const openPage = useOpenPage()
  const [isCancelled, setCancelled] = useState(false)
  const { submit, isBusy, failure } = useSubmission(
    async (confirmed: boolean) => {
      const token = linkToken()
      if (token) await answerRegistration(token, confirmed)
      if (!token) await openPage('access.invalid-link')
      else if (confirmed) await openPage('registration.success', { replace: true, state: REGISTRATION_ACTIVE })
      else setCancelled(true)
    },
    { text: text('confirmation.sending') },
  )
  const { newUsername } = linkDetails()
  if (isCancelled) return <Cancelled />
  return (
    <PlainPage
      id="registration.confirmation"
      lead={newUsername ? text('confirmation.question.of', { address: newUsername }) : text('confirmation.question')}
    >
      <p>{text('confirmation.consequence')}</p>
      <ErrorBox error={failure} />
      <Actions>
        <Button busy={isBusy} onClick={() => submit(true)}>
          {text('confirmation.yes')}
        </Button>
        <Button variant="quiet" busy={isBusy} onClick={() => submit(false)}>
          {text('confirmation.no')}
        </Button>
        <CancelRegistration failure={failure} />
      </Actions>
    </PlainPage>
  )
}

export { RegistrationConfirmationPage as Component }

/**
 * Explains what the user can do if the answer could not be saved, because the link is no longer valid or because the
 * e-mail address now belongs to another account.
 */
function CancelRegistration({ failure }: { failure: PortalError | undefined }) {
  const text = useText()
  if (failure?.status === 409)
    return <QuietButtonLink to="registration.register">{text('confirmation.register')}</QuietButtonLink>
  if (failure?.status !== 400 && failure?.status !== 410) return null
  return <QuietButtonLink to="registration.activation-type">{text('confirmation.new-link')}</QuietButtonLink>
}

function Cancelled() {
  const text = useText()
  const words = useRef<HTMLDivElement>(null)
  // The pressed button is no longer on the page, so the focus moves to its replacement, which screen readers then read.
  useEffect(() => words.current?.focus(), [])
  return (
    <div ref={words} tabIndex={-1}>
      <OutcomePage
        id="registration.confirmation"
        title={text('confirmation.cancelled.title')}
        tone="ok"
        lead={text('confirmation.cancelled.text')}
        actions={<ButtonLink to="access.login">{text('error.page.sign-in')}</ButtonLink>}
      />
    </div>
  )
}
