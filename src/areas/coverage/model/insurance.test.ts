import { describe, expect, it } from 'vitest'
import type { BeneficiaryDetail, LifeBenefit, LifeBenefitDetail, TrusteeDetail } from '~generated/member/model/index.ts'
import { person } from '../../../../sandbox/personas.ts'
import { claimTypeOf, linesOf, sharesOf, totalsOf, unnamed, untrusted } from './insurance.ts'

const pays = (amount: string, lobLabel = 'Amount', lob = '09'): LifeBenefitDetail => ({
  amount,
  lob,
  lobLabel,
  lobName: `Line ${lob}`,
})
const benefit = (
  code: string,
  benefitDetails: LifeBenefitDetail[] = [],
  more: Partial<LifeBenefit> = {},
): LifeBenefit => ({
  code,
  label: `Name of ${code}`,
  benefitDetails,
  ...more,
})
const named = (...names: readonly string[]): BeneficiaryDetail[] =>
  names.map((name) => ({ beneficiaryCode: 'DesignatedBeneficiary', name, percentage: 100 / names.length }))

describe('life insurance benefits', () => {
  const benefits = [
    benefit('BASIC', [pays('100000.10')]),
    benefit('LONG', [pays('2500.00', 'Monthly income', '08')]),
    benefit('SUPP', [pays('50000.20'), pays('500.00', 'Monthly income')]),
    benefit('NEW'),
  ]

  it(
    'the benefits are grouped by line of business, in the order of the response',
    { tags: ['COV-55', 'COV-57'] },
    () => {
      expect(linesOf(benefits).map(({ name, benefits: each }) => [name, each.map(({ code }) => code)])).toEqual([
        ['Line 09', ['BASIC', 'SUPP']],
        ['Line 08', ['LONG']],
        ['', ['NEW']],
      ])
    },
  )

  it(
    'several benefits are added up to the cent, by line of business and label, without those of an accident',
    { tags: ['COV-57'] },
    () => {
      expect(totalsOf(benefits)).toEqual([
        {
          lob: '09',
          name: 'Line 09',
          totals: [
            {
              label: 'Amount',
              amount: '150000.30',
              isLife: true,
              parts: [
                { name: 'Name of BASIC', amount: '100000.10' },
                { name: 'Name of SUPP', amount: '50000.20' },
              ],
            },
          ],
        },
      ])
      expect(totalsOf([...benefits, benefit('ADD', [pays('100.00')])])).toEqual(totalsOf(benefits))
      expect(totalsOf([])).toEqual([])
    },
  )
})

describe('beneficiaries', () => {
  it('the shares of the beneficiaries are added up', { tags: ['COV-56'] }, () => {
    expect(sharesOf(named('A', 'B', 'C'))).toBe(100)
    expect(sharesOf([...named('A'), ...named('B', 'C')])).toBe(200)
    expect(sharesOf([{ beneficiaryCode: 'AssignedBeneficiary', name: 'A', percentage: 33.33 }])).toBe(33.33)
  })

  it(
    'a benefit without a beneficiary is listed as missing one, unless the benefit is paid to the member',
    { tags: ['D-132'] },
    () => {
      const all = ['BASIC', 'DEPENDENT', 'SURVIVING', 'SUPP', 'ADD', 'CRITICAL', 'SHORT', 'LONG', 'NEW']
      expect(unnamed(all.map((code) => benefit(code))).map(({ code }) => code)).toEqual(['BASIC', 'SUPP', 'ADD'])
      expect(unnamed([benefit('BASIC', [], { beneficiaryDetails: [] })])).toHaveLength(1)
      expect(unnamed([benefit('BASIC', [], { beneficiaryDetails: named('A') })])).toEqual([])
    },
  )

  it(
    'a minor beneficiary without a trustee is listed once, even if the name is written in different ways',
    { tags: ['D-132'] },
    () => {
      const people = [
        person('2', 'Daniel', 'Cormier', '19841130', false),
        person('3', 'Théo', 'Cormier-Roy', '20150907', false),
      ]
      const minors = (trusteeDetails: TrusteeDetail[], today = '20261123') =>
        untrusted(
          ['BASIC', 'SUPP'].map((code) =>
            benefit(code, [], {
              beneficiaryDetails: named('Daniel Cormier', 'THÉO CORMIER-ROY', 'Aunt'),
              trusteeDetails,
            }),
          ),
          people,
          today,
        )
      expect(minors([])).toEqual(['THÉO CORMIER-ROY'])
      expect(minors([{ name: 'Lucie Roy', beneficiaryName: 'Somebody Else' }])).toEqual(['THÉO CORMIER-ROY'])
      expect(minors([{ name: 'Lucie Roy', beneficiaryName: 'THÉO CORMIER-ROY' }])).toEqual([])
      expect(minors([{ name: 'Lucie Roy' }])).toEqual([])
      expect(minors([], '20330907'), 'of age on the birthday').toEqual([])
    },
  )
})

it('claimTypeOf returns the claim type that fits every benefit, or undefined if no claim type does', () => {
  const typeOf = (...codes: readonly string[]) =>
    claimTypeOf(codes.map((code) => ({ code, label: code, benefitDetails: [] })))
  expect([typeOf('SHORT', 'LONG', 'CRITICAL'), typeOf('BASIC', 'ADD')]).toEqual(['XX-DCI', 'XX-LADD'])
  expect([typeOf('BASIC', 'LONG'), typeOf('LONG', 'BRANDNEW'), typeOf('BRANDNEW'), typeOf()]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
