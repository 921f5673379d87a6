import { useText, type Text } from '~/platform/i18n/text.tsx'
import { type EmailChange, emailChangeStore, linkToken } from '~/platform/session/email-link.ts'
import { useIsBrowser, useStore } from '~/platform/store.ts'
import { ErrorBox } from '~/components/error-box.tsx'
import { MessagePage } from '../message-page.tsx'

function outcome(change: EmailChange, text: Text) {
  return change.isDone
    ? ({
        tone: 'ok',
        title: text('links.email.done'),
        lead: text('links.email.login', { address: change.login }),
      } as const)
    : ({ tone: 'bad', title: text('links.email.refused'), lead: text('links.email.refused.lead') } as const)
}

/**
 * Result of a change of e-mail address (ROUTE-016, D-40). If the visitor has a link that is not confirmed yet, the page
 * links to the confirmation.
 */
function AccessConfirmEmailChangePage() {
  const text = useText()
  const change = useStore(emailChangeStore)
  const isWaiting = useIsBrowser() && !change && linkToken() !== undefined
  const found = change
    ? outcome(change, text)
    : ({ tone: 'info', lead: text(isWaiting ? 'links.email.waiting' : 'links.email.unknown') } as const)
  return (
    <MessagePage
      id="access.confirm-email-change"
      {...found}
      ways={[
        ...(isWaiting ? [{ to: 'access.update-email', label: text('links.email.go-on') } as const] : []),
        { to: 'access.login', label: text('error.page.sign-in') },
      ]}
    >
      {change && !change.isDone && <ErrorBox error={change.refusal} />}
    </MessagePage>
  )
}

export { AccessConfirmEmailChangePage as Component }
