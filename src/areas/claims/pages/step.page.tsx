import { WizardStep } from '../wizard-step.tsx'

export { stepQueries as queries } from '../load-step.ts'

/** Every step of the claim wizard but the last. What it asks and shows is data (forms.md). */
function ClaimsStepPage() {
  return <WizardStep />
}

export { ClaimsStepPage as Component }
