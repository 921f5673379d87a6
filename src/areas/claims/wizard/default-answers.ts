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
 * What most people would answer where a step of `wizard.json` settles itself; none while somebody must decide. Loaded by whoever goes on from a step
 * (docs/decisions/031).
 */
export const defaultAnswers: Readonly<Record<string, DefaultAnswer | undefined>> = {
  /** the directory is searched in one's own town first; where it has nobody there, one says where to look */
  'provider-search': async (claim) => {
    const contact = await queryClient.ensureQueryData(getContactInfoDetailsQuery({ errorName: 'caller' })).catch(() => undefined)
    const search = { ...searchIn(contact), isIndividual: isIndividual(claim) }
    const parameters = searchParameters({ ...claim, 'provider-search': search })
    if (!parameters) return undefined
    const found = await queryClient.ensureQueryData(searchHealthProfessionalsQuery(parameters, { errorName: 'caller' })).catch(() => 'not known')
    return found && found.length > 0 ? search : undefined
  },
  /** one visit of each service */
  'service-selection': (claim) => {
    const selection = buildSelection(claim)
    const lines = lineKeys({ ...claim, 'service-selection': selection as ClaimAnswers['service-selection'] & object })
    return lines.length > MAX_LINES ? undefined : selection
  },
  /** shown only while a required document may be missing (D-156) */
  'documents-to-attach': (claim) => {
    const documents = impliedDocuments(claim)
    return documents && { documents }
  },
  /** nothing to add; the summary leads there */
  comments: () => ({}),
}
