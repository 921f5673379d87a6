import { describe, expect, it } from 'vitest'
import { offlineCardExpiry, OWNER, validUntil } from './offline-card.ts'
import { hashLogin } from './tabs.ts'

const LOGIN = 'marie@example.com'
const DAY = 24 * 60 * 60 * 1000
const now = Date.parse('2026-11-26T12:00:00Z')

/** A card that was stored at this moment. */
const storedAt = (moment: number, headers: Record<string, string> = {}) =>
  new Response('', {
    headers: { Expires: offlineCardExpiry(moment).toUTCString(), [OWNER]: hashLogin(LOGIN), ...headers },
  })

describe('validUntil', () => {
  it('a card stays for thirty days', { tags: ['D-321'] }, () => {
    expect(validUntil(storedAt(now), LOGIN, now)).toEqual(new Date('2026-12-26T12:00:00Z'))
    expect(validUntil(storedAt(now), LOGIN, now + 30 * DAY - 1)).not.toBeNull()
    expect(validUntil(storedAt(now), LOGIN, now + 30 * DAY)).toBeNull()
  })

  it('a clock that was set back by up to a day changes nothing, and one set back further ends the card', () => {
    expect(validUntil(storedAt(now), LOGIN, now - DAY)).not.toBeNull()
    expect(validUntil(storedAt(now), LOGIN, now - DAY - 1)).toBeNull()
  })

  it('a card of somebody else is not valid, and the login may be written in capitals', { tags: ['D-322'] }, () => {
    expect(validUntil(storedAt(now), 'daniel@example.com', now)).toBeNull()
    expect(validUntil(storedAt(now), 'Marie@Example.com', now)).not.toBeNull()
  })

  it.each([{ Expires: '' }, { Expires: 'soon' }, { [OWNER]: '' }])(
    'a card without its headers is not valid: %j',
    (headers) => {
      expect(validUntil(storedAt(now, headers as Record<string, string>), LOGIN, now)).toBeNull()
    },
  )
})
