import { useText, type Text } from '~/platform/i18n/text.tsx'
import { useCurrentPage } from '~/platform/pages/navigation.tsx'
import { hasPage, type PageId } from '~/platform/pages/page-registry.ts'
import { MessagePage, type Message } from '../message-page.tsx'

const signIn = (text: Text) => ({ to: 'access.login', label: text('error.page.sign-in') }) as const
const anotherLink = (text: Text) => ({ to: 'access.forgot-password', label: text('links.to-reset') }) as const

/** What is told, and the ways from there, by the id of the page. */
const OUTCOMES: Partial<Record<PageId, (text: Text) => Message>> = {
  // the landing page of other systems for a session that is over (D-32)
  'access.expired-session': (text) => ({ tone: 'info', lead: text('links.expired-session.lead'), ways: [signIn(text)] }),
  // an address without the token that it needs (D-31, D-32)
  'access.invalid-link': (text) => ({ tone: 'warn', lead: text('links.invalid-link.lead'), ways: [signIn(text), anotherLink(text)] }),
  // a link that the service does not know (REG-16, D-32)
  'access.invalid': (text) => ({
    tone: 'warn',
    lead: text('links.invalid.lead'),
    ways: [anotherLink(text), { to: 'registration.activation-type', label: text('links.to-activate') }, signIn(text)],
  }),
  // a link that has done its work already (AUTH-14)
  'access.used-token': (text) => ({ tone: 'info', lead: text('links.used.lead'), ways: [signIn(text), anotherLink(text)] }),
  // a new password is saved (AUTH-13, D-37, D-38)
  'access.reset-done': (text) => ({ tone: 'ok', lead: text('password.done.lead'), ways: [signIn(text)] }),
  // after asking for a link; the same words whether or not the account exists (AUTH-11, D-37)
  'access.reset-requested': (text) => ({
    tone: 'info',
    icon: 'mail',
    lead: text('password.requested.lead'),
    ways: [signIn(text), { to: 'access.forgot-password', label: text('password.requested.again') }],
  }),
}

/** How something ended that asks for nothing more. */
function AccessOutcomePage() {
  const text = useText()
  const id = useCurrentPage()?.id ?? ''
  const outcome = hasPage(id) && OUTCOMES[id]
  return outcome && <MessagePage id={id} {...outcome(text)} />
}

export { AccessOutcomePage as Component }
