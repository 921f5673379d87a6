import { describe, expect, it } from 'vitest'
import type { BenefitCategory, BenefitFamiliesResult } from '~generated/member/model/index.ts'
import { withoutDash } from './sentences.ts'
import { countEntries, findEntries, groupsOfCategories, groupsOfFamilies, withGroup, groupAnchor } from './service-groups.ts'

const CATEGORIES: readonly BenefitCategory[] = [
  {
    id: 9,
    group: 'practitioners',
    description: 'Services de praticiens',
    subcategories: [
      { description: 'Santé physique', services: [{ code: 'PHYS', description: 'Physiothérapeute' }, { code: 'OSTE' }] },
      { description: 'Santé mentale', services: [{ code: 'PSYC', description: 'Psychologue' }] },
    ],
  },
  { id: 8, description: 'Autres' },
]
const families = (...benFamilies: BenefitFamiliesResult['data']['01']['benFamilies']) => groupsOfFamilies({ data: { '01': { benFamilies } } })

describe('categories', () => {
  const groups = groupsOfCategories(CATEGORIES)

  it('have a number, subcategories and services by code; none is no subcategory', { tags: ['COV-38'] }, () => {
    expect(groups).toEqual([
      {
        id: '9',
        anchor: 'practitioners',
        title: 'Services de praticiens',
        parts: [
          {
            name: 'Santé physique',
            entries: [
              { code: 'PHYS', name: 'Physiothérapeute' },
              { code: 'OSTE', name: 'OSTE' },
            ],
          },
          { name: 'Santé mentale', entries: [{ code: 'PSYC', name: 'Psychologue' }] },
        ],
      },
      { id: '8', title: 'Autres', parts: [] },
    ])
  })

  it('of one group share an anchor: the first has it, for an address leads to one place', { tags: ['D-09'] }, () => {
    const twice = groupsOfCategories([
      { id: 1, group: 'hospital', description: 'Hospital room' },
      { id: 2, group: 'hospital', description: 'Convalescence' },
    ])
    expect(twice.map(({ anchor }) => anchor)).toEqual(['hospital', undefined])
  })
})

describe('families', () => {
  it('stand under the key 01, any other counts for nothing', { tags: ['COV-23', 'CONST-31'] }, () => {
    const data = { '01': { benFamilies: [{ shortDesc: 'A', benefits: [] }] }, '02': { benFamilies: [{ shortDesc: 'B', benefits: [] }] } }
    expect(groupsOfFamilies({ data }).map(({ title }) => title)).toEqual(['A'])
  })

  it.each([
    ['Hospital (semi-private)', 'Hospital', '(semi-private)'],
    ['Hospital (a) (b)', 'Hospital', '(a) (b)'],
    ['Prosthetics', 'Prosthetics', undefined],
    ['(semi-private)', '(semi-private)', undefined],
  ])('%s is titled %s, and below %s', { tags: ['COV-24'] }, (shortDesc, title, subtitle) => {
    expect(families({ shortDesc, benefits: [] })).toMatchObject([{ title, subtitle }])
  })

  it.each([
    ['A/B', 'A / B', undefined],
    ['A / B', 'A / B', undefined],
    ['Room/board (C/D)', 'Room / board', '(C / D)'],
  ])('the slashes of %s have spaces around them', { tags: ['COV-25'] }, (shortDesc, title, subtitle) => {
    expect(families({ shortDesc, benefits: [] })).toMatchObject([{ title, subtitle }])
  })

  it('hold benefits by code and name; a code leads back to both', { tags: ['COV-26'] }, () => {
    const groups = families({ shortDesc: 'Room', benefits: [{ benefitCode: 'ROOM', shortDesc: 'Room in a general hospital' }] })
    expect(groups[0]?.parts).toEqual([{ name: undefined, entries: [{ code: 'ROOM', name: 'Room in a general hospital' }] }])
    expect(groupAnchor(groups, 'ROOM')).toMatchObject({ group: { title: 'Room' }, entry: { name: 'Room in a general hospital' } })
    expect(groupAnchor(groups, 'room')).toBeUndefined()
  })
})

describe('the search of a list', { tags: ['D-18'] }, () => {
  const groups = groupsOfCategories(CATEGORIES)
  const find = (search: string) => findEntries(groups, search).flatMap(({ parts }) => parts.flatMap(({ entries }) => entries.map(({ code }) => code)))

  it('finds what holds every word, by itself or with the titles above it, whatever accents and case', () => {
    expect([find('PHYSIOTHERAPEUTE'), find('sante'), find('mentale praticiens'), find('mentale physio')]).toEqual([
      ['PHYS'],
      ['PHYS', 'OSTE', 'PSYC'],
      ['PSYC'],
      [],
    ])
  })

  it('counts what it found, and leaves out what has none', () => {
    const found = findEntries(groups, 'psycho')
    expect([countEntries(found), found.length, found[0]?.parts.length]).toEqual([1, 1, 1])
  })
})

it.each([
  ['- 100%', '100%'],
  ['- Regular and late - eight months', 'Regular and late - eight months'],
  ['-100%', '-100%'],
  ['100%', '100%'],
])('%j is shown as %j', { tags: ['COV-29', 'COV-36'] }, (sentence, shown) => {
  expect(withoutDash(sentence)).toBe(shown)
})

describe('a service', () => {
  const facts = { code: 'PHYS', heading: 'Physiothérapeute', provisions: [], eligibility: [], claimRequirements: [] }

  it('has its place and its neighbours from the list', { tags: ['COV-31', 'COV-32', 'COV-39', 'D-176'] }, () => {
    expect(withGroup(facts, CATEGORIES)).toEqual({
      ...facts,
      benefit: { categoryDescription: 'Services de praticiens', subcategoryDescription: 'Santé physique' },
      relatedServices: [{ code: 'OSTE' }],
    })
  })

  it('keeps what the service sends of them, and has none that nobody knows', () => {
    const sent = { benefit: { categoryDescription: 'A', subcategoryDescription: 'B' }, relatedServices: [{ code: 'C' }] }
    expect(withGroup({ ...facts, ...sent }, CATEGORIES)).toEqual({ ...facts, ...sent })
    expect(withGroup({ ...facts, code: 'X' }, CATEGORIES)).toEqual({ ...facts, code: 'X', relatedServices: [] })
  })
})
