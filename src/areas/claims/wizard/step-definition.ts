import type { FC } from 'react'
import type { Option } from '~/forms/definition.ts'
import type { Text } from '~/platform/i18n/text.tsx'
import type { PageId } from '~/platform/pages/page-registry.ts'
import type { Policy } from '~/platform/policy/policy.ts'
import type { AnyQuery } from '~/platform/query/query-client.ts'
import type { DefinitionItem } from '~/ui/layout.tsx'
import type { StepAnswers } from '~/wizard/definition.ts'
import type { ClaimAnswers, StepName } from '../model/answers.ts'
import type { StepData } from './step-data.ts'

/** What a step is made from: the answers of the path, and what was fetched for it. */
export interface StepContext {
  readonly answers: ClaimAnswers
  readonly data: StepData
  readonly text: Text
}

/** What a step hands to what it shows beside its form. */
export interface PanelProps {
  readonly data: StepData
  readonly answers: ClaimAnswers
  /** Goes to a step to change its answer, and comes back here. */
  readonly onEdit: (step: string) => void
  /** Starts the step anew from what the draft says now. */
  readonly onRestart: () => void
}

/** Why a step cannot be passed although every field is well filled in: in words, with what to do. */
export interface BlockingError {
  readonly title: string
  readonly text: string
}

/** One card of the summary. */
export interface SummaryCard {
  /** the step that can change it, when it is another one */
  readonly step?: StepName
  /** the title of that step's page, by default */
  readonly title?: string
  readonly items: readonly DefinitionItem[]
}

type AnswersOfStep<Name extends StepName> = Name extends keyof ClaimAnswers ? Partial<NonNullable<ClaimAnswers[Name]>> : StepAnswers

/**
 * What a step of a claim knows beside `forms/claim/wizard.json`, its form and its messages. All of it is optional: a step that only asks
 * has no module. What follows from other answers is known on every page, in `reconcile` of `claim-wizard.ts`; what is sent is read in
 * `model/claim-extra-info.ts`.
 */
export interface ClaimStep<Name extends StepName> {
  /** what its form starts with; what was typed or answered before, by default */
  readonly initial?: (before: AnswersOfStep<Name> | undefined, view: StepContext) => StepAnswers
  /** the choices of its form, by the names its layout gives them */
  readonly options?: Readonly<Record<string, (view: StepContext) => readonly Option[]>>
  /** the titles of the lines of its form, by the names of their fields */
  readonly titles?: Readonly<Record<string, (view: StepContext) => readonly string[]>>
  /** why it cannot be passed with these answers; a promise where that has to be asked */
  readonly blockingError?: (view: StepContext & { readonly policy: Policy }) => BlockingError | undefined | Promise<BlockingError | undefined>
  /** the page that ends the claim with these answers */
  readonly exitPage?: (view: StepContext) => PageId | undefined
  /** what the draft keeps of it when it is left */
  readonly beforeSave?: (entered: StepAnswers, view: StepContext & { readonly policy: Policy }) => StepAnswers
  /** what can be asked once more where there is nothing to choose from */
  readonly retryQuery?: (answers: ClaimAnswers) => AnyQuery | undefined
  /** where it tells what the plan should pay: under the amounts, while they are typed, at the end of the summary, or where the claim is sent; or that another plan pays first, while that is said */
  readonly estimates?: 'live' | 'summary' | 'sending' | 'first'
  /** what it shows beside its form */
  readonly Panel?: FC<PanelProps>
  /** its answers for review (CLAIM-75), where `wizard.json` says that its module does that */
  readonly summary?: (view: StepContext) => readonly SummaryCard[]
}

/** What a module in `steps/` exports: the steps that ask about one thing. */
export type ClaimSteps = { readonly [Name in StepName]?: ClaimStep<Name> }
