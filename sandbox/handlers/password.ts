import type {
  ChangePasswordRequest,
  PasswordTokenByPlanRequest,
  PasswordTokenRequest,
  ResetPasswordRequest,
} from '../../generated/account/model/index.ts'
import { sendLink } from '../email/send-link.ts'
import { PROBLEM_TEXTS } from '../http/problems.ts'
import { done, nothing, Refused, type Call, type Handlers } from './call.ts'

export const INVALID_LINK = {
  en: 'This link is not valid. Ask for a new one.',
  fr: 'Ce lien n’est pas valide. Demandez-en un nouveau.',
}
export const EXPIRED_LINK = {
  en: 'This link has expired. Ask for a new one.',
  fr: 'Ce lien a expiré. Demandez-en un nouveau.',
}
const WRONG = {
  en: 'Your current password is not correct. Enter it again.',
  fr: 'Votre mot de passe actuel est incorrect. Entrez-le de nouveau.',
}
const SAME = {
  en: 'Choose a password that is different from the current one.',
  fr: 'Choisissez un mot de passe différent de votre mot de passe actuel.',
}
export const passwordHandlers = {
  // The response is the same even if the account does not exist.
  requestPasswordToken: ({ world, path, body }: Call<unknown, PasswordTokenRequest>) => {
    const login = (path['email'] ?? '').toLowerCase()
    if (world.accounts.isTaken(login)) sendLink(world, { kind: 'PASSWORD_RESET', login, locale: body.lang })
    return nothing
  },
  requestPasswordTokenByPlan: ({ world, body }: Call<unknown, PasswordTokenByPlanRequest>) => {
    const login = world.accounts.loginOfPlan(body.certificateId, body.policyId)
    if (login) sendLink(world, { kind: 'PASSWORD_RESET', login, locale: body.lang })
    return nothing
  },
  resetPassword: ({ world, body }: Call<unknown, ResetPasswordRequest>) => {
    const link = world.links.find(body.token)
    if (link?.kind !== 'PASSWORD_RESET') throw new Refused(400, INVALID_LINK, 'INVALID_LINK')
    if (link.state !== 'open') throw new Refused(410, EXPIRED_LINK, 'EXPIRED_LINK')
    world.accounts.setPassword(link.login, body.newPassword)
    world.links.finish('PASSWORD_RESET', link.login)
    return done
  },
  changePassword: ({ world, path, body, token, header }: Call<unknown, ChangePasswordRequest>) => {
    const login = path['email'] ?? ''
    if (header('authorization') && (token.state === 'unknown' || token.login !== login.toLowerCase()))
      throw new Refused(403, PROBLEM_TEXTS[403], 'FORBIDDEN')
    const outcome = world.accounts.changePassword(login, body.oldPassword, body.newPassword)
    if (outcome === 'mismatch') throw new Refused(401, WRONG, 'WRONG_PASSWORD')
    if (outcome === 'locked') throw new Refused(423, PROBLEM_TEXTS[423], 'LOCKED')
    if (outcome === 'same') throw new Refused(400, SAME, 'SAME_PASSWORD')
    return done
  },
} satisfies Handlers<'requestPasswordToken' | 'requestPasswordTokenByPlan' | 'resetPassword' | 'changePassword'>
