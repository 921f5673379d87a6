import { describe, expect, it } from 'vitest'
import { confirmEmailChange, renewToken, validateToken } from '~generated/account/client/links.ts'
import { requestPasswordToken, requestPasswordTokenByPlan, resetPassword } from '~generated/account/client/password.ts'
import { registerAccount } from '~generated/account/client/registration.ts'
import { getJwt } from '~generated/account/client/session.ts'
import {
  getBankingDetails,
  getContactInfoDetails,
  updateBankingDetails,
  updateEmail,
} from '~generated/member/client/account.ts'
import { submitMultiClaims } from '~generated/member/client/claims.ts'
import { listRecentClaims } from '~generated/member/client/history.ts'
import { treatment } from './support/claim-journey.ts'
import { PASSWORD, refusal, statusOf, useSandbox } from './support/use-sandbox.ts'

const sandbox = useSandbox()

const ID = 'default@example.com'
const NEW = 'marie-eve@example.com'
const DAY = 24 * 3600
const actionOf = async (token: string) => (await validateToken({ token })).action
const askForReset = async () => {
  await requestPasswordToken(ID, { lang: 'en' })
  return sandbox.linkTo(ID)
}
const askForChange = async (email = NEW) => {
  await sandbox.signIn(ID)
  await updateEmail(ID, { email })
  return sandbox.linkTo(email)
}
const register = async (email = NEW) => {
  await registerAccount({
    email,
    dateOfBirth: '19910523',
    certificateId: '100300401',
    policyId: '90210',
    password: 'Chosen4portal',
    preferredLang: 'EN',
  })
  return sandbox.linkTo(email)
}

describe('a link', () => {
  it.each([
    {
      of: 'an invitation',
      open: () => sandbox.linkTo('newcomer@example.com'),
      to: 'newcomer@example.com',
      action: 'ACTIVATION',
      late: 'ACTIVATION_EXPIRED',
    },
    { of: 'a registration', open: () => register(), to: NEW, action: 'CONFIRMATION', late: 'ACTIVATION_EXPIRED' },
    { of: 'a new password', open: askForReset, to: ID, action: 'PASSWORD_RESET', late: 'PASSWORD_RESET_EXPIRED' },
    {
      of: 'a change of address',
      open: () => askForChange(),
      to: NEW,
      action: 'UPDATE_EMAIL',
      late: 'UPDATE_EMAIL_EXPIRED',
    },
  ])(
    'the link of $of has the action $action for a day and the action $late afterwards, and can be sent again',
    { tags: ['API-013', 'API-014', 'API-044'] },
    async ({ open, to, action, late }) => {
      const token = await open()
      for (let times = 0; times < 2; times += 1) expect(await actionOf(token)).toBe(action)
      await sandbox.advance(DAY + 1)
      expect(await validateToken({ token })).toEqual({ action: late })
      const before = await sandbox.mails(to)
      expect(await renewToken({ token })).toBeNull()
      expect(await sandbox.mails(to)).toHaveLength(before.length + 1)
      expect(await actionOf(await sandbox.linkTo(to))).toBe(action)
      expect(await actionOf(token)).toBe(late)
    },
  )

  it(
    'the response about a link names the new login, and for a change of e-mail address also the former login',
    { tags: ['DATA-11', 'REG-19', 'D-39'] },
    async () => {
      expect(await validateToken({ token: await register() })).toEqual({ action: 'CONFIRMATION', newUsername: NEW })
      const token = await askForChange('marie@example.com')
      expect(await validateToken({ token })).toEqual({
        action: 'UPDATE_EMAIL',
        newUsername: 'marie@example.com',
        oldUsername: ID,
      })
    },
  )

  it(
    'a link with an unknown token has the action INVALID, and a used link cannot be renewed',
    { tags: ['API-013', 'API-014'] },
    async () => {
      expect(await validateToken({ token: 'unknown' })).toEqual({ action: 'INVALID' })
      expect(await refusal(renewToken({ token: 'unknown' }))).toMatchObject({ status: 400, toCaller: true })
      const token = await askForReset()
      await resetPassword({ token, newPassword: 'Chosen4portal' })
      expect(await statusOf(renewToken({ token }))).toBe(400)
    },
  )
})

describe('a new password', () => {
  it(
    'a new password is saved once, ends the sessions of the member and unlocks the account',
    { tags: ['API-017'] },
    async () => {
      await sandbox.signIn(ID)
      for (let attempt = 0; attempt < 5; attempt += 1) await refusal(sandbox.signIn(ID, 'nope'))
      const token = await askForReset()
      await sandbox.advance(1)
      await resetPassword({ token, newPassword: 'Chosen4portal' })
      expect(await statusOf(getJwt(ID))).toBe(401)
      expect(await sandbox.signIn(ID, 'Chosen4portal')).toBe(ID)
      expect(await actionOf(token)).toBe('PASSWORD_RESET_USED')
      expect(await refusal(resetPassword({ token, newPassword: 'Chosen5portal' }))).toMatchObject({
        status: 410,
        toCaller: true,
      })
    },
  )

  it(
    'a new password is not saved with an expired link or with a link for another purpose',
    { tags: ['API-017'] },
    async () => {
      const token = await askForReset()
      await sandbox.advance(DAY + 1)
      expect(await statusOf(resetPassword({ token, newPassword: 'Chosen4portal' }))).toBe(410)
      expect(await statusOf(resetPassword({ token: await register(), newPassword: 'Chosen4portal' }))).toBe(400)
      expect(await sandbox.signIn(ID)).toBe(ID)
    },
  )

  it(
    'the e-mail for a new password is in the requested language and goes to the login that belongs to the card numbers',
    { tags: ['API-019', 'API-020'] },
    async () => {
      await requestPasswordToken('Default@Example.com', { lang: 'fr' })
      expect(await sandbox.mails(ID)).toMatchObject([{ kind: 'PASSWORD_RESET', locale: 'fr' }])
      await requestPasswordTokenByPlan({ certificateId: '500600700', policyId: '77030', lang: 'en' })
      expect(await sandbox.mails('quebec@example.com')).toMatchObject([{ kind: 'PASSWORD_RESET', locale: 'en' }])
      const before = (await sandbox.mails()).length
      expect(await requestPasswordTokenByPlan({ certificateId: '1', policyId: '77030', lang: 'fr' })).toBeNull()
      expect(await sandbox.mails()).toHaveLength(before)
    },
  )
})

describe('a new e-mail address', () => {
  const change = async (token: string, more: { oldUsername?: string; newUsername?: string } = {}) =>
    confirmEmailChange({ oldUsername: ID, newUsername: NEW, token, ...more })

  it(
    'a change of e-mail address moves all data of the member to the new address, once, and ends the sessions',
    { tags: ['API-023', 'API-032'] },
    async () => {
      await sandbox.signIn(ID)
      await updateBankingDetails(ID, { branch: '11111', bank: '222', account: '3333333' })
      await submitMultiClaims(ID, {
        claimExtraInfo: { claimType: 'PHYS', participantId: '1', lob: '03', benefitServices: [treatment('61.00')] },
      })
      const claims = await listRecentClaims(ID)
      const token = await askForChange()
      await change(token, { oldUsername: 'DEFAULT@example.com', newUsername: 'Marie-Eve@example.com' })

      for (const call of [() => getBankingDetails(ID), () => getJwt(ID), () => sandbox.signIn(ID)])
        expect(await statusOf(call())).toBe(401)
      expect(await sandbox.signIn(NEW)).toBe(NEW)
      expect(await getBankingDetails(NEW)).toEqual({ branch: '11111', bank: '222', account: '3333333' })
      expect(await listRecentClaims(NEW)).toEqual(claims)
      expect((await getContactInfoDetails(NEW)).id).toBe(NEW)
      expect(await sandbox.mails(ID)).toMatchObject([
        { kind: 'EMAIL_CHANGED', text: expect.stringContaining(NEW) as string },
      ])
      expect(await actionOf(token)).toBe('INVALID')
      expect(await refusal(change(token))).toMatchObject({ status: 410, toCaller: true })
    },
  )

  it.each([
    { what: 'an unknown token', more: { token: 'unknown' } },
    { what: 'another former login', more: { oldUsername: 'quebec@example.com' } },
    { what: 'another new login', more: { newUsername: 'else@example.com' } },
  ])(
    'a change of e-mail address is refused for $what, and nothing changes',
    { tags: ['API-023'] },
    async ({ more }) => {
      const token = await askForChange()
      expect(await refusal(confirmEmailChange({ oldUsername: ID, newUsername: NEW, token, ...more }))).toMatchObject({
        status: 400,
        toCaller: true,
      })
      expect(await sandbox.signIn(ID)).toBe(ID)
    },
  )

  it(
    'a change of e-mail address is refused with 409 if another account has the new address',
    { tags: ['API-023'] },
    async () => {
      const token = await askForChange('quebec@example.com')
      expect(await refusal(change(token, { newUsername: 'quebec@example.com' }))).toMatchObject({
        status: 409,
        toCaller: true,
      })
      for (const id of [ID, 'quebec@example.com']) expect(await sandbox.signIn(id)).toBe(id)
    },
  )

  it(
    'a change of e-mail address is refused with 410 if the link has expired or a newer link was sent',
    { tags: ['API-023'] },
    async () => {
      const former = await askForChange()
      const newer = await askForChange('marie@example.com')
      expect(await statusOf(change(former))).toBe(410)
      await sandbox.advance(DAY + 1)
      expect(await statusOf(change(newer, { newUsername: 'marie@example.com' }))).toBe(410)
    },
  )

  it(
    'an e-mail change cancels an unconfirmed registration of the new address, and frees the former address',
    { tags: ['API-023'] },
    async () => {
      const waiting = await register()
      await change(await askForChange())
      expect(await actionOf(waiting)).toBe('INVALID')
      expect(await sandbox.signIn(NEW, PASSWORD)).toBe(NEW)
      sandbox.portal().token = undefined
      await register(ID)
      expect(await actionOf(await sandbox.linkTo(ID))).toBe('CONFIRMATION')
    },
  )
})
