import type { ClaimAnswers } from '~/areas/claims/model/answers.ts'
import { uploads } from '~/forms/uploads/upload-store.ts'
import { monthsBefore, today8 } from '~/platform/dates/date8.ts'
import type { Answers, Draft } from '~/wizard/definition.ts'

/** Answers of a claim by step, in the order of the steps; steps that only show or ask for consent too. */
export type ClaimSteps = ClaimAnswers & Readonly<Partial<Record<'before-start' | 'verify-information' | 'claim-summary', object>>>

/** A claim whose steps were passed with these answers. */
export const draftOf = (steps: ClaimSteps): Draft => ({ answers: steps as Answers, typed: {}, saved: Object.keys(steps) })

/** A photo of a receipt, as small as one can be: what it shows is not looked at. */
export const receiptPhoto = (): File => new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], 'receipt.png', { type: 'image/png' })

/** When the visits of `physiotherapy` were, in eight digits. */
export const VISITED = monthsBefore(today8(), 1)

/** Two visits to a physiotherapist of the sandbox in Moncton, for two people, with a receipt. */
const physiotherapy = (): ClaimSteps => ({
  'claim-type': { claimType: 'XX-PRAC' },
  'before-start': { agreement: true },
  'treatment-for-accident': { isAccident: false },
  'provider-type': { providerType: 'PHYSPARA' },
  'provider-search': { how: 'search', city: 'Moncton', province: 'NB' },
  'provider-results': { pauthId: '500005' },
  'service-list': { services: ['101', '102'] },
  'service-selection': {
    lines: [
      { serviceId: '101', count: 1 },
      { serviceId: '102', count: 1 },
    ],
  },
  'claim-details': {
    lines: [
      { key: '101#1', needsPrescription: false, participantId: '1', dateOfService: VISITED, amountPaid: '80.00' },
      { key: '102#1', needsPrescription: false, participantId: '3', dateOfService: VISITED, amountPaid: '95.50' },
    ],
  },
  'other-coverage': { hasInfoOnFile: false, doesMemberHaveOtherCov: false },
  'attach-documents': { files: [uploads.add(receiptPhoto())] },
  'documents-to-attach': { documents: ['receipt'] },
  'verify-information': { confirmed: true },
  'claim-summary': {},
  comments: {},
})
type PhysiotherapyStep = keyof ClaimSteps | 'confirmation'

/** A claim for physiotherapy that has come to a step, with these answers instead of its own. */
export function physiotherapyAt(step: PhysiotherapyStep, changed: ClaimSteps = {}): Draft {
  const all = Object.entries({ ...physiotherapy(), ...changed })
  const end = all.findIndex(([name]) => name === step)
  return draftOf(Object.fromEntries(end < 0 ? all : all.slice(0, end)))
}
