import { expect, it } from 'vitest'
import { makeToken } from '../../../tests/support/browser.ts'
import { isExpired, jwtExpiry } from './jwt.ts'

const now = Date.UTC(2026, 10, 2, 12, 0, 0, 500)
const seconds = Math.floor(now / 1000)

it.each([
  { exp: seconds + 5, expired: false },
  { exp: seconds + 1, expired: false },
  { exp: seconds, expired: true },
  { exp: seconds - 5, expired: true },
])(
  'the expiry of a token is compared with the clock in whole seconds: $exp',
  { tags: ['SESSION-41'] },
  ({ exp, expired }) => {
    expect(isExpired(makeToken({ exp }), now)).toBe(expired)
    expect(isExpired(`Bearer ${makeToken({ exp })}`, now)).toBe(expired)
  },
)

it('a token expiry in milliseconds is recognized and treated as invalid', { tags: ['SESSION-41'] }, () => {
  expect(isExpired(makeToken({ exp: seconds - 1 }), now)).toBe(true)
  expect(isExpired(makeToken({ exp: (seconds - 1) * 1000 }), now)).toBe(true)
  expect(isExpired(makeToken({ exp: (seconds + 5) * 1000 }), now)).toBe(false)
})

it.each(['', 'Bearer ', 'not-a-token', 'a.b.c', 'a.e30.c', makeToken({}), makeToken({ exp: 'tomorrow' })])(
  'a token without a readable expiry is treated as expired: %j',
  (token) => {
    expect(isExpired(token, now)).toBe(true)
  },
)

it('the expiry of a token can be read if the member name in the token has an accent', () => {
  expect(jwtExpiry(makeToken({ exp: 12, sub: 'Ève Élie œ' }))).toBe(12)
})
