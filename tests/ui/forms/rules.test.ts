import { describe, expect, test } from 'vitest'
import { FIELD_RULES } from '~/forms/validators/field-rules.ts'
import { FORM_RULES } from '../../../src/forms/validators/run-rules.ts'
import { failedRules, unknownRules } from '~/forms/validators/run-rules.ts'

const NOW = new Date(2026, 10, 20, 12)
const holds = (
  name: keyof typeof FIELD_RULES,
  value: unknown,
  argument?: unknown,
  siblings: Record<string, unknown> = {},
) => FIELD_RULES[name](value, argument, { siblings, now: NOW })

/** Values that each rule accepts and refuses. */
const CASES: Record<
  keyof typeof FIELD_RULES,
  { argument?: unknown; siblings?: Record<string, unknown>; accepts: unknown[]; refuses: unknown[] }
> = {
  required: { accepts: ['a', 0, false, ['a']], refuses: ['', undefined, null, []] },
  equal_to: { argument: 'email', siblings: { email: 'a@b.ca' }, accepts: ['a@b.ca'], refuses: ['A@b.ca', ''] },
  differs_from: {
    argument: 'current',
    siblings: { current: 'a@b.ca' },
    accepts: ['b@b.ca', 'a@b.ca.'],
    refuses: ['a@b.ca', 'A@B.ca'],
  },
  length: { argument: { min: 2, max: 3 }, accepts: ['ab', 'abc', '😀😀'], refuses: ['a', 'abcd'] },
  email: {
    accepts: ['a@b.ca', "o'neil.a+b_c@mail-1.b.ca"],
    refuses: ['a', 'a@b', 'a b@c.ca', '@b.ca', 'a.@b.ca', 'a@-b.ca', 'a@b-.ca', 'é@b.ca', 'a@b.ca,'],
  },
  max_value: {
    argument: 'paid',
    siblings: { paid: '95.00' },
    accepts: ['95.00', '0.00', '9.50'],
    refuses: ['95.01', '100.00', 'x'],
  },
  digits: {
    argument: { min: 7, max: 12 },
    accepts: ['0012345', '001234567890'],
    refuses: ['123456', '1234567890123', '12345 7'],
  },
  max: { argument: 3, accepts: ['', 'abc'], refuses: ['abcd'] },
  date8: { accepts: ['20260228', '20240229'], refuses: ['20260230', '2026--1', '2026', '20261301'] },
  notFuture: { accepts: ['20261120', '19990101', 'not a date'], refuses: ['20261121', '29990101'] },
  notBefore1900: { accepts: ['19000101', '20261120'], refuses: ['18991231'] },
  fromNotAfterTo: {
    argument: 'from',
    siblings: { from: '20260201' },
    accepts: ['20260201', '20260202'],
    refuses: ['20260131'],
  },
  withinMonths: {
    argument: { from: 'from', months: 24 },
    siblings: { from: '20240229' },
    accepts: ['20240229', '20260228', '20260229', 'not a date'],
    refuses: ['20260301'],
  },
  amount: {
    argument: { min: '0.01', max: '99999.99' },
    accepts: ['0.01', '99999.99'],
    refuses: ['0.00', '100000.00', '1e3', '12.5'],
  },
  phone: { accepts: ['5065550123'], refuses: ['1065550123', '506555012'] },
  postalCode: { accepts: ['E1C 4M1', 'e1c4m1'], refuses: ['D1C 4M1', 'W1C 4M1', 'E1C 4M', 'E1O 4M1'] },
  postalCodeOf: {
    argument: 'province',
    siblings: { province: 'QC' },
    accepts: ['G1A 1A1', 'h1a1a1', 'J1A 1A1'],
    refuses: ['E1C 4M1', 'K1A 0A1', 'x1a 0a1'],
  },
  codes: {
    argument: { digits: 5, max: 2 },
    accepts: ['01202', ' 01202,, 11101 ', '01202 01202;11101'],
    refuses: [',', '1202', '01202 A1101', '01202 11101 11102'],
  },
  din: { accepts: ['09901511', 'metformin', 'B12'], refuses: ['0990151', '099015111', '1'] },
  drugName: {
    argument: { min: 3, max: 100 },
    accepts: ['met', 'Sémaglutide 1 mg', 'Co-trimoxazole', 'B12', '09901511', 'x'.repeat(100)],
    refuses: ['me', 'x'.repeat(101), 'l’acide', "l'acide", '5%', 'œstradiol', 'met 💊', '12-34', '- -', '2×3'],
  },
  complexity: { accepts: ['Abcdefg1', 'Été2026X'], refuses: ['Été2026x', 'abcdefg1', 'ABCDEFG1', 'Abcdefgh'] },
}

describe.each(Object.entries(CASES))(
  'rule %s',
  { tags: ['AUTH-35', 'D-162'] },
  (name, { argument, siblings, accepts, refuses }) => {
    test.each(accepts)(`the rule ${name} accepts the value %s`, (value) =>
      expect(holds(name as keyof typeof FIELD_RULES, value, argument, siblings)).toBe(true),
    )
    test.each(refuses)(`the rule ${name} refuses the value %s`, (value) =>
      expect(holds(name as keyof typeof FIELD_RULES, value, argument, siblings)).toBe(false),
    )
  },
)

test('a number with a required count of digits keeps its leading zeros', { tags: ['D-62'] }, () =>
  expect([holds('digits', '00512', 5), holds('digits', '512', 5)]).toEqual([true, false]),
)
test(
  'a postal code begins with a letter of the chosen province or territory, or with any letter if none is chosen',
  { tags: ['D-63'] },
  () => {
    const letters = {
      AB: 'T',
      BC: 'V',
      MB: 'R',
      NB: 'E',
      NL: 'A',
      NS: 'B',
      NT: 'X',
      NU: 'X',
      ON: 'KLMNP',
      PE: 'C',
      QC: 'GHJ',
      SK: 'S',
      YT: 'Y',
    }
    for (const [province, own] of Object.entries(letters))
      for (const letter of 'ABCEGHJKLMNPRSTVXY')
        expect(holds('postalCodeOf', `${letter}1A 1A1`, 'province', { province }), `${letter} ${province}`).toBe(
          own.includes(letter),
        )
    expect(holds('postalCodeOf', 'E1C 4M1', 'province')).toBe(true)
  },
)
test('the rule max_value compares with a given maximum or with another field, unless that field is empty', () => {
  expect([
    holds('max_value', 3, 5),
    holds('max_value', 6, 5),
    holds('max_value', '1.00', 'paid', { paid: undefined }),
    holds('max_value', '6.00', '5.00'),
  ]).toEqual([true, false, true, false])
})

describe('rules for a whole form', () => {
  test('the rule atLeastOneOf requires a value in at least one of several fields', () => {
    expect(FORM_RULES.atLeastOneOf({ b: true }, ['a', 'b'])).toBeUndefined()
    expect(FORM_RULES.atLeastOneOf({ a: false, b: '' }, ['a', 'b'])).toBe('a')
  })
  test('the rule organisationOrPerson requires an organisation, or a person with first and last name', () => {
    const at = (data: object) => FORM_RULES.organisationOrPerson({ ...data }, ['organisation', 'first', 'last'])
    expect([
      at({ organisation: 'Clinic' }),
      at({ first: 'Ann', last: 'Roy' }),
      at({}),
      at({ first: 'Ann' }),
      at({ last: 'Roy' }),
    ]).toEqual([undefined, undefined, 'organisation', 'last', 'first'])
  })
  test('the rule atMostLines limits the total number of lines', () => {
    expect(FORM_RULES.atMostLines({ lines: [{ count: 10 }, { count: 10 }] }, 20)).toBeUndefined()
    expect(FORM_RULES.atMostLines({ lines: [{ count: 10 }, { count: 11 }] }, 20)).toBe('lines')
  })
  test('the rule differentLines reports the later one of two equal lines', { tags: ['D-140'] }, () => {
    const at = (...emails: (string | undefined)[]) =>
      FORM_RULES.differentLines({ emails: emails.map((email) => ({ email })) }, ['emails', 'email'])
    expect([
      at('a@x.ca', 'b@x.ca'),
      at('a@x.ca', 'b@x.ca', 'A@X.ca'),
      at(undefined, undefined, ''),
      FORM_RULES.differentLines({}, ['emails', 'email']),
    ]).toEqual([undefined, ['emails', 2, 'email'], undefined, undefined])
  })
})

describe('layout', () => {
  const ui = {
    fields: {
      from: {},
      to: { rules: ['date8', { fromNotAfterTo: 'from' }] },
      lines: {
        items: {
          fields: { paid: { rules: [{ amount: { min: '0.01' } }] }, other: { rules: [{ max_value: 'paid' }] } },
        },
      },
    },
    rules: [{ atLeastOneOf: ['a', 'b'], when: { how: 'manual' } }],
  } as const
  test('failedRules returns the field that breaks a rule and the arguments of the message', () => {
    expect(
      failedRules(ui, { from: '20260201', to: '20260131', lines: [{ paid: '0.00', other: '1.00' }] }, NOW),
    ).toEqual([
      { path: ['to'], rule: 'fromNotAfterTo', values: { limit: '20260201' } },
      { path: ['lines', 0, 'paid'], rule: 'amount', values: { min: '0.01' } },
      { path: ['lines', 0, 'other'], rule: 'max_value', values: { limit: '0.00' } },
    ])
  })
  test('the validation rules of a form are not applied to empty fields', { tags: ['AUTH-40'] }, () =>
    expect(failedRules(ui, { to: '' }, NOW)).toEqual([]),
  )
  test('a layout applies a conditional rule only if its condition is met', () =>
    expect(failedRules(ui, { how: 'manual' }, NOW)).toEqual([{ path: ['a'], rule: 'atLeastOneOf', values: undefined }]))
  test('unknownRules lists the rules of a layout that do not exist', () =>
    expect(unknownRules({ fields: { a: { rules: ['date9', { amount: {} }] } }, rules: ['atLeastOne'] })).toEqual([
      'atLeastOne',
      'date9',
    ]))
})
