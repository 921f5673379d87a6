import { useText } from '~/platform/i18n/text.tsx'
import { MessagePage } from '../../message-page.tsx'

/** After asking for a link; the same words whether or not the account exists (AUTH-11, D-37). */
export function Component() {
  const text = useText()
  return (
    <MessagePage
      id="access.reset-requested"
      tone="info"
      icon="mail"
      lead={text('password.requested.lead')}
      ways={[
        { to: 'access.login', label: text('error.page.sign-in') },
        { to: 'access.forgot-password', label: text('password.requested.again') },
      ]}
    />
  )
}
