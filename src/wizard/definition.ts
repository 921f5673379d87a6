/** A step: a page with at most one form. */
interface StepDefinition {
  /** the stage that begins with this step; a step without a stage belongs to that of the previous step */
  readonly stage?: string
  /** page id; default: the step's name in the area of the wizard, such as `claims.comments` */
  readonly page?: string
  /** name of its form; none for a step that only shows information */
  readonly form?: string
  /**
   * other steps whose questions are on the page of this step, if all of them are on the path; one Continue answers them
   * all
   */
  readonly asks?: readonly string[]
  /** form of its page with the questions of those steps; default: its own form */
  readonly pageForm?: string
  /**
   * a field of its page's form: pressing one of its options continues, if the form is complete. A choice by keyboard
   * does not, because the arrow keys pass over the options (WCAG 3.2.2).
   */
  readonly continueOn?: string
  /** module with logic beyond its form and data */
  readonly module?: string
  /** list of options for the step's form; if it is empty, the page shows a message instead of the form */
  readonly optionsSource?: string
  /**
   * how the review shows the answers: by default each field with its label; `module`, as the step's module builds it;
   * `none`, if another step shows them
   */
  readonly review?: 'module' | 'none'
  /**
   * the step is answered automatically if the member has no choice in it; Back skips the step if it has these answers,
   * or whatever its answers are if `true`
   */
  readonly autoAnswer?: true | StepAnswers
  /** shows the answers of the other steps for review */
  readonly isReview?: boolean
  /** shows the receipt photo beside the form, so that the member can copy from it */
  readonly showsReceiptPhoto?: boolean
  /** the answers are sent under the field names of the form */
  readonly isSentUnchanged?: boolean
  /** names of the data that the page of the step fetches */
  readonly data?: readonly string[]
  /** steps on which this step depends: if their answers change, this step's answers are dropped */
  readonly dependsOn?: readonly string[]
  /** the step that opens instead, for members whose path does not have this step */
  readonly fallbackStep?: string
  /** this step is on no path; its page answers the named step and all steps after it at once */
  readonly standsFor?: string
}

/** A wizard as data, generated from `forms/<group>/wizard.json`. Its conditions are compiled into a separate file. */
export interface WizardDefinition {
  readonly id: string
  readonly first: string
  /** the field of the first step whose answer determines the flow */
  readonly flowSelector: { readonly step: string; readonly field: string }
  readonly flows: readonly { readonly claimTypes: readonly string[]; readonly steps: readonly string[] }[]
  readonly steps: Readonly<Record<string, StepDefinition>>
}

/** Answers of one form, by field. */
export type StepAnswers = Readonly<Record<string, unknown>>
export type Answers = Readonly<Record<string, StepAnswers>>

/** A member's answers so far. A draft is immutable: each function of the engine returns a new one. */
export interface Draft {
  /** confirmed with Continue, by step */
  readonly answers: Answers
  /** unsaved answers, kept so that going back loses nothing */
  readonly unsaved: Answers
  /** steps that were confirmed with Continue, also steps without a form */
  readonly completedSteps: readonly string[]
}

export const emptyDraft: Draft = { answers: {}, unsaved: {}, completedSteps: [] }

/** Rules of a wizard. The engine knows steps, not claims. */
export interface Rules {
  /** true if the condition of a step is met; a step without a condition is always included */
  readonly isStepIncluded: (step: string, state: { answers: Answers; policy: object; facts: object }) => boolean
  /**
   * Updates a step's answers to fit those of other steps, such as the lines to the chosen services. Undefined if
   * nothing changes. `isComplete` is false if the member must see the step again.
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
