import {
  type ComponentProps,
  type ReactNode,
  Suspense,
  use,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { type RepeatClaim, repeatClaimForm } from '~generated/forms/claim/repeat-claim.ts'
import { dayBefore, today8 } from '~/domain/dates/date8.ts'
import { fullName } from '~/domain/participants.ts'
import type { FormContext } from '~/forms/definition.ts'
import { fieldId } from '~/forms/form-texts.tsx'
import { prepareForm, SchemaForm } from '~/forms/schema-form.tsx'
import { useFormEngine } from '~/forms/theme/use-widget.ts'
import { isPortalError, showError } from '~/platform/errors/portal-error.ts'
import { loadCatalogues } from '~/platform/i18n/catalogues.ts'
import { currentLocale, type Locale } from '~/platform/i18n/locale.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { loadChunk, loadOnce } from '~/platform/load-chunk.ts'
import { useOpenPage } from '~/platform/pages/navigation.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import { memberId } from '~/platform/session/session-store.ts'
import { withLoading } from '~/platform/stores/loading.ts'
import { Page, PageSkeleton } from '~/components/page.tsx'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Actions, Button } from '~/ui/button.tsx'
import { focusField } from '~/ui/field/focus-field.ts'
import { Container, Stack, Inline } from '~/ui/layout.tsx'
import type { Draft } from '~/wizard/definition.ts'
import { getDraft, setDraft } from '~/wizard/draft-store.ts'
import { reachableAnswers } from '~/wizard/engine.ts'
import { asClaimAnswers, type ClaimAnswers } from '../model/answers.ts'
import { LeaveGuard } from '../step-view/leave-guard.tsx'
import { ButtonInReach, EstimateAt, loadClaimEstimate } from '../step-view/step-questions.tsx'
import { fromReceipt, loadProposal } from '../receipt-photo/from-receipt.tsx'
import { loadExtras, WithExtras } from '../step-view/step-view.tsx'
import { useSubmitClaim } from '../submission/use-submit-claim.tsx'
import { claimWizard, REPEAT_STEP } from '../wizard/claim-wizard.ts'
import { enteredBefore, type RepeatVisit, repeatVisit, storeEntered } from '../wizard/repeat-claim.ts'
import { type StepData, stepDataNames, useStepData } from '../wizard/step-data.ts'
import type { BlockingError } from '../wizard/step-definition.ts'

export { stepQueries as queries } from '../wizard/step-loader.ts'

/**
 * The page of a repeat claim: it asks only what differs from the last claim, and sends the claim (docs/decisions/038).
 */
function ClaimsRepeatPage() {
  const text = useText()
  const { submit, notices } = useSubmitClaim({
    onAddReceipt: () => void focusField(fieldId(repeatClaimForm.id, ['files'])),
  })
  return (
    <Container narrow centred>
      <LeaveGuard />
      <Page id="claims.repeat" eyebrow={text('claims.title')}>
        <RepeatClaimForm onComplete={submit}>{notices}</RepeatClaimForm>
      </Page>
    </Container>
  )
}

const importReview = () => import('./repeat-review.tsx')
const REVIEW_CATALOGUES = ['claim-agreement', 'claim-summary'] as const
type Review = Awaited<ReturnType<typeof importReview>>
/** Loads the part of the page below the questions, with its messages. It is loaded after the questions. */
const loadReview = loadOnce(async (locale: Locale): Promise<Review> => {
  const [module] = await Promise.all([loadChunk(importReview), loadCatalogues(locale, REVIEW_CATALOGUES)])
  return module
})

/**
 * Shows an error in place of the page if the review cannot be loaded, because the member could not accept the agreement
 * without it.
 */
function ClaimReview(props: ComponentProps<Review['ClaimReview']>) {
  const { ClaimReview: Shown } = use(loadReview(useText().locale))
  return <Shown {...props} />
}

/** Loads with the page what it shows, so that nothing on it suspends. */
export async function preload(): Promise<void> {
  await Promise.allSettled([
    loadReview(currentLocale()),
    prepareForm(repeatClaimForm),
    loadProposal(),
    loadClaimEstimate(),
    loadExtras(),
  ])
}

interface RepeatClaimFormProps {
  /** sends the claim, whose steps are all complete */
  readonly onComplete: () => Promise<void>
  /** shown above the buttons */
  readonly children: ReactNode
}

/** The form of a repeat claim: its questions, the other answers, the agreement, and the button that sends the claim. */
function RepeatClaimForm(props: RepeatClaimFormProps) {
  const policy = usePolicy()
  const wizard = useMemo(() => claimWizard(policy), [policy])
  // The draft as it was when the page opened. This page stores answers in the draft only when it opens a step or sends
  // the claim. An earlier change comes from another page and is ignored.
  const [draft] = useState(() => getDraft(memberId()))
  const answers = useMemo(() => asClaimAnswers(reachableAnswers(wizard, draft)), [wizard, draft])
  const data = useStepData(stepDataNames(REPEAT_STEP), { policy, answers })
  const visit = repeatVisit(answers, draft, data)
  // always defined, because the guard of the page redirects members who have no earlier visit to repeat
  return visit && <VisitForm {...props} draft={draft} answers={answers} visit={visit} data={data} />
}

interface VisitFormProps extends RepeatClaimFormProps {
  readonly draft: Draft
  readonly answers: ClaimAnswers
  readonly visit: RepeatVisit
  readonly data: StepData
}

function VisitForm({ draft, answers, visit, data, onComplete, children }: VisitFormProps) {
  const text = useText()
  const policy = usePolicy()
  const openPage = useOpenPage()
  const id = memberId()
  const [initial] = useState(() => enteredBefore(draft, visit))
  const entered = useRef<Partial<RepeatClaim>>(initial)
  const isBusy = useRef(false)
  const [isAgreed, setIsAgreed] = useState(initial.agreement === true)
  const [stop, setStop] = useState<BlockingError>()

  /**
   * Completes the steps before `until` and opens that step. Without `until`, completes all steps and sends the claim.
   */
  async function complete(until?: string) {
    if (isBusy.current) return
    isBusy.current = true
    setStop(undefined)
    try {
      const outcome = await withLoading(async () => {
        const { completeClaim } = await loadReview(text.locale)
        return completeClaim({ visit, entered: entered.current, policy, text, openPage, until })
      })
      if (outcome === true) await onComplete()
      else if (outcome) {
        setStop(outcome)
        focusField(fieldId(repeatClaimForm.id, [outcome.field]))
      }
    } catch (error) {
      if (!isPortalError(error)) throw error
      showError(error)
    } finally {
      isBusy.current = false
    }
  }

  const last = visit.last?.lastAmount
  const context: FormContext = {
    fields: {
      dateOfService: {
        start: (
          <>
            <RecentDays />
            {fromReceipt('dateOfService')}
          </>
        ),
      },
      amountPaid: {
        hint: last ? text('claims.repeat.last', { amount: text.money(last) }) : undefined,
        start: (
          <>
            {last && (
              <Inline>
                <FillIn field="amountPaid" value={() => last}>
                  {text('claims.repeat.same', { amount: text.money(last) })}
                </FillIn>
              </Inline>
            )}
            {fromReceipt('amountPaid')}
          </>
        ),
      },
      agreement: {
        above: (
          <>
            <EstimateAt place="repeat" answers={answers} data={data} />
            <Suspense fallback={<PageSkeleton />}>
              <ClaimReview visit={visit} answers={answers} data={data} onEdit={(step) => void complete(step)} />
            </Suspense>
          </>
        ),
      },
    },
  }
  return (
    <Stack gap="l">
      <p>
        <strong>{visit.service.description}</strong>
        <br />
        {text('claims.repeat.person', { person: fullName(visit.person, text.locale) })}
      </p>
      <WithExtras step="attach-documents" readsReceipt data={data} onRestart={() => undefined} />
      {stop && (
        <AlertBox title={stop.title} live>
          {stop.text}
        </AlertBox>
      )}
      <SchemaForm
        definition={repeatClaimForm}
        initialData={initial}
        context={context}
        onChange={(now) => {
          if (stop) setStop(undefined)
          entered.current = now
          setIsAgreed(now.agreement === true)
          setDraft(id, storeEntered(getDraft(id), visit, now))
        }}
        onSubmit={() => void complete()}
      >
        {children}
        <Actions>
          <ButtonInReach estimate={<EstimateAt place="short" answers={answers} data={data} />}>
            <Button type="submit" unready={!isAgreed}>
              {text('claims.submit')}
            </Button>
          </ButtonInReach>
          {/* LeaveGuard confirms if there are unsaved data (CLAIM-08, D-119). */}
          <Button variant="link" onClick={() => void openPage('dashboard.home')}>
            {text('claims.cancel')}
          </Button>
        </Actions>
      </SchemaForm>
    </Stack>
  )
}

interface FillInProps {
  readonly field: 'dateOfService' | 'amountPaid'
  /** the value at the time of the press, because the page may stay open over midnight */
  readonly value: () => string
  readonly children: ReactNode
}

/** A button above a field that fills in a frequent answer. */
function FillIn({ field, value, children }: FillInProps) {
  const { formId, state, settle } = useFormEngine()
  const entered = useSyncExternalStore(state.subscribeValues, () => (state.data() as Partial<RepeatClaim>)[field])
  function fillIn() {
    const id = fieldId(formId, [field])
    state.setPending(id, [field], value())
    settle(id)
  }
  return (
    <Button variant="quiet" aria-pressed={value() === entered} onClick={fillIn}>
      {children}
    </Button>
  )
}

/** Buttons above the date fields for the two most frequent dates of a visit. */
function RecentDays() {
  const text = useText()
  return (
    <Inline gap="s">
      <FillIn field="dateOfService" value={() => today8()}>
        {text('claims.repeat.today')}
      </FillIn>
      <FillIn field="dateOfService" value={() => dayBefore(today8())}>
        {text('claims.repeat.yesterday')}
      </FillIn>
    </Inline>
  )
}

export { ClaimsRepeatPage as Component }
