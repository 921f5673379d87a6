import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { directDepositForm } from '~generated/forms/account/direct-deposit.ts'
import { directDepositRemoveForm } from '~generated/forms/account/direct-deposit-remove.ts'
import { failuresOf } from '../../../tests/support/form-failures.ts'

const RIGHT = { branch: '00512', bank: '003', account: '0012345678', confirmAccount: '0012345678' }
const accountFailures = failuresOf(directDepositForm)
const refused = (answers: object) => accountFailures({ ...RIGHT, ...answers })
const both = (number: string) => ({ account: number, confirmAccount: number })

it.each([
  [{}, []],
  [both('1234567'), []],
  [both('000000000000'), []],
  [{ branch: undefined }, ['branch required']],
  [{ branch: '0512' }, ['branch pattern']],
  [{ branch: '005120' }, ['branch pattern']],
  [{ branch: '0051a' }, ['branch pattern']],
  [{ branch: '٠٠٥١٢' }, ['branch pattern']],
  [{ branch: '00 512' }, ['branch pattern']],
  [{ bank: undefined }, ['bank required']],
  [{ bank: '03' }, ['bank pattern']],
  [{ bank: '0003' }, ['bank pattern']],
  [{ bank: '-03' }, ['bank pattern']],
  [{ branch: '003', bank: '00512' }, ['branch pattern', 'bank pattern']],
  [both('123456'), ['account pattern']],
  [both('1234567890123'), ['account pattern']],
  [both('123-456-789'), ['account pattern']],
  [{ account: undefined }, ['account required', 'confirmAccount equal_to']],
  [{ confirmAccount: undefined }, ['confirmAccount required']],
  [{ confirmAccount: '0012345679' }, ['confirmAccount equal_to']],
  [{ confirmAccount: '12345678' }, ['confirmAccount equal_to']],
])('the direct deposit form with %j reports the errors %j', { tags: ['ACCT-20', 'D-62'] }, (answers, failures) =>
  expect(refused(answers)).toEqual(failures),
)

it(
  'the direct deposit form has a different error message for each of the three numbers',
  { tags: ['ACCT-20', 'D-62'] },
  () => {
    const en = JSON.parse(readFileSync('i18n/en/bank-account.json', 'utf8')) as Record<string, string>
    expect([en['form.branch.error.pattern'], en['form.bank.error.pattern'], en['form.account.error.pattern']]).toEqual([
      'Enter the 5-digit transit number.',
      'Enter the 3-digit institution number.',
      'Enter an account number of 7 to 12 digits.',
    ])
  },
)

it.each([
  [{ confirm: true }, []],
  [{ confirm: false }, ['confirm required']],
  [{}, ['confirm required']],
])(
  'the form that removes direct deposit, filled in with %j, has errors unless the removal is confirmed',
  { tags: ['ACCT-21'] },
  (answers, failures) => expect(failuresOf(directDepositRemoveForm)(answers)).toEqual(failures),
)
