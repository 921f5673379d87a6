import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DrugBenefit, DrugDetails, DrugSummary } from '~generated/member/model/index.ts'
import { alternativesOf, priceDifference, groupsOf, otherDrugs, drugVerdict } from './drug-results.ts'

const drug = (drugDin: string): DrugSummary => ({
  drugDin,
  drugName: `Drug ${drugDin}`,
  drugChemName: 'x',
  isGeneric: false,
})
const benefit = (drugDin: string, more: Partial<DrugBenefit> = {}): DrugBenefit => ({
  drugDin,
  eligibility: 'Yes.',
  tier: 1,
  webCode: 1,
  ...more,
})
const known = (...benefits: readonly DrugBenefit[]) => new Map(benefits.map((each) => [each.drugDin, each]))
const details = (generics: readonly string[], ...groups: readonly (readonly string[])[]): DrugDetails => ({
  ...benefit('00000000'),
  ...drug('00000000'),
  index: 0,
  condCopay: false,
  copayVary: false,
  hasMac: false,
  ramq: false,
  genericEquivalents: generics.map(drug),
  comparableDrugs: groups.map((dins, index) => ({ label: `Group ${index}`, drugs: dins.map(drug) })),
})

describe('drugVerdict', () => {
  it(
    'drugVerdict depends on the coverage code, and on prior authorization only if the drug is covered',
    { tags: ['COV-49'] },
    () => {
      expect(drugVerdict({ webCode: 1 })).toBe('covered')
      expect(drugVerdict({ webCode: 1, priorAuthorization: true })).toBe('authorization')
      expect(drugVerdict({ webCode: 2, priorAuthorization: true })).toBe('refused')
    },
  )
})

describe('comparable drugs', () => {
  it(
    'comparable drugs are grouped by label, without duplicate labels, duplicate drugs or empty labels',
    { tags: ['COV-50'] },
    () => {
      const groups = [
        { label: 'Glicaden (gliclazide)', drugs: [drug('1'), drug('2')] },
        { label: 'Semavia (semaglutide)', drugs: [] },
        { label: 'Glicaden (gliclazide)', drugs: [drug('2'), drug('3')] },
      ]
      expect(groupsOf(groups)).toEqual([{ label: 'Glicaden (gliclazide)', drugs: [drug('1'), drug('2'), drug('3')] }])
    },
  )

  it('otherDrugs lists generic and comparable drugs, each once', () => {
    expect(otherDrugs(details(['1', '2'], ['2', '3'], ['4'])).map(({ drugDin }) => drugDin)).toEqual([
      '1',
      '2',
      '3',
      '4',
    ])
  })
})

describe('alternativesOf', () => {
  it(
    'the alternatives are the generic drug and the comparable drug for which the member pays least',
    { tags: ['D-185'] },
    () => {
      const benefits = known(
        benefit('1', { memberPays: '9.00' }),
        benefit('2', { memberPays: '10.00' }),
        benefit('3', { memberPays: '100.00' }),
        benefit('4', { memberPays: '1.50' }),
      )
      expect(
        alternativesOf(details(['2', '1'], ['3'], ['4']), benefits).map(({ kind, drug: { drugDin } }) => [
          kind,
          drugDin,
        ]),
      ).toEqual([
        ['generic', '1'],
        ['comparable', '4'],
      ])
    },
  )

  it('a drug that the plan does not cover or does not list is not offered as an alternative', () => {
    expect(alternativesOf(details(['1', '2'], ['3']), known(benefit('1', { webCode: 2, memberPays: '1.00' })))).toEqual(
      [],
    )
  })

  it('alternatives without an amount come after the others, and stay in the order of the response', () => {
    expect(alternativesOf(details(['1', '2']), known(benefit('1'), benefit('2')))[0]?.drug.drugDin).toBe('1')
    expect(
      alternativesOf(details(['1', '2']), known(benefit('1'), benefit('2', { memberPays: '50.00' })))[0]?.drug.drugDin,
    ).toBe('2')
  })
})

describe('priceDifference', () => {
  it.each([
    ['21.36', '2.46', 'less', '18.90'],
    ['2.46', '21.36', 'more', '18.90'],
    ['0.10', '0.10', 'same', '0.00'],
  ] as const)(
    'if the member pays %s for a drug and %s for another one, the other drug costs %s by %s',
    { tags: ['D-185'] },
    (pays, other, is, amount) => {
      expect(priceDifference(pays, other)).toEqual({ is, amount })
    },
  )

  it('the price difference is exact to the cent', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 })
    const amount = (value: number) => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`
    fc.assert(
      fc.property(cents, cents, (one, other) => {
        expect(priceDifference(amount(one), amount(other)).amount).toBe(amount(Math.abs(one - other)))
      }),
    )
  })
})
