import { useText, type Text } from '~/platform/i18n/text.tsx'
import { useCurrentPage } from '~/platform/pages/navigation.tsx'
import { hasPage, type PageId } from '~/platform/pages/page-registry.ts'
import { MessagePage, type Message } from '../message-page.tsx'

const signIn = (text: Text) => ({ to: 'access.login', label: text('error.page.sign-in') }) as const
const anotherLink = (text: Text) => ({ to: 'access.forgot-password', label: text('links.to-reset') }) as const

/** Message and links of each result page, by page id. */
const OUTCOMES: Partial<Record<PageId, (text: Text) => Message>> = {
  // other systems redirect here after their session ended (D-32)
  'access.expired-session': (text) => ({
    tone: 'info',
    lead: text('links.expired-session.lead'),
    ways: [signIn(text)],
  }),
  // the URL lacks its token (D-31, D-32)
  'access.invalid-link': (text) => ({
    tone: 'warn',
    lead: text('links.invalid-link.lead'),
    ways: [signIn(text), anotherLink(text)],
  }),
  // the service does not recognise the token of the link (REG-16, D-32)
  'access.invalid': (text) => ({
    tone: 'warn',
    lead: text('links.invalid.lead'),
    ways: [anotherLink(text), { to: 'registration.activation-type', label: text('links.to-activate') }, signIn(text)],
  }),
  // the link was already used (AUTH-14)
  'access.used-token': (text) => ({
    tone: 'info',
    lead: text('links.used.lead'),
    ways: [signIn(text), anotherLink(text)],
  }),
  // the new password is saved (AUTH-13, D-38)
  'access.reset-done': (text) => ({ tone: 'ok', lead: text('password.done.lead'), ways: [signIn(text)] }),
  // a link was requested; the same text whether or not the account exists (AUTH-11, D-37)
  'access.reset-requested': (text) => ({
    tone: 'info',
    icon: 'mail',
    lead: text('password.requested.lead'),
    ways: [signIn(text), { to: 'access.forgot-password', label: text('password.requested.again') }],
  }),
}

/** A result page without further input. */
function AccessOutcomePage() {
  const text = useText()
  const id = useCurrentPage()?.id ?? ''
  const outcome = hasPage(id) && OUTCOMES[id]
  return outcome && <MessagePage id={id} {...outcome(text)} />
}

export { AccessOutcomePage as Component }
