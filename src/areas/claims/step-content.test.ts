import { beforeAll, describe, expect, it } from 'vitest'
import { CARDHOLDER, COB_REASONS, KINDS, PARTICIPANTS, SERVICES, SUBCATEGORIES } from '../../../tests/support/claim-world.ts'
import { intlOf, loadCatalogues } from '~/platform/i18n/catalogues.ts'
import { textOf, type Text } from '~/platform/i18n/text.tsx'
import { emptyDraft, type Draft } from '~/wizard/definition.ts'
import { claimDefinition } from './claim-wizard.ts'
import type { ClaimAnswers } from './model/answers.ts'
import { sourcesOf } from './sources.ts'
import { NO_DATA, type StepData } from './step-data.ts'
import { contextFor, initialFor, lineTitle } from './step-content.ts'

let text: Text
beforeAll(async () => {
  await loadCatalogues('en', ['shell', 'member', 'claims', 'claim-forms', 'claim-provider', 'claim-lines', 'claim-coverage', 'claim-vision', 'forms'])
  text = textOf(intlOf('en'), 'en')
})

const data: StepData = { ...NO_DATA, participants: PARTICIPANTS, cardholder: CARDHOLDER, services: SERVICES, cobReasons: COB_REASONS }
const answers: ClaimAnswers = {
  'service-list': { services: ['101', 'other:0'], otherDescription: 'Acupuncture' },
  'service-selection': {
    lines: [
      { serviceId: '101', count: 2 },
      { serviceId: 'other:0', count: 1 },
    ],
  },
}

describe('what a step starts with', () => {
  const contactInfo = { address: { addressLine1: '1 Main Street', city: 'Moncton', country: 'CA', province: 'NB' } } as never
  it('is the member’s own town for a provider search, until they typed another', () => {
    expect(initialFor('provider-search', emptyDraft, {}, { ...data, contactInfo })).toEqual({
      how: 'search',
      city: 'Moncton',
      province: 'NB',
      isIndividual: false,
    })
    const typed: Draft = { ...emptyDraft, typed: { 'provider-search': { how: 'search', city: 'Dieppe' } } }
    expect(initialFor('provider-search', typed, {}, { ...data, contactInfo })).toMatchObject({ city: 'Dieppe' })
  })
  it('is no town for a member who lives elsewhere', () => {
    expect(initialFor('provider-search', emptyDraft, {}, { ...data, contactInfo: { address: { country: 'US', city: 'Boston' } } as never })).toEqual({
      how: 'search',
      isIndividual: false,
    })
  })
  it('is a line for each visit', () => {
    expect(initialFor('claim-details', emptyDraft, answers, data)).toMatchObject({ lines: [{ key: '101#1' }, { key: '101#2' }, { key: 'other:0#1' }] })
  })
  it('asks not who was treated where there is only one person', () => {
    expect(initialFor('claim-details', emptyDraft, answers, { ...data, participants: [PARTICIPANTS[0]!] })).toMatchObject({
      lines: [{ participantId: '1' }, { participantId: '1' }, { participantId: '1' }],
    })
  })
  it('is nothing where nothing is known', () => {
    expect(initialFor('comments', emptyDraft, answers, data)).toEqual({})
  })
})

describe('what a step offers', () => {
  it('the kinds of vision care, then their services', { tags: ['CLAIM-27', 'CLAIM-36'] }, () => {
    const vision = { ...data, subcategories: SUBCATEGORIES, services: KINDS['1']! }
    const offered = (step: string) => contextFor(step, {}, vision, text).options?.['services']?.map(({ value }) => value)
    expect(offered('service-list-vision')).toEqual(['1', '2', 'words:0'])
    expect(offered('claim-details-vision')).toEqual(['301', 'other:0'])
    expect(initialFor('claim-details-vision', emptyDraft, {}, vision)).toEqual({ lines: [{ subcategory: '301' }, { subcategory: 'other:0' }] })
    expect(sourcesOf('service-list-vision')).toEqual(expect.arrayContaining(['subcategories', 'cardholder']))
  })
  it('the member may always claim for themselves, also when others may not see it', { tags: ['D-158'] }, () => {
    const shy = { ...data, participants: PARTICIPANTS.map((person) => ({ ...person, privacyConsent: false })) }
    expect(contextFor('claim-details', answers, shy, text).options?.['participants']?.map(({ value }) => value)).toEqual(['1'])
    expect(sourcesOf('claim-details')).toContain('cardholder')
  })
  it('names vision expenses once it is known what they are for', { tags: ['CLAIM-36'] }, () => {
    const line = { subcategory: '301', participantId: '1', dateOfService: '20260105', amountPaid: '90.00' }
    const told: ClaimAnswers = { 'claim-type': { claimType: 'XX-VISI' }, 'claim-details-vision': { lines: [line, { ...line, participantId: '2' }] } }
    const vision = { ...data, services: KINDS['1']! }
    const titles = (step: string) => contextFor(step, told, vision, text).titles?.['lines']
    expect(titles('claim-details-vision')).toEqual([])
    expect(titles('other-coverage')).toEqual(['Eye examination, 1 of 2', 'Eye examination, 2 of 2'])
  })
  it('names lines by their service, and by their visit where there are several', () => {
    expect(contextFor('claim-details', answers, data, text).titles?.['lines']).toEqual(['Assessment, 1 of 2', 'Assessment, 2 of 2', 'Acupuncture'])
    expect(contextFor('service-selection', answers, data, text).titles?.['lines']).toEqual(['Assessment', 'Acupuncture'])
    expect(lineTitle('101#2', answers, data, text)).toBe('Assessment, 2 of 2')
  })
})

it('a step fetches what its data is found through, and only known data', () => {
  for (const step of Object.keys(claimDefinition.steps)) {
    const sources = sourcesOf(step)
    expect(sources.filter((name) => !(name in NO_DATA))).toEqual([])
    if (sources.includes('services')) expect(sources).toEqual(expect.arrayContaining(['claimTypes', 'providerTypes', 'recentProviders']))
  }
})
