import { beforeAll, describe, expect, it } from 'vitest'
import { submissionInputOf, someone } from '../../../../tests/support/claim-journeys.ts'
import { visionServices } from '../../../../tests/support/claim-members.ts'
import { PARTICIPANTS, PROVIDER_TYPES, SUBCATEGORIES } from '../../../../tests/support/claim-world.ts'
import { intlOf } from '~/platform/i18n/catalogues.ts'
import { textOf, type Text } from '~/platform/i18n/text.tsx'
import type { ClaimAnswers } from './answers.ts'
import { toClaimExtraInfo } from './claim-extra-info.ts'
import { serviceOfLine } from './lines.ts'
import { searchParameters } from './provider-search.ts'
import { claimLines, mergeSubcategories, subcategoryOptions, buildVisionDetails, visionSpecialties } from './vision.ts'
import { loadMessages } from '../../../../tests/support/load-messages.ts'

let text: Text
beforeAll(async () => {
  await loadMessages('en', ['claim-lines'])
  text = textOf(intlOf('en'))
})

const buyer = someone({
  claimType: 'XX-VISI',
  purchasedOnline: true,
  seller: 'Lunettes en ligne',
  kinds: ['2', 'words:0'],
  otherDescription: 'Repair of a frame',
})
const visitor = someone({
  claimType: 'XX-VISI',
  purchasedOnline: false,
  providerType: 'OPTOINDI',
  how: 'search',
  pauthId: 'P1',
  kinds: ['1'],
})
const answers: ClaimAnswers = {
  'service-list-vision': { services: ['2', 'words:0'] },
  'vision-other': { description: 'Repair of a frame' },
}

describe('vision subcategories', { tags: ['CLAIM-27', 'CLAIM-28'] }, () => {
  it('the plan determines the subcategory options, and the prefix "words:" marks an option that needs a description', () => {
    expect(subcategoryOptions(SUBCATEGORIES, text).map(({ value, label }) => [value, label])).toEqual([
      ['1', 'Eye examination'],
      ['2', 'Glasses'],
      ['words:0', 'Other'],
    ])
  })
  it(
    'the subcategories of several participants are listed without duplicates, and the subcategory that needs a description is last',
    { tags: ['D-204'] },
    () => {
      const [exam, glasses, other] = SUBCATEGORIES
      const lenses = { ...glasses!, subcategoryId: 3, description: 'Contact lenses' }
      expect(
        mergeSubcategories([[exam!, other!], [], [glasses!, lenses, { ...exam!, participantId: '3' }]]).map(
          ({ subcategoryId }) => subcategoryId,
        ),
      ).toEqual([1, 2, 3, 0])
      expect(mergeSubcategories([])).toEqual([])
    },
  )
  it('a vision purchase can be described in words if the plan has no subcategories', () => {
    expect(subcategoryOptions([], text)).toEqual([{ value: 'words:0', label: text('claims.services.other') }])
  })
  it('the vision services are those of the chosen subcategories, with the member’s description', () => {
    expect(
      visionServices(answers).map(({ serviceId, subcategoryId, description }) => [
        serviceId,
        subcategoryId,
        description,
      ]),
    ).toEqual([
      [311, 2, 'Frames'],
      [312, 2, 'Lenses'],
      [0, 0, 'Repair of a frame'],
    ])
    expect(visionServices({ 'service-list-vision': { services: ['1'] } }).map(({ serviceId }) => serviceId)).toEqual([
      301,
    ])
  })
  it('the specialty of the chosen provider is listed first among the vision specialties', () => {
    expect(visionSpecialties('OPTI', { providerTypes: PROVIDER_TYPES })).toBe('OPTI,OPTO')
    expect(visionSpecialties(undefined, { providerTypes: PROVIDER_TYPES })).toBe('OPTO,OPTI')
  })
})

describe('vision claim details', { tags: ['CLAIM-36'] }, () => {
  it('the vision details begin with a line for each service, and fill in the participant if the plan has only one', () => {
    const services = visionServices(answers)
    expect(buildVisionDetails(services, PARTICIPANTS)).toEqual({
      lines: [{ subcategory: '311' }, { subcategory: 'rx:312' }, { subcategory: 'other:0' }],
    })
    expect(buildVisionDetails(services.slice(0, 1), PARTICIPANTS.slice(0, 1))).toEqual({
      lines: [{ subcategory: '311', participantId: '1' }],
    })
  })
  it('the key of a vision line consists of service, person and date, and of a counter if two lines are equal', () => {
    const line = {
      subcategory: 'rx:312',
      participantId: '1',
      dateOfService: '20260105',
      amountPaid: '90.00',
      hasPrescription: true,
    }
    const keys = (lines: (typeof line)[]) => claimLines({ 'claim-details-vision': { lines } }).map(({ key }) => key)
    expect(keys([line, line, { ...line, amountPaid: '10.00' }, { ...line, participantId: '2' }])).toEqual([
      'rx:312#1.20260105.1',
      'rx:312#1.20260105.2',
      'rx:312#1.20260105.3',
      'rx:312#2.20260105.1',
    ])
    expect(claimLines({ 'claim-details-vision': { lines: [line] } })[0]).toMatchObject({
      needsPrescription: true,
      hasPrescription: true,
    })
    expect(keys([line]).map(serviceOfLine)).toEqual(['rx:312'])
  })
})

describe('submission of a vision claim', () => {
  it(
    'a vision purchase made online is submitted with the seller as the provider',
    { tags: ['CLAIM-17', 'D-107'] },
    () => {
      const extra = toClaimExtraInfo(submissionInputOf(buyer))
      expect(extra).toMatchObject({
        claimType: 'XX-VISI',
        lob: '04',
        purchasedOnline: true,
        isProviderNotFound: true,
        isRta: false,
      })
      expect(extra.benefitProvider).toEqual({ organizationName: 'Lunettes en ligne', cancelsRTA: false })
    },
  )
  it(
    'a vision purchase not made online is submitted with the chosen provider',
    { tags: ['CLAIM-16', 'CLAIM-24'] },
    () => {
      const material = submissionInputOf(visitor)
      expect(toClaimExtraInfo(material)).toMatchObject({
        purchasedOnline: false,
        isProviderNotFound: false,
        benefitProvider: { pauthId: 'P1' },
      })
      expect(searchParameters(material.answers)).toMatchObject({ type: 'OPTOINDI' })
    },
  )
  it('a practitioner claim is submitted without the field purchasedOnline', () => {
    expect(toClaimExtraInfo(submissionInputOf(someone()))).not.toHaveProperty('purchasedOnline')
  })
  it(
    'a vision line is submitted with its subcategory and service, or with the member’s description',
    { tags: ['CLAIM-28', 'CLAIM-36', 'DATA-31', 'DATA-32'] },
    () => {
      const services = toClaimExtraInfo(submissionInputOf(buyer)).benefitServices ?? []
      const known = visionServices(answers).map(
        ({ serviceId, subcategoryId, subcategoryDescription, description }) => ({
          serviceId,
          subcategoryId,
          subcategoryDescription,
          description,
        }),
      )
      expect(services.length).toBeGreaterThan(0)
      expect(services).toEqual(services.map((line, at) => ({ ...line, ...known[at % known.length] })))
    },
  )
})
