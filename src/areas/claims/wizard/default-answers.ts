import { withoutDialog } from '~/platform/query/query.ts'
import { getBankingDetailsQuery, getContactInfoDetailsQuery } from '~generated/member/queries/account.ts'
import { searchHealthProfessionalsQuery } from '~generated/member/queries/providers.ts'
import { storedPolicy } from '~/platform/policy/policy.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import type { StepAnswers } from '~/wizard/definition.ts'
import type { ClaimAnswers } from '../model/answers.ts'
import { impliedDocuments } from '../model/documents.ts'
import { buildSelection, hasEnded, lineKeys, MAX_LINES } from '../model/lines.ts'
import { isIndividual, searchIn, searchParameters } from '../model/provider-search.ts'
import { loadSubmissionData } from './step-data.ts'

type DefaultAnswer = (
  claim: ClaimAnswers,
  /** unsaved answers of the step: what another page has asked of it */
  entered?: StepAnswers,
) => StepAnswers | undefined | Promise<StepAnswers | undefined>

/**
 * The answers of most members, for the auto-answered steps of `wizard.json`; undefined if the member must decide.
 * Loaded when the member leaves a step (docs/decisions/031).
 */
export const defaultAnswers: Readonly<Record<string, DefaultAnswer | undefined>> = {
  /** searches the member's own town; if nothing is found, the member decides where to search */
  'provider-search': async (claim) => {
    const contact = await queryClient.ensureQueryData(getContactInfoDetailsQuery(withoutDialog)).catch(() => undefined)
    const search = { ...searchIn(contact), isIndividual: isIndividual(claim) }
    const parameters = searchParameters({ ...claim, 'provider-search': search })
    if (!parameters) return undefined
    const found = await queryClient
      .ensureQueryData(searchHealthProfessionalsQuery(parameters, withoutDialog))
      .catch(() => 'not known')
    return found && found.length > 0 ? search : undefined
  },
  /** one visit of each service */
  'service-selection': (claim) => {
    const selection = buildSelection(claim)
    const lines = lineKeys({ ...claim, 'service-selection': selection as ClaimAnswers['service-selection'] & object })
    return lines.length > MAX_LINES ? undefined : selection
  },
  /** shown only if a required document may be missing (D-156) */
  'documents-to-attach': (claim) => {
    const documents = impliedDocuments(claim)
    return documents && { documents }
  },
  /** nobody has other coverage, the member says, and none is on file; else the step asks about it */
  'other-coverage': async (claim, entered) => {
    if (entered?.['doesMemberHaveOtherCov'] !== false) return undefined
    const { coverageOnFile } = await loadSubmissionData({ policy: storedPolicy(), answers: claim })
    return coverageOnFile.every(({ coverage, participantId }) => hasEnded(coverage, claim, participantId))
      ? { hasInfoOnFile: false, doesMemberHaveOtherCov: false }
      : undefined
  },
  /** an address and an account are on file; the summary shows both above the agreement, which confirms them */
  'verify-information': async () => {
    const [contact, banking] = await Promise.all([
      queryClient.ensureQueryData(getContactInfoDetailsQuery(withoutDialog)),
      queryClient.ensureQueryData(getBankingDetailsQuery(withoutDialog)),
    ])
    return contact?.address && banking ? { confirmed: true } : undefined
  },
  /** no comments, or those given before; the summary links to this step */
  comments: (claim) => ({ ...claim.comments }),
}
