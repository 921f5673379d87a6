/** One step: a page of its own, with at most one form. */
interface StepDefinition {
  /** the part of the wizard that begins with it; one without belongs to the part of the step before it */
  readonly stage?: string
  /** page id; the URL holds the step */
  readonly page: string
  /** name of the form it asks; none for a step that only shows */
  readonly form?: string
  /** name of the module that knows what its form and data leave open */
  readonly module?: string
  /** what its form offers; when there is none of it, the page says so instead of asking */
  readonly optionsSource?: string
  /** what is said of its answers for review: each field with its question, by default; what its module makes of them; or nothing, because another step does */
  readonly review?: 'module' | 'none'
  /** nobody is stopped at it while there is nothing to decide in it */
  readonly autoAnswer?: boolean
  /** shows the answers of the others for review */
  readonly isReview?: boolean
  /** a receipt that was photographed stands beside it, to be copied from */
  readonly showsReceiptPhoto?: boolean
  /** its answers travel under the names they have in the form */
  readonly isSentUnchanged?: boolean
  /** names of what the page must fetch to ask it */
  readonly data?: readonly string[]
  /** steps whose changed answer makes this one's answers meaningless */
  readonly dependsOn?: readonly string[]
  /** the step to open instead, by who is not asked this one */
  readonly fallbackStep?: string
}

/** A wizard as data: generated from `forms/<group>/wizard.json`. Conditions are compiled beside it. */
export interface WizardDefinition {
  readonly id: string
  readonly first: string
  /** the field of the first step that chooses the flow */
  readonly flowSelector: { readonly step: string; readonly field: string }
  readonly flows: readonly { readonly claimTypes: readonly string[]; readonly steps: readonly string[] }[]
  readonly steps: Readonly<Record<string, StepDefinition>>
}

/** Data of one form, by field. */
export type StepAnswers = Readonly<Record<string, unknown>>
export type Answers = Readonly<Record<string, StepAnswers>>

/** What a person has said so far. Immutable: each function of the engine returns a new one. */
export interface Draft {
  /** confirmed with Continue, by step */
  readonly answers: Answers
  /** being typed, not confirmed: kept so that nothing is lost on the way back */
  readonly unsaved: Answers
  /** steps passed with Continue, also those that ask nothing */
  readonly completedSteps: readonly string[]
}

export const emptyDraft: Draft = { answers: {}, unsaved: {}, completedSteps: [] }

/** What the engine asks of the outside: it knows steps, not claims. */
export interface Rules {
  /** whether a step's condition holds; a step without one is always on the path */
  readonly isStepIncluded: (step: string, state: { answers: Answers; policy: object; facts: object }) => boolean
  /**
   * Brings a step's answers into line with the others (the lines of chosen services). Undefined when nothing changes;
   * `isComplete` says whether the person must look at the step again.
   */
  readonly reconcile: (step: string, answers: Answers) => { readonly data: StepAnswers; readonly isComplete: boolean } | undefined
}

export interface Context {
  readonly policy: object
  readonly facts: object
}
