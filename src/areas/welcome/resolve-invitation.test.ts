import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { invitationPage, localeOf } from './resolve-invitation.ts'

const [yes, no] = [true, false]

describe('the page of an invitation', { tags: ['D-33', 'D-36'] }, () => {
  // Every combination is tested. Expired is checked before locked, and locked before registered. The no-password marker
  // has an effect only if the person is registered.
  const leadsTo =
    (page: string) =>
    (emailExpired: boolean, emailLocked: boolean, alreadyRegistered: boolean, hasNoPassword: boolean) => {
      expect(invitationPage({ emailExpired, emailLocked, alreadyRegistered }, hasNoPassword)).toBe(page)
    }

  it.each([
    [no, no, no, no],
    [no, no, no, yes],
  ])(
    'an invitation of a person without an account opens the verification page: expired %s, locked %s, registered %s, no password %s',
    { tags: ['REG-28'] },
    leadsTo('welcome.verification'),
  )
  it.each([[no, no, yes, no]])(
    'an invitation of a registered person opens the page for registered people: expired %s, locked %s, registered %s, no password %s',
    { tags: ['REG-27'] },
    leadsTo('welcome.registered'),
  )
  it.each([[no, no, yes, yes]])(
    'an invitation for an account without a password opens the page for such accounts: expired %s, locked %s, registered %s, no password %s',
    { tags: ['REG-26'] },
    leadsTo('welcome.no-password'),
  )
  it.each([
    [no, yes, no, no],
    [no, yes, no, yes],
    [no, yes, yes, no],
    [no, yes, yes, yes],
  ])(
    'a locked invitation leads to the locked page: expired %s, locked %s, registered %s, no password %s',
    { tags: ['REG-25'] },
    leadsTo('welcome.locked'),
  )
  it.each([
    [yes, no, no, no],
    [yes, no, no, yes],
    [yes, no, yes, no],
    [yes, no, yes, yes],
    [yes, yes, no, no],
    [yes, yes, no, yes],
    [yes, yes, yes, no],
    [yes, yes, yes, yes],
  ])(
    'an expired invitation leads to the expired page: expired %s, locked %s, registered %s, no password %s',
    { tags: ['REG-24'] },
    leadsTo('welcome.expired'),
  )
})

it(
  'the language of an invitation is French for a code or name that begins with fr, and English for any other value',
  { tags: ['REG-31', 'D-34'] },
  () => {
    for (const word of ['FR', 'fr', ' fr ', 'fr-CA', 'French', 'FRE']) expect(localeOf(word)).toBe('fr')
    expect(localeOf(undefined)).toBe('en')
    fc.assert(
      fc.property(
        fc.string().filter((word) => !word.trim().toLowerCase().startsWith('fr')),
        (word) => localeOf(word) === 'en',
      ),
    )
  },
)
