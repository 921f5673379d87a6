import { StepView } from '../step-view/step-view.tsx'

export { stepQueries as queries } from '../wizard/step-loader.ts'

/** Every step of the claim wizard but the last. What it asks and shows is data (forms.md). */
function ClaimsStepPage() {
  return <StepView />
}

export { ClaimsStepPage as Component }
