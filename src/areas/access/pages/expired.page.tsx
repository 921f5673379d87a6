import { useState } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { useCurrentPage } from '~/platform/pages/navigation.tsx'
import { linkToken } from '~/platform/session/email-link.ts'
import { useSubmission } from '~/platform/use-submission.ts'
import { useIsBrowser } from '~/platform/store.ts'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Button } from '~/ui/button.tsx'
import { ErrorBox } from '~/components/error-box.tsx'
import { renewLink } from '../account-api.ts'
import { MessagePage } from '../message-page.tsx'

/**
 * Page for an expired activation, reset or e-mail link (REG-09..11, D-29). It also opens for an expired link with an
 * `mslToken` that is not an invitation (D-32). If the page was opened from a link, it can send the same e-mail again to
 * the original address (F-07, REG-20).
 */
function AccessExpiredPage() {
  const text = useText()
  const id = useCurrentPage()?.id === 'access.expired-link' ? 'access.expired-link' : 'access.expired'
  const [isSent, setSent] = useState(false)
  const token = useIsBrowser() ? linkToken() : undefined
  const { submit, isBusy, failure } = useSubmission(async (link: string) => {
    await renewLink(link)
    setSent(true)
  })
  return (
    <MessagePage
      id={id}
      tone="warn"
      lead={text(token ? 'links.expired.lead' : 'links.expired.lead-without')}
      button={
        token &&
        !isSent && (
          <Button busy={isBusy} onClick={() => submit(token)}>
            {text('links.renew')}
          </Button>
        )
      }
      ways={[
        ...(token
          ? []
          : ([
              { to: 'access.forgot-password', label: text('links.to-reset') },
              { to: 'registration.activation-type', label: text('links.to-activate') },
            ] as const)),
        { to: 'access.login', label: text('error.page.sign-in') },
      ]}
    >
      {isSent && (
        <AlertBox tone="ok" live>
          {text('links.renew.sent')}
        </AlertBox>
      )}
      <ErrorBox error={failure} />
    </MessagePage>
  )
}

export { AccessExpiredPage as Component }
