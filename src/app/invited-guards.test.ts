import { beforeEach, describe, expect, it } from 'vitest'
import './routes.ts'
import { contentOf, openTab } from '../../tests/support/browser.ts'
import { json, useService } from '../../tests/support/service.ts'
import { setLocale } from '~/platform/i18n/locale.ts'
import { getPage } from '~/platform/pages/page-registry.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { setLinkDetails, setLinkToken } from '~/platform/session/email-link.ts'
import { endSessionWithoutRedirect } from '~/platform/session/end-session.ts'
import { storage } from '~/platform/session/storage.ts'
import { setDateOfBirth } from '~/areas/welcome/invitation.ts'
import { guardPublicPage } from './guards.ts'

const service = useService()
let tab: ReturnType<typeof openTab>
beforeEach(() => {
  tab = openTab()
  queryClient.clear()
  setLinkToken(undefined)
  setLocale('en')
})

/**
 * The result of opening a page: `shown`, or the URL of the redirect. If the guard only removes the tokens from the URL,
 * this function follows that redirect.
 */
async function visit(id: string, search = ''): Promise<string> {
  const url = new URL(`https://portal.example/en/${getPage(id).path}${search}`)
  try {
    await guardPublicPage(getPage(id), { url, params: {} })
    return 'shown'
  } catch (sent) {
    if (!(sent instanceof Response)) throw sent
    const target = new URL(sent.headers.get('location') ?? '', url)
    return target.pathname === url.pathname ? visit(id, target.search) : target.pathname + target.search
  }
}

const FRESH = {
  emailExpired: false,
  emailVerified: false,
  emailLocked: false,
  alreadyRegistered: false,
  language: 'EN',
  brand: 'MBC',
}
const answer = (more: object = {}, status = 200) =>
  service.answer((response) => json(response, status, { ...FRESH, ...more }))

describe('invitation link', { tags: ['REG-23', 'ROUTE-031'] }, () => {
  const leadsTo = (more: object, query: string, target: string) => async () => {
    answer(more)
    expect(await visit('welcome.entry', `?token=inv-1${query}`)).toBe(target)
    expect(service.calls.map(({ url }) => url)).toEqual(['/members/digital-token-values?mslToken=inv-1'])
  }

  it(
    'an invitation that can still be used leads to /en/digital-welcome/verification',
    { tags: ['REG-28'] },
    leadsTo({}, '', '/en/digital-welcome/verification'),
  )
  it(
    'an expired invitation leads to /en/digital-welcome/expired',
    { tags: ['REG-24'] },
    leadsTo({ emailExpired: true }, '', '/en/digital-welcome/expired'),
  )
  it(
    'a locked invitation leads to /en/digital-welcome/locked',
    { tags: ['REG-25'] },
    leadsTo({ emailLocked: true }, '', '/en/digital-welcome/locked'),
  )
  it(
    'an invitation of a registered member leads to /en/digital-welcome/registered',
    { tags: ['REG-27'] },
    leadsTo({ alreadyRegistered: true }, '', '/en/digital-welcome/registered'),
  )
  it(
    'an invitation of a registered member with nopassword=false leads to /en/digital-welcome/registered',
    { tags: ['REG-27'] },
    leadsTo({ alreadyRegistered: true }, '&nopassword=false', '/en/digital-welcome/registered'),
  )
  it(
    'an invitation of a registered member with nopassword=true leads to /en/digital-welcome/no-password',
    { tags: ['REG-26'] },
    leadsTo({ alreadyRegistered: true }, '&nopassword=true', '/en/digital-welcome/no-password'),
  )
  it(
    'an invitation of a person without an account leads to /en/digital-welcome/verification even with nopassword=true',
    { tags: ['REG-28'] },
    leadsTo({}, '&nopassword=true', '/en/digital-welcome/verification'),
  )
  it(
    'an invitation of a registered member in the language fr leads to /fr/digital-welcome/registered',
    { tags: ['REG-31'] },
    leadsTo({ language: 'fr', alreadyRegistered: true }, '', '/fr/digital-welcome/registered'),
  )
  it(
    'an invitation in the language Fr leads to /fr/digital-welcome/verification',
    { tags: ['REG-31'] },
    leadsTo({ language: 'Fr' }, '', '/fr/digital-welcome/verification'),
  )
  it(
    'an invitation in the language DE leads to /en/digital-welcome/verification',
    { tags: ['REG-31', 'D-34'] },
    leadsTo({ language: 'DE' }, '', '/en/digital-welcome/verification'),
  )

  it.each([
    ['sbc', 'SBC'],
    ['QBC', 'QBC'],
    ['XYZ', 'MBC'],
  ])('the brand %s of an invitation is stored as %s', { tags: ['REG-31', 'D-34'] }, async (brand, kept) => {
    answer({ brand })
    await visit('welcome.entry', '?token=inv-1')
    expect(storage.read('brand')).toBe(kept)
    expect(tab.root.dataset['brand']).toBe(kept)
  })

  it.each([400, 404, 429, 500])(
    'an invitation request that fails with %i opens the error page, where Retry leads to the verification page',
    { tags: ['REG-29', 'D-33'] },
    async (status) => {
      answer({}, status)
      expect(await visit('welcome.entry', '?token=inv-1')).toBe('/en/digital-welcome/error')
      answer()
      expect(await visit('welcome.start')).toBe('/en/digital-welcome/verification')
      expect(await visit('welcome.verification')).toBe('shown')
    },
  )

  it('an invitation request without a connection opens the error page', { tags: ['REG-29'] }, async () => {
    service.answer((response) => void response.destroy())
    expect(await visit('welcome.entry', '?token=inv-1')).toBe('/en/digital-welcome/error')
  })

  it.each(['', '?token=', '?token=two%20words', '?mslToken=inv-1'])(
    'an invitation URL with the query %j has no token and leads to the page for invalid links without a request',
    { tags: ['D-31', 'D-32'] },
    async (search) => {
      expect(await visit('welcome.entry', search)).toBe('/en/invalid-link')
      expect(service.calls).toEqual([])
    },
  )

  it(
    'the tab stores only the token, no-password marker and brand of the latest invitation',
    { tags: ['REG-30', 'GUARD-10'] },
    async () => {
      answer({ alreadyRegistered: true, email: 'rose@example.com' })
      await visit('welcome.entry', '?token=inv-1&nopassword=true')
      expect(contentOf(tab.session)).toEqual({ mslToken: 'inv-1', mslNoPassword: 'true', brand: 'MBC' })
      await visit('welcome.entry', '?token=inv-2')
      expect(contentOf(tab.session)).toEqual({ mslToken: 'inv-2', brand: 'MBC' })
    },
  )
})

describe('invitation pages', () => {
  const pages = ['start', 'verification', 'password', 'success', 'expired', 'locked', 'no-password', 'registered'].map(
    (name) => `welcome.${name}`,
  )

  it.each(pages)('the page %s without an invitation leads to the error page', { tags: ['GUARD-10'] }, async (id) => {
    expect(await visit(id)).toBe('/en/digital-welcome/error')
    expect(service.calls).toEqual([])
  })

  it.each(['success', 'expired', 'locked', 'no-password', 'registered'])(
    'the page welcome.%s is shown with an invitation',
    async (name) => {
      storage.write('mslToken', 'inv-1')
      expect(await visit(`welcome.${name}`)).toBe('shown')
    },
  )

  it(
    'the verification page requests the invitation again, and redirects if the invitation is locked',
    { tags: ['REG-30', 'D-33'] },
    async () => {
      storage.write('mslToken', 'inv-1')
      answer({ emailLocked: true, language: 'FR' })
      expect(await visit('welcome.verification')).toBe('/en/digital-welcome/locked')
    },
  )

  it(
    'each visit to the password page needs a verified date of birth and checks whether the invitation has expired',
    { tags: ['D-33', 'REG-33'] },
    async () => {
      storage.write('mslToken', 'inv-1')
      expect(await visit('welcome.password')).toBe('/en/digital-welcome/verification')
      setDateOfBirth('inv-1', '19930814')
      service.answer((response) => json(response, 200, { emailExpired: false }))
      expect([await visit('welcome.password'), await visit('welcome.password')]).toEqual(['shown', 'shown'])
      expect(service.calls.map(({ url }) => url)).toEqual(
        Array.from({ length: 2 }, () => '/members/validate-digital-expiry?mslToken=inv-1'),
      )
      service.answer((response) => json(response, 200, { emailExpired: true }))
      expect(await visit('welcome.password')).toBe('/en/digital-welcome/expired')
      service.answer((response) => json(response, 500, {}))
      expect(await visit('welcome.password')).toBe('/en/digital-welcome/error')
    },
  )

  it('a person must confirm the date of birth again for another invitation and after the end of the session', async () => {
    setDateOfBirth('inv-1', '19930814')
    storage.write('mslToken', 'inv-2')
    expect(await visit('welcome.password')).toBe('/en/digital-welcome/verification')
    storage.write('mslToken', 'inv-1')
    endSessionWithoutRedirect()
    storage.write('mslToken', 'inv-1')
    expect(await visit('welcome.password')).toBe('/en/digital-welcome/verification')
  })
})

describe('registration confirmation', () => {
  it('the registration confirmation page opens only for a visitor who followed the link of an e-mail', async () => {
    expect(await visit('registration.confirmation')).toBe('/en/invalid-link')
    expect(await visit('registration.confirmation', '?token=')).toBe('/en/invalid-link')
    expect(await visit('registration.confirmation', '?token=abc')).toBe('shown')
    setLinkToken(undefined)
    setLinkDetails({ newUsername: 'amina@example.com' })
    expect(await visit('registration.confirmation')).toBe('shown')
  })
})
