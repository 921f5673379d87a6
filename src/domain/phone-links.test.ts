import { expect, it } from 'vitest'
import { telHref, spokenNumber } from './phone-links.ts'

it.each(['18005550147', '+0123456789', '+1800', '+1 800 555 0147', 'call us', '+1234567890123456', ''])(
  'telHref rejects the text %j, because it is not a telephone number',
  { tags: ['D-127'] },
  (number) => {
    expect(telHref(number)).toBeUndefined()
  },
)

it.each([
  ['+18005550147', false, '800-555-0147'],
  ['+18005550147', true, '+1 800-555-0147'],
  ['+33123456789', true, '+33123456789'],
])(
  'spokenNumber writes the telephone number %s as people write it (from abroad: %s)',
  { tags: ['D-127'] },
  (number, isFromAbroad, text) => {
    expect(telHref(number)).toBe(number)
    expect(spokenNumber(number, isFromAbroad)).toBe(text)
  },
)

it('telHref returns no URL if the telephone number is missing', () => expect(telHref(undefined)).toBeUndefined())
