import { useText } from '~/platform/i18n/text.tsx'
import { linkToken } from '~/platform/session/link-token.ts'
import { useIsBrowser, useStore } from '~/platform/store/store.ts'
import { AlertBox } from '~/ui/alert-box/alert-box.tsx'
import { RefusalBox } from '~/ui/page/refusal-box.tsx'
import { emailChangeStore } from '../../email-change-store.ts'
import { MessagePage } from '../../message-page.tsx'

/** How the change of e-mail address ended (ROUTE-016, D-40). Opened with a link that waits, it offers to go on with it. */
export function Component() {
  const text = useText()
  const change = useStore(emailChangeStore)
  const isWaiting = useIsBrowser() && !change && linkToken() !== undefined
  return (
    <MessagePage
      id="access.confirm-email-change"
      lead={text(change ? (change.isDone ? 'links.email.done' : 'links.email.refused') : isWaiting ? 'links.email.waiting' : 'links.email.unknown')}
      ways={[
        ...(isWaiting ? [{ to: 'access.update-email', label: text('links.email.go-on') } as const] : []),
        { to: 'access.login', label: text('links.sign-in') },
      ]}
    >
      {change?.isDone && (
        <AlertBox tone="ok" live>
          {text('links.email.login', { address: change.login })}
        </AlertBox>
      )}
      {change && !change.isDone && <RefusalBox error={change.refusal} />}
    </MessagePage>
  )
}
