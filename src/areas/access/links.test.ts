import { beforeEach, describe, expect, it } from 'vitest'
import '~/app/routes.ts'
import { fromTitle } from '../../../tests/support/from-title.ts'
import { openTab } from '../../../tests/support/browser.ts'
import { json, useService } from '../../../tests/support/service.ts'
import { type Guard, hasPage } from '~/platform/pages/page-registry.ts'
import { setLinkDetails, setLinkToken, linkDetails } from '~/platform/session/email-link.ts'
import { storage } from '~/platform/session/storage.ts'
import { redirectByLinkType, storeLink, requireEmailChange, requireLink } from './link-guards.ts'
import { pageForAction } from './resolve-link.ts'

const service = useService()
beforeEach(() => {
  openTab()
  setLinkToken(undefined)
})

const ask = async (guard: Guard) =>
  (await guard({ policy: undefined, locale: 'fr', params: {}, url: new URL('https://portal.example/fr/somewhere') }))
    ?.page ?? 'shown'

describe('e-mail link', () => {
  /**
   * Spellings of an action: capital or small letters, with underscores, dashes or spaces, or in camel case. Services
   * differ in this.
   */
  const spellings = (action: string) => [
    action,
    action.toLowerCase(),
    action.replaceAll('_', '-'),
    ` ${action.replaceAll('_', ' ')} `,
    action.toLowerCase().replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
  ]
  async function checkTarget(action: string, target: string): Promise<void> {
    expect(hasPage(target)).toBe(true)
    for (const written of spellings(action)) expect(pageForAction(written)).toBe(target)
    service.answer((response) => json(response, 200, { action }))
    setLinkToken('abc')
    expect(await ask(redirectByLinkType)).toBe(target)
  }
  const leadsToPage = fromTitle(/^a link with the action (\S+) leads to (\S+)$/, checkTarget)

  it('a link with the action ACTIVATION_EXPIRED leads to access.expired', { tags: ['REG-09', 'D-30'] }, leadsToPage)
  it(
    'a link with the action PASSWORD_RESET_EXPIRED leads to access.expired',
    { tags: ['REG-10', 'AUTH-14', 'D-30'] },
    leadsToPage,
  )
  it('a link with the action UPDATE_EMAIL_EXPIRED leads to access.expired', { tags: ['REG-11', 'D-30'] }, leadsToPage)
  it(
    'a link with the action ACTIVATION leads to registration.activation-type',
    { tags: ['REG-12', 'D-30'] },
    leadsToPage,
  )
  it(
    'a link with the action CONFIRMATION leads to registration.confirmation',
    { tags: ['REG-13', 'D-30'] },
    leadsToPage,
  )
  it('a link with the action UPDATE_EMAIL leads to access.update-email', { tags: ['REG-14', 'D-30'] }, leadsToPage)
  it('a link with the action PASSWORD_RESET leads to access.reset', { tags: ['REG-15', 'D-30'] }, leadsToPage)
  it('a link with the action INVALID leads to access.invalid', { tags: ['REG-16', 'AUTH-14', 'D-30'] }, leadsToPage)
  it(
    'a link with the action CONFIRMATION_USED leads to registration.activation-type',
    { tags: ['REG-17', 'D-30'] },
    leadsToPage,
  )
  it(
    'a link with the action ACTIVATION_USED leads to registration.activation-type',
    { tags: ['REG-17', 'D-30'] },
    leadsToPage,
  )
  it(
    'a link with the action PASSWORD_RESET_USED leads to access.used-token',
    { tags: ['AUTH-14', 'D-30'] },
    leadsToPage,
  )
  it.each(['SOMETHING_ELSE', ''])(
    'a link with the unknown action "%s" leads to access.error-validating-token',
    { tags: ['REG-18', 'D-30'] },
    (action) => checkTarget(action, 'access.error-validating-token'),
  )

  it('a link is checked with a single request, which contains its token', { tags: ['REG-08', 'REG-21'] }, async () => {
    service.answer((response) => json(response, 200, { action: 'PASSWORD_RESET' }))
    setLinkToken('a+b/c=')
    await ask(redirectByLinkType)
    expect(service.calls.map(({ method, url, body }) => [method, url, JSON.parse(body)])).toEqual([
      ['PUT', '/accounts/token', { token: 'a+b/c=' }],
    ])
  })

  it(
    'the user names in the response to the link check are kept until the token of another link is set',
    { tags: ['REG-13', 'REG-14', 'REG-19'] },
    async () => {
      service.answer((response) =>
        json(response, 200, { action: 'update-email', newUsername: 'new@example.com', oldUsername: 'old@example.com' }),
      )
      setLinkToken('abc')
      await ask(redirectByLinkType)
      expect(linkDetails()).toEqual({
        action: 'UPDATE_EMAIL',
        newUsername: 'new@example.com',
        oldUsername: 'old@example.com',
      })
      setLinkToken('another')
      expect(linkDetails()).toEqual({})
    },
  )

  it.each([400, 404, 500, 503])(
    'a link leads to the error page if the service responds with %d',
    { tags: ['REG-18'] },
    async (status) => {
      service.answer((response) => json(response, status, {}))
      setLinkToken('abc')
      expect(await ask(redirectByLinkType)).toBe('access.error-validating-token')
    },
  )

  it('a link leads to the error page if there is no connection', { tags: ['REG-18'] }, async () => {
    service.answer((response) => void response.destroy())
    setLinkToken('abc')
    expect(await ask(redirectByLinkType)).toBe('access.error-validating-token')
  })

  it(
    'a link without a token leads to the page for invalid links, and no request is sent',
    { tags: ['D-31'] },
    async () => {
      for (const guard of [redirectByLinkType, requireLink, requireEmailChange, storeLink])
        expect(await ask(guard)).toBe('access.invalid-link')
      expect(service.calls).toEqual([])
    },
  )
})

it(
  'the e-mail change page opens only after the link was checked, and otherwise redirects to the link check',
  { tags: ['D-40'] },
  async () => {
    setLinkToken('abc')
    expect(await ask(requireEmailChange)).toBe('access.token-validation')
    setLinkDetails({ action: 'UPDATE_EMAIL', newUsername: 'new@example.com' })
    expect(await ask(requireEmailChange)).toBe('shown')
  },
)

it(
  'a link for an e-mail change without the new e-mail address leads to the error page',
  { tags: ['REG-18', 'D-40'] },
  async () => {
    setLinkToken('abc')
    setLinkDetails({ action: 'UPDATE_EMAIL' })
    expect(await ask(requireEmailChange)).toBe('access.error-validating-token')
  },
)

it('the contact page stores the token of its link in the tab', { tags: ['ROUTE-017', 'D-74'] }, async () => {
  setLinkToken('abc')
  expect(await ask(storeLink)).toBe('shown')
  expect(storage.read('mslToken')).toBe('abc')
  setLinkToken(undefined)
  expect(await ask(storeLink)).toBe('shown')
})
