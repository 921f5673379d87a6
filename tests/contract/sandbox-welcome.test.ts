import { describe, expect, it } from 'vitest'
import { requestPasswordToken, resetPassword } from '~generated/account/client/password.ts'
import { registerAccount, registerDigitalAccount } from '~generated/account/client/registration.ts'
import { getCardholderDetails } from '~generated/member/client/account.ts'
import { getPublicResourceUrls } from '~generated/member/client/support.ts'
import { getDigitalTokenValues, validateDigitalExpiry, validateDigitalMember } from '~generated/member/client/welcome.ts'
import { DigitalTokenValues } from '~generated/member/zod/memberService.schemas.zod.ts'
import { lastResponse } from './support/record-responses.ts'
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

describe('an invitation', () => {
  const fresh = { emailExpired: false, emailLocked: false, alreadyRegistered: false }
  it.each([
    { mslToken: FRESH, values: { ...fresh, emailVerified: true, language: 'EN', brand: 'MBC', email: 'welcome@example.com' } },
    { mslToken: 'welcome-fresh-french', values: { ...fresh, emailVerified: false, language: 'FR', brand: 'QBC', email: 'bienvenue@example.com' } },
    { mslToken: 'welcome-expired', values: { ...fresh, emailExpired: true, brand: 'SBC' } },
    { mslToken: 'welcome-locked', values: { ...fresh, emailLocked: true, brand: 'OBC' } },
    { mslToken: 'welcome-registered', values: { ...fresh, alreadyRegistered: true, email: 'default@example.com' } },
    { mslToken: 'welcome-no-password', values: { ...fresh, alreadyRegistered: true, email: 'no-password@example.com' } },
  ])('$mslToken', { tags: ['API-037', 'API-044'] }, async ({ mslToken, values }) => {
    expect(await getDigitalTokenValues({ mslToken })).toMatchObject(values)
  })

  it('has every field of the specification', { tags: ['DATA-12', 'REG-35'] }, async () => {
    const values = await getDigitalTokenValues({ mslToken: FRESH })
    expect(Object.keys(values).toSorted()).toEqual(['alreadyRegistered', 'brand', 'email', 'emailExpired', 'emailLocked', 'emailVerified', 'language'])
    // a field that takes a number is a field that the schema does not know
    expect(Object.keys(values).filter((name) => DigitalTokenValues.safeParse({ ...values, [name]: 1 }).success)).toEqual([])
  })

  it('is unknown with 404, to the caller', { tags: ['API-037', 'API-038', 'API-039'] }, async () => {
    const mslToken = 'welcome-invalid'
    expect(await refusal(getDigitalTokenValues({ mslToken }))).toMatchObject({ status: 404, toCaller: true })
    expect(await refusal(validateDigitalExpiry({ mslToken }))).toMatchObject({ status: 404, toCaller: true })
    expect(await refusal(validateDigitalMember({ ...PRIYA, mslToken }))).toMatchObject({ status: 404, toCaller: true })
    expect(await refusal(getPublicResourceUrls({ mslToken }))).toMatchObject({ status: 404, toCaller: true })
    expect(await statusOf(registerDigitalAccount({ mslToken, dateOfBirth: PRIYA.dateOfBirth, password }))).toBe(404)
  })

  it('expires with time, until the sandbox starts anew', { tags: ['API-038'] }, async () => {
    expect(await validateDigitalExpiry({ mslToken: FRESH })).toEqual({ emailExpired: false })
    expect(await validateDigitalExpiry({ mslToken: 'welcome-expired' })).toEqual({ emailExpired: true })
    await sandbox.advance(14 * 24 * 3600 + 1)
    expect(await validateDigitalExpiry({ mslToken: FRESH })).toEqual({ emailExpired: true })
    expect(await getDigitalTokenValues({ mslToken: FRESH })).toMatchObject({ emailExpired: true })
    expect(await statusOf(validateDigitalMember(PRIYA))).toBe(410)
    expect(await statusOf(registerDigitalAccount({ mslToken: FRESH, dateOfBirth: PRIYA.dateOfBirth, password }))).toBe(410)
    sandbox.reset()
    expect(await validateDigitalExpiry({ mslToken: FRESH })).toEqual({ emailExpired: false })
  })
})

describe('who opened it', () => {
  it.each(['B3H 2Y5', 'b3h2y5', 'B3H-2Y5'])('is recognised with the postal code %s', { tags: ['API-039'] }, async (postalCode) => {
    expect(await validateDigitalMember({ ...PRIYA, postalCode })).toEqual({ valid: true })
  })

  it('is told the same whatever does not match', { tags: ['API-039'] }, async () => {
    const birth = await refusal(validateDigitalMember({ ...PRIYA, dateOfBirth: '19930815' }))
    const postal = await refusal(validateDigitalMember({ ...PRIYA, postalCode: 'B3H 2Y6' }))
    expect(birth).toMatchObject({ status: 404, toCaller: true, serverText: { en: /records/, fr: /dossiers/ } })
    expect(postal.serverText).toEqual(birth.serverText)
  })

  it('needs a date of eight digits and a Canadian postal code', { tags: ['API-039', 'DATA-79'] }, async () => {
    expect(await statusOf(validateDigitalMember({ ...PRIYA, dateOfBirth: '1993-08-14' }))).toBe(400)
    expect(await statusOf(validateDigitalMember({ ...PRIYA, postalCode: '04401' }))).toBe(400)
  })

  it('five failures lock it, even for the right answer', { tags: ['API-039'] }, async () => {
    const wrong = () => validateDigitalMember({ ...PRIYA, postalCode: 'B3H 2Y6' })
    expect(await fail(5, wrong)).toEqual([404, 404, 404, 404, 423])
    expect(await statusOf(validateDigitalMember(PRIYA))).toBe(423)
    expect(await statusOf(registerDigitalAccount({ mslToken: FRESH, dateOfBirth: PRIYA.dateOfBirth, password }))).toBe(423)
    expect(await getDigitalTokenValues({ mslToken: FRESH })).toMatchObject({ emailLocked: true })
    sandbox.reset()
    expect(await validateDigitalMember(PRIYA)).toEqual({ valid: true })
  })

  it('the right answer forgives the failures before', { tags: ['API-039'] }, async () => {
    const wrong = () => validateDigitalMember({ ...PRIYA, dateOfBirth: '20000101' })
    await fail(4, wrong)
    await validateDigitalMember(PRIYA)
    expect(await fail(4, wrong)).toEqual([404, 404, 404, 404])
  })
})

describe('registering with it', () => {
  const register = (more: object = {}) => registerDigitalAccount({ mslToken: FRESH, dateOfBirth: PRIYA.dateOfBirth, password, ...more })

  it('opens the account of the person, in the language of the invitation', { tags: ['API-016'] }, async () => {
    await registerDigitalAccount({ mslToken: 'welcome-fresh-french', dateOfBirth: '19850930', password })
    expect(lastResponse().status).toBe(201)
    const id = await sandbox.signIn('bienvenue@example.com', password)
    expect(await getCardholderDetails(id)).toMatchObject({ firstName: 'OLIVIER', preferredLanguage: 'FR', provinceOfAdjudication: 'QC' })
    expect(await sandbox.mails(id)).toMatchObject([{ kind: 'ACCOUNT_READY', locale: 'fr' }])
    expect(await getDigitalTokenValues({ mslToken: 'welcome-fresh-french' })).toMatchObject({ alreadyRegistered: true })
  })

  it('is refused a second time', { tags: ['API-016'] }, async () => {
    await register()
    expect(await refusal(register())).toMatchObject({ status: 409, toCaller: true })
  })

  it('checks the date of birth, and locks like the verification', { tags: ['API-016'] }, async () => {
    expect(await fail(5, () => register({ dateOfBirth: '19930815' }))).toEqual([400, 400, 400, 400, 423])
    expect(await statusOf(register())).toBe(423)
  })

  it('wants a password that is complex enough', { tags: ['API-016'] }, async () => {
    expect(await statusOf(register({ password: 'weakpassword' }))).toBe(400)
    expect(await validateDigitalMember(PRIYA)).toEqual({ valid: true })
  })

  it('replaces a registration by numbers that was never confirmed', async () => {
    const numbers = { dateOfBirth: '19930814', certificateId: '110220330', policyId: '90310' }
    await registerAccount({ ...numbers, email: 'priya@example.com', password, preferredLang: 'EN' })
    await register()
    expect(await sandbox.signIn('welcome@example.com', password)).toBe('welcome@example.com')
    expect(await statusOf(sandbox.signIn('priya@example.com', password))).toBe(401)
    expect(await statusOf(registerAccount({ ...numbers, email: 'priya@example.com', password, preferredLang: 'EN' }))).toBe(409)
  })

  it('an account without a password gets one by e-mail', { tags: ['D-36'] }, async () => {
    const { email } = await getDigitalTokenValues({ mslToken: 'welcome-no-password' })
    expect(await statusOf(sandbox.signIn(email!, 'Welcome2portal'))).toBe(401)
    await requestPasswordToken(email!, { lang: 'en' })
    await resetPassword({ token: await sandbox.linkTo(email!), newPassword: password })
    expect(await sandbox.signIn(email!, password)).toBe(email)
  })
})

describe('addresses without signing in', () => {
  it('have the brand and the language of the token, in the language of the page', { tags: ['API-034'] }, async () => {
    expect(await getPublicResourceUrls({ mslToken: 'welcome-fresh-french' })).toEqual({
      json_claimTermsUrl: 'http://content.example.com/terms.en.json',
      brand: 'QBC',
      language: 'FR',
      contactUrl: 'https://www.example.com/qbc/en/contact-us',
      privacyUrl: 'https://www.example.com/qbc/en/privacy',
    })
    sandbox.portal().language = 'fr'
    expect(await getPublicResourceUrls({ mslToken: FRESH })).toMatchObject({
      json_claimTermsUrl: 'http://content.example.com/terms.fr.json',
      brand: 'MBC',
      contactUrl: 'https://www.example.com/mbc/fr/nous-joindre',
    })
  })
})
