import type { ExplanationId } from '../plan/explanations.ts'
import type { Words } from '../words.ts'

/** A claim line before it is decided; amounts in cents. */
export interface NewLine {
  readonly claimId: string
  readonly line: number
  readonly login: string
  /** instant in milliseconds */
  readonly received: number
  readonly participantId: string
  readonly claimType: string
  readonly lob: string
  readonly benefitCode: string
  readonly specialtyCode: string | undefined
  readonly serviceId: number
  readonly serviceCode: string
  readonly description: Words
  readonly serviceDate: string
  readonly submitted: number
  readonly otherPaid: number
  readonly coinsurance: number
  readonly refusal: ExplanationId | undefined
  readonly wantsSpending: boolean
  readonly providerId: string | undefined
  readonly providerName: string | undefined
}

export interface Outcome {
  readonly status: string
  readonly eligible: number
  readonly excluded: number
  readonly deductible: number
  readonly paid: number
  readonly spendingPaid: number
  readonly explanations: readonly ExplanationId[]
  readonly processedDate: string | undefined
  readonly paymentId: string | undefined
}

/** A line as it stands now. */
export interface ClaimLine extends NewLine, Outcome {
  readonly seq: number
  /** whether the amounts are final */
  readonly isDecided: boolean
}

export const UNDECIDED: Outcome = {
  status: '',
  eligible: 0,
  excluded: 0,
  deductible: 0,
  paid: 0,
  spendingPaid: 0,
  explanations: [],
  processedDate: undefined,
  paymentId: undefined,
}

const DECIDED = ['PROCESSED', 'PAID', 'REJECTED', 'DECLINED']
export const isDecided = (status: string): boolean => DECIDED.includes(status)

/** A row of `claim_line`; `status` is null while the clock decides it. */
export interface ClaimLineRow {
  seq: number
  claim_id: string
  line: number
  login: string
  received: number
  participant_id: string
  claim_type: string
  lob: string
  benefit_code: string
  specialty_code: string | null
  service_id: number
  service_code: string
  description_en: string
  description_fr: string
  service_date: string
  submitted: number
  other_paid: number
  coinsurance: number
  refusal: string | null
  wants_spending: number
  provider_id: string | null
  provider_name: string | null
  status: string | null
  eligible: number
  excluded: number
  deductible: number
  paid: number
  spending_paid: number
  explanations: string
  processed_date: string | null
  payment_id: string | null
}

/** `statusByClock` is what an undecided line reads. */
export const fromRow = (row: ClaimLineRow, statusByClock: (received: number) => string): ClaimLine => ({
  seq: row.seq,
  claimId: row.claim_id,
  line: row.line,
  login: row.login,
  received: row.received,
  participantId: row.participant_id,
  claimType: row.claim_type,
  lob: row.lob,
  benefitCode: row.benefit_code,
  specialtyCode: row.specialty_code ?? undefined,
  serviceId: row.service_id,
  serviceCode: row.service_code,
  description: { en: row.description_en, fr: row.description_fr },
  serviceDate: row.service_date,
  submitted: row.submitted,
  otherPaid: row.other_paid,
  coinsurance: row.coinsurance,
  refusal: (row.refusal ?? undefined) as ExplanationId | undefined,
  wantsSpending: row.wants_spending === 1,
  providerId: row.provider_id ?? undefined,
  providerName: row.provider_name ?? undefined,
  status: row.status ?? statusByClock(row.received),
  isDecided: row.status !== null && isDecided(row.status),
  eligible: row.eligible,
  excluded: row.excluded,
  deductible: row.deductible,
  paid: row.paid,
  spendingPaid: row.spending_paid,
  explanations: JSON.parse(row.explanations) as ExplanationId[],
  processedDate: row.processed_date ?? undefined,
  paymentId: row.payment_id ?? undefined,
})
