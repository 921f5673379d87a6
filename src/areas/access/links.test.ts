import { beforeEach, describe, expect, it } from 'vitest'
import '~/app/routes.ts'
import { openTab } from '../../../tests/support/browser.ts'
import { json, useService } from '../../../tests/support/service.ts'
import { hasPage } from '~/platform/pages/registry.ts'
import type { Guard } from '~/platform/pages/page-row.ts'
import { holdLinkNames, holdLinkToken, linkNames } from '~/platform/session/link-token.ts'
import { storage } from '~/platform/session/storage.ts'
import { guard as customContact } from './custom-contact-guard.ts'
import { guard as link } from './link-guard.ts'
import { pageForAction } from './link-outcomes.ts'
import { guard as tokenValidation } from './token-validation-guard.ts'
import { guard as updateEmail } from './update-email-guard.ts'

const service = useService()
beforeEach(() => {
  openTab()
  holdLinkToken(undefined)
})

const ask = async (guard: Guard) =>
  (await guard({ memberId: '', policy: undefined, locale: 'fr', params: {}, url: new URL('https://portal.example/fr/somewhere') }))?.page ?? 'shown'

const OUTCOMES = [
  ['ACTIVATION_EXPIRED', 'access.expired'],
  ['PASSWORD_RESET_EXPIRED', 'access.expired'],
  ['UPDATE_EMAIL_EXPIRED', 'access.expired'],
  ['ACTIVATION', 'registration.activation-type'],
  ['CONFIRMATION', 'registration.confirmation'],
  ['UPDATE_EMAIL', 'access.update-email'],
  ['PASSWORD_RESET', 'access.reset'],
  ['INVALID', 'access.invalid'],
  ['CONFIRMATION_USED', 'registration.activation-type'],
  ['ACTIVATION_USED', 'registration.activation-type'],
  ['PASSWORD_RESET_USED', 'access.used-token'],
  ['SOMETHING_ELSE', 'access.error-validating-token'],
  ['', 'access.error-validating-token'],
] as const

describe('a link of an e-mail', () => {
  it.each(OUTCOMES)('REG-09..18 AUTH-14 D-30 %s leads to %s, however the service writes it', async (action, page) => {
    expect(hasPage(page)).toBe(true)
    for (const written of [action, action.toLowerCase(), action.replaceAll('_', '-'), ` ${action.replaceAll('_', ' ')} `])
      expect(pageForAction(written)).toBe(page)
    service.answer((response) => json(response, 200, { action }))
    holdLinkToken('abc')
    expect(await ask(tokenValidation)).toBe(page)
  })

  it('REG-08 REG-21 is looked at once, by its token', async () => {
    service.answer((response) => json(response, 200, { action: 'PASSWORD_RESET' }))
    holdLinkToken('a+b/c=')
    await ask(tokenValidation)
    expect(service.calls.map(({ method, url, body }) => [method, url, JSON.parse(body)])).toEqual([['PUT', '/accounts/token', { token: 'a+b/c=' }]])
  })

  it('REG-13 REG-14 REG-19 brings the names that the next page shows', async () => {
    service.answer((response) => json(response, 200, { action: 'update-email', newUsername: 'new@example.com', oldUsername: 'old@example.com' }))
    holdLinkToken('abc')
    await ask(tokenValidation)
    expect(linkNames()).toEqual({ action: 'UPDATE_EMAIL', newUsername: 'new@example.com', oldUsername: 'old@example.com' })
    holdLinkToken('another')
    expect(linkNames()).toEqual({})
  })

  it.each([400, 404, 500, 503])('REG-18 cannot be checked when the service answers %d', async (status) => {
    service.answer((response) => json(response, status, {}))
    holdLinkToken('abc')
    expect(await ask(tokenValidation)).toBe('access.error-validating-token')
  })

  it('REG-18 cannot be checked without a connection', async () => {
    service.answer((response) => void response.destroy())
    holdLinkToken('abc')
    expect(await ask(tokenValidation)).toBe('access.error-validating-token')
  })

  it('D-31 without a token is not complete, and nobody is asked', async () => {
    for (const guard of [tokenValidation, link, updateEmail, customContact]) expect(await ask(guard)).toBe('access.invalid-link')
    expect(service.calls).toEqual([])
  })
})

it('D-40 the change of an address is looked at first when nobody has', async () => {
  holdLinkToken('abc')
  expect(await ask(updateEmail)).toBe('access.token-validation')
  holdLinkNames({ oldUsername: 'old@example.com', newUsername: 'new@example.com' })
  expect(await ask(updateEmail)).toBe('shown')
})

it('ROUTE-017 D-74 the contact page keeps its token for the tab', async () => {
  holdLinkToken('abc')
  expect(await ask(customContact)).toBe('shown')
  expect(storage.read('mslToken')).toBe('abc')
  holdLinkToken(undefined)
  expect(await ask(customContact)).toBe('shown')
})
