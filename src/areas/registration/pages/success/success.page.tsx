import { useLocation } from 'react-router'
import { useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/page-link.tsx'
import { useIsBrowser, useStore } from '~/platform/store/store.ts'
import { Actions } from '~/ui/actions/actions.tsx'
import { Button, buttonClass } from '~/ui/button/button.tsx'
import { PlainPage } from '~/ui/page/plain-page.tsx'
import { registeredAddress } from '../../registered-address.ts'
import { isRegistrationActive } from '../../registration-state.ts'
import { ResendOutcome, useResend } from '../../resend.tsx'

/** How a registration went: an e-mail is on its way (REG-04), or its owner has confirmed it and may sign in (D-41). */
export function Component() {
  const { state } = useLocation()
  // Prerendered markup knows no state.
  return useIsBrowser() && isRegistrationActive(state) ? <Active /> : <Sent />
}

function Active() {
  const text = useText()
  return (
    <PlainPage id="registration.success" title={text('registered.active.title')} lead={text('registered.active.text')}>
      <Actions>
        <PageLink to="access.login" className={buttonClass()}>
          {text('error.page.sign-in')}
        </PageLink>
      </Actions>
    </PlainPage>
  )
}

function Sent() {
  const text = useText()
  const email = useStore(registeredAddress)
  const { send, isBusy, failure, sentFor } = useResend()
  return (
    <PlainPage
      id="registration.success"
      title={text('registered.sent.title')}
      lead={email ? text('registered.sent.to', { address: email }) : text('registered.sent')}
    >
      <p>{text('registered.sent.late')}</p>
      <ResendOutcome failure={failure} sentFor={sentFor} />
      <Actions>
        {email ? (
          <Button variant="quiet" busy={isBusy} onClick={() => send(email)}>
            {text('resend.button')}
          </Button>
        ) : (
          <PageLink to="registration.activation-type" className={buttonClass({ variant: 'quiet' })}>
            {text('resend.button')}
          </PageLink>
        )}
        <PageLink to="access.login" className={buttonClass({ variant: 'quiet' })}>
          {text('error.page.sign-in')}
        </PageLink>
      </Actions>
    </PlainPage>
  )
}
