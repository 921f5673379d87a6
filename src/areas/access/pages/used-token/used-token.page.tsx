import { useText } from '~/platform/i18n/text.tsx'
import { MessagePage } from '../../message-page.tsx'

/** A link that has done its work already (AUTH-14). */
export function Component() {
  const text = useText()
  return (
    <MessagePage
      id="access.used-token"
      tone="info"
      lead={text('links.used.lead')}
      ways={[
        { to: 'access.login', label: text('error.page.sign-in') },
        { to: 'access.forgot-password', label: text('links.to-reset') },
      ]}
    />
  )
}
