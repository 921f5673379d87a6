import { beforeEach, describe, expect, it } from 'vitest'
import '~/app/routes.ts'
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
  (await guard({ policy: undefined, locale: 'fr', params: {}, url: new URL('https://portal.example/fr/somewhere') }))?.page ?? 'shown'

describe('a link of an e-mail', () => {
  const leadsTo = (action: string, page: string) => async () => {
    expect(hasPage(page)).toBe(true)
    for (const written of [action, action.toLowerCase(), action.replaceAll('_', '-'), ` ${action.replaceAll('_', ' ')} `])
      expect(pageForAction(written)).toBe(page)
    service.answer((response) => json(response, 200, { action }))
    setLinkToken('abc')
    expect(await ask(redirectByLinkType)).toBe(page)
  }

  it('ACTIVATION_EXPIRED leads to access.expired, however the service writes it', { tags: ['REG-09', 'D-30'] }, leadsTo('ACTIVATION_EXPIRED', 'access.expired'))
  it(
    'PASSWORD_RESET_EXPIRED leads to access.expired, however the service writes it',
    { tags: ['REG-10', 'AUTH-14', 'D-30'] },
    leadsTo('PASSWORD_RESET_EXPIRED', 'access.expired'),
  )
  it(
    'UPDATE_EMAIL_EXPIRED leads to access.expired, however the service writes it',
    { tags: ['REG-11', 'D-30'] },
    leadsTo('UPDATE_EMAIL_EXPIRED', 'access.expired'),
  )
  it(
    'ACTIVATION leads to registration.activation-type, however the service writes it',
    { tags: ['REG-12', 'D-30'] },
    leadsTo('ACTIVATION', 'registration.activation-type'),
  )
  it(
    'CONFIRMATION leads to registration.confirmation, however the service writes it',
    { tags: ['REG-13', 'D-30'] },
    leadsTo('CONFIRMATION', 'registration.confirmation'),
  )
  it('UPDATE_EMAIL leads to access.update-email, however the service writes it', { tags: ['REG-14', 'D-30'] }, leadsTo('UPDATE_EMAIL', 'access.update-email'))
  it('PASSWORD_RESET leads to access.reset, however the service writes it', { tags: ['REG-15', 'D-30'] }, leadsTo('PASSWORD_RESET', 'access.reset'))
  it('INVALID leads to access.invalid, however the service writes it', { tags: ['REG-16', 'AUTH-14', 'D-30'] }, leadsTo('INVALID', 'access.invalid'))
  it(
    'CONFIRMATION_USED leads to registration.activation-type, however the service writes it',
    { tags: ['REG-17', 'D-30'] },
    leadsTo('CONFIRMATION_USED', 'registration.activation-type'),
  )
  it(
    'ACTIVATION_USED leads to registration.activation-type, however the service writes it',
    { tags: ['REG-17', 'D-30'] },
    leadsTo('ACTIVATION_USED', 'registration.activation-type'),
  )
  it(
    'PASSWORD_RESET_USED leads to access.used-token, however the service writes it',
    { tags: ['AUTH-14', 'D-30'] },
    leadsTo('PASSWORD_RESET_USED', 'access.used-token'),
  )
  it(
    'SOMETHING_ELSE leads to access.error-validating-token, however the service writes it',
    { tags: ['REG-18', 'D-30'] },
    leadsTo('SOMETHING_ELSE', 'access.error-validating-token'),
  )
  it(
    'no action leads to access.error-validating-token, however the service writes it',
    { tags: ['REG-18', 'D-30'] },
    leadsTo('', 'access.error-validating-token'),
  )

  it('is looked at once, by its token', { tags: ['REG-08', 'REG-21'] }, async () => {
    service.answer((response) => json(response, 200, { action: 'PASSWORD_RESET' }))
    setLinkToken('a+b/c=')
    await ask(redirectByLinkType)
    expect(service.calls.map(({ method, url, body }) => [method, url, JSON.parse(body)])).toEqual([['PUT', '/accounts/token', { token: 'a+b/c=' }]])
  })

  it('brings the names that the next page shows', { tags: ['REG-13', 'REG-14', 'REG-19'] }, async () => {
    service.answer((response) => json(response, 200, { action: 'update-email', newUsername: 'new@example.com', oldUsername: 'old@example.com' }))
    setLinkToken('abc')
    await ask(redirectByLinkType)
    expect(linkDetails()).toEqual({ action: 'UPDATE_EMAIL', newUsername: 'new@example.com', oldUsername: 'old@example.com' })
    setLinkToken('another')
    expect(linkDetails()).toEqual({})
  })

  it.each([400, 404, 500, 503])('cannot be checked when the service answers %d', { tags: ['REG-18'] }, async (status) => {
    service.answer((response) => json(response, status, {}))
    setLinkToken('abc')
    expect(await ask(redirectByLinkType)).toBe('access.error-validating-token')
  })

  it('cannot be checked without a connection', { tags: ['REG-18'] }, async () => {
    service.answer((response) => void response.destroy())
    setLinkToken('abc')
    expect(await ask(redirectByLinkType)).toBe('access.error-validating-token')
  })

  it('without a token is not complete, and nobody is asked', { tags: ['D-31'] }, async () => {
    for (const guard of [redirectByLinkType, requireLink, requireEmailChange, storeLink]) expect(await ask(guard)).toBe('access.invalid-link')
    expect(service.calls).toEqual([])
  })
})

it('the change of an address is looked at first when nobody has', { tags: ['D-40'] }, async () => {
  setLinkToken('abc')
  expect(await ask(requireEmailChange)).toBe('access.token-validation')
  setLinkDetails({ action: 'UPDATE_EMAIL', newUsername: 'new@example.com' })
  expect(await ask(requireEmailChange)).toBe('shown')
})

it('the change of an address that the service does not tell ends on the page for links that cannot be checked', { tags: ['REG-18', 'D-40'] }, async () => {
  setLinkToken('abc')
  setLinkDetails({ action: 'UPDATE_EMAIL' })
  expect(await ask(requireEmailChange)).toBe('access.error-validating-token')
})

it('the contact page keeps its token for the tab', { tags: ['ROUTE-017', 'D-74'] }, async () => {
  setLinkToken('abc')
  expect(await ask(storeLink)).toBe('shown')
  expect(storage.read('mslToken')).toBe('abc')
  setLinkToken(undefined)
  expect(await ask(storeLink)).toBe('shown')
})
