import { withoutDialog } from '~/platform/query/query.ts'
import { getBankingDetailsQuery, getContactInfoDetailsQuery } from '~generated/member/queries/account.ts'
import { searchHealthProfessionalsQuery } from '~generated/member/queries/providers.ts'
import { prefetchCode } from '~/platform/pages/navigation.tsx'
import { hrefOf } from '~/platform/pages/page-registry.ts'
import { storedPolicy } from '~/platform/policy/policy.ts'
import { nullOnError, queryClient } from '~/platform/query/query-client.ts'
import { today8 } from '~/domain/dates/date8.ts'
import { otherCoverageQuery, suggestedAnswer } from '~/domain/other-coverage.ts'
import type { StepAnswers } from '~/wizard/definition.ts'
import type { ClaimAnswers } from '../model/answers.ts'
import { questionsOf } from '../model/additional-questions.ts'
import { expensesOf } from '../model/expenses.ts'
import { impliedDocuments, neededDocuments } from '../model/documents.ts'
import { buildSelection, hasEnded, lineKeys, MAX_LINES } from '../model/lines.ts'
import { isIndividual, searchIn, searchParameters } from '../model/provider-search.ts'
import { pageOf } from './claim-wizard.ts'
import { loadSubmissionData } from './step-data.ts'

type DefaultAnswer = (
  claim: ClaimAnswers,
  /** the unsaved answers of the step, if another page asks some of its questions */
  entered?: StepAnswers,
) => StepAnswers | undefined | Promise<StepAnswers | undefined>

/**
 * The usual answers for the auto-answered steps of `wizard.json`. An answer is undefined if the member must decide.
 * This module is loaded when the member leaves a step (docs/decisions/031).
 */
export const defaultAnswers: Readonly<Record<string, DefaultAnswer | undefined>> = {
  /**
   * the member's own town; if no provider is found there or the search fails, the member chooses where to search, or
   * enters the provider by hand
   */
  'provider-search': async (claim) => {
    const contact = await queryClient.fetchQuery(getContactInfoDetailsQuery(withoutDialog)).catch(() => undefined)
    const search = { ...searchIn(contact), isIndividual: isIndividual(claim) }
    const parameters = searchParameters({ ...claim, 'provider-search': search })
    if (!parameters) return undefined
    void prefetchCode(hrefOf(pageOf('provider-results')))
    const found = await queryClient
      .fetchQuery(searchHealthProfessionalsQuery(parameters, withoutDialog))
      .catch(() => null)
    return found && found.length > 0 ? search : undefined
  },
  /** one visit of each service */
  'service-selection': (claim) => {
    const selection = buildSelection(claim)
    const lines = lineKeys({ ...claim, 'service-selection': selection as ClaimAnswers['service-selection'] & object })
    return lines.length > MAX_LINES ? undefined : selection
  },
  /**
   * the files that were attached on the details page; the step is shown if a document is required, or if the insurer
   * has questions about the services
   */
  'attach-documents': async (claim, entered) => {
    // an empty list means that the files of a resumed claim must be attached again
    if (!entered || (entered['files'] as readonly unknown[] | undefined)?.length === 0) return undefined
    if (neededDocuments(claim).some(({ isRequired }) => isRequired)) return undefined
    const { services } = await loadSubmissionData({ policy: storedPolicy(), answers: claim })
    return questionsOf(claim, services).length > 0 ? undefined : { ...entered, hasQuestions: false }
  },
  /**
   * the documents that the attached files must contain; the step is shown only if a required document may be missing
   * (D-156)
   */
  'documents-to-attach': (claim) => {
    const documents = impliedDocuments(claim)
    return documents && { documents }
  },
  /**
   * no other coverage, if no coverage is on file and the member said, in this claim or earlier (D-310), that there is
   * none; otherwise the step asks about other coverage
   */
  'other-coverage': async (claim, entered) => {
    const said = entered?.['doesMemberHaveOtherCov'] ?? (entered ? undefined : await saidForFile(claim))
    if (said !== false) return undefined
    const { coverageOnFile } = await loadSubmissionData({ policy: storedPolicy(), answers: claim })
    return coverageOnFile.every(({ coverage, participantId }) => hasEnded(coverage, claim, participantId))
      ? { hasInfoOnFile: false, doesMemberHaveOtherCov: false }
      : undefined
  },
  /** confirmed if an address and an account are on file; the summary shows both above the agreement */
  'verify-information': async () => {
    const [contact, banking] = await Promise.all([
      queryClient.fetchQuery(getContactInfoDetailsQuery(withoutDialog)),
      queryClient.fetchQuery(getBankingDetailsQuery(withoutDialog)),
    ])
    return contact?.address && banking ? { confirmed: true } : undefined
  },
  /** no comments, or the earlier ones; the summary links to this step */
  comments: (claim) => ({ ...claim.comments }),
}

/**
 * Whether another plan covers the people in a claim on its first day, according to what the member has told the insurer
 * outside this claim (D-310).
 */
async function saidForFile(claim: ClaimAnswers): Promise<boolean | undefined> {
  const file = await queryClient.fetchQuery(nullOnError(otherCoverageQuery()))
  const expenses = expensesOf(claim)
  const people = [...new Set(expenses.map(({ participantId }) => participantId))]
  const days = expenses.map(({ dateOfService }) => dateOfService).toSorted()
  return suggestedAnswer(file ?? [], people, days[0] ?? today8())
}
