import type { BenefitsResult, CobReason } from '~generated/member/model/index.ts'
import type { Text } from '~/platform/i18n/text.tsx'
import type { ClaimAnswers } from './answers.ts'
import { missingDocuments } from './documents.ts'
import { numberOf } from './keys.ts'
import { coverageLines, lineKeys, MAX_LINES, reasonOf } from './lines.ts'

/** Why a step cannot be passed although every field is well filled in: in words, with what to do. */
export interface Stop {
  readonly title: string
  readonly text: string
}

/** A claim that the chosen reason cancels (CLAIM-55, CLAIM-56, CLAIM-58), too many lines, or a required document that is missing (CLAIM-61). */
export function stopAt(step: string, answers: ClaimAnswers, reasons: readonly CobReason[], text: Text): Stop | undefined {
  if (step === 'service-selection' && lineKeys(answers).length > MAX_LINES)
    return { title: text('claims.stop.title'), text: text('claims.stop.too-many-lines', { limit: MAX_LINES }) }
  if (step === 'documents-to-attach') {
    const missing = missingDocuments(answers, answers['documents-to-attach']?.documents ?? [])
    if (missing.length === 0) return undefined
    return { title: text('claims.stop.documents'), text: missing.map(({ id }) => text.byConvention(`claims.document.${id}.missing`)).join(' ') }
  }
  if (step !== 'other-coverage') return undefined
  const cancelling = coverageLines(answers)
    .map(reasonOf)
    .find((chosen) => chosen?.startsWith('stop:'))
  const reason = cancelling && reasons.find(({ id }) => id === numberOf(cancelling))
  if (!reason) return undefined
  const explanation = `claims.stop.reason.${reason.id}`
  return {
    title: reason.cancelsMessage ?? text('claims.stop.reason'),
    text: text.has(explanation) ? text.byConvention(explanation) : text('claims.stop.reason.text'),
  }
}

const TRAVEL_BENEFITS = new Set(['TRAVEL', 'OOP'])

/** Travel expenses that are not claimed here: the assistance provider deals with them, or the plan does not cover them (D-117, CLAIM-83). */
export const cannotProcess = (step: string, { 'before-start-travel': travel }: ClaimAnswers, benefits: BenefitsResult | null): boolean =>
  step === 'before-start-travel' && (travel?.handledByAssistanceProvider === true || !benefits?.benefits.some(({ key }) => TRAVEL_BENEFITS.has(key)))
