import type { PageArgs } from '~/platform/pages/page-registry.ts'
import { loadFirstExtras, StepView } from '../step-view/step-view.tsx'
import { claimDefinition, pageOf, pageOfPath } from '../wizard/claim-wizard.ts'
import { preloadStep, stepQueries } from '../wizard/step-loader.ts'

export { preloadStep as preload }

/** The queries of the step. Also starts loading the extras of the first step, which it shows with its questions. */
export function queries(place: Pick<PageArgs, 'url'>) {
  if (pageOfPath(place.url.pathname) === pageOf(claimDefinition.first)) void loadFirstExtras()
  return stepQueries(place)
}

/**
 * The page of every step of the claim wizard except the last one. Its questions come from the step's form (forms.md).
 */
function ClaimsStepPage() {
  return <StepView />
}

export { ClaimsStepPage as Component }
