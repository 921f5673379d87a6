import { useEffect } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { emailChangeStore } from '~/platform/session/email-link.ts'
import { endSession, endSessionWithoutRedirect } from '~/platform/session/end-session.ts'
import { currentSession } from '~/platform/session/session-store.ts'
import { useStore } from '~/platform/store.ts'
import { ButtonLink, QuietButtonLink } from '~/components/button-link.tsx'
import { Button } from '~/ui/button.tsx'
import { OutcomePage } from '~/components/outcome-page.tsx'
import { ErrorBox } from '~/components/error-box.tsx'

/**
 * Result of the change of e-mail address, for a signed-in member. The member gets here by opening and confirming the
 * link in the e-mail (R-052, ACCT-09).
 */
function AccountChangeEmailResultPage() {
  const text = useText()
  const change = useStore(emailChangeStore)
  const signIn = <Button onClick={() => endSession(undefined)}>{text('account.result.sign-in')}</Button>
  useSessionEndsWithThePage(change?.isDone === true)

  if (!change)
    return (
      <OutcomePage
        id="account.change-email-result"
        tone="info"
        lead={text('account.result.unknown')}
        actions={
          <>
            {signIn}
            <QuietButtonLink to="account.change-email-verify">{text('account.result.not-yet')}</QuietButtonLink>
          </>
        }
      />
    )
  if (change.isDone)
    return (
      <OutcomePage
        id="account.change-email-result"
        title={text('account.result.done')}
        tone="ok"
        lead={text('account.result.done.text', { address: change.login })}
        actions={signIn}
      />
    )
  return (
    <OutcomePage
      id="account.change-email-result"
      title={text('account.result.refused')}
      tone="bad"
      lead={text('account.result.refused.text')}
      actions={<ButtonLink to="account.change-email">{text('account.result.try')}</ButtonLink>}
    >
      <ErrorBox error={change.refusal} />
    </OutcomePage>
  )
}

export { AccountChangeEmailResultPage as Component }

/**
 * Ends the session when the member leaves the page, and opens the sign-in page. The login has changed, so the services
 * no longer accept this session (D-40).
 */
function useSessionEndsWithThePage(isDone: boolean): void {
  useEffect(() => {
    if (!isDone) return
    window.addEventListener('pagehide', endSessionWithoutRedirect)
    return () => {
      window.removeEventListener('pagehide', endSessionWithoutRedirect)
      if (currentSession()) endSession(undefined)
    }
  }, [isDone])
}
