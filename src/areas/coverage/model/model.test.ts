import { describe, expect, it } from 'vitest'
import { person } from '../../../../sandbox/personas.ts'
import { selectParticipant } from '../selected-participant.ts'
import { cardsFor } from '~/domain/benefit-cards.ts'
import { titleOf, withoutDash } from './service-groups.ts'

describe('withoutDash', () => {
  it.each([
    ['- 100%', '100%'],
    ['- Prior authorization - ask first', 'Prior authorization - ask first'],
    ['-5% a year', '-5% a year'],
    ['A - B', 'A - B'],
    ['– 100%', '– 100%'],
  ])('the sentence "%s" is shown as "%s"', { tags: ['COV-29', 'COV-36'] }, (sentence, told) => {
    expect(withoutDash(sentence)).toBe(told)
  })
})

describe('titleOf', () => {
  it.each([
    ['Hospital (semi-private)', 'Hospital', '(semi-private)'],
    ['Rooms/wards (a) (b)', 'Rooms / wards', '(a) (b)'],
    ['Rooms / wards', 'Rooms / wards', undefined],
    ['(semi-private)', '(semi-private)', undefined],
  ])(
    'the benefit family "%s" has the title "%s" and the subtitle "%s"',
    { tags: ['COV-24', 'COV-25'] },
    (shortDesc, title, subtitle) => {
      expect(titleOf(shortDesc)).toEqual({ title, subtitle })
    },
  )
})

describe('cardsFor', () => {
  const benefit = (key: string) => ({ key, description: `Name of ${key}` })
  const known = [
    'DRUGS',
    'DENTAL',
    'EHB',
    'HOSPITAL',
    'TRAVEL',
    'HSA',
    'PWA',
    'ONLINEDOCTOR',
    'LIFEDIS',
    'OPTBEN',
    'WELLNESSMEDSECOP',
    'ASSIST',
    'REFUGEE',
  ]

  it(
    'the coverage page has a card for each known benefit, in the order of use whatever that of the response, and ignores unknown benefits',
    { tags: ['COV-01', 'COV-02'] },
    () => {
      expect(
        cardsFor(['PETS', ...known.toReversed(), 'constructor'].map(benefit)).map(({ key, name }) => [key, name]),
      ).toEqual(known.map((key) => [key, `Name of ${key}`]))
      expect(cardsFor([])).toEqual([])
    },
  )
})

describe('selectParticipant', () => {
  const [marie, daniel, theo] = [
    person('1', 'Marie', 'Roy', '19860412', true),
    person('2', 'Daniel', 'Cormier', '19841130', false),
    person('3', 'Théo', 'Roy', '20150907', false),
  ]
  const ids = (all: Parameters<typeof selectParticipant>[0], selfId: string, wanted?: string) => {
    const { people, chosen } = selectParticipant(all, selfId, wanted)
    return [people.map(({ participantId }) => participantId).join(' '), chosen]
  }

  it(
    'the selected participant is the member by default, or the chosen participant if that person is on the plan',
    { tags: ['COV-07'] },
    () => {
      expect(ids([theo, daniel, marie], '2')).toEqual(['1 2 3', '2'])
      expect(ids([theo, daniel, marie], '2', '3')).toEqual(['1 2 3', '3'])
      expect(ids([theo, daniel, marie], '2', '9')).toEqual(['1 2 3', '2'])
    },
  )

  it('a participant who does not share information can be selected only by themselves', { tags: ['D-158'] }, () => {
    const hidden = { ...marie, privacyConsent: false }
    expect(ids([hidden, daniel], '2', '1')).toEqual(['2', '2'])
    expect(ids([hidden, daniel], '1', '1')).toEqual(['1 2', '1'])
    expect(ids([daniel], '1')).toEqual(['2', '2'])
    expect(ids([], '1')).toEqual(['', undefined])
  })
})
