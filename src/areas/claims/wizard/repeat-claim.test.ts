import { describe, expect, it } from 'vitest'
import type {
  ExternalCoverage,
  HealthProfessional,
  Participant,
  RecentClaimService,
  ServiceType,
} from '~generated/member/model/index.ts'
import type { Draft } from '~/wizard/definition.ts'
import { setUnsavedAnswers } from '~/wizard/engine.ts'
import { asClaimAnswers } from '../model/answers.ts'
import { enteredBefore, enteredDetails, isOnePageClaim, repeatVisit, storeEntered } from './repeat-claim.ts'

const service = {
  serviceId: 102,
  serviceCode: 'PHYS02',
  description: 'Treatment',
  isServiceTypeOther: false,
  isRequirePrescription: false,
} as ServiceType
const provider = { pauthId: 'R1', providerType: 'PHYSPARA' } as HealthProfessional
const person = (participantId: string, more: Partial<Participant> = {}) => ({ participantId, ...more }) as Participant
const last = (participantId: string, lastAmount: string) =>
  ({ claimType: 'XX-PRAC', participantId, lastAmount, service, provider }) as RecentClaimService

const answers = {
  'claim-type': { claimType: 'XX-PRAC' },
  'before-start': { agreement: false },
  'treatment-for-accident': { isAccident: false },
  'provider-type': { providerType: 'recent:R1' },
  'service-list': { services: ['102'] },
  'service-selection': { lines: [{ serviceId: '102', count: 1 }] },
} as const
const draftWith = (line?: object): Draft => ({
  answers,
  unsaved: line ? { 'claim-details': { lines: [line] } } : {},
  completedSteps: Object.keys(answers),
})
const known = {
  services: [service],
  recentServices: [last('2', '80.00'), last('1', '95.00')],
  recentProviders: [provider],
  participants: [person('1'), person('2')],
  cardholder: { participantId: '1' },
}
const given = asClaimAnswers(answers)
const find = (changed: Partial<typeof known> = {}, draft = draftWith({ participantId: '1' }), of = given) =>
  repeatVisit(of, draft, { ...known, ...changed })

describe('repeatVisit', { tags: ['D-212'] }, () => {
  it('repeatVisit returns the service, provider and person of a repeat claim, and the last claim for that service', () => {
    expect(find()).toEqual({ key: '102#1', service, provider, person: person('1'), last: last('1', '95.00') })
  })

  it('repeatVisit takes the person from the newest claim for the service if the draft has no claim details', () => {
    expect(find({}, draftWith())?.person).toEqual(person('2'))
  })

  it('repeatVisit returns no visit if service, provider or person is missing or the person gave no privacy consent', () => {
    expect(find({ services: [] })).toBeUndefined()
    expect(find({ services: [{ ...service, isServiceTypeOther: true }] })).toBeUndefined()
    expect(find({ recentProviders: [] })).toBeUndefined()
    expect(find({ participants: [person('2')] })).toBeUndefined()
    expect(find({}, draftWith({ participantId: '2' }))).toBeDefined()
    expect(
      find({ participants: [person('2', { privacyConsent: false })] }, draftWith({ participantId: '2' })),
    ).toBeUndefined()
    expect(find({ recentServices: [] }, draftWith())).toBeUndefined()
  })

  it('repeatVisit returns no visit for a claim with several lines', () => {
    const twice = { ...answers, 'service-selection': { lines: [{ serviceId: '102', count: 2 }] } }
    expect(find({}, draftWith({ participantId: '1' }), asClaimAnswers(twice))).toBeUndefined()
  })
})

describe('isOnePageClaim', { tags: ['D-212'] }, () => {
  const path = [...Object.keys(answers), 'claim-details', 'other-coverage', 'attach-documents', 'confirmation']
  const line = { key: '102#1', participantId: '1', dateOfService: '20261120', amountPaid: '95.00' }
  const onDay = asClaimAnswers({ ...answers, 'claim-details': { lines: [line] } })
  const input = { path, answers: onDay, visit: find(), coverageOnFile: [] }
  const onFile = (extCovTermDate?: string) =>
    [
      {
        participantId: '1',
        coverage: { extCovCarrierCode: 'N', extCovPrimaryInd: true, ...(extCovTermDate && { extCovTermDate }) },
      },
    ] as readonly { participantId: string; coverage: ExternalCoverage }[]

  it('a repeat claim uses one page if only the details of the visit are missing', () => {
    expect(isOnePageClaim(input)).toBe(true)
  })

  it.each([
    ['without a known visit', { visit: undefined }],
    ['that may be paid from a spending account', { path: [...path, 'hsa'] }],
    ['with a step that the page does not know', { path: [...path, 'ambulance-trip'] }],
    ['with another insurer on file', { coverageOnFile: onFile() }],
    ['with another insurer on file until that day', { coverageOnFile: onFile('20261120') }],
    [
      'that needs a document',
      { answers: asClaimAnswers({ ...(onDay as object), 'claim-type': { claimType: 'XX-PSA' } }) },
    ],
    [
      'about whose service the insurer asks questions',
      { visit: { ...find()!, service: { ...service, additionalQuestions: [{ id: 'q' }] } as ServiceType } },
    ],
  ])('a claim %s uses the steps of the wizard, not one page', (_, changed) => {
    expect(isOnePageClaim({ ...input, ...changed })).toBe(false)
  })

  it('a repeat claim uses one page if the other coverage has ended or the member has answered the questions about it', () => {
    expect(isOnePageClaim({ ...input, coverageOnFile: onFile('20261119') })).toBe(true)
    const answered = { ...(onDay as object), 'other-coverage': { doesMemberHaveOtherCov: true } }
    expect(isOnePageClaim({ ...input, answers: asClaimAnswers(answered), coverageOnFile: onFile() })).toBe(true)
  })
})

describe('storeEntered', { tags: ['D-212'] }, () => {
  const entered = { dateOfService: '20261120', amountPaid: '95.00', files: [], agreement: true } as const
  const visit = find()!

  it('storeEntered stores the values of the page as unsaved answers of the steps, and enteredBefore reads them back', () => {
    const draft = storeEntered(draftWith({ participantId: '1' }), visit, { ...entered, files: [] })
    expect(draft.answers).toBe(answers)
    expect(draft.unsaved).toEqual({
      'claim-details': {
        lines: [
          {
            key: '102#1',
            participantId: '1',
            needsPrescription: false,
            dateOfService: '20261120',
            amountPaid: '95.00',
          },
        ],
      },
      'attach-documents': { files: [] },
      confirmation: { agreement: true },
    })
    expect(enteredBefore(draft, visit)).toEqual({ needsPrescription: false, ...entered })
  })

  it('storeEntered removes a date that the member cleared, and keeps the unsaved field startedRTA', () => {
    const started = setUnsavedAnswers(draftWith(), 'claim-details', { lines: [], startedRTA: true })
    const draft = storeEntered(started, visit, { amountPaid: '95.00' })
    expect(enteredDetails(draft)).not.toHaveProperty('dateOfService')
    expect(draft.unsaved['claim-details']).toMatchObject({ startedRTA: true })
  })
})
