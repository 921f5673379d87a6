/** A step: a page with at most one form. */
interface StepDefinition {
  /** the stage that begins with this step; if omitted, the step belongs to the stage of the previous step */
  readonly stage?: string
  /** page id; default: the step's name in the area of the wizard, such as `claims.comments` */
  readonly page?: string
  /** name of the step's form; undefined for a step that only shows information */
  readonly form?: string
  /**
   * other steps whose questions the page of this step asks too, if all of them are on the member's path; one press of
   * Continue answers all of them
   */
  readonly asks?: readonly string[]
  /** form of the page when it also asks the questions of the steps in `asks`; default: the form of this step */
  readonly pageForm?: string
  /**
   * A field of the page's form. Pressing one of its options continues if the form is complete. Choosing an option with
   * the keyboard does not continue, because the arrow keys pass over the options (WCAG 3.2.2).
   */
  readonly continueOn?: string
  /** module with the step's logic, for steps that need more than a form and data */
  readonly module?: string
  /** list of options for the step's form; if it is empty, the page shows a message instead of the form */
  readonly optionsSource?: string
  /**
   * How the review shows this step's answers. By default, the review shows each field with its label. With `module`,
   * the step's module builds the review. With `none`, the review shows the answers as part of another step.
   */
  readonly review?: 'module' | 'none'
  /**
   * Set this property for a step that the portal may answer itself (`default-answers.ts`). Its value says when Back
   * skips the completed step: always with `true`, otherwise while the step's answers equal the given ones. A step that
   * the member has confirmed on its own page is not skipped.
   */
  readonly autoAnswer?: true | StepAnswers
  /** true if the step shows the answers of the other steps for review */
  readonly isReview?: boolean
  /** true if the page shows the receipt photo beside the form, so that the member can copy from it */
  readonly showsReceiptPhoto?: boolean
  /** true if the answers are sent unchanged, under the field names of the form */
  readonly isSentUnchanged?: boolean
  /** names of the data that the page of the step fetches */
  readonly data?: readonly string[]
  /** steps on which this step depends: if their answers change, this step's answers are dropped */
  readonly dependsOn?: readonly string[]
  /** the step that opens instead, for members whose path does not contain this step */
  readonly fallbackStep?: string
  /**
   * another step: the page of this step asks the questions of that step and of all later steps together; this step
   * itself is on no path
   */
  readonly standsFor?: string
}

/** A wizard as data, generated from `forms/<group>/wizard.json`. Its conditions are compiled into a separate file. */
export interface WizardDefinition {
  readonly id: string
  readonly first: string
  /** the field of the first step whose answer selects one of the `flows` */
  readonly flowSelector: { readonly step: string; readonly field: string }
  readonly flows: readonly { readonly claimTypes: readonly string[]; readonly steps: readonly string[] }[]
  readonly steps: Readonly<Record<string, StepDefinition>>
}

/** Answers of one form, by field. */
export type StepAnswers = Readonly<Record<string, unknown>>
export type Answers = Readonly<Record<string, StepAnswers>>

/** A member's answers so far. A draft is immutable: each function of the engine returns a new one. */
export interface Draft {
  /** answers that the member confirmed with Continue, by step */
  readonly answers: Answers
  /** unsaved answers, kept so that going back loses nothing */
  readonly unsaved: Answers
  /** steps that were confirmed with Continue, also steps without a form */
  readonly completedSteps: readonly string[]
  /** steps that the member confirmed on their own page, so that Back and Continue lead to them again */
  readonly seenSteps?: readonly string[]
}

export const emptyDraft: Draft = { answers: {}, unsaved: {}, completedSteps: [] }

/** Rules of a wizard, which the engine calls. The engine itself contains no knowledge about claims. */
export interface Rules {
  /** true if the condition of a step is met; a step without a condition is always included */
  readonly isStepIncluded: (step: string, state: { answers: Answers; policy: object; facts: object }) => boolean
  /**
   * Updates a step's answers so that they fit the answers of other steps. For example, it removes lines for a service
   * that the member no longer chooses. Returns undefined if nothing changes. `isComplete` is false if the member must
   * see the step again.
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
