import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { destinationOf, localeOf } from './destination.ts'

const [yes, no] = [true, false]

describe('REG-24..28 D-33 D-36 the page of an invitation', () => {
  // Every combination: expired before locked before registered; the marker matters to the registered only.
  it.each([
    [no, no, no, no, 'welcome.verification'],
    [no, no, no, yes, 'welcome.verification'],
    [no, no, yes, no, 'welcome.registered'],
    [no, no, yes, yes, 'welcome.no-password'],
    [no, yes, no, no, 'welcome.locked'],
    [no, yes, no, yes, 'welcome.locked'],
    [no, yes, yes, no, 'welcome.locked'],
    [no, yes, yes, yes, 'welcome.locked'],
    [yes, no, no, no, 'welcome.expired'],
    [yes, no, no, yes, 'welcome.expired'],
    [yes, no, yes, no, 'welcome.expired'],
    [yes, no, yes, yes, 'welcome.expired'],
    [yes, yes, no, no, 'welcome.expired'],
    [yes, yes, no, yes, 'welcome.expired'],
    [yes, yes, yes, no, 'welcome.expired'],
    [yes, yes, yes, yes, 'welcome.expired'],
  ] as const)('expired %s, locked %s, registered %s, no password %s: %s', (emailExpired, emailLocked, alreadyRegistered, hasNoPassword, page) => {
    expect(destinationOf({ emailExpired, emailLocked, alreadyRegistered }, hasNoPassword)).toBe(page)
  })
})

it('REG-31 D-34 the language of an invitation is read in any case; any other word is English', () => {
  expect(['FR', 'fr', 'Fr', ' fr '].map(localeOf)).toEqual(['fr', 'fr', 'fr', 'fr'])
  fc.assert(
    fc.property(
      fc.string().filter((word) => word.trim().toLowerCase() !== 'fr'),
      (word) => localeOf(word) === 'en',
    ),
  )
})
