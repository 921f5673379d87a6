import type { WellnessBenefits, WellnessCategories } from '~generated/member/model/index.ts'
import { listPersonalWellnessServicesQuery } from '~generated/member/queries/spending.ts'
import { PortalError } from '~/platform/errors/portal-error.ts'
import { understood, type Query } from '~/platform/query/query.ts'

/** What the personal wellness account pays, by category (ACCTS-08). */
export const expensesQuery = (): Query<WellnessCategories> => understood(listPersonalWellnessServicesQuery(), async (answer) => inCategories(await answer))

/** The same operation has a flat list for another question (API-083, API-084): where that comes instead, there is nothing that could be shown. */
function inCategories(answer: WellnessCategories | WellnessBenefits): WellnessCategories {
  const areCategories = (list: typeof answer): list is WellnessCategories => list.every((each) => 'subcategories' in each)
  if (!areCategories(answer)) throw new PortalError({ kind: 'server', operationId: 'listPersonalWellnessServices' })
  return answer
}
