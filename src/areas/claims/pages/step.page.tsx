import type { PageArgs } from '~/platform/pages/page-registry.ts'
import { loadExtras, loadFirstExtras, StepView } from '../step-view/step-view.tsx'
import { claimDefinition, pageOf, pageOfPath } from '../wizard/claim-wizard.ts'
import { preloadStep, stepQueries } from '../wizard/step-loader.ts'

type Place = Pick<PageArgs, 'url'>

/** The first step shows its extras together with its questions, so both are loaded at the same time. */
const isFirst = ({ url }: Place): boolean => pageOfPath(url.pathname) === pageOf(claimDefinition.first)

export const preload = (place: Place): Promise<unknown> =>
  Promise.allSettled([preloadStep(place), isFirst(place) && loadExtras()])

export function queries(place: Place) {
  if (isFirst(place)) void loadFirstExtras()
  return stepQueries(place)
}

/**
 * The page of every step of the claim wizard except the last one. Its questions come from the step's form (forms.md).
 */
function ClaimsStepPage() {
  return <StepView />
}

export { ClaimsStepPage as Component }
