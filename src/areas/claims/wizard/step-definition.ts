import type { FC, ReactNode } from 'react'
import type { FieldExtras, Option } from '~/forms/definition.ts'
import type { Text } from '~/platform/i18n/text.tsx'
import type { PageId } from '~/platform/pages/page-registry.ts'
import type { Policy } from '~/platform/policy/policy.ts'
import type { AnyQuery } from '~/platform/query/query.ts'
import type { DefinitionItem } from '~/ui/layout.tsx'
import type { StepAnswers } from '~/wizard/definition.ts'
import type { ClaimAnswers, StepName } from '../model/answers.ts'
import type { StepData } from './step-data.ts'

/** Input of a step's functions: the answers of all steps of this claim, and the fetched data. */
export interface StepContext {
  readonly answers: ClaimAnswers
  readonly data: StepData
  readonly text: Text
}

/** Props of the panel beside a step's form. */
export interface PanelProps {
  readonly data: StepData
  readonly answers: ClaimAnswers
  /** Opens another step to change its answer. The member then returns to this step. */
  readonly onEdit: (step: string) => void
  /** Restarts the step from the current draft. */
  readonly onRestart: () => void
  /** the amount that the plan should pay, for a panel that shows it above the answers; it suspends until it is loaded */
  readonly estimate: ReactNode
}

/** The reason why valid answers do not complete a step, and what the member can do. */
export interface BlockingError {
  readonly title: string
  readonly text: string
}

/** Answers of the summary that are changed together. */
export interface SummaryCard {
  /** the step in which the member can change the answers, if it is not the step that gives them */
  readonly step?: StepName
  /** name of the answers in the accessible name of their Edit button; by default the title of the step's page */
  readonly title?: string
  /** amount that the member requests from a spending account; such a card is above the answers, and has no other items */
  readonly requested?: string
  /** true if the card shows what other answers come to, which the member cannot edit */
  readonly isResult?: boolean
  readonly items: readonly DefinitionItem[]
}

/** Where an estimate is shown: under the amounts, or on the page that sends the claim. */
export type EstimatePlace = 'live' | 'sending'

type AnswersOfStep<Name extends StepName> = Name extends keyof ClaimAnswers
  ? Partial<NonNullable<ClaimAnswers[Name]>>
  : StepAnswers

type FieldExtrasByName = Readonly<Record<string, FieldExtras>>

/**
 * The code of a step. It complements the step's definition in `forms/claim/wizard.json`, its form and its messages.
 * Every property is optional, and a step with only a form has no module. Two tasks of a step are in other modules:
 * `reconcilers` in `claim-wizard.ts` updates the answers when other answers change, and `model/claim-extra-info.ts`
 * builds the request.
 */
export interface ClaimStep<Name extends StepName> {
  /** initial answers; default: the unsaved or earlier answers */
  readonly initial?: (before: AnswersOfStep<Name> | undefined, view: StepContext) => StepAnswers
  /**
   * suggested answers to questions that this step's page asks for other steps; they are used only for questions that
   * the member has not answered
   */
  readonly suggestions?: (view: StepContext) => StepAnswers
  /** options of the form's fields, by their names in the layout */
  readonly options?: Readonly<Record<string, (view: StepContext) => readonly Option[]>>
  /** titles of the lines in a list of the form, such as the names of services, by the name of the list field */
  readonly titles?: Readonly<Record<string, (view: StepContext) => readonly string[]>>
  /**
   * content that the step adds to form fields, by field name; the fields of a list have names such as
   * `lines.amountPaid`
   */
  readonly fields?: FieldExtrasByName | ((view: StepContext) => FieldExtrasByName)
  /** the reason why the entered answers block the step; a promise if data must be requested first */
  readonly blockingError?: (
    view: StepContext & { readonly policy: Policy },
  ) => BlockingError | undefined | Promise<BlockingError | undefined>
  /** the page that ends the claim, if these answers rule out a claim */
  readonly exitPage?: (view: StepContext) => PageId | undefined
  /** changes the answers before the draft stores them */
  readonly beforeSave?: (entered: StepAnswers, view: StepContext & { readonly policy: Policy }) => StepAnswers
  /** query to refetch when the list of options is empty */
  readonly retryQuery?: (answers: ClaimAnswers) => AnyQuery | undefined
  readonly estimates?: EstimatePlace
  /** advice about the entered answers, above the buttons */
  readonly Advice?: FC<Pick<PanelProps, 'answers' | 'data'>>
  /** panel beside the form */
  readonly Panel?: FC<PanelProps>
  /** the step's answers in the summary (CLAIM-75), if `wizard.json` has `review: module` */
  readonly summary?: (view: StepContext) => readonly SummaryCard[]
}

/** The export of a module in `steps/`: the steps about one subject. */
export type ClaimSteps = { readonly [Name in StepName]?: ClaimStep<Name> }
