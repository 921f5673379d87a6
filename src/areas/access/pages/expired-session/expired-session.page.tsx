import { useText } from '~/platform/i18n/text.tsx'
import { MessagePage } from '../../message-page.tsx'

/** The landing page of other systems for a session that is over (D-32). */
export function Component() {
  const text = useText()
  return (
    <MessagePage
      id="access.expired-session"
      tone="info"
      lead={text('links.expired-session.lead')}
      ways={[{ to: 'access.login', label: text('error.page.sign-in') }]}
    />
  )
}
