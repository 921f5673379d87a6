import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The module that loads the modules of steps, and the module that fetches the data of steps. Both find them by name, so
 * imports do not show which step uses them.
 */
export const STEP_LOADER = 'src/areas/claims/wizard/step-loader.ts'
export const STEP_DATA = 'src/areas/claims/wizard/step-data.ts'
/** The wizard engine, which keeps the member's answers consistent. It renders nothing. */
export const ENGINE = 'src/areas/claims/wizard/claim-wizard.ts'
/** The step that submits the claim. */
const SENDING_STEP = 'confirmation'
const ALL_STEPS = 'src/areas/claims/pages/step.page.tsx'
/** Prefix that marks a data source of the wizard in the list of dependents, as in `step data labels`. */
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
 * The claim wizard pages that show a given step module or fetch a given data source. All steps share one page module,
 * so `forms/claim/wizard.json` tells which steps are affected. The page that submits a claim also fetches the data that
 * its request contains.
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
  // a page that includes other steps also shows the modules of these steps and fetches their data
  const all = Object.values(steps).flatMap((step) => [
    step,
    ...(step.asks ?? []).map((each) => ({ ...steps[each], page: step.page, isReview: false })),
  ])
  // for some steps, the summary renders the answers with the step's own module
  const isReviewed = all.some(({ module, review }) => isReached(module) && review === 'module')
  const isSent = sources.some((name) => new RegExp(String.raw`\b${name}: sent\b`).test(code))
  const pages = new Set(
    all.flatMap(({ page, module, data = [], isReview }) => {
      const fetched = [...data, ...(data.some((name) => isDependent(code, name)) ? throughIn(code) : [])]
      const isFelt = isReached(module) || fetched.some((name) => sources.includes(name)) || (isReview && isReviewed)
      return page && (isFelt || (isSent && sending.includes(page))) ? [page] : []
    }),
  )
  // if only the engine reads the changed part, and no step does, every step may be affected
  const isEngineAlone = reached.has(ENGINE) && pages.size === 0 && !reached.has(ALL_STEPS)
  return isEngineAlone ? new Set(all.flatMap(({ page }) => page ?? [])) : pages
}

/** True if fetching this data source needs the result of another source. */
const isDependent = (code: string, name: string): boolean => {
  const [, group = ''] = /const dependentSources = \{\n(.*?)\n\}/s.exec(code) ?? []
  return new RegExp(String.raw`^ {2}${name}\b`, 'm').test(group)
}

/** The data sources that the wizard fetches first, because the sources in `dependentSources` need their results. */
const throughIn = (code: string): string[] => {
  const [, list = ''] = /name in dependentSources\)\s*\?\s*\[([^\]]*)\]/.exec(code) ?? []
  return [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name!)
}
