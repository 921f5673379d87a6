import { useText } from '~/platform/i18n/text.tsx'
import { MessagePage } from '../../message-page.tsx'

/** An address without the token that it needs (D-31, D-32). */
export function Component() {
  const text = useText()
  return (
    <MessagePage
      id="access.invalid-link"
      lead={text('links.invalid-link.lead')}
      ways={[
        { to: 'access.login', label: text('links.sign-in') },
        { to: 'access.forgot-password', label: text('links.to-reset') },
      ]}
    />
  )
}
