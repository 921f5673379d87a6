import { describe, expect, it } from 'vitest'
import { validateToken } from '~generated/account/client/links.ts'
import { confirmRegistration, registerAccount, resendActivation } from '~generated/account/client/registration.ts'
import type { RegistrationRequest } from '~generated/account/model/index.ts'
import {
  getCardholderDetails,
  getContactInfoDetails,
  getTermsAndConditions,
  listParticipants,
} from '~generated/member/client/account.ts'
import { listRecentClaims } from '~generated/member/client/history.ts'
import { getSecurityPolicy } from '~generated/member/client/policy.ts'
import { PASSWORD, refusal, statusOf, useSandbox } from './support/use-sandbox.ts'

const { linkTo, mails, signIn } = useSandbox()

const EMAIL = 'amina@example.com'
const AMINA: RegistrationRequest = {
  email: EMAIL,
  dateOfBirth: '19910523',
  certificateId: '100300401',
  policyId: '90210',
  password: 'Chosen4portal',
  preferredLang: 'EN',
}
const register = (more: Partial<RegistrationRequest> = {}) => registerAccount({ ...AMINA, ...more })
const confirm = async (confirmed: boolean, email = EMAIL) =>
  confirmRegistration({ token: await linkTo(email) }, { confirmed })

describe('a registration with the numbers of the member card', () => {
  it(
    'a person who confirms a registration can sign in, whatever the case of the letters in the e-mail address',
    { tags: ['API-015', 'API-021'] },
    async () => {
      await register({ email: 'Amina@Example.com' })
      await confirm(true)
      const id = await signIn('AMINA@example.com', 'Chosen4portal')
      expect(await getCardholderDetails(id)).toMatchObject({
        firstName: 'AMINA',
        policyNumber: '90210',
        idNumber: '100300401',
        preferredLanguage: 'EN',
      })
      expect(await getContactInfoDetails(id)).toMatchObject({ address: { city: 'Moncton', postalCode: 'E1C 5N3' } })
      expect([await listParticipants(id), await listRecentClaims(id)]).toEqual([[expect.anything()], []])
      // the registration form includes the terms, so the portal does not ask for them again
      expect((await getTermsAndConditions(id)).termsAndConditionsAccept).toBe(true)
    },
  )

  it('a new member has the brand of the plan and the language chosen in the registration form', async () => {
    const email = 'lea@example.com'
    await register({
      email,
      dateOfBirth: '19880217',
      certificateId: '500600801',
      policyId: '77030',
      preferredLang: 'FR',
    })
    expect(await mails(email)).toMatchObject([
      { kind: 'CONFIRMATION', locale: 'fr', subject: 'Confirmez votre inscription' },
    ])
    await confirm(true, email)
    const id = await signIn(email, 'Chosen4portal')
    expect([(await getSecurityPolicy(id)).brand, (await getCardholderDetails(id)).preferredLanguage]).toEqual([
      'QBC',
      'FR',
    ])
  })

  it.each([
    { wrong: 'certificate number', more: { certificateId: '100300402' } },
    { wrong: 'policy number', more: { policyId: '90211' } },
    { wrong: 'date of birth', more: { dateOfBirth: '19910524' } },
  ])(
    'the response to a refused registration does not reveal that the $wrong is wrong',
    { tags: ['API-015'] },
    async ({ more }) => {
      const { status, serverText, toCaller } = await refusal(register(more))
      const { serverText: other } = await refusal(register({ dateOfBirth: '19700101' }))
      expect({ status, toCaller, serverText }).toEqual({ status: 422, toCaller: true, serverText: other })
      expect(await mails(EMAIL)).toEqual([])
    },
  )

  it('a registration is refused with 409 if the person has an active account', { tags: ['API-015'] }, async () => {
    expect(await refusal(register({ certificateId: '100200300', dateOfBirth: '19860412' }))).toMatchObject({
      status: 409,
      toCaller: true,
    })
    await register()
    await confirm(true)
    expect(await statusOf(register({ email: 'other@example.com' }))).toBe(409)
  })

  it(
    'a registration with the e-mail address of another account creates no account, and only the owner of the address is told',
    { tags: ['API-015'] },
    async () => {
      await register()
      const earlier = await linkTo(EMAIL)
      expect(await register({ email: 'Quebec@example.com', password: 'Another5portal' })).toEqual(await register())
      expect(await statusOf(confirmRegistration({ token: earlier }, { confirmed: true }))).toBe(410)
      expect(await mails('quebec@example.com')).toMatchObject([
        {
          kind: 'ADDRESS_IN_USE',
          locale: 'fr',
          subject: 'Vous avez déjà un compte',
          links: [{ url: expect.stringMatching(/\/fr\/login$/) as string }],
        },
      ])
      expect(await statusOf(signIn('quebec@example.com', 'Another5portal'))).toBe(401)
      expect((await getCardholderDetails(await signIn('quebec@example.com'))).policyNumber).not.toBe(AMINA.policyId)
    },
  )
})

describe('a registration that is not confirmed', () => {
  it('a sign-in before the confirmation is refused, and the reason is given only if the password is right', async () => {
    await register()
    expect(await refusal(signIn(EMAIL, 'Chosen4portal'))).toMatchObject({
      status: 403,
      serverText: { en: expect.stringContaining('not active yet') as string },
    })
    expect(await statusOf(signIn(EMAIL, PASSWORD))).toBe(401)
  })

  it('an unconfirmed registration is replaced by the next registration of the person', async () => {
    await register({ email: 'typo@example.com' })
    const former = await linkTo('typo@example.com')
    await register({ password: 'Changed5portal' })
    expect(await statusOf(confirmRegistration({ token: former }, { confirmed: true }))).toBe(410)
    await confirm(true)
    expect(await signIn(EMAIL, 'Changed5portal')).toBe(EMAIL)
    expect(await statusOf(signIn('typo@example.com', 'Chosen4portal'))).toBe(401)
  })

  it(
    'a registration is cancelled if the person answers that they did not register, and the person can register again',
    { tags: ['API-021'] },
    async () => {
      await register()
      const token = await linkTo(EMAIL)
      await confirm(false)
      expect(await statusOf(signIn(EMAIL, 'Chosen4portal'))).toBe(401)
      expect(await validateToken({ token })).toEqual({ action: 'CONFIRMATION_USED' })
      expect(await statusOf(confirmRegistration({ token }, { confirmed: true }))).toBe(410)
      await register()
      await confirm(true)
      expect(await signIn(EMAIL, 'Chosen4portal')).toBe(EMAIL)
    },
  )

  it(
    'a registration can be confirmed only once; the member then gets an e-mail, and the earlier invitation is closed',
    { tags: ['API-021'] },
    async () => {
      const invitation = await linkTo('newcomer@example.com')
      await register()
      const token = await linkTo(EMAIL)
      for (const wrong of ['unknown', invitation])
        expect(await statusOf(confirmRegistration({ token: wrong }, { confirmed: true }))).toBe(400)
      await confirmRegistration({ token }, { confirmed: true })
      expect(await refusal(confirmRegistration({ token }, { confirmed: true }))).toMatchObject({
        status: 410,
        toCaller: true,
      })
      expect((await mails(EMAIL)).map(({ kind }) => kind)).toEqual(['ACCOUNT_READY', 'CONFIRMATION'])
      expect(await validateToken({ token: invitation })).toEqual({ action: 'ACTIVATION_USED' })
    },
  )
})

describe('another e-mail about a registration', () => {
  it(
    'sending the e-mail about a registration again makes the earlier link invalid',
    { tags: ['API-022'] },
    async () => {
      await register({ preferredLang: 'FR' })
      const former = await linkTo(EMAIL)
      await resendActivation('AMINA@example.com')
      const french = { kind: 'CONFIRMATION', locale: 'fr' }
      expect(await mails(EMAIL)).toMatchObject([french, french])
      expect(await validateToken({ token: former })).toEqual({ action: 'ACTIVATION_EXPIRED' })
      await confirm(true)
    },
  )

  it(
    'a person without an account who asks for the registration e-mail again gets the invitation again',
    { tags: ['API-022'] },
    async () => {
      await resendActivation('nouvelle@example.com')
      expect((await mails('nouvelle@example.com'))[0]).toMatchObject({
        kind: 'ACTIVATION',
        locale: 'fr',
        subject: 'Activez votre compte',
      })
      expect(await validateToken({ token: await linkTo('nouvelle@example.com') })).toEqual({ action: 'ACTIVATION' })
    },
  )

  it.each(['nobody@example.com', 'default@example.com'])(
    'the e-mail about a registration is not sent again to %s, but the response is the same as if it were',
    { tags: ['API-022'] },
    async (email) => {
      expect(await resendActivation(email)).toBeNull()
      expect(await mails(email)).toEqual([])
    },
  )
})
