/** A step: a page with at most one form. */
interface StepDefinition {
  /** the stage that begins with this step; a step without one belongs to the stage of the step before */
  readonly stage?: string
  /** page id; default: the step's name in the area of the wizard, such as `claims.comments` */
  readonly page?: string
  /** name of its form; none for a step that only shows information */
  readonly form?: string
  /** steps whose questions its page asks too, if all of them are on the path: one Continue answers them all */
  readonly asks?: readonly string[]
  /** form of its page with the questions of those steps; default: its own form */
  readonly pageForm?: string
  /** module with logic beyond its form and data */
  readonly module?: string
  /** list of options for its form; if the list is empty, the page shows a message instead of the form */
  readonly optionsSource?: string
  /**
   * review of its answers: default, each field with its label; `module`, built by its module; `none`, if another step
   * shows them
   */
  readonly review?: 'module' | 'none'
  /** the step is skipped while the member has no choice in it; Back passes it with these answers, or with any */
  readonly autoAnswer?: true | StepAnswers
  /** shows the answers of the other steps for review */
  readonly isReview?: boolean
  /** shows the receipt photo beside the form, to copy from */
  readonly showsReceiptPhoto?: boolean
  /** its answers are sent under the form's field names */
  readonly isSentUnchanged?: boolean
  /** names of the data that its page fetches */
  readonly data?: readonly string[]
  /** steps whose changed answers invalidate this step's answers */
  readonly dependsOn?: readonly string[]
  /** the step to open instead for members who do not have this one */
  readonly fallbackStep?: string
  /** on no path: its page answers this step and those after it at once */
  readonly standsFor?: string
}

/** A wizard as data, generated from `forms/<group>/wizard.json`. Its conditions are compiled into a separate file. */
export interface WizardDefinition {
  readonly id: string
  readonly first: string
  /** the field of the first step that determines the flow */
  readonly flowSelector: { readonly step: string; readonly field: string }
  readonly flows: readonly { readonly claimTypes: readonly string[]; readonly steps: readonly string[] }[]
  readonly steps: Readonly<Record<string, StepDefinition>>
}

/** Answers of one form, by field. */
export type StepAnswers = Readonly<Record<string, unknown>>
export type Answers = Readonly<Record<string, StepAnswers>>

/** A member's answers so far. Immutable: each function of the engine returns a new draft. */
export interface Draft {
  /** confirmed with Continue, by step */
  readonly answers: Answers
  /** unsaved answers, stored so that going back loses nothing */
  readonly unsaved: Answers
  /** steps passed with Continue, also those without a form */
  readonly completedSteps: readonly string[]
}

export const emptyDraft: Draft = { answers: {}, unsaved: {}, completedSteps: [] }

/** Rules of a wizard. The engine knows steps, not claims. */
export interface Rules {
  /** whether a step's condition holds; a step without one is always included */
  readonly isStepIncluded: (step: string, state: { answers: Answers; policy: object; facts: object }) => boolean
  /**
   * Updates a step's answers to match the others (the lines of chosen services). Undefined if nothing changes.
   * `isComplete` is false if the member must see the step again.
   */
  readonly reconcile: (
    step: string,
    answers: Answers,
  ) => { readonly data: StepAnswers; readonly isComplete: boolean } | undefined
}

export interface Context {
  readonly policy: object
  readonly facts: object
}
