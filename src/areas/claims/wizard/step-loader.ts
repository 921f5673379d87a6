import { use } from 'react'
import type { FormContext, FormDefinition } from '~/forms/definition.ts'
import { loadChunk } from '~/platform/load-chunk.ts'
import type { PageArgs } from '~/platform/pages/page-registry.ts'
import { storedPolicy } from '~/platform/policy/policy.ts'
import type { AnyQuery } from '~/platform/query/query.ts'
import { memberId } from '~/platform/session/session-store.ts'
import type { StepAnswers } from '~/wizard/definition.ts'
import { getDraft } from '~/wizard/draft-store.ts'
import type { ClaimStep, ClaimSteps, StepContext } from './step-definition.ts'
import { asClaimAnswers, type StepName } from '../model/answers.ts'
import { claimDefinition, claimWizard, stepAt, pageOfPath } from './claim-wizard.ts'
import { initialQueries } from './step-data.ts'

type FormModule = Readonly<Record<string, FormDefinition<StepAnswers>>>
// One chunk per form and module, so that a step loads only its own.
const forms = import.meta.glob<FormModule>(['../../../../generated/forms/claim/*.ts', '!**/wizard.ts', '!**/*.d.ts'])
const modules = import.meta.glob<{ readonly steps: ClaimSteps }>('../steps/*.tsx')
// The form engine is large; a step without a form does not load it.
const importFormEngine = () => import('~/forms/schema-form.tsx')

type FormEngine = Awaited<ReturnType<typeof importFormEngine>>

interface StepForm {
  readonly definition: FormDefinition<StepAnswers>
  readonly SchemaForm: FormEngine['SchemaForm']
  readonly isAccepted: FormEngine['isAccepted']
  readonly checkUploads: FormEngine['checkUploads']
}
/** The step is looked up by name, so its answer type is erased. */
export type AnyStep = ClaimStep<'claim-summary'>
const EMPTY_STEP: AnyStep = {}

/** Loads each step once; a failed chunk is retried on the next call. */
function memoizeByStep<Part>(load: (step: string) => Promise<Part>): (step: string) => Promise<Part> {
  const loading = new Map<string, Promise<Part>>()
  return (step) => {
    const known = loading.get(step)
    if (known) return known
    const part = load(step)
    part.catch(() => loading.delete(step))
    loading.set(step, part)
    return part
  }
}

/** The module that `forms/claim/wizard.json` names for a step. */
export const loadStepModule = memoizeByStep(async (step): Promise<AnyStep> => {
  const { module } = claimDefinition.steps[step] ?? {}
  if (!module) return EMPTY_STEP
  const { steps } = await loadChunk(fileIn(modules, `../steps/${module}.tsx`))
  return steps[step as StepName] ?? EMPTY_STEP
})

/** The form of a step, if it has one. */
async function loadForm(step: string): Promise<StepForm | undefined> {
  const { form } = claimDefinition.steps[step] ?? {}
  if (!form) return undefined
  const [module, { SchemaForm, isAccepted, checkUploads }] = await Promise.all([
    loadChunk(fileIn(forms, `../../../../generated/forms/claim/${form}.ts`)),
    loadChunk(importFormEngine),
  ])
  return { definition: Object.values(module)[0]!, SchemaForm, isAccepted, checkUploads }
}

/** Form and module of a step. */
export const loadStepParts = memoizeByStep(async (step) => {
  const [module, form] = await Promise.all([loadStepModule(step), loadForm(step)])
  return { module, form }
})

function fileIn<T>(files: Readonly<Record<string, () => Promise<T>>>, path: string): () => Promise<T> {
  const load = files[path]
  if (!load) throw new Error(`no file ${path}`)
  return load
}

/** Like `loadStepParts`, but suspends. */
export const useStepParts = (step: string) => use(loadStepParts(step))

/** Initial answers of a step's form. */
export const initialAnswers = ({ initial }: AnyStep, before: StepAnswers | undefined, view: StepContext): StepAnswers =>
  initial?.(before, view) ?? before ?? {}

/** Options and titles of a form, in the member's language. */
export function formContext({ options = {}, titles = {} }: AnyStep, view: StepContext): FormContext {
  const made = <T>(makers: Readonly<Record<string, (view: StepContext) => T>>) =>
    Object.fromEntries(Object.entries(makers).map(([name, make]) => [name, make(view)]))
  return { options: made(options), titles: made(titles) }
}

/** The steps whose modules render their summary. */
export const reviewedByModule = (answers: object): readonly string[] =>
  Object.keys(answers).filter((step) => claimDefinition.steps[step]?.review === 'module')

/** The first queries of the step at a URL; also starts loading its code. */
export function stepQueries({ url }: Pick<PageArgs, 'url'>): readonly AnyQuery[] {
  const policy = storedPolicy()
  const draft = getDraft(memberId())
  const page = pageOfPath(url.pathname)
  const step = page && stepAt(claimWizard(policy), draft, page)
  if (!step) return []
  const reviewed = claimDefinition.steps[step]?.isReview ? reviewedByModule(draft.answers) : []
  // the step shows a failure
  for (const part of [loadStepParts(step), ...reviewed.map(loadStepModule)]) part.catch(() => undefined)
  return initialQueries(step, { policy, answers: asClaimAnswers(draft.answers) })
}
