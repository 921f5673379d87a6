import type { PageArgs } from '~/platform/pages/page-registry.ts'
import { loadExtras, loadFirstExtras, StepView } from '../step-view/step-view.tsx'
import { claimDefinition, pageOf, pageOfPath } from '../wizard/claim-wizard.ts'
import { preloadStep, stepQueries } from '../wizard/step-loader.ts'

const isFirst = ({ url }: Pick<PageArgs, 'url'>) => pageOfPath(url.pathname) === pageOf(claimDefinition.first)

/** Loads the code of the step. Also starts loading the extras of the first step, which it shows with its questions. */
export async function preload(place: Pick<PageArgs, 'url'>): Promise<void> {
  if (isFirst(place)) void loadExtras()
  await preloadStep(place)
}

/** The queries of the step. Also starts the request for the saved draft, which the first step shows. */
export function queries(place: Pick<PageArgs, 'url'>) {
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
