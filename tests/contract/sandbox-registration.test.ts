import { describe, expect, it } from 'vitest'
import { validateToken } from '~generated/account/client/links.ts'
import { confirmRegistration, registerAccount, resendActivation } from '~generated/account/client/registration.ts'
import type { RegistrationRequest } from '~generated/account/model/index.ts'
import { getCardholderDetails, getContactInfoDetails, getTermsAndConditions, listParticipants } from '~generated/member/client/account.ts'
import { listRecentClaims } from '~generated/member/client/history.ts'
import { getSecurityPolicy } from '~generated/member/client/policy.ts'
import { lastResponse } from './support/record-responses.ts'
import { PASSWORD, refusal, statusOf, useSandbox } from './support/use-sandbox.ts'

const sandbox = useSandbox()

const EMAIL = 'amina@example.com'
const AMINA: RegistrationRequest = {
  email: EMAIL,
  dateOfBirth: '19910523',
  certificateId: '100300401',
  policyId: '90210',
  password: 'Chosen4portal',
  preferredLang: 'EN',
}
const LEA: RegistrationRequest = { ...AMINA, email: 'lea@example.com', dateOfBirth: '19880217', certificateId: '500600801', policyId: '77030' }
const register = (more: Partial<RegistrationRequest> = {}) => registerAccount({ ...AMINA, ...more })
const confirm = async (confirmed: boolean, email = EMAIL) => confirmRegistration({ token: await sandbox.linkTo(email) }, { confirmed })

describe('registering with the numbers of the member card', () => {
  it('opens an account that its owner confirms, and that then is a member like any other', { tags: ['API-015', 'API-021'] }, async () => {
    await register()
    expect(lastResponse().status).toBe(201)
    await confirm(true)
    const id = await sandbox.signIn(EMAIL, 'Chosen4portal')
    expect(await getCardholderDetails(id)).toMatchObject({ firstName: 'AMINA', policyNumber: '90210', idNumber: '100300401', preferredLanguage: 'EN' })
    expect(await getContactInfoDetails(id)).toMatchObject({ address: { city: 'Moncton', postalCode: 'E1C 5N3' } })
    expect(await listParticipants(id)).toHaveLength(1)
    expect(await listRecentClaims(id)).toEqual([])
    // the form of registration asks for it: nobody is asked twice
    expect((await getTermsAndConditions(id)).termsAndConditionsAccept).toBe(true)
  })

  it('takes what the member card shows in any capitals, and the e-mail address too', { tags: ['API-015'] }, async () => {
    await register({ email: 'Amina@Example.com' })
    await confirm(true)
    expect(await sandbox.signIn('AMINA@example.com', 'Chosen4portal')).toBe(EMAIL)
  })

  it('brings the brand and the language of the plan', async () => {
    await registerAccount({ ...LEA, preferredLang: 'FR' })
    const [mail] = await sandbox.mails('lea@example.com')
    expect(mail).toMatchObject({ kind: 'CONFIRMATION', locale: 'fr', subject: 'Confirmez votre inscription' })
    await confirm(true, 'lea@example.com')
    const id = await sandbox.signIn('lea@example.com', 'Chosen4portal')
    expect((await getSecurityPolicy(id)).brand).toBe('QBC')
    expect((await getCardholderDetails(id)).preferredLanguage).toBe('FR')
  })

  it.each([
    { wrong: 'certificate number', more: { certificateId: '100300402' } },
    { wrong: 'policy number', more: { policyId: '90211' } },
    { wrong: 'date of birth', more: { dateOfBirth: '19910524' } },
    { wrong: 'everything', more: { certificateId: '1', policyId: '2', dateOfBirth: '19000101' } },
  ])('says the same whatever is wrong: $wrong', { tags: ['API-015'] }, async ({ more }) => {
    const { status, serverText, toCaller } = await refusal(register(more))
    const { serverText: other } = await refusal(register({ dateOfBirth: '19700101' }))
    expect({ status, toCaller, serverText }).toEqual({ status: 422, toCaller: true, serverText: other })
    expect(serverText).toMatchObject({ en: expect.stringContaining('policy number') as string, fr: expect.stringContaining('numéro de police') as string })
    expect(await sandbox.mails(EMAIL)).toEqual([])
  })

  it('answers 409 to a person who has an active account', { tags: ['API-015'] }, async () => {
    expect(await refusal(register({ certificateId: '100200300', dateOfBirth: '19860412' }))).toMatchObject({ status: 409, toCaller: true })
    await register()
    await confirm(true)
    expect(await statusOf(register({ email: 'other@example.com' }))).toBe(409)
  })

  it('answers the same for the e-mail address of another account, opens nothing, and tells its owner', { tags: ['API-015'] }, async () => {
    await register()
    const earlier = await sandbox.linkTo(EMAIL)
    await register({ email: 'Quebec@example.com', password: 'Another5portal' })
    expect(lastResponse().status).toBe(201)
    expect(await statusOf(confirmRegistration({ token: earlier }, { confirmed: true }))).toBe(410)
    expect(await sandbox.mails('quebec@example.com')).toMatchObject([
      { kind: 'ADDRESS_IN_USE', locale: 'fr', subject: 'Vous avez déjà un compte', links: [{ url: expect.stringMatching(/\/fr\/login$/) as string }] },
    ])
    await register({ email: 'default@example.com' })
    expect(await sandbox.mails('default@example.com')).toMatchObject([{ locale: 'en', subject: 'You already have an account' }])
    expect(await statusOf(sandbox.signIn('quebec@example.com', 'Another5portal'))).toBe(401)
    expect((await getCardholderDetails(await sandbox.signIn('quebec@example.com'))).policyNumber).not.toBe(AMINA.policyId)
  })

  it.each([
    { what: 'a weak password', more: { password: 'welcome1' } },
    { what: 'no e-mail address', more: { email: 'amina' } },
    { what: 'a date with dashes', more: { dateOfBirth: '1991-05-23' } },
    { what: 'a number that is too long', more: { certificateId: '1'.repeat(21) } },
    { what: 'another language', more: { preferredLang: 'en' as 'EN' } },
  ])('refuses $what with 400', { tags: ['API-015', 'D-45'] }, async ({ more }) => {
    expect(await statusOf(register(more))).toBe(400)
  })
})

describe('before it is confirmed', () => {
  it('an account cannot be signed in to, and only its owner learns why', async () => {
    await register()
    expect(await refusal(sandbox.signIn(EMAIL, 'Chosen4portal'))).toMatchObject({
      status: 403,
      serverText: { en: expect.stringContaining('not active yet') as string },
    })
    expect(await statusOf(sandbox.signIn(EMAIL, PASSWORD))).toBe(401)
  })

  it('registering again replaces the address and the password', async () => {
    await register({ email: 'typo@example.com' })
    const former = await sandbox.linkTo('typo@example.com')
    await register({ password: 'Changed5portal' })
    expect(await statusOf(confirmRegistration({ token: former }, { confirmed: true }))).toBe(410)
    await confirm(true)
    expect(await sandbox.signIn(EMAIL, 'Changed5portal')).toBe(EMAIL)
    expect(await statusOf(sandbox.signIn('typo@example.com', 'Chosen4portal'))).toBe(401)
  })

  it('This was not me cancels it, and the person can register anew', { tags: ['API-021'] }, async () => {
    await register()
    const token = await sandbox.linkTo(EMAIL)
    await confirm(false)
    expect(await statusOf(sandbox.signIn(EMAIL, 'Chosen4portal'))).toBe(401)
    expect(await validateToken({ token })).toEqual({ action: 'CONFIRMATION_USED' })
    expect(await statusOf(confirmRegistration({ token }, { confirmed: true }))).toBe(410)
    await register()
    await confirm(true)
    expect(await sandbox.signIn(EMAIL, 'Chosen4portal')).toBe(EMAIL)
  })
})

describe('confirming', () => {
  it('works once', { tags: ['API-021'] }, async () => {
    await register()
    const token = await sandbox.linkTo(EMAIL)
    await confirmRegistration({ token }, { confirmed: true })
    expect(await refusal(confirmRegistration({ token }, { confirmed: true }))).toMatchObject({ status: 410, toCaller: true })
  })

  it('is refused with a token that is unknown, or of another kind', { tags: ['API-021'] }, async () => {
    expect(await statusOf(confirmRegistration({ token: 'nobody-knows' }, { confirmed: true }))).toBe(400)
    const token = await sandbox.linkTo('newcomer@example.com')
    expect(await statusOf(confirmRegistration({ token }, { confirmed: true }))).toBe(400)
  })

  it('needs an answer', { tags: ['API-021'] }, async () => {
    const response = await fetch(`${sandbox.url()}/accounts/confirmation`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: 'x' }),
    })
    expect(response.status).toBe(400)
  })

  it('tells the member, and closes the invitation to activate', async () => {
    const invitation = await sandbox.linkTo('newcomer@example.com')
    expect(await validateToken({ token: invitation })).toEqual({ action: 'ACTIVATION' })
    await register()
    await confirm(true)
    expect((await sandbox.mails(EMAIL)).map(({ kind }) => kind)).toEqual(['ACCOUNT_READY', 'CONFIRMATION'])
    expect(await validateToken({ token: invitation })).toEqual({ action: 'ACTIVATION_USED' })
  })
})

describe('sending the registration e-mail again', () => {
  it('ends the earlier link', { tags: ['API-022'] }, async () => {
    await register({ preferredLang: 'FR' })
    const former = await sandbox.linkTo(EMAIL)
    await resendActivation('AMINA@example.com')
    expect(lastResponse().status).toBe(204)
    expect((await sandbox.mails(EMAIL)).map(({ kind, locale }) => [kind, locale])).toEqual([
      ['CONFIRMATION', 'fr'],
      ['CONFIRMATION', 'fr'],
    ])
    expect(await validateToken({ token: former })).toEqual({ action: 'ACTIVATION_EXPIRED' })
    await confirm(true)
    expect(await sandbox.signIn(EMAIL, 'Chosen4portal')).toBe(EMAIL)
  })

  it('repeats the invitation of somebody who was asked to activate an account', { tags: ['API-022'] }, async () => {
    await resendActivation('nouvelle@example.com')
    const [mail] = await sandbox.mails('nouvelle@example.com')
    expect(mail).toMatchObject({ kind: 'ACTIVATION', locale: 'fr', subject: 'Activez votre compte' })
    expect(await validateToken({ token: await sandbox.linkTo('nouvelle@example.com') })).toEqual({ action: 'ACTIVATION' })
  })

  it.each(['nobody@example.com', 'default@example.com'])('answers the same for %s, and sends nothing', { tags: ['API-022'] }, async (email) => {
    expect(await resendActivation(email)).toBeNull()
    expect(lastResponse().status).toBe(204)
    expect(await sandbox.mails(email)).toEqual([])
  })
})
