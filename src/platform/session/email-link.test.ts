import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTab } from '../../../tests/support/browser.ts'
import { endSessionWithoutRedirect } from './end-session.ts'
import { setLinkToken, storedInvitationToken, linkToken, parseLinkToken, stripSecretsFromUrl } from './email-link.ts'
import { storage } from './storage.ts'

let tab: ReturnType<typeof openTab>
beforeEach(() => {
  tab = openTab()
  setLinkToken(undefined)
})

const token = fc.stringMatching(/^[A-Za-z0-9._~+/=-]{1,200}$/)
const addressOf = (path: string) => new URL(path, 'https://portal.example')

describe('parseLinkToken', () => {
  it(
    'a link token is read from a plain value, a URL-encoded value and a value surrounded by spaces',
    { tags: ['REG-08'] },
    () => {
      fc.assert(
        fc.property(token, (value) => {
          expect(parseLinkToken(value)).toBe(value)
          expect(parseLinkToken(` ${value}\n`)).toBe(value)
          expect(parseLinkToken(encodeURIComponent(value))).toBe(value)
        }),
      )
    },
  )

  it.each([null, '', '   ', 'two words', 'a\u0000b', '<script>', '%E0%A4%A', `%20`, 'x'.repeat(2049)])(
    'the value %j is not a link token',
    { tags: ['D-31'] },
    (value) => {
      expect(parseLinkToken(value)).toBeUndefined()
    },
  )
})

describe('stripSecretsFromUrl', () => {
  it('the link token is removed from the URL when it is read, and the rest of the query is unchanged', () => {
    expect(stripSecretsFromUrl(addressOf('/en/reset-your-account?brand=SBC&token=abc%2Bd&x=1')).toString()).toBe(
      'brand=SBC&x=1',
    )
    expect(linkToken()).toBe('abc+d')
    expect(stripSecretsFromUrl(addressOf('/en/reset-your-account?brand=SBC&x=1')).toString()).toBe('brand=SBC&x=1')
    expect(linkToken()).toBe('abc+d')
  })

  it('an unreadable link token is removed from the URL, and clears the token that was read earlier', () => {
    stripSecretsFromUrl(addressOf('/en/expired?token=first'))
    expect(stripSecretsFromUrl(addressOf('/en/expired?token=')).size).toBe(0)
    expect(linkToken()).toBeUndefined()
  })

  it(
    'an invitation token is stored in the tab, and a link token is kept in memory only',
    { tags: ['GUARD-10', 'REG-30'] },
    () => {
      stripSecretsFromUrl(addressOf('/en/digital-welcome/verification?mslToken=inv-1&token=link-1'))
      expect(tab.session.getItem('mslToken')).toBe('inv-1')
      expect(Object.values({ ...tab.session, ...tab.local }).join()).not.toContain('link-1')
    },
  )

  it('the link token is cleared at the session end', () => {
    setLinkToken('abc')
    endSessionWithoutRedirect()
    expect(linkToken()).toBeUndefined()
  })
})

it.each([
  ['welcome-fresh', 'welcome-fresh'],
  ['two words', undefined],
  ['x'.repeat(2049), undefined],
])('the stored invitation token is validated when it is read: %s', (kept, expected) => {
  storage.write('mslToken', kept)
  expect(storedInvitationToken()).toBe(expected)
})
