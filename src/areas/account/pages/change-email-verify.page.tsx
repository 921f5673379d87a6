import { useUpdateEmail } from '~generated/member/queries/account.ts'
import { useState } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { memberId } from '~/platform/session/session-store.ts'
import { useSubmission } from '~/platform/use-submission.ts'
import { useStore } from '~/platform/store.ts'
import { AlertBox } from '~/ui/alert-box.tsx'
import { ButtonLink, QuietButtonLink } from '~/components/button-link.tsx'
import { Button } from '~/ui/button.tsx'
import { OutcomePage } from '~/components/outcome-page.tsx'
import { pendingEmail } from '../pending-email.ts'

/**
 * Says that a link was sent to the new address; the member can request another one (R-051, D-40). After a reload the
 * address is unknown.
 */
function AccountChangeEmailVerifyPage() {
  const text = useText()
  const address = useStore(pendingEmail)
  const [isSent, setSent] = useState(false)
  const { mutateAsync: ask } = useUpdateEmail()
  const { submit, isBusy } = useSubmission(
    async (email: string) => {
      setSent(false)
      await ask({ data: { email } })
      setSent(true)
    },
    { text: text('account.email.sending') },
  )
  return (
    <OutcomePage
      id="account.change-email-verify"
      tone="info"
      icon="mail"
      lead={address ? text('account.verify.sent', { address }) : text('account.verify.unknown')}
      actions={
        <>
          <ButtonLink to="account.change-email-result">{text('account.verify.confirmed')}</ButtonLink>
          {address && (
            <Button variant="quiet" busy={isBusy} onClick={() => submit(address)}>
              {text('account.verify.resend')}
            </Button>
          )}
          <QuietButtonLink to="account.change-email">{text('account.verify.other')}</QuietButtonLink>
        </>
      }
    >
      <p>{text('account.verify.until', { address: memberId() })}</p>
      <p>{text('account.verify.late')}</p>
      {isSent && address && (
        <AlertBox tone="ok" live>
          {text('account.verify.resent', { address })}
        </AlertBox>
      )}
    </OutcomePage>
  )
}

export { AccountChangeEmailVerifyPage as Component }
