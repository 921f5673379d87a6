import { useText } from '~/platform/i18n/text.tsx'
import { MessagePage } from '../../message-page.tsx'

/** An address without the token that it needs (D-31, D-32). */
export function Component() {
  const text = useText()
  return (
    <MessagePage
      id="access.invalid-link"
      tone="warn"
      lead={text('links.invalid-link.lead')}
      ways={[
        { to: 'access.login', label: text('error.page.sign-in') },
        { to: 'access.forgot-password', label: text('links.to-reset') },
      ]}
    />
  )
}
