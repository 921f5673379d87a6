import { useEffect } from 'react'
import type { RepeatClaim } from '~generated/forms/claim/repeat-claim.ts'
import { listRecentClaimsQuery } from '~generated/member/queries/history.ts'
import { lastDigits } from '~/domain/bank-account.ts'
import { isDate8 } from '~/domain/dates/date8.ts'
import { fullName } from '~/domain/participants.ts'
import { loadCatalogues } from '~/platform/i18n/catalogues.ts'
import type { Locale } from '~/platform/i18n/locale.ts'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { MAIN_CONTENT, type useOpenPage } from '~/platform/pages/navigation.tsx'
import { getPage } from '~/platform/pages/page-registry.ts'
import { type Policy, usePolicy } from '~/platform/policy/policy.ts'
import { prefetch } from '~/platform/query/query-client.ts'
import { withoutDialog } from '~/platform/query/query.ts'
import { memberId } from '~/platform/session/session-store.ts'
import { Button } from '~/ui/button.tsx'
import { Card, DefinitionList } from '~/ui/layout.tsx'
import { VisuallyHidden } from '~/ui/visually-hidden.tsx'
import type { Draft, StepAnswers } from '~/wizard/definition.ts'
import { getDraft, setDraft } from '~/wizard/draft-store.ts'
import { visibleSteps, completeStep, currentAnswers, isComplete, reachableAnswers } from '~/wizard/engine.ts'
import { type ClaimAnswers, type StepName, asClaimAnswers } from '../model/answers.ts'
import { yesNo } from '../model/lines.ts'
import { providerName } from '../model/provider-search.ts'
import { Agreement } from '../steps/agreement.tsx'
import { Requirements } from '../steps/shared/requirements.tsx'
import { claimWizard, pageOf, REPEAT_STEP } from '../wizard/claim-wizard.ts'
import { defaultAnswers } from '../wizard/default-answers.ts'
import { type RepeatVisit, storeEntered } from '../wizard/repeat-claim.ts'
import { type StepData, loadSubmissionData } from '../wizard/step-data.ts'
import type { BlockingError } from '../wizard/step-definition.ts'
import { loadStepParts, initialAnswers } from '../wizard/step-loader.ts'

interface OtherAnswersProps {
  readonly visit: RepeatVisit
  readonly answers: ClaimAnswers
  readonly data: StepData
  readonly onEdit: (step: StepName) => void
}

/** Everything between the questions and the tick: the other answers, what the plan requires, and the agreement. */
export function ClaimReview(props: OtherAnswersProps) {
  const policy = usePolicy()
  const { locale } = useText()
  useEffect(() => prepareCompletion(policy, locale), [policy, locale])
  return (
    <>
      <OtherAnswers {...props} />
      <Requirements {...props} />
      <Agreement terms={props.data.claimTerms} />
    </>
  )
}

/** Every answer of a repeat claim that the page does not ask, each with a button that opens its step. */
function OtherAnswers({ visit, answers, data: { contactInfo, banking }, onEdit }: OtherAnswersProps) {
  const text = useText()
  const { addressLine1, city } = contactInfo?.address ?? {}
  const lines: readonly (readonly [step: StepName, label: string, value: string])[] = [
    ['service-list', text('claims.summary.service'), visit.service.description],
    [
      'provider-type',
      text('claims.summary.provider'),
      [providerName(visit.provider), visit.provider.city].filter(Boolean).join(', '),
    ],
    ['claim-details', text('claims.summary.person'), fullName(visit.person, text.locale)],
    [
      'treatment-for-accident',
      text('claims.summary.accident'),
      yesNo(answers['treatment-for-accident']?.isAccident, text),
    ],
    [
      'other-coverage',
      text('page.claims.other-coverage'),
      yesNo(answers['other-coverage']?.doesMemberHaveOtherCov ?? false, text),
    ],
    ['comments', text('claims.summary.comments'), answers.comments?.comments ?? text('claims.summary.none')],
    ['verify-information', text('claims.verify.address'), [addressLine1, city].filter(Boolean).join(', ')],
    [
      'verify-information',
      text('claims.verify.paid'),
      banking
        ? text('claims.verify.account', { digits: lastDigits(banking.account) })
        : text('claims.verify.no-account'),
    ],
  ]
  return (
    <Card title={text('claims.summary.answers')}>
      <DefinitionList
        items={lines.map(([step, label, value]) => ({
          id: label,
          label,
          value,
          action: (
            <Button variant="link" onClick={() => onEdit(step)}>
              {text('claims.summary.edit')}
              <VisuallyHidden> {label}</VisuallyHidden>
            </Button>
          ),
        }))}
      />
    </Card>
  )
}

/** Form and module of a step, and the messages of its page, in which it may say why it does not accept an answer. */
async function loadStep(step: string, locale: Locale) {
  const [parts] = await Promise.all([
    loadStepParts(step),
    loadCatalogues(locale, getPage(pageOf(step)).catalogues ?? []),
  ])
  return parts
}

/** Loads what completing takes, and the claims before this one, while the member answers. A failure shows later. */
function prepareCompletion(policy: Policy, locale: Locale): void {
  prefetch(listRecentClaimsQuery(withoutDialog))
  for (const step of visibleSteps(claimWizard(policy), getDraft(memberId())))
    loadStep(step, locale).catch(() => undefined)
}

interface CompletionRequest {
  readonly visit: RepeatVisit
  readonly entered: Partial<RepeatClaim>
  readonly policy: Policy
  readonly text: Text
  readonly openPage: ReturnType<typeof useOpenPage>
  /** the step to open; default: the claim is to be sent */
  readonly until?: string | undefined
}

/** Why the details, which the page asks itself, are not complete, and the field to correct. */
interface DetailsStop extends BlockingError {
  readonly field: keyof RepeatClaim
}

/**
 * Completes the steps before `until`, or all of them, and opens the first that the member must see. True if the claim
 * can be sent.
 */
export async function completeClaim(request: CompletionRequest): Promise<boolean | DetailsStop> {
  const { visit, entered, policy, text, openPage, until } = request
  const id = memberId()
  const begun = storeEntered(getDraft(id), visit, entered)
  setDraft(id, begun)
  const { draft, step, reason } = await completeSteps(begun, { policy, text, isAgreed: until === undefined, until })
  if (getDraft(id) !== begun) return false // the session ended, or the member left, in the meantime
  setDraft(id, draft)
  if (step === undefined) return true
  if (step === until || step !== 'claim-details') {
    await openPage(pageOf(step), { state: { returnTo: REPEAT_STEP }, hash: MAIN_CONTENT })
    return false
  }
  if (reason) return { ...reason, field: 'dateOfService' }
  return {
    title: text('claims.summary.first.title'),
    text: text('claims.summary.first'),
    field: isDate8(entered.dateOfService ?? '') ? 'amountPaid' : 'dateOfService',
  }
}

/** How far a claim is complete. */
interface Completion {
  readonly draft: Draft
  /** the first step that the member must see; undefined if every step has accepted its answers */
  readonly step?: string | undefined
  /** why that step does not accept its answers, if it says so */
  readonly reason?: BlockingError | undefined
}

/** What the member confirms with one tick on the page of a repeat claim, by step. */
const CONFIRMED: Readonly<Record<string, StepAnswers>> = {
  'before-start': {},
  'verify-information': { confirmed: true },
  confirmation: { agreement: true },
}

interface CompletionOptions {
  readonly policy: Policy
  readonly text: Text
  /** false while the member only opens a step: what they have not confirmed is passed over and asked later */
  readonly isAgreed: boolean
  /** the step to open; default: the claim is to be sent */
  readonly until?: string | undefined
}

/**
 * Completes the steps of a repeat claim in their order, as if the member pressed Continue on each: with what they
 * entered, else the answer that the page shows. Each step checks its answers as in the wizard.
 */
async function completeSteps(begun: Draft, { policy, text, isAgreed, until }: CompletionOptions): Promise<Completion> {
  const wizard = claimWizard(policy)
  const passed = new Set<string>()
  let draft = begun
  for (;;) {
    const step = visibleSteps(wizard, draft).find((each) => !passed.has(each) || !isComplete(draft, each))
    if (step === undefined || step === until || passed.has(step)) return { draft, step }
    passed.add(step)
    const before = asClaimAnswers(reachableAnswers(wizard, draft))
    const view = { answers: before, data: await loadSubmissionData({ policy, answers: before }), text }
    const { form, module } = await loadStep(step, text.locale)
    const given = currentAnswers(draft, step)
    const initial = initialAnswers(module, given, view)
    const entered = (isAgreed && CONFIRMED[step]) || (given ? initial : await usualAnswer(step, initial, before))
    const now = { ...view, answers: asClaimAnswers({ ...(before as object), [step]: entered }), policy }
    const reason = await module.blockingError?.(now)
    const isAccepted = !form || (step in CONFIRMED && !isAgreed) || form.isAccepted(form.definition, entered)
    if (reason || !isAccepted) return { draft, step, reason }
    draft = completeStep(wizard, draft, step, module.beforeSave?.(entered, now) ?? entered).draft
  }
}

/** The answer of a step that the member has not opened, as the page shows it. */
async function usualAnswer(step: string, initial: StepAnswers, answers: ClaimAnswers): Promise<StepAnswers> {
  // With another insurer on file the form asks more than this, and the member sees the step.
  if (step === 'other-coverage') return { hasInfoOnFile: initial['hasInfoOnFile'], doesMemberHaveOtherCov: false }
  return (await defaultAnswers[step]?.(answers)) ?? initial
}
