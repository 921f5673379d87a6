import { describe, expect, it } from 'vitest'
import type { BenefitCategory, BenefitFamiliesResult } from '~generated/member/model/index.ts'
import {
  countEntries,
  findEntries,
  groupsOfCategories,
  groupsOfFamilies,
  withoutDash,
  withGroup,
  groupAnchor,
} from './service-groups.ts'

const CATEGORIES: readonly BenefitCategory[] = [
  {
    id: 9,
    group: 'practitioners',
    description: 'Services de praticiens',
    subcategories: [
      {
        description: 'Santé physique',
        services: [{ code: 'PHYS', description: 'Physiothérapeute' }, { code: 'OSTE' }],
      },
      { description: 'Santé mentale', services: [{ code: 'PSYC', description: 'Psychologue' }] },
    ],
  },
  { id: 8, description: 'Autres' },
]
const families = (...benFamilies: BenefitFamiliesResult['data']['01']['benFamilies']) =>
  groupsOfFamilies({ data: { '01': { benFamilies } } })

describe('groupsOfCategories', () => {
  it('groups are in the order of use, with unknown groups after them and "other" last', () => {
    const names = ['other', 'optics', 'vision', 'practitioners']
    const inOrder = groupsOfCategories(names.map((group, id) => ({ id, group, description: group })))
    expect(inOrder.map(({ title }) => title)).toEqual(names.toReversed())
  })

  const groups = groupsOfCategories(CATEGORIES)

  it(
    'a category of services becomes a group with an id, and with subcategories whose services have codes and names',
    { tags: ['COV-38'] },
    () => {
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
    },
  )

  it(
    'if several categories belong to one group, only the first category has the anchor of the group',
    { tags: ['D-09'] },
    () => {
      const twice = groupsOfCategories([
        { id: 1, group: 'hospital', description: 'Hospital room' },
        { id: 2, group: 'hospital', description: 'Convalescence' },
      ])
      expect(twice.map(({ anchor }) => anchor)).toEqual(['hospital', undefined])
    },
  )
})

describe('groupsOfFamilies', () => {
  it(
    'groupsOfFamilies reads the benefit families under the key "01" of the response and ignores other keys',
    { tags: ['COV-23', 'CONST-31'] },
    () => {
      const data = {
        '01': { benFamilies: [{ shortDesc: 'A', benefits: [] }] },
        '02': { benFamilies: [{ shortDesc: 'B', benefits: [] }] },
      }
      expect(groupsOfFamilies({ data }).map(({ title }) => title)).toEqual(['A'])
    },
  )

  it.each([
    ['Hospital (semi-private)', 'Hospital', '(semi-private)'],
    ['Hospital (a) (b)', 'Hospital', '(a) (b)'],
    ['Prosthetics', 'Prosthetics', undefined],
    ['(semi-private)', '(semi-private)', undefined],
  ])(
    'the benefit family %s has the title %s and the subtitle %s',
    { tags: ['COV-24'] },
    (shortDesc, title, subtitle) => {
      expect(families({ shortDesc, benefits: [] })).toMatchObject([{ title, subtitle }])
    },
  )

  it.each([
    ['A/B', 'A / B', undefined],
    ['A / B', 'A / B', undefined],
    ['Room/board (C/D)', 'Room / board', '(C / D)'],
  ])(
    'the slashes in the title of the benefit family %s are surrounded by spaces',
    { tags: ['COV-25'] },
    (shortDesc, title, subtitle) => {
      expect(families({ shortDesc, benefits: [] })).toMatchObject([{ title, subtitle }])
    },
  )

  it(
    'groupAnchor finds the family and the entry of a benefit by its code, which is case-sensitive',
    { tags: ['COV-26'] },
    () => {
      const groups = families({
        shortDesc: 'Room',
        benefits: [{ benefitCode: 'ROOM', shortDesc: 'Room in a general hospital' }],
      })
      expect(groups[0]?.parts).toEqual([
        { name: undefined, entries: [{ code: 'ROOM', name: 'Room in a general hospital' }] },
      ])
      expect(groupAnchor(groups, 'ROOM')).toMatchObject({
        group: { title: 'Room' },
        entry: { name: 'Room in a general hospital' },
      })
      expect(groupAnchor(groups, 'room')).toBeUndefined()
    },
  )
})

describe('findEntries', { tags: ['D-18'] }, () => {
  const groups = groupsOfCategories(CATEGORIES)
  const find = (search: string) =>
    findEntries(groups, search).flatMap(({ parts }) => parts.flatMap(({ entries }) => entries.map(({ code }) => code)))

  it('a search of the services finds an entry if each word occurs in the entry or a title above it, regardless of case', () => {
    expect([find('PHYSIOTHERAPEUTE'), find('sante'), find('mentale praticiens'), find('mentale physio')]).toEqual([
      ['PHYS'],
      ['PHYS', 'OSTE', 'PSYC'],
      ['PSYC'],
      [],
    ])
  })

  it(
    'a search that no name matches finds the entries of a group by the words of the group',
    { tags: ['D-367'] },
    () => {
      const words = groupsOfCategories(CATEGORIES, (group) => (group === 'practitioners' ? 'psy, thérapie' : ''))
      const count = (search: string) => countEntries(findEntries(words, search))
      expect([count('therapies'), count('psy'), count('autres')]).toEqual([3, 1, 0])
    },
  )

  it('a search of the list of services counts the entries found, and leaves out groups without any', () => {
    const found = findEntries(groups, 'psycho')
    expect([countEntries(found), found.length, found[0]?.parts.length]).toEqual([1, 1, 1])
  })
})

it.each([
  ['- 100%', '100%'],
  ['- Regular and late - eight months', 'Regular and late - eight months'],
  ['-100%', '-100%'],
  ['100%', '100%'],
])('the provision %j is shown as %j', { tags: ['COV-29', 'COV-36'] }, (sentence, shown) => {
  expect(withoutDash(sentence)).toBe(shown)
})

describe('withGroup', () => {
  const facts = { code: 'PHYS', heading: 'Physiothérapeute', provisions: [], eligibility: [], claimRequirements: [] }

  it(
    'a service without category, subcategory and related services takes them from the list of services',
    { tags: ['COV-31', 'COV-32', 'COV-39', 'D-176'] },
    () => {
      expect(withGroup(facts, CATEGORIES)).toEqual({
        ...facts,
        benefit: { categoryDescription: 'Services de praticiens', subcategoryDescription: 'Santé physique' },
        relatedServices: [{ code: 'OSTE' }],
      })
    },
  )

  it('withGroup keeps the category and related services of a service, and adds none to a service that is not listed', () => {
    const sent = {
      benefit: { categoryDescription: 'A', subcategoryDescription: 'B' },
      relatedServices: [{ code: 'C' }],
    }
    expect(withGroup({ ...facts, ...sent }, CATEGORIES)).toEqual({ ...facts, ...sent })
    expect(withGroup({ ...facts, code: 'X' }, CATEGORIES)).toEqual({ ...facts, code: 'X', relatedServices: [] })
  })
})
