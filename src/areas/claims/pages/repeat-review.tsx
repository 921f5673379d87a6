import { useEffect, useState } from 'react'
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
import { currentSession, memberId } from '~/platform/session/session-store.ts'
import { Accordion } from '~/ui/accordion.tsx'
import { Button } from '~/ui/button.tsx'
import { Card, DefinitionList } from '~/ui/layout.tsx'
import { VisuallyHidden } from '~/ui/visually-hidden.tsx'
import type { Draft, StepAnswers } from '~/wizard/definition.ts'
import { getDraft, setDraft } from '~/wizard/draft-store.ts'
import { visibleSteps, completeStep, currentAnswers, isComplete, reachableAnswers } from '~/wizard/engine.ts'
import { type ClaimAnswers, type StepName, asClaimAnswers } from '../model/answers.ts'
import { yesNo } from '../model/lines.ts'
import { providerName } from '../model/provider-search.ts'
import { agreementOf, Paragraphs } from '../steps/agreement.tsx'
import { claimRequirements, RequirementList } from '../steps/shared/requirements.tsx'
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

/**
 * The part of the page between the questions and the tick box: the other answers, what the plan requires, which unfolds,
 * and the agreement in full.
 */
export function ClaimReview(props: OtherAnswersProps) {
  const policy = usePolicy()
  const text = useText()
  const { locale } = text
  const { title, paragraphs } = agreementOf(props.data.claimTerms, text)
  const required = claimRequirements(props)
  useEffect(() => prepareCompletion(policy, locale), [policy, locale])
  return (
    <>
      <OtherAnswers {...props} />
      {required.length > 0 && (
        <Card>
          <Accordion
            panels={[
              {
                id: 'requirements',
                title: text('claims.requirements'),
                children: <RequirementList>{required}</RequirementList>,
              },
            ]}
          />
        </Card>
      )}
      <Card title={title}>
        <Paragraphs>{paragraphs}</Paragraphs>
      </Card>
    </>
  )
}

/**
 * The answers of a repeat claim that are not asked on the page: the ones that matter in one paragraph, and on request
 * all of them, each with a button that opens its step.
 */
function OtherAnswers({ visit, answers, data: { contactInfo, banking }, onEdit }: OtherAnswersProps) {
  const text = useText()
  const [isOpen, setIsOpen] = useState(false)
  const title = text('claims.summary.answers')
  const provider = [providerName(visit.provider), visit.provider.city].filter(Boolean).join(', ')
  const isAccident = answers['treatment-for-accident']?.isAccident === true
  const hasOther = answers['other-coverage']?.doesMemberHaveOtherCov === true
  const paid = banking
    ? text('claims.verify.account', { digits: lastDigits(banking.account) })
    : text('claims.verify.no-account')
  const { addressLine1, city } = contactInfo?.address ?? {}
  const lines: readonly (readonly [step: StepName, label: string, value: string])[] = [
    ['service-list', text('claims.summary.service'), visit.service.description],
    ['provider-type', text('claims.summary.provider'), provider],
    ['claim-details', text('claims.summary.person'), fullName(visit.person, text.locale)],
    ['treatment-for-accident', text('claims.summary.isAccident'), yesNo(isAccident, text)],
    ['other-coverage', text('page.claims.other-coverage'), yesNo(hasOther, text)],
    ['comments', text('claims.summary.comments'), answers.comments?.comments ?? text('claims.summary.none')],
    ['verify-information', text('claims.verify.address'), [addressLine1, city].filter(Boolean).join(', ')],
    ['verify-information', text('claims.verify.paid'), paid],
  ]
  return (
    <Card
      title={title}
      action={
        <Button variant="link" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {text('claims.summary.edit')}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      }
    >
      {isOpen ? (
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
      ) : (
        <p>
          {text('claims.repeat.rest', { provider, isAccident: String(isAccident), hasOther: String(hasOther) })} {paid}
        </p>
      )}
    </Card>
  )
}

/**
 * Loads the form and the module of a step, and the messages of its page. The messages are needed to say why the step
 * does not accept its answers.
 */
async function loadStep(step: string, locale: Locale) {
  const [parts] = await Promise.all([
    loadStepParts(step),
    loadCatalogues(locale, getPage(pageOf(step)).catalogues ?? []),
  ])
  return parts
}

/**
 * Loads the code that completes the claim, and the list of earlier claims, while the member still answers. An error in
 * loading is shown only when the claim is completed.
 */
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
  /** the step to open; if omitted, the claim is to be sent */
  readonly until?: string | undefined
}

/** The reason why the claim details on this page are incomplete, and the field that the member must correct. */
interface DetailsStop extends BlockingError {
  readonly field: keyof RepeatClaim
}

/**
 * Completes the steps before `until`, or all steps, and opens the first one that the member must see. Returns true if
 * the claim can be sent.
 */
export async function completeClaim(request: CompletionRequest): Promise<boolean | DetailsStop> {
  const { visit, entered, policy, text, openPage, until } = request
  const id = memberId()
  const begun = storeEntered(getDraft(id), visit, entered)
  setDraft(id, begun)
  const { draft, step, reason } = await completeSteps(begun, { policy, text, isAgreed: until === undefined, until })
  // the session ended, which may keep the draft for a while, or the member left, in the meantime
  if (currentSession()?.id !== id || getDraft(id) !== begun) return false
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

/** The result of completing the steps of a claim. */
interface Completion {
  readonly draft: Draft
  /** the first step that the member must see; undefined if every step has accepted its answers */
  readonly step?: string | undefined
  /** the reason why that step does not accept its answers, if it gives one */
  readonly reason?: BlockingError | undefined
}

/** The answers, by step, that the member confirms with one tick box on the page of a repeat claim. */
const CONFIRMED: Readonly<Record<string, StepAnswers>> = {
  'before-start': {},
  'verify-information': { confirmed: true },
  confirmation: { agreement: true },
}

interface CompletionOptions {
  readonly policy: Policy
  readonly text: Text
  /**
   * false if the member only opens a step; the steps that ask for a confirmation are then completed without it, and the
   * member confirms later
   */
  readonly isAgreed: boolean
  /** the step to open; if omitted, the claim is to be sent */
  readonly until?: string | undefined
}

/**
 * Completes the steps of a repeat claim in order, as if the member pressed Continue on each. For each step it takes the
 * answers that the member entered, or else the answers that the page shows. Each step checks its answers as in the
 * wizard.
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

/** The answer that the page shows for a step which the member has not opened. */
async function usualAnswer(step: string, initial: StepAnswers, answers: ClaimAnswers): Promise<StepAnswers> {
  // if coverage with another insurer is on file, the form asks more questions, so the member must see the step
  if (step === 'other-coverage') return { hasInfoOnFile: initial['hasInfoOnFile'], doesMemberHaveOtherCov: false }
  return (await defaultAnswers[step]?.(answers)) ?? initial
}
