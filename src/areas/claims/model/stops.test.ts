import { beforeAll, describe, expect, it } from 'vitest'
import { COB_REASONS } from '../../../../tests/support/claim-world.ts'
import { intlOf, loadCatalogues } from '~/platform/i18n/catalogues.ts'
import { LOCALES, type Locale } from '~/platform/i18n/locale.ts'
import { textOf, type Text } from '~/platform/i18n/text.tsx'
import type { ClaimAnswers } from './answers.ts'
import { missingDocuments, neededDocuments } from './documents.ts'
import { documentOptions } from './options.ts'
import { cannotProcess, stopAt } from './stops.ts'

let text: Record<Locale, Text>
beforeAll(async () => {
  for (const locale of LOCALES)
    await loadCatalogues(locale, ['shell', 'member', 'claims', 'claim-forms', 'claim-provider', 'claim-lines', 'claim-coverage', 'claim-vision', 'forms'])
  text = { en: textOf(intlOf('en'), 'en'), fr: textOf(intlOf('fr'), 'fr') }
})

const selected = (services: string[], counts: number[] = [], again?: string[]): ClaimAnswers => ({
  'service-list': { services },
  'service-selection': { lines: services.map((serviceId, at) => ({ serviceId, count: counts[at] ?? 1 })), ...(again && { again }) },
})

describe('documents', { tags: ['CLAIM-61', 'D-156', 'D-157'] }, () => {
  const claim = (claimType: string, more: ClaimAnswers = {}): ClaimAnswers => ({ 'claim-type': { claimType }, ...more })
  const first = { doesMemberHaveOtherCov: true, wasSubmittedToOtherFirst: true } as const
  it.each(['XX-DCI', 'XX-LADD'])('are a report for %s, which is required', (type) => {
    expect(neededDocuments(claim(type))).toEqual([{ id: 'proof', isRequired: true }])
  })
  it.each(['XX-TRAV', 'XX-PSA', 'XX-PHAR'])('are required for %s', (type) => {
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
    for (const locale of LOCALES)
      for (const { label, note } of documentOptions(claim('XX-PHAR', { 'other-coverage': first }), text[locale]))
        expect([label, note].join(' ')).toMatch(/\p{L}/u)
  })
})

describe('what stops a claim', () => {
  const coverage = (cobOtherReason: string, amountPaidByOtherCarrier = '0.00'): ClaimAnswers => ({
    'other-coverage': {
      doesMemberHaveOtherCov: true,
      wasSubmittedToOtherFirst: true,
      lines: [{ key: '101#1', amountPaid: '80.00', amountPaidByOtherCarrier, cobOtherReason }],
    },
  })
  const cancels = (reason: string, title: string) => () => {
    for (const locale of LOCALES) {
      const stop = stopAt('other-coverage', coverage(reason), COB_REASONS, text[locale])
      expect(stop?.title).toBe(title)
      expect(stop?.text).toBe(text[locale].byConvention(`claims.stop.reason.${reason.slice(5)}`))
    }
  }

  it(
    'is reason 4, which cancels it, with the words of the specification and an explanation',
    { tags: ['CLAIM-55', 'ERR-32'] },
    cancels('stop:4', 'A prescription is required to complete this claim submission.'),
  )
  it(
    'is reason 5, which cancels it, with the words of the specification and an explanation',
    { tags: ['CLAIM-56', 'ERR-32'] },
    cancels('stop:5', 'Prior authorization is required to complete this claim submission.'),
  )
  it.each(['1', '2', '3', 'note:6'])('is not reason %s', { tags: ['CLAIM-57'] }, (reason) => {
    expect(stopAt('other-coverage', coverage(reason), COB_REASONS, text.en)).toBeUndefined()
  })
  it('is any reason that the service cancels for, with its message or ours', { tags: ['CLAIM-58'] }, () => {
    const reasons = [{ id: 9, reason: 'New', cancelsRTA: true, cancelsClaim: true, cancelsMessage: null, doesRequireNote: true }]
    expect(stopAt('other-coverage', coverage('stop:9'), reasons, text.en)).toEqual({
      title: text.en('claims.stop.reason'),
      text: text.en('claims.stop.reason.text'),
    })
  })
  it('is such a reason also where a part was paid', { tags: ['D-174'] }, () => {
    expect(stopAt('other-coverage', coverage('stop:4', '10.00'), COB_REASONS, text.en)).toBeDefined()
  })
  it('is not a reason whose line was paid after all, nor one of another step', () => {
    expect(stopAt('other-coverage', coverage('stop:4', '80.00'), COB_REASONS, text.en)).toBeUndefined()
    expect(stopAt('comments', coverage('stop:4'), COB_REASONS, text.en)).toBeUndefined()
    expect(
      stopAt('other-coverage', { 'other-coverage': { ...coverage('stop:4')['other-coverage'], doesMemberHaveOtherCov: false } }, COB_REASONS, text.en),
    ).toBeUndefined()
  })
  it('is more than 20 lines', { tags: ['D-106'] }, () => {
    expect(stopAt('service-selection', selected(['101', '102'], [10, 10]), [], text.en)).toBeUndefined()
    expect(stopAt('service-selection', selected(['101', '102'], [10, 10], ['rx:111']), [], text.fr)?.text).toContain('20')
  })
  it('is a required document that is missing', { tags: ['CLAIM-61'] }, () => {
    const answers: ClaimAnswers = { 'claim-type': { claimType: 'XX-PHAR' } }
    expect(stopAt('documents-to-attach', answers, [], text.en)).toEqual({
      title: text.en('claims.stop.documents'),
      text: text.en('claims.document.receipt.missing'),
    })
  })
})

describe('travel expenses', { tags: ['CLAIM-83', 'D-117'] }, () => {
  const travel = (handledByAssistanceProvider: boolean): ClaimAnswers => ({ 'before-start-travel': { handledByAssistanceProvider, agreement: true } })
  const plan = (...keys: string[]) => ({ benefits: keys.map((key) => ({ key })) }) as never
  it.each(['TRAVEL', 'OOP'])('are claimed here when the plan has %s and no assistance provider deals with them', (key) => {
    expect(cannotProcess('before-start-travel', travel(false), plan('DENTAL', key))).toBe(false)
    expect(cannotProcess('before-start-travel', travel(true), plan(key))).toBe(true)
  })
  it('are not when the plan does not cover them', () => {
    expect(cannotProcess('before-start-travel', travel(false), plan('DENTAL'))).toBe(true)
    expect(cannotProcess('before-start-travel', travel(false), null)).toBe(true)
    expect(cannotProcess('before-start', {}, null)).toBe(false)
  })
})
