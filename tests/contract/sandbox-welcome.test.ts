import { describe, expect, it } from 'vitest'
import { requestPasswordToken, resetPassword } from '~generated/account/client/password.ts'
import { registerAccount, registerDigitalAccount } from '~generated/account/client/registration.ts'
import { getCardholderDetails } from '~generated/member/client/account.ts'
import { getPublicResourceUrls } from '~generated/member/client/support.ts'
import {
  getDigitalTokenValues,
  validateDigitalExpiry,
  validateDigitalMember,
} from '~generated/member/client/welcome.ts'
import { refusal, statusOf, useSandbox } from './support/use-sandbox.ts'

const sandbox = useSandbox({ claimTermsUrl: 'http://content.example.com/terms.{locale}.json' })

const FRESH = 'welcome-fresh'
const PRIYA = { mslToken: FRESH, dateOfBirth: '19930814', postalCode: 'B3H 2Y5' }
const password = 'Chosen4portal'
const fail = async (times: number, attempt: () => Promise<unknown>) => {
  const statuses: (number | undefined)[] = []
  for (let count = 0; count < times; count += 1) statuses.push(await statusOf(attempt()))
  return statuses
}

const register = (more: object = {}) =>
  registerDigitalAccount({ mslToken: FRESH, dateOfBirth: PRIYA.dateOfBirth, password, ...more })

describe('an invitation', () => {
  const fresh = { emailExpired: false, emailLocked: false, alreadyRegistered: false }
  it.each([
    {
      mslToken: FRESH,
      values: { ...fresh, emailVerified: true, language: 'EN', brand: 'MBC', email: 'welcome@example.com' },
    },
    {
      mslToken: 'welcome-fresh-french',
      values: { ...fresh, emailVerified: false, language: 'FR', brand: 'QBC', email: 'bienvenue@example.com' },
    },
    { mslToken: 'welcome-expired', values: { ...fresh, emailExpired: true, brand: 'SBC' } },
    { mslToken: 'welcome-locked', values: { ...fresh, emailLocked: true, brand: 'OBC' } },
    {
      mslToken: 'welcome-no-password',
      values: { ...fresh, alreadyRegistered: true, email: 'no-password@example.com' },
    },
  ])(
    'the invitation $mslToken has its state, its brand and its language',
    { tags: ['API-037', 'API-044'] },
    async ({ mslToken, values }) => {
      expect(await getDigitalTokenValues({ mslToken })).toMatchObject(values)
    },
  )

  it('an unknown invitation is refused with 404', { tags: ['API-037', 'API-038', 'API-039'] }, async () => {
    const mslToken = 'welcome-invalid'
    const calls = [
      getDigitalTokenValues({ mslToken }),
      validateDigitalExpiry({ mslToken }),
      validateDigitalMember({ ...PRIYA, mslToken }),
      getPublicResourceUrls({ mslToken }),
      registerDigitalAccount({ mslToken, dateOfBirth: PRIYA.dateOfBirth, password }),
    ]
    expect(await Promise.all(calls.map(statusOf))).toEqual([404, 404, 404, 404, 404])
  })

  it('an invitation is treated as expired by every call after two weeks', { tags: ['API-038'] }, async () => {
    expect(await validateDigitalExpiry({ mslToken: FRESH })).toEqual({ emailExpired: false })
    await sandbox.advance(14 * 24 * 3600 + 1)
    expect(await validateDigitalExpiry({ mslToken: FRESH })).toEqual({ emailExpired: true })
    expect(await getDigitalTokenValues({ mslToken: FRESH })).toMatchObject({ emailExpired: true })
    expect([await statusOf(validateDigitalMember(PRIYA)), await statusOf(register())]).toEqual([410, 410])
  })
})

describe('a person who opens an invitation', () => {
  it(
    'an invited person is recognised whether the postal code is in upper or lower case, with or without a separator',
    { tags: ['API-039'] },
    async () => {
      for (const postalCode of ['B3H 2Y5', 'b3h2y5', 'B3H-2Y5'])
        expect(await validateDigitalMember({ ...PRIYA, postalCode })).toEqual({ valid: true })
    },
  )

  it('an invited person is not told which of their answers is wrong', { tags: ['API-039'] }, async () => {
    const birth = await refusal(validateDigitalMember({ ...PRIYA, dateOfBirth: '19930815' }))
    const postal = await refusal(validateDigitalMember({ ...PRIYA, postalCode: 'B3H 2Y6' }))
    expect(birth).toMatchObject({ status: 404, toCaller: true, serverText: { en: /records/, fr: /dossiers/ } })
    expect(postal.serverText).toEqual(birth.serverText)
  })

  it('five wrong answers lock the invitation until a reset', { tags: ['API-039'] }, async () => {
    const wrong = () => validateDigitalMember({ ...PRIYA, postalCode: 'B3H 2Y6' })
    expect(await fail(5, wrong)).toEqual([404, 404, 404, 404, 423])
    expect([await statusOf(validateDigitalMember(PRIYA)), await statusOf(register())]).toEqual([423, 423])
    expect(await getDigitalTokenValues({ mslToken: FRESH })).toMatchObject({ emailLocked: true })
    sandbox.reset()
    expect(await validateDigitalMember(PRIYA)).toEqual({ valid: true })
  })

  it('an invited person has five attempts again after giving the right answers', { tags: ['API-039'] }, async () => {
    const wrong = () => validateDigitalMember({ ...PRIYA, dateOfBirth: '20000101' })
    await fail(4, wrong)
    await validateDigitalMember(PRIYA)
    expect(await fail(4, wrong)).toEqual([404, 404, 404, 404])
  })
})

describe('an account that is opened with an invitation', () => {
  it(
    'an account created with an invitation has the person and language of the invitation, and can be created only once',
    { tags: ['API-016'] },
    async () => {
      const invitation = { mslToken: 'welcome-fresh-french', dateOfBirth: '19850930' }
      await register(invitation)
      const id = await sandbox.signIn('bienvenue@example.com', password)
      expect(await getCardholderDetails(id)).toMatchObject({
        firstName: 'OLIVIER',
        preferredLanguage: 'FR',
        provinceOfAdjudication: 'QC',
      })
      expect(await sandbox.mails(id)).toMatchObject([{ kind: 'ACCOUNT_READY', locale: 'fr' }])
      expect(await getDigitalTokenValues({ mslToken: 'welcome-fresh-french' })).toMatchObject({
        alreadyRegistered: true,
      })
      expect(await refusal(register(invitation))).toMatchObject({ status: 409, toCaller: true })
    },
  )

  it(
    'creating an account with an invitation needs the date of birth, and five wrong dates lock the invitation',
    { tags: ['API-016'] },
    async () => {
      expect(await fail(5, () => register({ dateOfBirth: '19930815' }))).toEqual([400, 400, 400, 400, 423])
      expect(await statusOf(register())).toBe(423)
    },
  )

  it(
    'an account created with an invitation replaces an unconfirmed registration of the same person',
    { tags: ['API-016'] },
    async () => {
      const numbers = { dateOfBirth: '19930814', certificateId: '110220330', policyId: '90310' }
      await registerAccount({ ...numbers, email: 'priya@example.com', password, preferredLang: 'EN' })
      await register()
      expect(await sandbox.signIn('welcome@example.com', password)).toBe('welcome@example.com')
      expect(await statusOf(sandbox.signIn('priya@example.com', password))).toBe(401)
      expect(
        await statusOf(registerAccount({ ...numbers, email: 'priya@example.com', password, preferredLang: 'EN' })),
      ).toBe(409)
    },
  )

  it(
    'an invited account without a password gets its first password through an e-mail',
    { tags: ['D-36'] },
    async () => {
      const email = 'no-password@example.com'
      expect(await statusOf(sandbox.signIn(email, 'Welcome2portal'))).toBe(401)
      await requestPasswordToken(email, { lang: 'en' })
      await resetPassword({ token: await sandbox.linkTo(email), newPassword: password })
      expect(await sandbox.signIn(email, password)).toBe(email)
    },
  )
})

it(
  'the contact and privacy URLs of an invitation are for the brand of the invitation and the language of the page',
  { tags: ['API-034'] },
  async () => {
    sandbox.portal().language = 'fr'
    expect(await getPublicResourceUrls({ mslToken: FRESH })).toEqual({
      json_claimTermsUrl: 'http://content.example.com/terms.fr.json',
      brand: 'MBC',
      language: 'EN',
      contactUrl: 'https://www.example.com/mbc/fr/nous-joindre',
      privacyUrl: expect.stringMatching(/^https:/) as string,
    })
  },
)
