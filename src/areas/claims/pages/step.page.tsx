import { StepView } from '../step-view/step-view.tsx'

export { stepQueries as queries } from '../wizard/step-loader.ts'

/**
 * The page of every step of the claim wizard except the last one. Its questions come from the step's form (forms.md).
 */
function ClaimsStepPage() {
  return <StepView />
}

export { ClaimsStepPage as Component }
