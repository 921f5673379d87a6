import type { SQLInputValue } from 'node:sqlite'
import type { ExplanationId } from '../benefit-data/explanations.ts'
import type { DocumentKindId } from '../benefit-data/document-kinds.ts'
import { isDecided, type ClaimLine, type NewLine, type Outcome } from './claim-line.ts'

/** The columns of the table, in the order in which `valuesOf` returns their values. */
export const COLUMNS =
  'claim_id, line, login, received, participant_id, claim_type, lob, benefit_code, specialty_code, service_id, service_code, description_en, description_fr, service_date, submitted, other_paid, coinsurance, refusal, wants_spending, origin, provider_id, provider_name, status, eligible, excluded, deductible, paid, spending_paid, explanations, processed_date, payment_id'

/**
 * A row of the table `claim_line`. `status` is null until the line is decided. Until then, the status is computed from
 * the time since the claim was received.
 */
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
  origin: string | null
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
  needs: string | null
  needs_since: number | null
  needs_until: string | null
  restarted: number | null
  documents: number | null
  appeal_sent: number | null
  appeal_files: number
  appeal_decided: number | null
  appeal_outcome: string | null
  declined_on: string | null
}

/** Converts a row to a claim line. `statusByClock` gives the status of a line that is not decided yet. */
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
  origin: row.origin ?? undefined,
  providerId: row.provider_id ?? undefined,
  providerName: row.provider_name ?? undefined,
  status: row.status ?? statusByClock(row.restarted ?? row.received),
  isDecided: row.status !== null && isDecided(row.status),
  eligible: row.eligible,
  excluded: row.excluded,
  deductible: row.deductible,
  paid: row.paid,
  spendingPaid: row.spending_paid,
  explanations: JSON.parse(row.explanations) as ExplanationId[],
  processedDate: row.processed_date ?? undefined,
  paymentId: row.payment_id ?? undefined,
  needs:
    row.needs === null
      ? undefined
      : { kind: row.needs as DocumentKindId, since: row.needs_since ?? row.received, until: row.needs_until ?? '' },
  restarted: row.restarted ?? undefined,
  documentsReceived: row.documents ?? undefined,
  appeal:
    row.appeal_sent === null
      ? undefined
      : {
          sent: row.appeal_sent,
          declinedOn: row.declined_on ?? '',
          hasFiles: row.appeal_files > 0,
          decided: row.appeal_decided ?? undefined,
          outcome: row.appeal_outcome ?? undefined,
        },
})

export const valuesOf = (line: NewLine, outcome: Outcome): SQLInputValue[] => [
  line.claimId,
  line.line,
  line.login,
  line.received,
  line.participantId,
  line.claimType,
  line.lob,
  line.benefitCode,
  line.specialtyCode ?? null,
  line.serviceId,
  line.serviceCode,
  line.description.en,
  line.description.fr,
  line.serviceDate,
  line.submitted,
  line.otherPaid,
  line.coinsurance,
  line.refusal ?? null,
  line.wantsSpending ? 1 : 0,
  line.origin ?? null,
  line.providerId ?? null,
  line.providerName ?? null,
  outcome.status || null,
  outcome.eligible,
  outcome.excluded,
  outcome.deductible,
  outcome.paid,
  outcome.spendingPaid,
  JSON.stringify(outcome.explanations),
  outcome.processedDate ?? null,
  outcome.paymentId ?? null,
]
