import { describe, expect, it } from 'vitest'
import { confirmEmailChange, renewToken, validateToken } from '~generated/account/client/links.ts'
import { requestPasswordToken, requestPasswordTokenByPlan, resetPassword } from '~generated/account/client/password.ts'
import { registerAccount } from '~generated/account/client/registration.ts'
import { getJwt } from '~generated/account/client/session.ts'
import { TokenValidation } from '~generated/account/zod/accountService.schemas.zod.ts'
import { getBankingDetails, getContactInfoDetails, updateBankingDetails, updateEmail } from '~generated/member/client/account.ts'
import { submitMultiClaims } from '~generated/member/client/claims.ts'
import { listRecentClaims } from '~generated/member/client/history.ts'
import { lastResponse } from './support/record-responses.ts'
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
const register = async () => {
  await registerAccount({
    email: NEW,
    dateOfBirth: '19910523',
    certificateId: '100300401',
    policyId: '90210',
    password: 'Chosen4portal',
    preferredLang: 'EN',
  })
  return sandbox.linkTo(NEW)
}

describe('what a link is for', () => {
  it.each([
    { kind: 'an invitation', open: () => sandbox.linkTo('newcomer@example.com'), action: 'ACTIVATION', late: 'ACTIVATION_EXPIRED' },
    { kind: 'a registration', open: register, action: 'CONFIRMATION', late: 'ACTIVATION_EXPIRED' },
    { kind: 'a new password', open: askForReset, action: 'PASSWORD_RESET', late: 'PASSWORD_RESET_EXPIRED' },
    { kind: 'a change of e-mail', open: askForChange, action: 'UPDATE_EMAIL', late: 'UPDATE_EMAIL_EXPIRED' },
  ])('$kind: $action, then $late', { tags: ['API-014', 'API-044'] }, async ({ open, action, late }) => {
    const token = await open()
    expect(await actionOf(token)).toBe(action)
    expect(await actionOf(token)).toBe(action)
    await sandbox.advance(DAY + 1)
    expect(await validateToken({ token })).toEqual({ action: late })
  })

  it('carries action and newUsername, and the former identity of a change', { tags: ['DATA-11', 'REG-19', 'D-39'] }, async () => {
    expect(await validateToken({ token: await register() })).toEqual({ action: 'CONFIRMATION', newUsername: NEW })
    expect(await validateToken({ token: await askForChange('marie@example.com') })).toEqual({
      action: 'UPDATE_EMAIL',
      newUsername: 'marie@example.com',
      oldUsername: ID,
    })
    expect(TokenValidation.safeParse({ newUsername: NEW }).success).toBe(false)
    expect(TokenValidation.safeParse({ action: 'SOMETHING_LATER' }).success).toBe(true)
    expect(TokenValidation.safeParse({ action: 'INVALID', newUsername: null }).success).toBe(true)
    expect(TokenValidation.safeParse({ action: 'INVALID', newUsername: 1 }).success).toBe(false)
  })

  it('is INVALID for a token nobody knows, with 200', { tags: ['API-014'] }, async () => {
    expect(await validateToken({ token: 'nobody-knows' })).toEqual({ action: 'INVALID' })
    expect(lastResponse().status).toBe(200)
  })

  it('gives a failure to the caller', { tags: ['API-014'] }, async () => {
    expect(await refusal(validateToken({ token: '' }))).toMatchObject({ status: 400, toCaller: true })
  })
})

describe('a new password', () => {
  it('is chosen once, ends the sessions and the lock', { tags: ['API-017'] }, async () => {
    await sandbox.signIn(ID)
    for (let attempt = 0; attempt < 5; attempt += 1) await refusal(sandbox.signIn(ID, 'nope'))
    const token = await askForReset()
    await sandbox.advance(1)
    await resetPassword({ token, newPassword: 'Chosen4portal' })
    expect(await statusOf(getJwt(ID))).toBe(401)
    expect(await sandbox.signIn(ID, 'Chosen4portal')).toBe(ID)
    expect(await actionOf(token)).toBe('PASSWORD_RESET_USED')
    expect(await refusal(resetPassword({ token, newPassword: 'Chosen5portal' }))).toMatchObject({ status: 410, toCaller: true })
  })

  it('is refused with a link that has expired (410) or is for something else (400)', { tags: ['API-017'] }, async () => {
    const token = await askForReset()
    await sandbox.advance(DAY + 1)
    expect(await statusOf(resetPassword({ token, newPassword: 'Chosen4portal' }))).toBe(410)
    expect(await statusOf(resetPassword({ token: await register(), newPassword: 'Chosen4portal' }))).toBe(400)
    expect(await sandbox.signIn(ID)).toBe(ID)
  })

  it.each(['en', 'fr'] as const)('the e-mail is in the language of the call: %s', { tags: ['API-020'] }, async (lang) => {
    await requestPasswordToken('Default@Example.com', { lang })
    expect(await sandbox.mails(ID)).toMatchObject([{ kind: 'PASSWORD_RESET', locale: lang }])
  })

  it('goes to the login identity behind the numbers of the member card', { tags: ['API-019'] }, async () => {
    await requestPasswordTokenByPlan({ certificateId: '500600700', policyId: '77030', lang: 'fr' })
    expect(await sandbox.mails('quebec@example.com')).toMatchObject([{ kind: 'PASSWORD_RESET', locale: 'fr' }])
    const before = (await sandbox.mails()).length
    expect(await requestPasswordTokenByPlan({ certificateId: '1', policyId: '77030', lang: 'fr' })).toBeNull()
    expect(await sandbox.mails()).toHaveLength(before)
  })
})

describe('a new link in place of an expired one', () => {
  it.each([
    { kind: 'ACTIVATION', open: () => sandbox.linkTo('newcomer@example.com'), to: 'newcomer@example.com' },
    { kind: 'CONFIRMATION', open: register, to: NEW },
    { kind: 'PASSWORD_RESET', open: askForReset, to: ID },
    { kind: 'UPDATE_EMAIL', open: askForChange, to: NEW },
  ])('$kind goes to the same address', { tags: ['API-013'] }, async ({ kind, open, to }) => {
    const token = await open()
    await sandbox.advance(DAY + 1)
    const before = await sandbox.mails(to)
    expect(await renewToken({ token })).toBeNull()
    expect(lastResponse().status).toBe(204)
    expect(await sandbox.mails(to)).toHaveLength(before.length + 1)
    expect(await actionOf(await sandbox.linkTo(to))).toBe(kind)
    expect(await actionOf(token)).toMatch(/_EXPIRED$/)
  })

  it('is refused for a link that nobody knows, or that was used', { tags: ['API-013'] }, async () => {
    expect(await refusal(renewToken({ token: 'nobody-knows' }))).toMatchObject({ status: 400, toCaller: true })
    const token = await askForReset()
    await resetPassword({ token, newPassword: 'Chosen4portal' })
    expect(await statusOf(renewToken({ token }))).toBe(400)
  })
})

describe('confirming a new e-mail address', () => {
  const change = async (token: string, more: { oldUsername?: string; newUsername?: string } = {}) =>
    confirmEmailChange({ oldUsername: ID, newUsername: NEW, token, ...more })

  it('moves the login and everything with it, and ends the sessions', { tags: ['API-023', 'API-032'] }, async () => {
    await sandbox.signIn(ID)
    await updateBankingDetails(ID, { branch: '11111', bank: '222', account: '3333333' })
    await submitMultiClaims(ID, {
      claimExtraInfo: {
        claimType: 'PHYS',
        participantId: '1',
        lob: '03',
        benefitServices: [{ serviceId: 102, specialtyCode: 'PHYS', dateOfService: '20260901', amountPaid: '61.00', participantId: '1' }],
      },
    })
    const claims = await listRecentClaims(ID)
    const token = await askForChange()
    await change(token, { oldUsername: 'DEFAULT@example.com', newUsername: 'Marie-Eve@example.com' })

    expect(await statusOf(getBankingDetails(ID))).toBe(401)
    expect(await statusOf(getJwt(ID))).toBe(401)
    expect(await statusOf(sandbox.signIn(ID))).toBe(401)
    expect(await sandbox.signIn(NEW)).toBe(NEW)
    expect(await getBankingDetails(NEW)).toEqual({ branch: '11111', bank: '222', account: '3333333' })
    expect(await listRecentClaims(NEW)).toEqual(claims)
    expect((await getContactInfoDetails(NEW)).id).toBe(NEW)
    expect(await sandbox.mails(ID)).toMatchObject([{ kind: 'EMAIL_CHANGED', text: expect.stringContaining(NEW) as string }])
  })

  it('works once', { tags: ['API-023'] }, async () => {
    const token = await askForChange()
    await change(token)
    expect(await actionOf(token)).toBe('INVALID')
    expect(await refusal(change(token))).toMatchObject({ status: 410, toCaller: true })
  })

  it.each([
    { what: 'a token nobody knows', more: { token: 'nobody-knows' } },
    { what: 'another former identity', more: { oldUsername: 'quebec@example.com' } },
    { what: 'another new identity', more: { newUsername: 'else@example.com' } },
  ])('is refused with $what, and nothing changes', { tags: ['API-023'] }, async ({ more }) => {
    const token = await askForChange()
    expect(await refusal(confirmEmailChange({ oldUsername: ID, newUsername: NEW, token, ...more }))).toMatchObject({ status: 400, toCaller: true })
    expect(await sandbox.signIn(ID)).toBe(ID)
  })

  it('answers 409 when another account has the address by now', { tags: ['API-023'] }, async () => {
    const token = await askForChange('quebec@example.com')
    expect(await refusal(change(token, { newUsername: 'quebec@example.com' }))).toMatchObject({ status: 409, toCaller: true })
    expect(await sandbox.signIn(ID)).toBe(ID)
    expect(await sandbox.signIn('quebec@example.com')).toBe('quebec@example.com')
  })

  it('answers 410 when the link has expired or a newer one was sent', { tags: ['API-023'] }, async () => {
    const former = await askForChange()
    const newer = await askForChange('marie@example.com')
    expect(await statusOf(change(former))).toBe(410)
    await sandbox.advance(DAY + 1)
    expect(await statusOf(change(newer, { newUsername: 'marie@example.com' }))).toBe(410)
  })

  it('a registration that waited under the address gives way', async () => {
    const waiting = await register()
    await change(await askForChange())
    expect(await actionOf(waiting)).toBe('INVALID')
    expect(await sandbox.signIn(NEW, PASSWORD)).toBe(NEW)
  })

  it('the former address is free again, and starts with nothing', async () => {
    await change(await askForChange())
    sandbox.portal().token = undefined
    await registerAccount({
      email: ID,
      dateOfBirth: '19910523',
      certificateId: '100300401',
      policyId: '90210',
      password: 'Chosen4portal',
      preferredLang: 'EN',
    })
    expect(await actionOf(await sandbox.linkTo(ID))).toBe('CONFIRMATION')
  })
})
