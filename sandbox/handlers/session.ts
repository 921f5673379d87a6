import type { LoginRequest } from '../../generated/account/model/index.ts'
import { readDevice } from '../device.ts'
import { PROBLEM_TEXTS } from '../http/problems.ts'
import { done, nothing, ok, Refused, type Call, type Handlers } from './call.ts'

const MISMATCH = {
  en: 'This email or username and password do not match. Check both and try again, or reset your password.',
  fr: 'L’adresse courriel ou le nom d’utilisateur et le mot de passe ne correspondent pas. Vérifiez-les et réessayez, ou réinitialisez votre mot de passe.',
}
const UNCONFIRMED = {
  en: 'Your account is not active yet. Open the link in the email we sent you.',
  fr: 'Votre compte n’est pas encore actif. Ouvrez le lien dans le courriel que nous vous avons envoyé.',
}
/** Refuses a call if the account in its path is not the account of the token. */
export function requireOwn(login: string, path: Call['path']): void {
  if (login !== path['email']?.toLowerCase()) throw new Refused(403, PROBLEM_TEXTS[403], 'FORBIDDEN')
}

export const sessionHandlers = {
  login: ({ world, body, header }: Call<unknown, LoginRequest>) => {
    const outcome = world.accounts.signIn(body.email, body.password)
    const login = body.email.trim().toLowerCase()
    const device = readDevice(header('user-agent'))
    if (outcome !== 'signed-in' && world.accounts.isTaken(login)) world.sessions.refuse(login, 'password', device)
    if (outcome === 'mismatch') throw new Refused(401, MISMATCH, 'MISMATCH')
    if (outcome === 'locked') throw new Refused(423, PROBLEM_TEXTS[423], 'LOCKED')
    if (outcome === 'unconfirmed') throw new Refused(403, UNCONFIRMED, 'UNCONFIRMED')
    return {
      ...done,
      headers: { 'x-auth': world.accounts.token(login, world.sessions.begin(login, 'password', device)) },
    }
  },
  getJwt: ({ world, token, path }: Call) => {
    if (token.state === 'unknown') throw new Refused(401, PROBLEM_TEXTS[401], 'UNAUTHORISED')
    requireOwn(token.login, path)
    const fresh = world.accounts.token(token.login, token.session)
    return ok({ data: { token: fresh } }, { 'x-auth': fresh })
  },
  revokeToken: ({ world, header }: Call) => {
    world.accounts.revoke(header('authorization'))
    return nothing
  },
} satisfies Handlers<'login' | 'getJwt' | 'revokeToken'>
