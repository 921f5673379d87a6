import { type ComponentType, lazy, type ReactNode, Suspense, use, useMemo, useRef, useState } from 'react'
import { loadChunk } from '~/platform/load-chunk.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { MAIN_CONTENT, useCurrentPage, useNavigation, useOpenPage } from '~/platform/pages/navigation.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import { memberId } from '~/platform/session/session-store.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { Actions, Button } from '~/ui/button.tsx'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Stack, Container } from '~/ui/layout.tsx'
import { Page } from '~/components/page.tsx'
import { StepProgress } from '~/ui/step-progress.tsx'
import type { Draft, StepAnswers } from '~/wizard/definition.ts'
import { getDraft, setDraft } from '~/wizard/draft-store.ts'
import {
  currentAnswers,
  firstIncompleteStep,
  isReachable,
  setUnsavedAnswers,
  progress,
  reachableAnswers,
  completeStep,
  type StepCompletion,
  adjacentStop,
} from '~/wizard/engine.ts'
import type { BlockingError } from '../wizard/step-definition.ts'
import { claimDefinition, claimWizard, pageOf, stepAt } from '../wizard/claim-wizard.ts'
import type { StepExtrasProps } from '../saved-draft/saved-draft-notice.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { asClaimAnswers } from '../model/answers.ts'
import { formContext, initialAnswers, useStepParts } from '../wizard/step-loader.ts'
import { autoAnswerSteps } from '../wizard/auto-answer.ts'
import { type StepDataName, stepDataNames, useStepData } from '../wizard/step-data.ts'

const importClaimEstimate = () => import('./claim-estimate.tsx')
// Optional and lazy-loaded after the page: if its chunk fails, nothing is rendered.
export const ClaimEstimate = lazy(() =>
  loadChunk(importClaimEstimate).then(
    (module) => ({ default: module.ClaimEstimate }),
    () => ({ default: () => null }),
  ),
)

const importStepExtras = () => import('./step-extras.tsx')
export const LazyStepExtras = lazy(() =>
  loadChunk(importStepExtras).then(
    (module) => ({ default: module.StepExtras }),
    () => ({ default: () => null }),
  ),
)

let firstExtras: Promise<ComponentType<StepExtrasProps>> | undefined
/** The extras of the first step, after the saved draft that they show; none if their chunk fails. */
const loadFirstExtras = () =>
  (firstExtras ??= loadChunk(importStepExtras).then(
    ({ StepExtras, prefetchSavedDraft }) => prefetchSavedDraft().then(() => StepExtras),
    () => {
      firstExtras = undefined
      return () => null
    },
  ))

/** The first step waits for its extras, because their cards are above the question. */
function FirstStepExtras(props: StepExtrasProps) {
  const Extras = use(loadFirstExtras())
  // oxlint-disable-next-line react/static-components -- it comes from a module, and is the same in each render
  return <Extras {...props} />
}

/** State in the history entry: where an edit returns to, and the steps that a changed answer removed. */
interface StepLocationState {
  readonly returnTo?: string
  readonly dropped?: readonly string[]
}

interface StepViewProps {
  /** sends the claim: the last step has it instead of Continue */
  readonly onLast?: () => void
  /** shown above the form */
  readonly children?: ReactNode
}

/** Every step of the claim wizard: form, panel and buttons. Its questions are data (forms.md). */
export function StepView(props: StepViewProps) {
  const text = useText()
  const policy = usePolicy()
  const wizard = useMemo(() => claimWizard(policy), [policy])
  const step = stepAt(wizard, getDraft(memberId()), useCurrentPage()?.id ?? '') ?? claimDefinition.first
  const [round, setRound] = useState(0)
  const { stages, stage, share } = progress(wizard, getDraft(memberId()), step)
  const at = { current: stages.indexOf(stage) + 1, total: stages.length }
  return (
    <Container narrow centred>
      <LeaveGuard />
      {/* Before a type is chosen the stages are unknown. */}
      {at.total > 1 && (
        <StepProgress
          {...at}
          share={share}
          text={text('claims.progress', { ...at, part: text.dynamic(`claims.part.${stage}`) })}
        />
      )}
      <Page
        id={pageOf(step)}
        eyebrow={at.total > 1 ? undefined : text('claims.title')}
        lead={text.has(`claims.${step}.lead`) ? text.dynamic(`claims.${step}.lead`) : undefined}
      >
        <Step key={`${step}${round}`} step={step} wizard={wizard} onRestart={() => setRound(round + 1)} {...props} />
      </Page>
    </Container>
  )
}

interface StepProps extends StepViewProps {
  readonly step: string
  readonly wizard: ReturnType<typeof claimWizard>
  readonly onRestart: () => void
}

function Step({ step, wizard, onLast, onRestart, children }: StepProps) {
  const text = useText()
  const openPage = useOpenPage()
  const id = memberId()
  const policy = usePolicy()
  const { returnTo, dropped = [] } = (useNavigation().location.state ?? {}) as StepLocationState
  const [stop, setStop] = useState<BlockingError>()
  const isGoing = useRef(false)
  const draft = getDraft(id)
  const answers = asClaimAnswers(reachableAnswers(wizard, draft))
  const data = useStepData(stepDataNames(step), { policy, answers })
  const { form, module } = useStepParts(step)
  const { Panel, estimates } = module
  // Initial answers; afterwards the form holds the current ones.
  const [initial] = useState(() => initialAnswers(module, currentAnswers(draft, step), { answers, data, text }))
  // The last step sends the claim only after the member agrees (CLAIM-76, D-177).
  const [isAgreed, setIsAgreed] = useState(initial['agreement'] === true)
  const context = useMemo(
    () => formContext(module, { answers: asClaimAnswers(reachableAnswers(wizard, getDraft(id))), data, text }),
    [module, wizard, id, data, text],
  )

  // Moves the focus to the main content, past header and navigation (SHELL-18).
  const goTo = (target: string, state?: StepLocationState) =>
    void openPage(pageOf(target), { state, hash: MAIN_CONTENT })

  async function submitStep(entered: StepAnswers) {
    if (isGoing.current) return
    const view = { answers: asClaimAnswers({ ...reachableAnswers(wizard, getDraft(id)), [step]: entered }), data, text }
    isGoing.current = true
    const found = module.blockingError?.({ ...view, policy })
    const reason = found instanceof Promise ? await found : found
    isGoing.current = false
    setStop(reason)
    const now = getDraft(id)
    if (reason || !isReachable(wizard, now, step)) return
    const end = module.exitPage?.(view)
    if (end) {
      void openPage(end)
      return
    }
    const completed = completeStep(wizard, now, step, module.beforeSave?.(entered, { ...view, policy }) ?? entered)
    setDraft(id, completed.draft)
    if (onLast) {
      onLast()
      return
    }
    isGoing.current = true
    void openNextStep(completed)
  }

  /**
   * Opens the step an edit came from, if everything before it is complete; else the next step that the member must see.
   */
  async function openNextStep({ draft: completed, dropped: removed }: StepCompletion) {
    const next = (draftNow: Draft) =>
      returnTo && isReachable(wizard, draftNow, returnTo)
        ? returnTo
        : ((returnTo ? undefined : adjacentStop(wizard, draftNow, step, 1)) ?? firstIncompleteStep(wizard, draftNow))
    const stopAt = await autoAnswerSteps(wizard, completed, next)
    if (getDraft(id) !== completed) return // the member left, or the session ended, in the meantime
    setDraft(id, stopAt.draft)
    goTo(stopAt.step, {
      ...(returnTo && stopAt.step !== returnTo && { returnTo }),
      ...(removed.length > 0 && { dropped: removed }),
    })
  }

  /** Leaving a step without a form completes it, even when jumping ahead. */
  function edit(target: string) {
    if (!form) setDraft(id, completeStep(wizard, getDraft(id), step, {}).draft)
    goTo(target, { returnTo: step })
  }

  const { optionsSource } = claimDefinition.steps[step] ?? {}
  const isNothing =
    optionsSource !== undefined && (data[optionsSource as StepDataName] as readonly unknown[]).length === 0
  const again = isNothing && module.retryQuery?.(answers)
  const back = adjacentStop(wizard, draft, step, -1)
  const buttons = (
    <>
      {estimates && (
        <Suspense fallback={null}>
          <ClaimEstimate at={estimates} answers={answers} data={data} />
        </Suspense>
      )}
      <Actions>
        {!isNothing && (
          <Button
            type="submit"
            unready={onLast && !isAgreed}
            {...(!form && { type: 'button' as const, onClick: () => void submitStep({}) })}
          >
            {onLast ? text('claims.submit') : text('claims.continue')}
          </Button>
        )}
        {back && (
          <Button variant="quiet" onClick={() => goTo(back)}>
            {text('claims.back')}
          </Button>
        )}
        {/* LeaveGuard confirms if there are unsaved data (CLAIM-08, D-119). */}
        <Button variant="link" onClick={() => void openPage('dashboard.home')}>
          {text('claims.cancel')}
        </Button>
      </Actions>
    </>
  )

  return (
    <Stack gap="l">
      {dropped.length > 0 && (
        <AlertBox tone="info" title={text('claims.dropped.title')} live>
          {text('claims.dropped.text', {
            steps: dropped.map((each) => text.dynamic(`page.${pageOf(each)}`)).join(', '),
          })}
        </AlertBox>
      )}
      {step === claimDefinition.first ? (
        <FirstStepExtras step={step} data={data} onRestart={onRestart} />
      ) : (
        <Suspense fallback={null}>
          <LazyStepExtras step={step} data={data} onRestart={onRestart} />
        </Suspense>
      )}
      {Panel && <Panel data={data} answers={answers} onEdit={edit} onRestart={onRestart} />}
      {children}
      {isNothing && text.has(`claims.${step}.none`) && (
        <AlertBox tone="info">
          <Stack gap="s">
            <p>{text.dynamic(`claims.${step}.none`)}</p>
            {again && (
              <div>
                <Button variant="quiet" onClick={() => void queryClient.resetQueries({ queryKey: again.queryKey })}>
                  {text('error.retry')}
                </Button>
              </div>
            )}
          </Stack>
        </AlertBox>
      )}
      {stop && (
        <AlertBox title={stop.title} live>
          {stop.text}
        </AlertBox>
      )}
      {form && !isNothing ? (
        <form.SchemaForm
          definition={form.definition}
          initialData={initial}
          context={context}
          onChange={(entered) => {
            if (stop) setStop(undefined)
            if (onLast) setIsAgreed(entered['agreement'] === true)
            setDraft(id, setUnsavedAnswers(getDraft(id), step, entered))
          }}
          onSubmit={(entered) => void submitStep(entered)}
        >
          {buttons}
        </form.SchemaForm>
      ) : (
        buttons
      )}
    </Stack>
  )
}
