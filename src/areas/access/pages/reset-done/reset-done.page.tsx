import { useText } from '~/platform/i18n/text.tsx'
import { MessagePage } from '../../message-page.tsx'

/** A new password is saved (AUTH-13, D-37, D-38). */
export function Component() {
  const text = useText()
  return <MessagePage id="access.reset-done" tone="ok" lead={text('password.done.lead')} ways={[{ to: 'access.login', label: text('error.page.sign-in') }]} />
}
