import type { EmailChangeRequest, TokenRequest, TokenValidation } from '../../generated/account/model/index.ts'
import { emailChanged } from '../email/email-templates.ts'
import { sendLink } from '../email/send-link.ts'
import { inTransaction } from '../store/database.ts'
import type { Link, LinkKind } from '../store/links.ts'
import { localeOf } from '../bilingual.ts'
import { done, nothing, ok, Refused, type Call, type Handlers } from './call.ts'
import { EXPIRED_LINK, INVALID_LINK } from './password.ts'
import { ADDRESS_TAKEN } from './registration.ts'

const NOT_RENEWABLE = {
  en: 'We cannot replace this link. Start again from the sign-in page.',
  fr: 'Nous ne pouvons pas remplacer ce lien. Recommencez à partir de la page de connexion.',
}

/**
 * The action in the response for each kind and state of a link (D-30). The specification's list has no action for an
 * expired confirmation or a used change of email, so these two get ACTIVATION_EXPIRED and INVALID.
 */
const ACTIONS: Record<LinkKind, Record<Link['state'], string>> = {
  ACTIVATION: { open: 'ACTIVATION', expired: 'ACTIVATION_EXPIRED', used: 'ACTIVATION_USED' },
  CONFIRMATION: { open: 'CONFIRMATION', expired: 'ACTIVATION_EXPIRED', used: 'CONFIRMATION_USED' },
  PASSWORD_RESET: { open: 'PASSWORD_RESET', expired: 'PASSWORD_RESET_EXPIRED', used: 'PASSWORD_RESET_USED' },
  UPDATE_EMAIL: { open: 'UPDATE_EMAIL', expired: 'UPDATE_EMAIL_EXPIRED', used: 'INVALID' },
}

function identities({ kind, state, login, newLogin }: Link): Partial<TokenValidation> {
  if (state !== 'open') return {}
  if (kind === 'CONFIRMATION') return { newUsername: login }
  return kind === 'UPDATE_EMAIL' && newLogin ? { newUsername: newLogin, oldUsername: login } : {}
}

export const linksHandlers = {
  validateToken: ({ world, body }: Call<unknown, TokenRequest>) => {
    const link = world.links.find(body.token)
    return ok<TokenValidation>(
      link ? { action: ACTIONS[link.kind][link.state], ...identities(link) } : { action: 'INVALID' },
    )
  },
  renewToken: ({ world, body }: Call<unknown, TokenRequest>) => {
    const link = world.links.find(body.token)
    if (!link || link.state === 'used') throw new Refused(400, NOT_RENEWABLE, 'INVALID_LINK')
    sendLink(world, link)
    return nothing
  },
  confirmEmailChange: ({ world, body }: Call<unknown, EmailChangeRequest>) => {
    const { accounts, database, links, members, outbox } = world
    const [from, to] = [body.oldUsername.toLowerCase(), body.newUsername.toLowerCase()]
    const link = links.find(body.token)
    if (link?.kind !== 'UPDATE_EMAIL' || link.newLogin !== to) throw new Refused(400, INVALID_LINK, 'INVALID_LINK')
    if (link.state !== 'open') throw new Refused(410, EXPIRED_LINK, 'EXPIRED_LINK')
    if (link.login !== from) throw new Refused(400, INVALID_LINK, 'INVALID_LINK')
    if (accounts.isTaken(to)) throw new Refused(409, ADDRESS_TAKEN, 'ADDRESS_TAKEN')
    inTransaction(database, () => {
      links.finish('UPDATE_EMAIL', from)
      accounts.move(from, to)
    })
    outbox.send(from, localeOf(members.get(to).preferredLanguage), emailChanged(to))
    return done
  },
} satisfies Handlers<'validateToken' | 'renewToken' | 'confirmEmailChange'>
