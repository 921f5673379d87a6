import type { ActionNeeded, LineAppeal, NeededDocument } from '../../../generated/member/model/index.ts'
import { DOCUMENT_KINDS, type DocumentKindId } from '../../benefit-data/document-kinds.ts'
import { addMonths, toDate8 } from '../../dates.ts'
import type { ClaimLine } from '../../store/claim-line.ts'
import type { Locale } from '../../bilingual.ts'

/** Number of months after a decision within which the member can appeal it. */
const MONTHS_TO_APPEAL = 6
/** Number of months within which the insurer answers an appeal. */
const MONTHS_TO_ANSWER = 1

export const toNeededDocuments = (kind: DocumentKindId, locale: Locale): NeededDocument[] => [
  { code: kind, description: DOCUMENT_KINDS[kind].name[locale] },
]

/** The date on which the documents of a line were received, as a field of the response. */
export const toDocumentsReceived = ({
  documentsReceived,
}: Pick<ClaimLine, 'documentsReceived'>): { documentsReceivedOn?: string } =>
  documentsReceived === undefined ? {} : { documentsReceivedOn: toDate8(documentsReceived) }

/** The documents that a line waits for, as a field of the response. */
export const toActionNeeded = ({ needs }: Pick<ClaimLine, 'needs'>, locale: Locale): { actionNeeded?: ActionNeeded } =>
  needs
    ? { actionNeeded: { kind: 'DOCUMENTS', documents: toNeededDocuments(needs.kind, locale), until: needs.until } }
    : {}

/**
 * The last day on which a member can appeal a line. Undefined if the line is not declined, if the member has already
 * appealed it, or if that day has passed.
 */
export function appealUntil({ status, processedDate, appeal }: ClaimLine, now: number): string | undefined {
  if ((status !== 'REJECTED' && status !== 'DECLINED') || !processedDate || appeal) return undefined
  const until = addMonths(processedDate, MONTHS_TO_APPEAL)
  return until >= toDate8(now) ? until : undefined
}

const ANSWERS: Record<string, Record<Locale, string>> = {
  APPROVED: {
    en: 'The document you sent shows that your plan covers this service.',
    fr: 'Le document que vous avez envoyé montre que votre régime couvre ce service.',
  },
  UPHELD: {
    en: 'Your appeal has nothing new about the service or its cost, so the decision stays. You can ask the OmbudService for Life and Health Insurance (OLHI) for an independent review.',
    fr: 'Votre contestation n’apporte rien de nouveau sur le service ou son coût; la décision est donc maintenue. Vous pouvez demander un examen indépendant à l’Ombudsman des assurances de personnes (OAP).',
  },
}

export function toAppealResponse({ appeal }: Pick<ClaimLine, 'appeal'>, locale: Locale): LineAppeal | undefined {
  if (!appeal) return undefined
  const sentOn = toDate8(appeal.sent)
  const explanation = appeal.outcome && ANSWERS[appeal.outcome]?.[locale]
  return {
    sentOn,
    declinedOn: appeal.declinedOn,
    ...(appeal.decided === undefined
      ? { answerBy: addMonths(sentOn, MONTHS_TO_ANSWER) }
      : { decidedOn: toDate8(appeal.decided), ...(appeal.outcome && { outcome: appeal.outcome }) }),
    ...(explanation && { explanation }),
  }
}
