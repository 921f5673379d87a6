import type { ClaimAnswers } from '~/areas/claims/model/answers.ts'
import { uploads } from '~/forms/uploads/upload-store.ts'
import { monthsBefore, today8 } from '~/domain/dates/date8.ts'
import type { Answers, Draft } from '~/wizard/definition.ts'

/** Steps that only show information or ask for consent. The answer to such a step is always the same. */
type Consent =
  | 'before-start'
  | 'before-start-dental'
  | 'before-start-drugs'
  | 'before-start-pwa'
  | 'before-start-hsa'
  | 'verify-information'
  | 'claim-summary'

/** Answers of a claim by step, in the order of the steps. */
export type ClaimSteps = ClaimAnswers & Readonly<Partial<Record<Consent, object>>>

/** A draft in which the given steps are completed with the given answers. */
export const draftOf = (steps: ClaimSteps): Draft => ({
  answers: steps as Answers,
  unsaved: {},
  completedSteps: Object.keys(steps),
})

/** A receipt photo of as few bytes as possible. No test looks at the image. */
export const receiptPhoto = (): File =>
  new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], 'receipt.png', { type: 'image/png' })

/** Date of the visits in these claims, in eight digits. */
export const VISITED = monthsBefore(today8(), 1)
const VISIT = { participantId: '1', dateOfService: VISITED, amountPaid: '80.00' } as const

const provider: ClaimSteps = {
  'provider-search': { how: 'search', city: 'Moncton', province: 'NB' },
  'provider-results': { pauthId: '500005' },
}
/** The last steps of a claim, which are the same for every claim type. */
const end = (): ClaimSteps => ({
  'attach-documents': { files: [uploads.add(receiptPhoto())] },
  'documents-to-attach': { documents: ['receipt'] },
  'verify-information': { confirmed: true },
  'claim-summary': {},
  comments: {},
})
const alone: ClaimSteps = { 'other-coverage': { hasInfoOnFile: false, doesMemberHaveOtherCov: false } }

/**
 * A claim for two visits, one for each of two people, to a physiotherapist in Moncton from the sandbox data. One
 * receipt is attached.
 */
const physiotherapy = (): ClaimSteps => ({
  'claim-type': { claimType: 'XX-PRAC' },
  'before-start': {},
  'treatment-for-accident': { isAccident: false },
  'provider-type': { providerType: 'PHYSPARA' },
  ...provider,
  'service-list': { services: ['101', '102'] },
  'service-selection': {
    lines: [
      { serviceId: '101', count: 1 },
      { serviceId: '102', count: 1 },
    ],
  },
  'claim-details': {
    lines: [
      { key: '101#1', needsPrescription: false, ...VISIT },
      { key: '102#1', needsPrescription: false, ...VISIT, participantId: '3', amountPaid: '95.50' },
    ],
  },
  ...alone,
  ...end(),
})

/** A claim for insulin, which the member describes in their own words. */
const drugs = (): ClaimSteps => ({
  'claim-type': { claimType: 'XX-PHAR' },
  'before-start-drugs': {},
  'claim-items': {
    items: [{ participant: '1', dateOfService: VISITED, whatIsClaimFor: 'Insuline', amountPaid: '80.00' }],
  },
  ...alone,
  ...end(),
})

/** A claim for a visit to a dentist in Dieppe from the sandbox data. */
const dental = (): ClaimSteps => ({
  'claim-type': { claimType: 'XX-DENT' },
  'before-start-dental': {},
  'treatment-for-accident': { isAccident: false },
  'provider-type': { providerType: 'DENTINDI' },
  ...provider,
})

/** A claim for glasses and their case, which were bought online. */
const vision = (): ClaimSteps => ({
  'claim-type': { claimType: 'XX-VISI' },
  'before-start': {},
  'provider-type-vision': { purchasedOnline: true, organizationName: 'Lunettes Clic' },
  'service-list-vision': { services: ['2', 'words:0'] },
  'vision-other': { description: 'Étui' },
})

const travel = (): ClaimSteps => ({
  'claim-type': { claimType: 'XX-TRAV' },
  'before-start-travel': { handledByAssistanceProvider: false },
})

/** A claim for fitness fees, which the wellness account pays. */
const wellness = (): ClaimSteps => ({
  'claim-type': { claimType: 'XX-PSA' },
  'before-start-pwa': {},
})

const spending = (): ClaimSteps => ({
  'claim-type': { claimType: 'XX-HSA' },
  'before-start-hsa': {},
})

type Step = keyof ClaimSteps | 'confirmation'
/**
 * Makes a function that returns a draft of the claim in which all steps before a given step are completed. `changed`
 * replaces answers of these steps.
 */
const comingTo =
  (claim: () => ClaimSteps) =>
  (step: Step, changed: ClaimSteps = {}): Draft => {
    const all = Object.entries({ ...claim(), ...changed })
    const at = all.findIndex(([name]) => name === step)
    return draftOf(Object.fromEntries(at < 0 ? all : all.slice(0, at)))
  }
export const physiotherapyAt = comingTo(physiotherapy)
export const drugsAt = comingTo(drugs)
export const dentalAt = comingTo(dental)
export const visionAt = comingTo(vision)
export const travelAt = comingTo(travel)
export const wellnessAt = comingTo(wellness)
export const spendingAt = comingTo(spending)
/** A draft of a claim for disability or critical illness (`XX-DCI`), or for life or accident insurance (`XX-LADD`). */
export const eventAt = (claimType: 'XX-DCI' | 'XX-LADD', step: Step, changed: ClaimSteps = {}): Draft =>
  comingTo(() => ({ 'claim-type': { claimType } }))(step, changed)
