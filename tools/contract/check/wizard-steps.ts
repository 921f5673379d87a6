import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The module that loads the module of a step by its name, and the one that fetches the data of a step by its name. */
export const STEP_LOADER = 'src/areas/claims/wizard/step-loader.ts'
export const STEP_DATA = 'src/areas/claims/wizard/step-data.ts'
/** The module that keeps answers in line with each other. It shows nothing. */
export const ENGINE = 'src/areas/claims/wizard/claim-wizard.ts'
/** The step that sends the claim. */
const SENDING_STEP = 'confirmation'
const ALL_STEPS = 'src/areas/claims/pages/step.page.tsx'
/** A source of data of the wizard among the dependents of a place, such as `step data labels`. */
export const DATA_SOURCE = 'step data '

interface Steps {
  readonly steps: Readonly<
    Record<
      string,
      {
        readonly page?: string
        readonly module?: string
        readonly data?: readonly string[]
        readonly review?: string
        readonly isReview?: boolean
        readonly asks?: readonly string[]
      }
    >
  >
}

/**
 * The pages of the claim wizard that show a module of a step or fetch a source of data. All steps share one page, so
 * only `forms/claim/wizard.json` says which of them are meant. The page that sends a claim fetches what is sent.
 */
export function stepPages(root: string, reached: ReadonlySet<string>): ReadonlySet<string> {
  const file = join(root, 'forms/claim/wizard.json')
  if (!existsSync(file)) return new Set()
  const { steps } = JSON.parse(readFileSync(file, 'utf8')) as Steps
  const code = existsSync(join(root, STEP_DATA)) ? readFileSync(join(root, STEP_DATA), 'utf8') : ''
  const sources = [...reached]
    .filter((each) => each.startsWith(DATA_SOURCE))
    .map((each) => each.slice(DATA_SOURCE.length))
  const sending = Object.entries(steps).flatMap(([step, { page, asks = [] }]) =>
    [step, ...asks].includes(SENDING_STEP) ? [page] : [],
  )
  const isReached = (module: string | undefined) => reached.has(`src/areas/claims/steps/${module}.tsx`)
  // a page shows the modules and data of the steps that it asks besides its own
  const all = Object.values(steps).flatMap((step) => [
    step,
    ...(step.asks ?? []).map((each) => ({ ...steps[each], page: step.page, isReview: false })),
  ])
  // the summary shows the answers of a step as its module does
  const isReviewed = all.some(({ module, review }) => isReached(module) && review === 'module')
  const isSent = sources.some((name) => new RegExp(String.raw`\b${name}: sent\b`).test(code))
  const pages = new Set(
    all.flatMap(({ page, module, data = [], isReview }) => {
      const fetched = [...data, ...(data.some((name) => isDependent(code, name)) ? throughIn(code) : [])]
      const isFelt = isReached(module) || fetched.some((name) => sources.includes(name)) || (isReview && isReviewed)
      return page && (isFelt || (isSent && sending.includes(page))) ? [page] : []
    }),
  )
  // what only the engine reads may change every step
  const isEngineAlone = reached.has(ENGINE) && pages.size === 0 && !reached.has(ALL_STEPS)
  return isEngineAlone ? new Set(all.flatMap(({ page }) => page ?? [])) : pages
}

/** Whether a source of data is fetched with the help of others. */
const isDependent = (code: string, name: string): boolean => {
  const [, group = ''] = /const dependentSources = \{\n(.*?)\n\}/s.exec(code) ?? []
  return new RegExp(String.raw`^ {2}${name}\b`, 'm').test(group)
}

/** The sources that every source of `dependentSources` is fetched with. */
const throughIn = (code: string): string[] => {
  const [, list = ''] = /name in dependentSources\)\s*\?\s*\[([^\]]*)\]/.exec(code) ?? []
  return [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name!)
}
