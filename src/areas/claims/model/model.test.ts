import { beforeAll, describe, expect, it } from 'vitest'
import { CLAIM_TYPES, COB_REASONS, PARTICIPANTS, PROVIDER_TYPES, PROVIDERS, RECENT_PROVIDERS, SERVICES } from '../../../../tests/support/claim-world.ts'
import { intlOf, loadCatalogues } from '~/platform/i18n/catalogues.ts'
import { LOCALES, type Locale } from '~/platform/i18n/locale.ts'
import { textOf, type Text } from '~/platform/i18n/text.tsx'
import { hasFlow } from '../claim-wizard.ts'
import type { ClaimAnswers } from './answers.ts'
import { numberedName, numberFiles } from './attachments.ts'
import { missingDocuments, neededDocuments } from './documents.ts'
import { needsPrescription, numberOf, reasonKey, recentProviderId, recentProviderKey, serviceKey } from './keys.ts'
import { coverageFor, detailsFor, lineKeys, reconcileLines, selectionFor, serviceOfLine, visitOfLine } from './lines.ts'
import { claimTypeOptions, cobReasonOptions, documentOptions, formatPhone, participantOptions, providerOptions, providerTypeOptions, recentServiceOptions, serviceOptions } from './options.ts'
import { chosenProvider, searchParameters, sortProviders } from './provider-search.ts'
import { stopAt } from './stops.ts'

let text: Record<Locale, Text>
beforeAll(async () => {
  for (const locale of LOCALES) await loadCatalogues(locale, ['shell', 'member', 'claims', 'claim-forms', 'forms'])
  text = { en: textOf(intlOf('en'), 'en'), fr: textOf(intlOf('fr'), 'fr') }
})

const selected = (services: string[], counts: number[] = [], again?: string[]): ClaimAnswers => ({
  'service-list': { services },
  'service-selection': { lines: services.map((serviceId, at) => ({ serviceId, count: counts[at] ?? 1 })), ...(again && { again }) },
})

describe('keys of choices', () => {
  it('say what a form must ask next', () => {
    expect(SERVICES.map(serviceKey)).toEqual(['101', '102', 'rx:111', 'other:0'])
    expect(SERVICES.map(serviceKey).map(needsPrescription)).toEqual([false, false, true, false])
    expect(COB_REASONS.map(reasonKey)).toEqual(['1', '2', '3', 'stop:4', 'stop:5', 'note:6'])
  })
  it('lead back to their records', () => {
    expect(SERVICES.map(serviceKey).map(numberOf)).toEqual(SERVICES.map(({ serviceId }) => serviceId))
    expect(numberOf('other:-99')).toBe(-99)
    expect(recentProviderId(recentProviderKey('a:b'))).toBe('a:b')
    expect(recentProviderId('PHYSPARA')).toBeUndefined()
    expect(recentProviderId(undefined)).toBeUndefined()
  })
})

describe('CLAIM-32 CLAIM-33 CLAIM-35 the lines of a claim', () => {
  it('are one for each visit, then those claimed again', () => {
    expect(lineKeys(selected(['rx:111', '101'], [2, 1], ['102']))).toEqual(['rx:111#1', 'rx:111#2', '101#1', '102#1'])
    expect([serviceOfLine('rx:111#2'), visitOfLine('rx:111#2')]).toEqual(['rx:111', 2])
  })
  it('begin with one visit and keep a count that was given', () => {
    expect(selectionFor({ ...selected(['101'], [3]), 'service-list': { services: ['102', '101'] } })['lines']).toEqual([
      { serviceId: '102', count: 1 },
      { serviceId: '101', count: 3 },
    ])
  })
  it('count a service once that is chosen now and was claimed again before', () => {
    const answers = { ...selected(['101'], [1], ['102', 'rx:111']), 'service-list': { services: ['101', '102'] } }
    expect(selectionFor(answers)).toMatchObject({ again: ['rx:111'] })
  })
  it('keep what was typed with its line, and ask nothing where one person is on the plan', () => {
    const answers: ClaimAnswers = { ...selected(['101', 'rx:111']), 'claim-details': { lines: [{ key: 'rx:111#1', participantId: '2', dateOfService: '20260105', amountPaid: '50.00' }] } }
    expect(detailsFor(answers, undefined, '1')['lines']).toEqual([
      { participantId: '1', key: '101#1', needsPrescription: false },
      { participantId: '2', dateOfService: '20260105', amountPaid: '50.00', key: 'rx:111#1', needsPrescription: true },
    ])
  })
  it('open the count again when they have become too many', () => {
    const answers = { ...selected(['101', '102'], [10, 10]), 'service-list': { services: ['101', '102', 'rx:111'] } }
    expect(reconcileLines('service-selection', answers)).toMatchObject({ isComplete: false })
    expect(reconcileLines('service-selection', { ...answers, 'service-list': { services: ['101', 'rx:111'] } })).toMatchObject({ isComplete: true })
  })
  it('open the other coverage again when the other insurer would have paid more than was spent', () => {
    const answers = (amountPaid: string): ClaimAnswers => ({
      'claim-details': { lines: [{ key: '101#1', participantId: '1', dateOfService: '20260105', amountPaid }] },
      'other-coverage': { doesMemberHaveOtherCov: true, wasSubmittedToOtherFirst: true, lines: [{ key: '101#1', amountPaid: '80.00', amountPaidByOtherCarrier: '60.00' }] },
    })
    expect(reconcileLines('other-coverage', answers('50.00'))).toMatchObject({ isComplete: false })
    expect(reconcileLines('other-coverage', answers('60.00'))).toMatchObject({ isComplete: true })
    expect(reconcileLines('other-coverage', answers('80.00'))).toBeDefined()
    expect(coverageFor(answers('80.00'), undefined, false)['lines']).toEqual([{ key: '101#1', amountPaid: '80.00', amountPaidByOtherCarrier: '60.00' }])
  })
  it('leave every other step alone', () => {
    expect(reconcileLines('comments', selected(['101']))).toBeUndefined()
  })
})

describe('searching the directory', () => {
  const search = (more: object): ClaimAnswers => ({ 'provider-type': { providerType: 'PHYSPARA' }, 'provider-search': { how: 'search', city: ' Moncton ', province: 'NB', ...more } as never })
  it('CLAIM-19 sends the digits of a telephone number', () => {
    expect(searchParameters(search({ phone: '(506) 555-0199' }))).toMatchObject({ phone: '5065550199' })
  })
  it('CLAIM-20 sends no telephone number where none was given', () => {
    for (const phone of [undefined, '', ' - ']) expect(searchParameters(search({ phone }))).not.toHaveProperty('phone')
  })
  it('CLAIM-21 sends town and province in small letters', () => {
    expect(searchParameters(search({}))).toEqual({ type: 'PHYSPARA', city: 'moncton', province: 'nb' })
  })
  it('CLAIM-18 sends the name as it was typed, trimmed', () => {
    expect(searchParameters(search({ nameOfPerson: ' Anne Roy ' }))).toMatchObject({ name: 'Anne Roy' })
    expect(searchParameters(search({ nameOfPerson: '  ' }))).not.toHaveProperty('name')
  })
  it('asks nothing while there is nothing to search for', () => {
    expect(searchParameters({})).toBeUndefined()
    expect(searchParameters({ ...search({}), 'provider-type': { providerType: 'recent:R1' } })).toBeUndefined()
    expect(searchParameters(search({ how: 'manual' }))).toBeUndefined()
    expect(searchParameters(search({ city: undefined }))).toBeUndefined()
  })
  it('CLAIM-22 shows the best first: rank, then distance, then name (D-109)', () => {
    const of = (pauthId: string, searchRanking?: number, distanceFromOrigin?: number, sortNameKey?: string) => ({ ...PROVIDERS[0]!, pauthId, searchRanking, distanceFromOrigin, sortNameKey }) as never
    const sorted = sortProviders([of('f'), of('d', 2, 1), of('c', 1, 9, 'ÉMOND'), of('b', 1, 9, 'EDDY'), of('a', 1, 3), of('e', undefined, 1)])
    expect(sorted.map(({ pauthId }) => pauthId)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  })
  it('finds the provider who was chosen', () => {
    const known = { recentProviders: RECENT_PROVIDERS, providers: PROVIDERS }
    expect(chosenProvider({ 'provider-type': { providerType: 'recent:R1' } }, known)?.pauthId).toBe('R1')
    expect(chosenProvider({ ...search({}), 'provider-results': { pauthId: 'P2' } }, known)?.pauthId).toBe('P2')
    expect(chosenProvider({ ...search({ how: 'manual' }), 'provider-results': { pauthId: 'P2' } }, known)).toBeUndefined()
  })
})

describe('choices that are offered', () => {
  it('CLAIM-01 CLAIM-05 are every claim type, those that cannot be chosen with the reason (D-100)', () => {
    const types = [...CLAIM_TYPES, { ...CLAIM_TYPES[1]!, isDisabledForProv: true }, { ...CLAIM_TYPES[0]!, claimType: 'XX-DENT' as const }]
    expect(claimTypeOptions(types, hasFlow, text.en).map(({ value, disabled, note }) => [value, disabled, note])).toEqual([
      ['XX-PRAC', false, undefined],
      ['XX-HEAL', false, undefined],
      ['XX-HEAL', true, 'Not available in your province'],
      ['XX-DENT', true, 'Not available online yet'],
    ])
  })
  it('CLAIM-14 are recent providers, then the kinds that serve this claim', () => {
    expect(providerTypeOptions(PROVIDER_TYPES, RECENT_PROVIDERS, 'XX-PRAC', text.en).map(({ value }) => value)).toEqual(['recent:R1', 'PHYSPARA', 'MASSINDI'])
    expect(providerTypeOptions(PROVIDER_TYPES, RECENT_PROVIDERS, 'XX-HEAL', text.en).map(({ value }) => value)).toEqual(['recent:R1', 'PHYSPARA'])
    expect(providerTypeOptions([PROVIDER_TYPES[1]!], RECENT_PROVIDERS, 'XX-PRAC', text.en).map(({ value }) => value)).toEqual(['MASSINDI'])
  })
  it('CLAIM-22 are providers with address, telephone and distance', () => {
    expect(providerOptions(PROVIDERS, text.fr)[1]).toEqual({ value: 'P2', label: 'Anne Roy', description: 'Physiotherapist, 1 Main Street, Moncton, 506-555-0123', note: 'à 1,2 km, peut être payé directement' })
  })
  it('CLAIM-29 are services, with what they need and what the plan pays', () => {
    expect(serviceOptions(SERVICES, text.en).map(({ value, note }) => [value, note])).toEqual([['101', undefined], ['102', undefined], ['rx:111', 'needs a prescription'], ['other:0', undefined]])
    expect(serviceOptions(SERVICES, text.en)[0]?.description).toBe('Your plan pays 80%, and $200.00 is left this year')
  })
  it('CLAIM-33 are services claimed lately that can be claimed here and are not chosen (D-97)', () => {
    const recent = [SERVICES[1]!, SERVICES[1]!, SERVICES[2]!, { ...SERVICES[0]!, serviceId: 900 }].map((service) => ({ claimType: 'XX-PRAC' as const, lob: '03', participantId: '1', service }))
    expect(recentServiceOptions(recent, SERVICES, selected(['rx:111'])).map(({ value }) => value)).toEqual(['102'])
  })
  it('CLAIM-33 are never another service, which would have no description', () => {
    const recent = [{ claimType: 'XX-PRAC' as const, lob: '03', participantId: '1', service: SERVICES[3]! }]
    expect(recentServiceOptions(recent, SERVICES, selected(['101']))).toEqual([])
  })
  it('DATA-08 are the people of the plan, cardholder first, by number (D-71)', () => {
    expect(participantOptions([...PARTICIPANTS].toReversed(), '1', text.fr).map(({ value, label }) => [value, label])).toEqual([['1', 'Marie-Ève Tremblay'], ['2', 'Théo Tremblay'], ['3', 'Paul Tremblay']])
  })
  it('are not those who keep their information to themselves, unless it is the member (D-158)', () => {
    const people = PARTICIPANTS.map((person) => ({ ...person, privacyConsent: false }))
    expect(participantOptions(people, '1', text.en).map(({ value }) => value)).toEqual(['1'])
  })
  it('CLAIM-51 are the reasons, in the words of the service', () => {
    expect(cobReasonOptions(COB_REASONS).map(({ value, label }) => [value, label])).toEqual(COB_REASONS.map((reason) => [reasonKey(reason), reason.reason]))
  })
  it('telephone numbers read as people write them', () => {
    expect([formatPhone('5065550123'), formatPhone('123'), formatPhone(undefined)]).toEqual(['506-555-0123', '123', ''])
  })
})

describe('CLAIM-61 documents (D-156, D-157)', () => {
  const claim = (claimType: string, more: ClaimAnswers = {}): ClaimAnswers => ({ 'claim-type': { claimType: claimType as never }, ...more })
  const first = { doesMemberHaveOtherCov: true, wasSubmittedToOtherFirst: true } as const
  it.each(['XX-DCI', 'XX-LADD', 'XX-TRAV', 'XX-PSA', 'XX-PHAR'])('are required for %s', (type) => {
    expect(neededDocuments(claim(type))).toEqual([{ id: 'receipt', isRequired: true }])
  })
  it.each(['XX-PRAC', 'XX-HEAL', 'XX-DENT', 'XX-VISI', 'XX-HSA'])('are welcome for %s', (type) => {
    expect(neededDocuments(claim(type))).toEqual([{ id: 'receipt', isRequired: false }])
  })
  it('include the statement of the other insurer when it was asked first', () => {
    expect(neededDocuments(claim('XX-PRAC', { 'other-coverage': first }))).toContainEqual({ id: 'other-insurer-statement', isRequired: true })
    expect(neededDocuments(claim('XX-PRAC', { 'other-coverage': { ...first, doesMemberHaveOtherCov: false } }))).toHaveLength(1)
  })
  it('are missing until a file is there and they are ticked', () => {
    const answers = claim('XX-PRAC', { 'other-coverage': first })
    const withFile: ClaimAnswers = { ...answers, 'attach-documents': { files: [{ id: 'f', name: 'a.pdf', size: 1, type: '' }] } }
    expect(missingDocuments(answers, ['other-insurer-statement'])).toHaveLength(1)
    expect(missingDocuments(withFile, [])).toHaveLength(1)
    expect(missingDocuments(withFile, ['other-insurer-statement'])).toEqual([])
  })
  it('have words in both languages', () => {
    for (const locale of LOCALES) for (const { label, note } of documentOptions(claim('XX-PHAR', { 'other-coverage': first }), text[locale])) expect([label, note].join(' ')).toMatch(/\p{L}/u)
  })
})

describe('what stops a claim', () => {
  const coverage = (cobOtherReason: string, amountPaidByOtherCarrier = '0.00'): ClaimAnswers => ({
    'other-coverage': { doesMemberHaveOtherCov: true, wasSubmittedToOtherFirst: true, lines: [{ key: '101#1', amountPaidByOtherCarrier, cobOtherReason }] },
  })
  it.each([
    ['CLAIM-55', 'stop:4', 'A prescription is required to complete this claim submission.'],
    ['CLAIM-56', 'stop:5', 'Prior authorization is required to complete this claim submission.'],
  ])('%s ERR-32 is a reason that cancels it, with the words of the specification and an explanation', (_, reason, title) => {
    for (const locale of LOCALES) {
      const stop = stopAt('other-coverage', coverage(reason), COB_REASONS, text[locale])
      expect(stop?.title).toBe(title)
      expect(stop?.text).toBe(text[locale].byConvention(`claims.stop.reason.${reason.slice(5)}`))
    }
  })
  it.each(['1', '2', '3', 'note:6'])('CLAIM-57 is not reason %s', (reason) => {
    expect(stopAt('other-coverage', coverage(reason), COB_REASONS, text.en)).toBeUndefined()
  })
  it('CLAIM-58 is any reason that the service cancels for, with its message or ours', () => {
    const reasons = [{ id: 9, reason: 'New', cancelsRTA: true, cancelsClaim: true, cancelsMessage: null, doesRequireNote: true }]
    expect(stopAt('other-coverage', coverage('stop:9'), reasons, text.en)).toEqual({ title: text.en('claims.stop.reason'), text: text.en('claims.stop.reason.text') })
  })
  it('is not a reason whose line was paid after all, nor one of another step', () => {
    expect(stopAt('other-coverage', coverage('stop:4', '10.00'), COB_REASONS, text.en)).toBeUndefined()
    expect(stopAt('comments', coverage('stop:4'), COB_REASONS, text.en)).toBeUndefined()
    expect(stopAt('other-coverage', { 'other-coverage': { ...coverage('stop:4')['other-coverage'], doesMemberHaveOtherCov: false } }, COB_REASONS, text.en)).toBeUndefined()
  })
  it('is more than 20 lines (D-106)', () => {
    expect(stopAt('service-selection', selected(['101', '102'], [10, 10]), [], text.en)).toBeUndefined()
    expect(stopAt('service-selection', selected(['101', '102'], [10, 10], ['rx:111']), [], text.fr)?.text).toContain('20')
  })
  it('CLAIM-61 is a required document that is missing', () => {
    const answers: ClaimAnswers = { 'claim-type': { claimType: 'XX-PHAR' } as never }
    expect(stopAt('documents-to-attach', answers, [], text.en)).toEqual({ title: text.en('claims.stop.documents'), text: text.en('claims.document.receipt.missing') })
  })
})

describe('CLAIM-62 CONST-20 the names of files', () => {
  it.each([
    [0, 'Reçu été.PDF', 'file-01.pdf'],
    [8, 'a.b.jpeg', 'file-09.jpeg'],
    [19, 'IMG_0001.HEIC', 'file-20.heic'],
    [0, 'no-extension', 'file-01'],
  ])('%i %s is %s', (index, name, expected) => expect(numberedName(index, name)).toBe(expected))

  it('change; what is in the files does not', async () => {
    const [first, second] = numberFiles([new File(['one'], 'b.pdf', { type: 'application/pdf' }), new File(['two'], 'a.png', { type: 'image/png' })])
    expect([first?.name, first?.type, await first?.text()]).toEqual(['file-01.pdf', 'application/pdf', 'one'])
    expect([second?.name, await second?.text()]).toEqual(['file-02.png', 'two'])
  })
})
