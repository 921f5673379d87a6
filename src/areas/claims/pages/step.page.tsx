import { StepView } from '../step-view/step-view.tsx'

export { stepQueries as queries } from '../wizard/step-loader.ts'

/** Every step of the claim wizard except the last. Its questions are data (forms.md). */
function ClaimsStepPage() {
  return <StepView />
}

export { ClaimsStepPage as Component }
