import type { ExplanationId } from '../benefit-data/explanations.ts'
import type { Bilingual } from '../bilingual.ts'
import type { DocumentKindId } from '../benefit-data/document-kinds.ts'

/** A claim line that is not decided yet. Amounts are in cents. */
export interface NewLine {
  readonly claimId: string
  readonly line: number
  readonly login: string
  /** when the claim was received, in milliseconds */
  readonly received: number
  readonly participantId: string
  readonly claimType: string
  readonly lob: string
  readonly benefitCode: string
  readonly specialtyCode: string | undefined
  readonly serviceId: number
  readonly serviceCode: string
  readonly description: Bilingual
  readonly serviceDate: string
  readonly submitted: number
  readonly otherPaid: number
  readonly coinsurance: number
  readonly refusal: ExplanationId | undefined
  readonly wantsSpending: boolean
  /**
   * for a request to the health spending account: the `lineId` of the earlier line whose unpaid part the account should
   * pay
   */
  readonly origin?: string | undefined
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

/** A document that a line waits for. */
export interface NeededDocument {
  readonly kind: DocumentKindId
  /** when the document was requested, in milliseconds */
  readonly since: number
  /** last day on which the member can send the document, in eight digits */
  readonly until: string
}

/** An appeal of a declined line. `sent` and `decided` are in milliseconds. */
interface Appeal {
  readonly sent: number
  /** day of the first decision, in eight digits */
  readonly declinedOn: string
  readonly hasFiles: boolean
  /** absent until the appeal is decided */
  readonly decided?: number | undefined
  readonly outcome?: string | undefined
}

/** A claim line in its current state. */
export interface ClaimLine extends NewLine, Outcome {
  readonly seq: number
  /** true if the amounts are final */
  readonly isDecided: boolean
  readonly needs: NeededDocument | undefined
  /** when processing began again, because documents were received or were no longer needed; in milliseconds */
  readonly restarted: number | undefined
  /** when requested documents were last received, in milliseconds */
  readonly documentsReceived: number | undefined
  readonly appeal: Appeal | undefined
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

/** The id of a line, which is mssClaimId in DATA-46. */
export const lineId = ({ claimId, line }: Pick<NewLine, 'claimId' | 'line'>): string => `${claimId}-${line}`

/** The claim and the line of a `lineId`. */
export const lineOfId = (id: string): { readonly claimId: string; readonly claimLineNumber: number } => {
  const dash = id.lastIndexOf('-')
  return { claimId: id.slice(0, dash), claimLineNumber: Number(id.slice(dash + 1)) }
}

export const WITHDRAWN = 'WITHDRAWN'
/** True if the line is neither decided nor withdrawn. */
export const isOpen = ({ isDecided: decided, status }: Pick<ClaimLine, 'isDecided' | 'status'>): boolean =>
  !decided && status !== WITHDRAWN

export type SpendingKind = 'health' | 'wellness'
/**
 * The spending account that pays a line, or undefined. The wellness account pays only claims that are made against it
 * (D-121).
 */
export const spendingKindOf = ({
  claimType,
  wantsSpending,
}: Pick<NewLine, 'claimType' | 'wantsSpending'>): SpendingKind | undefined =>
  claimType === 'XX-PSA' ? 'wellness' : wantsSpending ? 'health' : undefined

const DECIDED = ['PROCESSED', 'PAID', 'REJECTED', 'DECLINED']
export const isDecided = (status: string): boolean => DECIDED.includes(status)
