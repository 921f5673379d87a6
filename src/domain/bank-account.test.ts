import { expect, it } from 'vitest'
import { areSwapped, lastDigits } from './bank-account.ts'

it.each([
  ['0012345678', '5678'],
  ['1234567', '4567'],
  ['123456789012', '9012'],
])('lastDigits shortens the account number %s to %s', { tags: ['ACCT-19', 'D-62'] }, (account, shown) =>
  expect(lastDigits(account)).toBe(shown),
)

it.each([
  [{ branch: '003', bank: '00512' }, true],
  [{ branch: '00512', bank: '003' }, false],
  [{ branch: '003', bank: '005' }, false],
  [{ branch: '00512', bank: '00512' }, false],
  [{ branch: '003' }, false],
  [{ branch: 'abc', bank: 'abcde' }, false],
  [{}, false],
])(
  'the transit and institution numbers of %j look as if they were entered in each other’s fields: %s',
  { tags: ['ACCT-20'] },
  (typed, swapped) => expect(areSwapped(typed)).toBe(swapped),
)
