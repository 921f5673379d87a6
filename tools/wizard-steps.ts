import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A step in a wizard definition. */
interface StepDefinition {
  readonly page: string
  readonly form?: string
  readonly pageForm?: string
  readonly asks?: readonly string[]
  readonly autoAnswer?: unknown
  readonly module?: string
  readonly isReview?: boolean
  readonly review?: 'module' | 'none'
}
export interface WizardStep {
  readonly name: string
  readonly hasForm: boolean
  readonly page: string
  /** source files of the step that its page loads at once */
  readonly modules: readonly string[]
  /** source files of the steps whose answers a review step shows, in the flow that has most of them */
  readonly reviewed: readonly string[]
}

/** The steps of all wizards, and the source files that the page of a step loads besides its own. */
export const stepsOfWizards = (): readonly WizardStep[] =>
  globSync('forms/*/wizard.json', { cwd: root }).flatMap((path) => {
    const wizard = JSON.parse(readFileSync(join(root, path), 'utf8')) as {
      flows: readonly { readonly steps: readonly string[] }[]
      steps: Readonly<Record<string, StepDefinition>>
    }
    const moduleOf = ({ page, module }: StepDefinition) =>
      module ? [`src/areas/${page.split('.')[0]}/steps/${module}.tsx`] : []
    const reviewedIn = (flow: { readonly steps: readonly string[] }) =>
      flow.steps.filter((step) => wizard.steps[step]?.review === 'module')
    const [most = []] = wizard.flows
      .map((flow) => [...new Set(reviewedIn(flow).flatMap((step) => moduleOf(wizard.steps[step]!)))])
      .toSorted((a, b) => b.length - a.length)
    const formOf = (form: string | undefined) =>
      form ? ['src/forms/schema-form.tsx', `generated/${path.replace('wizard.json', `${form}.ts`)}`] : []
    return Object.entries(wizard.steps).map(([name, step]) => ({
      name,
      page: step.page,
      hasForm: (step.pageForm ?? step.form) !== undefined,
      modules: [
        // a review step loads its form only after the answers that are shown above the form
        ...(step.isReview ? [] : formOf(step.pageForm ?? step.form)),
        ...moduleOf(step),
        ...(step.asks ?? []).flatMap((each) => (wizard.steps[each]?.autoAnswer ? [] : moduleOf(wizard.steps[each]!))),
      ],
      reviewed: step.isReview ? most : [],
    }))
  })
