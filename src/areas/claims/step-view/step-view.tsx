import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
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
import { LeaveGuard } from './leave-guard.tsx'
import { asClaimAnswers } from '../model/answers.ts'
import { formContext, initialAnswers, useStepParts } from '../wizard/step-loader.ts'
import { autoAnswerSteps } from '../wizard/auto-answer.ts'
import { type StepDataName, stepDataNames, useStepData } from '../wizard/step-data.ts'

const importClaimEstimate = () => import('./claim-estimate.tsx')
// It stands beside the way on and comes after the page: where it cannot be fetched, nothing else is missing.
const ClaimEstimate = lazy(() =>
  loadChunk(importClaimEstimate).then(
    (module) => ({ default: module.ClaimEstimate }),
    () => ({ default: () => null }),
  ),
)

const importStepExtras = () => import('./step-extras.tsx')
// The same.
const StepExtras = lazy(() =>
  loadChunk(importStepExtras).then(
    (module) => ({ default: module.StepExtras }),
    () => ({ default: () => null }),
  ),
)

/** Kept in the history entry: where an edit returns to, and what a changed answer removed. */
interface StepLocationState {
  readonly returnTo?: string
  readonly dropped?: readonly string[]
}

interface StepViewProps {
  /** sends the claim: the last step has it instead of a way on */
  readonly onLast?: () => void
  /** shown above the form */
  readonly children?: ReactNode
}

/** Every step of the claim wizard: its form, what it shows beside it, and the way on. What it asks is data (forms.md). */
export function StepView(props: StepViewProps) {
  const text = useText()
  const policy = usePolicy()
  const wizard = useMemo(() => claimWizard(policy), [policy])
  const step = stepAt(wizard, getDraft(memberId()), useCurrentPage()?.id ?? '') ?? claimDefinition.first
  const [round, setRound] = useState(0)
  const { stages, stage, share } = progress(wizard, getDraft(memberId()), step)
  const at = { current: stages.indexOf(stage) + 1, total: stages.length }
  return (
    <Container narrow>
      <LeaveGuard />
      {/* Before a type is chosen nobody knows which parts there are. */}
      {at.total > 1 && <StepProgress {...at} share={share} text={text('claims.progress', { ...at, part: text.dynamic(`claims.part.${stage}`) })} />}
      <Page id={pageOf(step)} eyebrow={text('claims.title')} lead={text.has(`claims.${step}.lead`) ? text.dynamic(`claims.${step}.lead`) : undefined}>
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
  // What the form starts with; afterwards the form itself holds what is typed.
  const [initial] = useState(() => initialAnswers(module, currentAnswers(draft, step), { answers, data, text }))
  // The last step sends the claim only once it is agreed to (CLAIM-76, D-177).
  const [isAgreed, setIsAgreed] = useState(initial['agreement'] === true)
  const context = useMemo(
    () => formContext(module, { answers: asClaimAnswers(reachableAnswers(wizard, getDraft(id))), data, text }),
    [module, wizard, id, data, text],
  )

  // To the question itself: nobody walks through the frame again at each step (SHELL-18).
  const goTo = (target: string, state?: StepLocationState) => void openPage(pageOf(target), { state, hash: MAIN_CONTENT })

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

  /** To where an edit came from, once everything before it is answered; else to the next step that somebody must look at. */
  async function openNextStep({ draft: completed, dropped: removed }: StepCompletion) {
    const next = (draftNow: Draft) =>
      returnTo && isReachable(wizard, draftNow, returnTo)
        ? returnTo
        : ((returnTo ? undefined : adjacentStop(wizard, draftNow, step, 1)) ?? firstIncompleteStep(wizard, draftNow))
    const stopAt = await autoAnswerSteps(wizard, completed, next)
    if (getDraft(id) !== completed) return // it was left, or its session ended, meanwhile
    setDraft(id, stopAt.draft)
    goTo(stopAt.step, { ...(returnTo && stopAt.step !== returnTo && { returnTo }), ...(removed.length > 0 && { dropped: removed }) })
  }

  /** A step that only shows is passed by whoever goes on from it, also to one that comes after it. */
  function edit(target: string) {
    if (!form) setDraft(id, completeStep(wizard, getDraft(id), step, {}).draft)
    goTo(target, { returnTo: step })
  }

  const { optionsSource } = claimDefinition.steps[step] ?? {}
  const isNothing = optionsSource !== undefined && (data[optionsSource as StepDataName] as readonly unknown[]).length === 0
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
          <Button type="submit" unready={onLast && !isAgreed} {...(!form && { type: 'button' as const, onClick: () => void submitStep({}) })}>
            {onLast ? text('claims.submit') : text('claims.continue')}
          </Button>
        )}
        {back && (
          <Button variant="quiet" onClick={() => goTo(back)}>
            {text('claims.back')}
          </Button>
        )}
        {/* Asks first where there is something to lose (CLAIM-08, D-119). */}
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
          {text('claims.dropped.text', { steps: dropped.map((each) => text.dynamic(`page.${pageOf(each)}`)).join(', ') })}
        </AlertBox>
      )}
      <Suspense fallback={null}>
        <StepExtras step={step} data={data} onRestart={onRestart} />
      </Suspense>
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
