import type { Answers, Context, Draft, StepAnswers, Rules, WizardDefinition } from './definition.ts'

/**
 * A wizard, whose path is computed from the answers each time. The engine consists of pure functions of definition,
 * draft and context. The engine knows neither the questions nor the place where the answers are stored (forms.md, Claim
 * wizard).
 */
export interface Wizard {
  readonly definition: WizardDefinition
  readonly rules: Rules
  readonly context: Context
}

/** The steps for this member, in order. Until the member has chosen a flow, this is only the first step. */
export function visibleSteps({ definition, rules, context }: Wizard, draft: Draft): readonly string[] {
  const { first, flowSelector, flows } = definition
  const choice = draft.answers[flowSelector.step]?.[flowSelector.field]
  const flow = flows.find(({ claimTypes }) => claimTypes.includes(String(choice)))
  const path = [first]
  // A condition gets only the answers of earlier steps on the path. With all answers, an answer that is about to be
  // dropped could bring back a step.
  let known: Answers = pick(draft.answers, path)
  for (const step of flow?.steps ?? []) {
    if (!rules.isStepIncluded(step, { answers: known, ...context })) continue
    path.push(step)
    const answers = draft.answers[step]
    if (answers) known = { ...known, [step]: answers }
  }
  return path
}

/** The previous or next step on the path; undefined before the first and after the last step. */
export function adjacentStep(wizard: Wizard, draft: Draft, step: string, direction: 1 | -1): string | undefined {
  const path = visibleSteps(wizard, draft)
  const at = path.indexOf(step)
  return at < 0 ? undefined : path[at + direction]
}

/**
 * Like `adjacentStep`, but skips steps that were answered automatically. If another page asks the questions of the
 * previous step, Back leads to that page.
 */
export function adjacentStop(wizard: Wizard, draft: Draft, step: string, direction: 1 | -1): string | undefined {
  const beside = adjacentStep(wizard, draft, step, direction)
  if (beside === undefined) return undefined
  if (isPassed(wizard, draft, beside)) return adjacentStop(wizard, draft, beside, direction)
  // A step with `autoAnswer` has its own page even if another page asks some of its questions. Back leads to its own
  // page.
  if (direction === 1 || wizard.definition.steps[beside]?.autoAnswer) return beside
  return visibleSteps(wizard, draft).find((each) => stepsOfPage(wizard, draft, each).includes(beside)) ?? beside
}

/** True if a step was completed with answers that the portal gave automatically, and the member has not seen it. */
function isPassed({ definition }: Wizard, draft: Draft, step: string): boolean {
  const { autoAnswer } = definition.steps[step] ?? {}
  if (!autoAnswer || !isComplete(draft, step) || draft.seenSteps?.includes(step)) return false
  return (
    autoAnswer === true || Object.entries(autoAnswer).every(([field, value]) => draft.answers[step]?.[field] === value)
  )
}

/**
 * The steps whose questions are on one page: the step itself, and the steps in its `asks` if all of them are among the
 * steps that this member sees.
 */
export function stepsOfPage(wizard: Wizard, draft: Draft, step: string): readonly string[] {
  const { asks = [] } = wizard.definition.steps[step] ?? {}
  const path = visibleSteps(wizard, draft)
  return asks.every((each) => path.includes(each)) ? [step, ...asks] : [step]
}

/**
 * True if the member confirmed the step with Continue and no later change made the step incomplete again. The form
 * validates the answers before the step is confirmed.
 */
export const isComplete = (draft: Draft, step: string): boolean => draft.completedSteps.includes(step)

/** The first incomplete step. Later steps cannot be shown yet. If all steps are complete, the last step on the path. */
export function firstIncompleteStep(wizard: Wizard, draft: Draft): string {
  const path = visibleSteps(wizard, draft)
  return path.find((step) => !isComplete(draft, step)) ?? path.at(-1)!
}

/**
 * True if the step is on the path and not after the first incomplete step. A step with `standsFor` is never on the
 * path; it is reachable if the step for which it stands is reachable.
 */
export function isReachable(wizard: Wizard, draft: Draft, step: string): boolean {
  const path = visibleSteps(wizard, draft)
  const at = path.indexOf(wizard.definition.steps[step]?.standsFor ?? step)
  return at >= 0 && at <= path.indexOf(firstIncompleteStep(wizard, draft))
}

/**
 * Progress of a step: its stage on the path, and how much of that stage is done. Answers may add steps to the path, but
 * no stages.
 */
export function progress(
  wizard: Wizard,
  draft: Draft,
  step: string,
): { readonly stages: readonly string[]; readonly stage: string; readonly share: number } {
  let stage = ''
  const path = visibleSteps(wizard, draft).map((each) => {
    stage = wizard.definition.steps[each]?.stage ?? stage
    return { step: each, stage }
  })
  const here = path.find((each) => each.step === step)?.stage ?? ''
  const own = path.filter((each) => each.stage === here)
  // A stage counts if the member sees, or has seen, a page of it. A stage has no page if each of its steps is asked on
  // another page or is answered automatically.
  const { steps } = wizard.definition
  const asked = new Set(path.flatMap((each) => stepsOfPage(wizard, draft, each.step).slice(1)))
  const hasPage = (each: string) =>
    draft.seenSteps?.includes(each) || (!asked.has(each) && steps[each]?.autoAnswer !== true)
  return {
    stages: [...new Set(path.filter((each) => each.stage === here || hasPage(each.step)).map((each) => each.stage))],
    stage: here,
    share: (own.findIndex((each) => each.step === step) + 1) / own.length,
  }
}

export interface StepCompletion {
  readonly draft: Draft
  /** steps whose answers were dropped because of this change; the wizard tells the member about them */
  readonly dropped: readonly string[]
}

/**
 * Completes a step: stores its answers, removes answers that depended on the old ones or whose step is no longer shown,
 * and updates the remaining answers to fit the new ones.
 */
export function completeStep(wizard: Wizard, before: Draft, step: string, data: StepAnswers): StepCompletion {
  const changed = !isDeepEqual(before.answers[step], data)
  const draft: Draft = {
    ...before,
    answers: { ...before.answers, [step]: data },
    unsaved: without(before.unsaved, [step]),
    completedSteps: before.completedSteps.includes(step) ? before.completedSteps : [...before.completedSteps, step],
  }
  const had = new Set([...Object.keys(before.answers), ...Object.keys(before.unsaved)])
  const dependants = changed && before.answers[step] ? dependantsOf(wizard.definition, step) : []
  const pruned = prune(wizard, drop(draft, dependants))
  const kept = new Set([...Object.keys(pruned.answers), ...Object.keys(pruned.unsaved)])
  return { draft: reconcile(wizard, pruned), dropped: [...had].filter((each) => each !== step && !kept.has(each)) }
}

/**
 * Stores answers to the questions of a step that are asked on the page of another step. `fields` lists the fields of
 * the step that are on that page. If `part` has no value for a listed field, the member has emptied the field. If the
 * answers of the step change, the member must complete the step again.
 */
export function setPartialAnswers(draft: Draft, step: string, fields: readonly string[], part: StepAnswers): Draft {
  const before = currentAnswers(draft, step)
  if (!before && Object.keys(part).length === 0) return draft
  const answers = Object.entries({ ...before, ...part }).filter(([field]) => field in part || !fields.includes(field))
  const next = setUnsavedAnswers(draft, step, Object.fromEntries(answers))
  return next === draft ? draft : { ...next, completedSteps: next.completedSteps.filter((each) => each !== step) }
}

/** Records that the member confirmed a step on its own page, and did not only pass it with the portal's answers. */
export const markSeen = (draft: Draft, step: string): Draft => ({
  ...draft,
  seenSteps: [...new Set(draft.seenSteps).add(step)],
})

/** Stores unsaved answers without validating them. */
export function setUnsavedAnswers(draft: Draft, step: string, data: StepAnswers): Draft {
  return isDeepEqual(draft.unsaved[step] ?? draft.answers[step], data)
    ? draft
    : { ...draft, unsaved: { ...draft.unsaved, [step]: data } }
}

/** Answers with which the form of a step starts: the unsaved ones, or else the confirmed ones. */
export const currentAnswers = (draft: Draft, step: string): StepAnswers | undefined =>
  draft.unsaved[step] ?? draft.answers[step]

/** The answers that may be sent: those of the steps on the path, in the order of the path. */
export const reachableAnswers = (wizard: Wizard, draft: Draft): Answers =>
  pick(draft.answers, visibleSteps(wizard, draft))

function prune(wizard: Wizard, draft: Draft): Draft {
  const path = new Set(visibleSteps(wizard, draft))
  const gone = [...Object.keys(draft.answers), ...Object.keys(draft.unsaved), ...draft.completedSteps].filter(
    (step) => !path.has(step),
  )
  return drop(draft, gone)
}

function reconcile({ definition, rules }: Wizard, draft: Draft): Draft {
  let { answers, completedSteps } = draft
  // Steps are handled in the order of the definition, because the lines of a claim depend on its services, and the
  // amounts on the lines.
  for (const step of Object.keys(definition.steps)) {
    const next = answers[step] && rules.reconcile(step, answers)
    if (!next) continue
    answers = { ...answers, [step]: next.data }
    if (!next.isComplete) completedSteps = completedSteps.filter((each) => each !== step)
  }
  return answers === draft.answers
    ? draft
    : {
        ...draft,
        answers,
        completedSteps,
        unsaved: without(
          draft.unsaved,
          Object.keys(answers).filter((step) => answers[step] !== draft.answers[step]),
        ),
      }
}

function dependantsOf(definition: WizardDefinition, step: string, found = new Set<string>()): readonly string[] {
  for (const [id, { dependsOn = [] }] of Object.entries(definition.steps)) {
    if (!dependsOn.includes(step) || found.has(id)) continue
    found.add(id)
    dependantsOf(definition, id, found)
  }
  return [...found]
}

const drop = (draft: Draft, steps: readonly string[]): Draft => ({
  ...draft,
  answers: without(draft.answers, steps),
  unsaved: without(draft.unsaved, steps),
  completedSteps: draft.completedSteps.filter((step) => !steps.includes(step)),
})
const pick = (answers: Answers, steps: readonly string[]): Answers =>
  Object.fromEntries(steps.flatMap((step) => (answers[step] ? [[step, answers[step]]] : [])))
const without = (answers: Answers, steps: readonly string[]): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([step]) => !steps.includes(step)))
/** Compares two JSON values. The order of properties does not matter: a service may return a draft in another order. */
export const isDeepEqual = (a: unknown, b: unknown): boolean => sortedJson(a) === sortedJson(b)
const sortedJson = (value: unknown) =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  )
