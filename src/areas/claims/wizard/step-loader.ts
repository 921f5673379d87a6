import { use } from 'react'
import type { FormContext, FormDefinition } from '~/forms/definition.ts'
import { loadChunk, loadOnce } from '~/platform/load-chunk.ts'
import type { PageArgs } from '~/platform/pages/page-registry.ts'
import { storedPolicy } from '~/platform/policy/policy.ts'
import type { AnyQuery } from '~/platform/query/query.ts'
import { memberId } from '~/platform/session/session-store.ts'
import type { Draft, StepAnswers } from '~/wizard/definition.ts'
import { getDraft } from '~/wizard/draft-store.ts'
import { currentAnswers, setPartialAnswers, setUnsavedAnswers, stepsOfPage } from '~/wizard/engine.ts'
import type { ClaimStep, ClaimSteps, StepContext } from './step-definition.ts'
import { asClaimAnswers, type StepName } from '../model/answers.ts'
import { claimDefinition, claimWizard, stepAt, pageOfPath } from './claim-wizard.ts'
import { initialQueries } from './step-data.ts'

type FormModule = Readonly<Record<string, FormDefinition<StepAnswers>>>
// one chunk for each form and module, so that a step loads only its own
const forms = import.meta.glob<FormModule>(['../../../../generated/forms/claim/*.ts', '!**/wizard.ts', '!**/*.d.ts'])
const stepModules = import.meta.glob<{ readonly steps: ClaimSteps }>('../steps/*.tsx')
// The form engine is large; a step without a form does not load it.
const importFormEngine = () => import('~/forms/schema-form.tsx')

type FormEngine = Awaited<ReturnType<typeof importFormEngine>>

interface StepForm {
  readonly name: string
  readonly definition: FormDefinition<StepAnswers>
  readonly SchemaForm: FormEngine['SchemaForm']
  readonly isAccepted: FormEngine['isAccepted']
}
/** The module of a step whose name is known only at run time, so the type of its answers is not known. */
export type AnyStep = ClaimStep<'claim-summary'>
const EMPTY_STEP: AnyStep = {}

/** The module that `forms/claim/wizard.json` names for a step. */
export const loadStepModule = loadOnce(async (step: string): Promise<AnyStep> => {
  const { module } = claimDefinition.steps[step] ?? {}
  if (!module) return EMPTY_STEP
  const { steps } = await loadChunk(fileIn(stepModules, `../steps/${module}.tsx`))
  return steps[step as StepName] ?? EMPTY_STEP
})

/** A form by its name. */
async function loadForm(form: string | undefined): Promise<StepForm | undefined> {
  if (!form) return undefined
  const [module, { SchemaForm, isAccepted, prepareForm }] = await Promise.all([
    loadChunk(fileIn(forms, `../../../../generated/forms/claim/${form}.ts`)),
    loadChunk(importFormEngine),
  ])
  const definition = Object.values(module)[0]!
  await prepareForm(definition)
  return { name: form, definition, SchemaForm, isAccepted }
}

/** Form and module of a step. */
export const loadStepParts = loadOnce(async (step: string) => {
  const [module, form] = await Promise.all([loadStepModule(step), loadForm(claimDefinition.steps[step]?.form)])
  return { module, form }
})

/** A step that Continue completes on a page, with the step's module. */
interface PageModule {
  readonly step: string
  readonly module: AnyStep
}

export interface PageParts {
  readonly form: StepForm | undefined
  readonly modules: readonly PageModule[]
}

/** The form of a page, with the questions of all its steps. */
const loadPageForm = loadOnce((asked: string) => {
  const [step = '', ...others] = asked.split(' ')
  const { form: own, pageForm } = claimDefinition.steps[step] ?? {}
  return loadForm(others.length > 0 ? pageForm : own)
})

/**
 * Loads the code without which a page cannot be shown: the modules of the steps that Continue completes, and the form.
 * If a page shows answers above its form, the form is loaded after these answers.
 */
const loadPageParts = loadOnce(async (asked: string) => {
  const steps = asked.split(' ')
  const isReview = claimDefinition.steps[steps[0] ?? '']?.isReview
  const [form, ...modules] = await Promise.all([
    isReview ? undefined : loadPageForm(asked),
    ...completedBy(steps).map(async (each) => ({ step: each, module: await loadStepModule(each) })),
  ])
  return { form, modules }
})

/**
 * The steps that Continue always completes on a page. A page may also ask some questions of a step that is otherwise
 * answered automatically. That step is completed afterwards, if the answers are sufficient.
 */
export const completedBy = (asked: readonly string[]): readonly string[] =>
  asked.filter((step, index) => index === 0 || !claimDefinition.steps[step]?.autoAnswer)

/** The part of a page's answers that belongs to a step; undefined if the page has no question of the step. */
export function answersOfStep(step: string, form: StepForm, entered: StepAnswers): StepAnswers | undefined {
  if (claimDefinition.steps[step]?.form === form.name) return entered
  const fields = fieldsOfStep(step, form)
  return fields && Object.fromEntries(Object.entries(entered).filter(([field]) => fields.includes(field)))
}

/**
 * The fields of a step on a page whose form joins the forms of several steps; undefined if the page has none of them.
 */
const fieldsOfStep = (step: string, { definition }: StepForm): readonly string[] | undefined =>
  definition.joined?.[claimDefinition.steps[step]?.form ?? '']

function fileIn<T>(files: Readonly<Record<string, () => Promise<T>>>, path: string): () => Promise<T> {
  const load = files[path]
  if (!load) throw new Error(`no file ${path}`)
  return load
}

/** The parts of the page with the questions of these steps. Suspends until they are loaded. */
export const usePageParts = (asked: readonly string[]): PageParts => use(loadPageParts(asked.join(' ')))

/**
 * The form of the page with the questions of these steps, if the page has a form. If the form is not among the loaded
 * parts, suspends until it is loaded.
 */
export const usePageForm = (asked: readonly string[], { form }: PageParts): StepForm | undefined =>
  form ?? use(loadPageForm(asked.join(' ')))

/** Initial answers of a step's form. */
export const initialAnswers = ({ initial }: AnyStep, before: StepAnswers | undefined, view: StepContext): StepAnswers =>
  initial?.(before, view) ?? before ?? {}

/** Options, titles and extra content of a page's form, in the member's language. */
export function formContext(modules: readonly PageModule[], view: StepContext): FormContext {
  const made = <T>(makers: readonly (Readonly<Record<string, (view: StepContext) => T>> | undefined)[]) =>
    Object.fromEntries(makers.flatMap((each) => Object.entries(each ?? {})).map(([name, make]) => [name, make(view)]))
  return {
    options: made(modules.map(({ module }) => module.options)),
    titles: made(modules.map(({ module }) => module.titles)),
    fields: Object.assign(
      {},
      ...modules.map(({ module: { fields } }) => (typeof fields === 'function' ? fields(view) : fields)),
    ),
  }
}

interface PageContext {
  /** the steps whose questions are on the page */
  readonly asked: readonly string[]
  readonly form: StepForm | undefined
  readonly modules: readonly PageModule[]
  readonly draft: Draft
  readonly view: StepContext
}

/** Initial answers of a page's form: those of each step whose questions are on the page. */
export function initialOfPage({ asked, form, modules, draft, view }: PageContext): StepAnswers {
  const parts = asked.map((step) => {
    const module = modules.find((each) => each.step === step)?.module ?? EMPTY_STEP
    const initial = initialAnswers(module, currentAnswers(draft, step), view)
    return form && answersOfStep(step, form, initial)
  })
  return Object.assign({}, ...modules.map(({ module }) => module.suggestions?.(view)), ...parts)
}

/** Stores the values that were entered on a page as unsaved answers of these steps. */
export const storeOnPage = (draft: Draft, form: StepForm, steps: readonly string[], entered: StepAnswers): Draft =>
  steps.reduce((now, step) => {
    const part = answersOfStep(step, form, entered)
    if (!part) return now
    const isWhole = claimDefinition.steps[step]?.form === form.name || !claimDefinition.steps[step]?.autoAnswer
    if (!isWhole) return setPartialAnswers(now, step, fieldsOfStep(step, form) ?? [], part)
    return Object.keys(part).length === 0 ? now : setUnsavedAnswers(now, step, part)
  }, draft)

/** The steps whose modules render their summary. */
export const reviewedByModule = (answers: object): readonly string[] =>
  Object.keys(answers).filter((step) => claimDefinition.steps[step]?.review === 'module')

/** The step at a URL, and the steps whose questions are on its page. */
function stepsAt({ url }: Pick<PageArgs, 'url'>) {
  const wizard = claimWizard(storedPolicy())
  const draft = getDraft(memberId())
  const page = pageOfPath(url.pathname)
  const step = page && stepAt(wizard, draft, page)
  return step ? { step, draft, asked: stepsOfPage(wizard, draft, step) } : undefined
}

/** Loads the code of the step at a URL. Resolves even if loading fails, because the step shows the error. */
export async function preloadStep(place: Pick<PageArgs, 'url'>): Promise<void> {
  const at = stepsAt(place)
  if (!at) return
  const { isReview } = claimDefinition.steps[at.step] ?? {}
  const reviewed = isReview ? reviewedByModule(at.draft.answers) : []
  const asked = at.asked.join(' ')
  await Promise.allSettled([loadPageParts(asked), ...reviewed.map(loadStepModule)])
  if (isReview) void loadPageForm(asked)
}

/** The first queries of the step at a URL. */
export function stepQueries(place: Pick<PageArgs, 'url'>): readonly AnyQuery[] {
  const at = stepsAt(place)
  if (!at) return []
  return initialQueries(completedBy(at.asked), { policy: storedPolicy(), answers: asClaimAnswers(at.draft.answers) })
}
