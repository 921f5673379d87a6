import { useText } from '~/platform/i18n/text.tsx'
import { MessagePage } from '../../message-page.tsx'

/** A link that the service does not know (REG-16, D-32). */
export function Component() {
  const text = useText()
  return (
    <MessagePage
      id="access.invalid"
      tone="warn"
      lead={text('links.invalid.lead')}
      ways={[
        { to: 'access.forgot-password', label: text('links.to-reset') },
        { to: 'registration.activation-type', label: text('links.to-activate') },
        { to: 'access.login', label: text('error.page.sign-in') },
      ]}
    />
  )
}
