import type { LoginRequest } from '../../generated/account/model/index.ts'
import { readDevice } from '../device.ts'
import { done, nothing, ok, Refused, type Call, type Handlers } from './call.ts'

const MISMATCH = {
  en: 'This email or username and password do not match. Check both and try again, or reset your password.',
  fr: 'L’adresse courriel ou le nom d’utilisateur et le mot de passe ne correspondent pas. Vérifiez-les et réessayez, ou réinitialisez votre mot de passe.',
}
export const LOCKED = {
  en: 'Your account is locked for your protection. Try again in a few minutes, or reset your password.',
  fr: 'Votre compte est verrouillé pour votre protection. Réessayez dans quelques minutes ou réinitialisez votre mot de passe.',
}
const UNCONFIRMED = {
  en: 'Your account is not active yet. Open the link in the email we sent you.',
  fr: 'Votre compte n’est pas encore actif. Ouvrez le lien dans le courriel que nous vous avons envoyé.',
}
const OVER = { en: 'Please sign in to continue.', fr: 'Veuillez vous connecter pour continuer.' }

const FORBIDDEN = {
  en: 'You do not have access to this information. If you think this is a mistake, call the number on your member card.',
  fr: 'Vous n’avez pas accès à ces renseignements. Si vous croyez qu’il s’agit d’une erreur, composez le numéro indiqué sur votre carte de membre.',
}

/** Refuses a call if the account in its path is not the account of the token. */
export function requireOwn(login: string, path: Call['path']): void {
  if (login !== path['email']?.toLowerCase()) throw new Refused(403, FORBIDDEN, 'FORBIDDEN')
}

export const sessionHandlers = {
  login: ({ world, body, header }: Call<unknown, LoginRequest>) => {
    const outcome = world.accounts.signIn(body.email, body.password)
    const login = body.email.trim().toLowerCase()
    const device = readDevice(header('user-agent'))
    if (outcome !== 'signed-in' && world.accounts.isTaken(login)) world.sessions.refuse(login, 'password', device)
    if (outcome === 'mismatch') throw new Refused(401, MISMATCH, 'MISMATCH')
    if (outcome === 'locked') throw new Refused(423, LOCKED, 'LOCKED')
    if (outcome === 'unconfirmed') throw new Refused(403, UNCONFIRMED, 'UNCONFIRMED')
    return {
      ...done,
      headers: { 'x-auth': world.accounts.token(login, world.sessions.begin(login, 'password', device)) },
    }
  },
  getJwt: ({ world, token, path }: Call) => {
    if (token.state === 'unknown') throw new Refused(401, OVER, 'UNAUTHORISED')
    requireOwn(token.login, path)
    const fresh = world.accounts.token(token.login, token.session)
    return ok({ data: { token: fresh } }, { 'x-auth': fresh })
  },
  revokeToken: ({ world, header }: Call) => {
    world.accounts.revoke(header('authorization'))
    return nothing
  },
} satisfies Handlers<'login' | 'getJwt' | 'revokeToken'>
