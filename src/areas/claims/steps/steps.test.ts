import { globSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { answersOf, policyWith, someone } from '../../../../tests/support/claim-journeys.ts'
import {
  CARDHOLDER,
  CLAIM_TYPES,
  COB_REASONS,
  KINDS,
  PARTICIPANTS,
  PROVIDERS,
  RECENT_PROVIDERS,
  SERVICES,
  SUBCATEGORIES,
} from '../../../../tests/support/claim-world.ts'
import { intlOf } from '~/platform/i18n/catalogues.ts'
import { type Locale, LOCALES } from '~/platform/i18n/locale.ts'
import { type Text, textOf } from '~/platform/i18n/text.tsx'
import type { StepAnswers } from '~/wizard/definition.ts'
import type { ClaimSteps, BlockingError } from '../wizard/step-definition.ts'
import { claimDefinition } from '../wizard/claim-wizard.ts'
import { formContext, loadStepModule, initialAnswers } from '../wizard/step-loader.ts'
import { type ClaimAnswers, reasonKey } from '../model/answers.ts'
import { emptyStepData, stepDataNames, type StepData } from '../wizard/step-data.ts'
import { requirementsOf } from './shared/requirements.tsx'
import { defaultSummaryItems } from './shared/summary-cards.tsx'
import { loadMessages } from '../../../../tests/support/load-messages.ts'

let text: Record<Locale, Text>
beforeAll(async () => {
  for (const locale of LOCALES)
    await loadMessages(locale, [
      'shell',
      'member',
      'claims',
      'claim-forms',
      'claim-provider',
      'claim-services',
      'claim-summary',
      'claim-lines',
      'claim-coverage',
      'claim-vision',
      'forms',
    ])
  text = { en: textOf(intlOf('en')), fr: textOf(intlOf('fr')) }
})

const data: StepData = {
  ...emptyStepData,
  participants: PARTICIPANTS,
  cardholder: CARDHOLDER,
  services: SERVICES,
  cobReasons: COB_REASONS,
}
const answers: ClaimAnswers = {
  'service-list': { services: ['101', 'other:0'], otherDescription: 'Acupuncture' },
  'service-selection': {
    lines: [
      { serviceId: '101', count: 2 },
      { serviceId: 'other:0', count: 1 },
    ],
  },
}
const startWith = async (
  step: string,
  before: StepAnswers | undefined,
  known: ClaimAnswers,
  fetched: StepData = data,
) => initialAnswers(await loadStepModule(step), before, { answers: known, data: fetched, text: text.en })
const offeredBy = async (step: string, known: ClaimAnswers, fetched: StepData = data) =>
  formContext([{ step, module: await loadStepModule(step) }], { answers: known, data: fetched, text: text.en })
const stopAt = async (
  step: string,
  known: ClaimAnswers,
  cobReasons = COB_REASONS,
  locale: Locale = 'en',
): Promise<BlockingError | undefined> =>
  (await loadStepModule(step)).blockingError?.({
    answers: known,
    data: { ...data, cobReasons },
    text: text[locale],
    policy: policyWith(),
  })

describe('step modules', () => {
  const files = import.meta.glob<{ readonly steps: ClaimSteps }>('./*.tsx', { eager: true })
  const knownTo = Object.entries(files).flatMap(([file, { steps }]) =>
    Object.keys(steps).map((step) => [step, file.slice(2, -4)]),
  )
  it('the step modules are exactly those that the wizard definition names for its steps', () => {
    const named = Object.entries(claimDefinition.steps).flatMap(([step, { module }]) =>
      module ? [[step, module]] : [],
    )
    expect(knownTo).toHaveLength(named.length)
    expect(knownTo).toEqual(expect.arrayContaining(named))
  })
  it('each step module provides the options that the layout of its form names', async () => {
    const layouts = globSync('forms/claim/*.ui.json').map(
      (path) => [path.split('/').at(-1)!.replace('.ui.json', ''), readFileSync(path, 'utf8')] as const,
    )
    const askedBy = (form: string) =>
      [...(new Map(layouts).get(form) ?? '').matchAll(/"options": "(\w+)"/g)].map(([, name]) => name)
    for (const [step, { form }] of Object.entries(claimDefinition.steps))
      expect([step, new Set(Object.keys((await loadStepModule(step)).options ?? {}))]).toEqual([
        step,
        new Set(form ? askedBy(form) : []),
      ])
  })
})

describe('initialAnswers', () => {
  const contactInfo = {
    address: { addressLine1: '1 Main Street', city: 'Moncton', country: 'CA', province: 'NB' },
  } as never
  it('the provider search begins with the member’s own town, until the member enters another town', async () => {
    expect(await startWith('provider-search', undefined, {}, { ...data, contactInfo })).toEqual({
      how: 'search',
      city: 'Moncton',
      province: 'NB',
      isIndividual: false,
    })
    expect(
      await startWith('provider-search', { how: 'search', city: 'Dieppe' }, {}, { ...data, contactInfo }),
    ).toMatchObject({ city: 'Dieppe' })
  })
  it('the provider search begins without a town for a member outside Canada', async () => {
    const boston = { address: { country: 'US', city: 'Boston' } } as never
    expect(await startWith('provider-search', undefined, {}, { ...data, contactInfo: boston })).toEqual({
      how: 'search',
      isIndividual: false,
    })
  })
  it('the summary names the person and the clinic that the member entered by hand, each once', async () => {
    const { summary } = await loadStepModule('provider-type')
    const manual = {
      how: 'manual',
      organizationName: 'Clinique du Ruisseau',
      addressLine1: '12 rue du Moulin',
    } as const
    const shown = (typed: object) =>
      summary?.({
        answers: { 'provider-search': { ...manual, manualCity: 'Caraquet', ...typed } },
        data,
        text: text.en,
      })
        .flatMap(({ items }) => items)
        .find(({ id }) => id === 'provider')?.value
    expect(shown({})).toBe('Clinique du Ruisseau, 12 rue du Moulin, Caraquet')
    expect(shown({ firstName: 'Léa', lastName: 'Roy' })).toBe(
      'Léa Roy, Clinique du Ruisseau, 12 rue du Moulin, Caraquet',
    )
  })
  it('the claim details begin with a line for each visit', async () => {
    expect(await startWith('claim-details', undefined, answers)).toMatchObject({
      lines: [{ key: '101#1' }, { key: '101#2' }, { key: 'other:0#1' }],
    })
  })
  it('the claim details begin with the participant filled in if the plan has only one', async () => {
    expect(
      await startWith('claim-details', undefined, answers, { ...data, participants: [PARTICIPANTS[0]!] }),
    ).toMatchObject({
      lines: [{ participantId: '1' }, { participantId: '1' }, { participantId: '1' }],
    })
  })
  it('the comments step begins empty, or with the comments entered earlier', async () => {
    expect(await startWith('comments', undefined, answers)).toEqual({})
    expect(await startWith('comments', { comments: 'Hello' }, answers)).toEqual({ comments: 'Hello' })
  })
})

describe('formContext', () => {
  it(
    'one vision step offers the subcategories, and another one the services of the chosen subcategories',
    { tags: ['CLAIM-27', 'CLAIM-36'] },
    async () => {
      const vision = { ...data, subcategories: SUBCATEGORIES, services: KINDS['1']! }
      const offered = async (step: string) =>
        (await offeredBy(step, {}, vision)).options?.['services']?.map(({ value }) => value)
      expect(await offered('service-list-vision')).toEqual(['1', '2', 'words:0'])
      expect(await offered('claim-details-vision')).toEqual(['301', 'other:0'])
      expect(await startWith('claim-details-vision', undefined, {}, vision)).toEqual({
        lines: [{ subcategory: '301' }, { subcategory: 'other:0' }],
      })
      expect(stepDataNames('service-list-vision')).toEqual(expect.arrayContaining(['subcategories', 'cardholder']))
    },
  )
  it(
    'the claim details offer the member as a participant even if no participant has given privacy consent',
    { tags: ['D-158'] },
    async () => {
      const shy = { ...data, participants: PARTICIPANTS.map((person) => ({ ...person, privacyConsent: false })) }
      expect(
        (await offeredBy('claim-details', answers, shy)).options?.['participants']?.map(({ value }) => value),
      ).toEqual(['1'])
      expect(stepDataNames('claim-details')).toContain('cardholder')
    },
  )
  it(
    'the other coverage step offers the reasons that the service returns',
    { tags: ['CLAIM-51', 'CLAIM-52', 'CLAIM-53', 'CLAIM-54'] },
    async () => {
      const offered = (await offeredBy('other-coverage', {})).options?.['cobReasons']?.map(({ value, label }) => [
        value,
        label,
      ])
      expect(offered).toEqual(COB_REASONS.map((reason) => [reasonKey(reason), reason.reason]))
    },
  )
  it(
    'the documents step offers the documents that the claim needs, in both languages',
    { tags: ['CLAIM-61'] },
    async () => {
      const { options } = await loadStepModule('documents-to-attach')
      for (const locale of LOCALES) {
        const needed =
          options?.['documents']?.({ answers: { 'claim-type': { claimType: 'XX-PHAR' } }, data, text: text[locale] }) ??
          []
        expect(needed.map(({ value }) => value)).toEqual(['receipt'])
        for (const { label, note } of needed) expect([label, note].join(' ')).toMatch(/\p{L}/u)
      }
    },
  )
  it(
    'vision claim lines are titled with the service in the other coverage step, and untitled in the vision details',
    { tags: ['CLAIM-36'] },
    async () => {
      const line = { subcategory: '301', participantId: '1', dateOfService: '20260105', amountPaid: '90.00' }
      const told: ClaimAnswers = {
        'claim-type': { claimType: 'XX-VISI' },
        'claim-details-vision': { lines: [line, { ...line, participantId: '2' }] },
      }
      const vision = { ...data, services: KINDS['1']! }
      expect((await offeredBy('claim-details-vision', told, vision)).titles?.['lines']).toBeUndefined()
      expect((await offeredBy('other-coverage', told, vision)).titles?.['lines']).toEqual([
        expect.stringMatching(/^Eye examination, 1 of 2, \p{L}/u),
        expect.stringMatching(/^Eye examination, 2 of 2, \p{L}/u),
      ])
    },
  )
  it('the title of a line names its service, and the number of the visit if the service has several visits', async () => {
    expect((await offeredBy('claim-details', answers)).titles?.['lines']).toEqual([
      'Assessment, 1 of 2',
      'Assessment, 2 of 2',
      'Acupuncture',
    ])
    expect((await offeredBy('service-selection', answers)).titles?.['lines']).toEqual(['Assessment', 'Acupuncture'])
  })
})

it('each step fetches only known kinds of data, and a step with services also fetches claim and provider types', () => {
  for (const step of Object.keys(claimDefinition.steps)) {
    const sources = stepDataNames(step)
    expect(sources.filter((name) => !(name in emptyStepData))).toEqual([])
    if (sources.includes('services'))
      expect(sources).toEqual(expect.arrayContaining(['claimTypes', 'providerTypes', 'recentProviders']))
  }
})

describe('blockingError', () => {
  const selected = (services: string[], counts: number[], again?: string[]): ClaimAnswers => ({
    'service-list': { services },
    'service-selection': {
      lines: services.map((serviceId, at) => ({ serviceId, count: counts[at] ?? 1 })),
      ...(again && { again }),
    },
  })
  const coverage = (cobOtherReason: string, amountPaidByOtherCarrier = '0.00'): ClaimAnswers => ({
    'other-coverage': {
      doesMemberHaveOtherCov: true,
      wasSubmittedToOtherFirst: true,
      lines: [{ key: '101#1', amountPaid: '80.00', amountPaidByOtherCarrier, cobOtherReason }],
    },
  })
  const cancels = (reason: string, title: string) => async () => {
    for (const locale of LOCALES) {
      const stop = await stopAt('other-coverage', coverage(reason), COB_REASONS, locale)
      expect(stop?.title).toBe(title)
      expect(stop?.text).toBe(text[locale].dynamic(`claims.stop.reason.${reason.slice(5)}`))
    }
  }

  it(
    'the other insurer’s reason 4 (no prescription) blocks the claim, with the specified title and an explanation',
    { tags: ['CLAIM-55', 'ERR-32'] },
    cancels('stop:4', 'A prescription is required to complete this claim submission.'),
  )
  it(
    'the other insurer’s reason 5 (no authorization) blocks the claim, with the specified title and an explanation',
    { tags: ['CLAIM-56', 'ERR-32'] },
    cancels('stop:5', 'Prior authorization is required to complete this claim submission.'),
  )
  it.each(['1', '2', '3', 'note:6'])(
    "the other insurer's reason %s does not block the claim",
    { tags: ['CLAIM-57'] },
    async (reason) => {
      expect(await stopAt('other-coverage', coverage(reason))).toBeUndefined()
    },
  )
  it(
    'a blocked claim shows the portal’s own message if the service sends no message for the reason',
    { tags: ['CLAIM-58'] },
    async () => {
      const reasons = [
        { id: 9, reason: 'New', cancelsRTA: true, cancelsClaim: true, cancelsMessage: null, doesRequireNote: true },
      ]
      expect(await stopAt('other-coverage', coverage('stop:9'), reasons)).toEqual({
        title: text.en('claims.stop.reason'),
        text: text.en('claims.stop.reason.text'),
      })
    },
  )
  it(
    'a reason that cancels the claim blocks the claim even if the other insurer paid part of the amount',
    { tags: ['D-174'] },
    async () => {
      expect(await stopAt('other-coverage', coverage('stop:4', '10.00'))).toBeDefined()
    },
  )
  it('the reason for a partial payment does not block the step if the other insurer paid in full or there is no other plan', async () => {
    expect(await stopAt('other-coverage', coverage('stop:4', '80.00'))).toBeUndefined()
    expect(
      await stopAt('other-coverage', {
        'other-coverage': { ...coverage('stop:4')['other-coverage'], doesMemberHaveOtherCov: false },
      }),
    ).toBeUndefined()
  })
  it('an expense or an event before the birth of its person is blocked', { tags: ['D-359'] }, async () => {
    const { dateOfBirth = '', participantId } = PARTICIPANTS.find((person) => person.dateOfBirth)!
    const at = (dateOfService: string): ClaimAnswers => ({
      'claim-event': { participant: participantId, dateOfService },
    })
    expect((await stopAt('claim-event', at('18990101')))?.text).toContain('1899')
    expect(await stopAt('claim-event', at(dateOfBirth))).toBeUndefined()
    const details = {
      key: '101#1',
      participantId,
      dateOfService: '18990101',
      amountPaid: '80.00',
      needsPrescription: false,
    }
    expect((await stopAt('claim-details', { 'claim-details': { lines: [details] } }, [], 'fr'))?.text).toContain('1899')
  })
  it('a claim with more than 20 lines is blocked', { tags: ['D-106'] }, async () => {
    expect(await stopAt('service-selection', selected(['101', '102'], [10, 10]))).toBeUndefined()
    expect(
      (await stopAt('service-selection', selected(['101', '102'], [10, 10], ['rx:111']), [], 'fr'))?.text,
    ).toContain('20')
  })
  it('a missing required document blocks the claim', { tags: ['CLAIM-61'] }, async () => {
    expect(await stopAt('documents-to-attach', { 'claim-type': { claimType: 'XX-PHAR' } })).toEqual({
      title: text.en('claims.stop.documents'),
      text: text.en('claims.document.receipt.missing'),
    })
  })
})

it(
  'the default reason of a service is preselected, but not a reason that needs a note or blocks the claim',
  { tags: ['CLAIM-59', 'DATA-33'] },
  async () => {
    const line = {
      key: '101#1',
      participantId: '1',
      dateOfService: '20240101',
      amountPaid: '80.00',
      needsPrescription: false,
    }
    const known: ClaimAnswers = { 'claim-details': { lines: [line] } }
    const reasonOf = async (cobOtherReason: number | undefined, before?: StepAnswers) => {
      const services = SERVICES.map((service) => ({ ...service, cobOtherReason }) as (typeof SERVICES)[number])
      const { lines } = (await startWith('other-coverage', before, known, { ...data, services })) as {
        lines: { cobOtherReason?: string }[]
      }
      return lines[0]?.cobOtherReason
    }
    expect(await reasonOf(2)).toBe('2')
    expect(await reasonOf(undefined)).toBeUndefined()
    expect([await reasonOf(4), await reasonOf(6), await reasonOf(9)]).toEqual([undefined, undefined, undefined])
    expect(await reasonOf(2, { lines: [{ ...line, cobOtherReason: '1' }] })).toBe('1')
  },
)

describe('travel claim', { tags: ['CLAIM-83', 'D-117'] }, () => {
  const travel = (handledByAssistanceProvider: boolean): ClaimAnswers => ({
    'before-start-travel': { handledByAssistanceProvider },
  })
  const plan = (...keys: string[]) => ({ benefits: keys.map((key) => ({ key })) }) as never
  const endOf = async (known: ClaimAnswers, benefits: StepData['benefits']) =>
    (await loadStepModule('before-start-travel')).exitPage?.({
      answers: known,
      data: { ...emptyStepData, benefits },
      text: text.en,
    })
  it.each(['TRAVEL', 'OOP'])(
    'a plan with the benefit %s allows a travel claim, unless an assistance provider handles the claim',
    async (key) => {
      expect(await endOf(travel(false), plan('DENTAL', key))).toBeUndefined()
      expect(await endOf(travel(true), plan(key))).toBe('claims.travel-cannot-process')
    },
  )
  it('a travel claim leads to the page travel-cannot-process if the plan does not cover travel', async () => {
    expect(await endOf(travel(false), plan('DENTAL'))).toBe('claims.travel-cannot-process')
    // if the benefits are unknown (null), the claim continues and the insurer decides
    expect(await endOf(travel(false), null)).toBeUndefined()
    expect((await loadStepModule('before-start')).exitPage).toBeUndefined()
  })
})

describe('beforeSave', () => {
  const known = {
    ...emptyStepData,
    claimTypes: CLAIM_TYPES,
    providers: PROVIDERS,
    recentProviders: RECENT_PROVIDERS,
    cobReasons: COB_REASONS,
  }
  const told: ClaimAnswers = {
    ...answersOf(someone({ how: 'search', providerType: 'PHYSPARA', pauthId: 'P1' })),
    'other-coverage': { doesMemberHaveOtherCov: false },
  }
  const entered = { lines: [] }
  it(
    'the details steps record that a claim was once eligible for real-time processing',
    { tags: ['CLAIM-84', 'D-101'] },
    async () => {
      for (const step of ['claim-details', 'claim-details-vision', 'claim-items', 'claim-event']) {
        const { beforeSave } = await loadStepModule(step)
        const view = { answers: told, data: known, text: text.en, policy: policyWith() }
        expect(beforeSave?.(entered, view)).toEqual({ lines: [], startedRTA: true })
        expect(beforeSave?.(entered, { ...view, policy: policyWith({ rta: false }) })).toBe(entered)
        const provider = { ...view, answers: { ...told, 'provider-results': { pauthId: 'P2' } } }
        expect(beforeSave?.(entered, provider)).toBe(entered)
        expect(beforeSave?.({ ...entered, startedRTA: true }, provider)).toEqual({ lines: [], startedRTA: true })
      }
    },
  )
  it('the step module of the comments has no beforeSave function', async () => {
    expect((await loadStepModule('comments')).beforeSave).toBeUndefined()
  })
})

describe('answers in the review', () => {
  it('a comment of eight digits is shown as it was typed, and a date as a date', () => {
    const items = (given: StepAnswers) => defaultSummaryItems('claim-event', given, text.en).map(({ value }) => value)
    expect(items({ comments: '20261105' })).toEqual(['20261105'])
    expect(items({ dateOfService: '20261105' })).toEqual([text.en.date('20261105')])
  })

  it('the name of every date field of a claim begins with date or ends with Date, and no other does', () => {
    const named = globSync('forms/claim/*.ui.json').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/"(?<name>\w+)": \{[^{}]*?"widget": "(?<widget>[\w-]+)"/g)].map(
        ({ groups }) => ({ name: groups!['name']!, widget: groups!['widget']! }),
      ),
    )
    const isDateName = ({ name }: { name: string }) => /^date|Date$/.test(name)
    expect(new Set(named.filter(isDateName).map(({ widget }) => widget))).toEqual(new Set(['date', 'hidden']))
    expect(named.filter(({ widget }) => widget === 'date').every(isDateName)).toBe(true)
  })
})

it(
  'the claim requirements are shown in the words of the plan, but without the leading dashes',
  { tags: ['CLAIM-87', 'D-120'] },
  () => {
    expect(
      requirementsOf({
        claimRequirements: [{ description: '- Within 36 months - not later' }, { description: 'A receipt' }],
      }),
    ).toEqual(['Within 36 months - not later', 'A receipt'])
    expect(requirementsOf({})).toEqual([])
  },
)
