import { useText } from '~/platform/i18n/text.tsx'
import { linkToken } from '~/platform/session/email-link.ts'
import { useIsBrowser } from '~/platform/store.ts'
import { MessagePage } from '../message-page.tsx'

/** Page for a link that the service could not look up (REG-18, D-31). The link stays valid, so the member can retry. */
function AccessErrorValidatingTokenPage() {
  const text = useText()
  const canTryAgain = useIsBrowser() && linkToken() !== undefined
  return (
    <MessagePage
      id="access.error-validating-token"
      tone="warn"
      lead={text(canTryAgain ? 'links.error.lead' : 'links.error.lead-without')}
      ways={[
        ...(canTryAgain ? [{ to: 'access.token-validation', label: text('links.error.retry') } as const] : []),
        { to: 'access.login', label: text('error.page.sign-in') },
      ]}
    />
  )
}

export { AccessErrorValidatingTokenPage as Component }
