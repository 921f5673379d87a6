import { withoutDialog } from '~/platform/query/query.ts'
import { getContactInfoDetailsQuery } from '~generated/member/queries/account.ts'
import { searchHealthProfessionalsQuery } from '~generated/member/queries/providers.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import type { StepAnswers } from '~/wizard/definition.ts'
import type { ClaimAnswers } from '../model/answers.ts'
import { impliedDocuments } from '../model/documents.ts'
import { lineKeys, MAX_LINES, buildSelection } from '../model/lines.ts'
import { isIndividual, searchIn, searchParameters } from '../model/provider-search.ts'

type DefaultAnswer = (claim: ClaimAnswers) => StepAnswers | undefined | Promise<StepAnswers | undefined>

/**
 * Most members' answers, for auto-answered steps of `wizard.json`; undefined if the member must decide. Loaded when the
 * member leaves a step (docs/decisions/031).
 */
export const defaultAnswers: Readonly<Record<string, DefaultAnswer | undefined>> = {
  /** searches the member's own town; if there are no results, the member chooses where */
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
  /** no comments; the summary links to this step */
  comments: () => ({}),
}
