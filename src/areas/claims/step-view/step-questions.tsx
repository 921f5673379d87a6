import { type FC, lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { FormDefinition } from '~/forms/definition.ts'
import { markTitle, useFormTexts } from '~/forms/form-texts.tsx'
import { lazyParts } from '~/platform/lazy-parts.tsx'
import { loadChunk } from '~/platform/load-chunk.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { MAIN_CONTENT, useNavigation, useOpenPage } from '~/platform/pages/navigation.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import { memberId } from '~/platform/session/session-store.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { Actions, Button } from '~/ui/button.tsx'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Stack } from '~/ui/layout.tsx'
import type { Draft, StepAnswers } from '~/wizard/definition.ts'
import { getDraft, setDraft } from '~/wizard/draft-store.ts'
import {
  adjacentStep,
  adjacentStop,
  completeStep,
  firstIncompleteStep,
  isComplete,
  isReachable,
  markSeen,
  reachableAnswers,
  type StepCompletion,
  type Wizard,
} from '~/wizard/engine.ts'
import type { BlockingError, EstimatePlace, PanelProps } from '../wizard/step-definition.ts'
import { claimDefinition, pageOf } from '../wizard/claim-wizard.ts'
import { asClaimAnswers } from '../model/answers.ts'
import {
  answersOfStep,
  formContext,
  initialOfPage,
  type PageParts,
  storeOnPage,
  usePageForm,
} from '../wizard/step-loader.ts'
import { autoAnswerSteps } from '../wizard/auto-answer.ts'
import type { StepDataName } from '../wizard/step-data.ts'
import { usePrefetchedNext } from './use-prefetched-next.ts'
import css from './step-questions.module.css'

const importClaimEstimate = () => import('./claim-estimate.tsx')
export const loadClaimEstimate = () => loadChunk(importClaimEstimate)
// The estimate is optional. If its code cannot be loaded, nothing is shown in its place.
const ClaimEstimate = lazyParts(importClaimEstimate)((module) => module.ClaimEstimate)

/**
 * The estimate above the answers of the summary. It is loaded before the page is shown, because it would move the
 * answers. If its code cannot be loaded, there is no estimate.
 */
export const SummaryEstimate = lazy<FC<Pick<PanelProps, 'answers' | 'data'>>>(() =>
  loadChunk(importClaimEstimate).then(
    (module) => ({ default: module.SummaryEstimate }),
    () => ({ default: () => null }),
  ),
)

/** Milliseconds in which the browser paints a chosen option. */
const PAINT_MS = 20

const formElement = ({ id }: FormDefinition) => document.getElementById(id) as HTMLFormElement | null

/** State in the history entry: the step to which an edit returns, and the steps that a changed answer removed. */
export interface StepLocationState {
  readonly returnTo?: string
  readonly dropped?: readonly string[]
}

/** Opens a step with the focus on the main content, past header and navigation (SHELL-18). */
export function useGoTo() {
  const openPage = useOpenPage()
  return (target: string, state?: StepLocationState) => openPage(pageOf(target), { state, hash: MAIN_CONTENT })
}

interface WaysOutProps {
  readonly step: string
  readonly wizard: Wizard
  /** true if the step cannot be shown; Back then does not skip the answer that may be the reason, even an automatic one */
  readonly isFailed?: boolean
}

/** The buttons that lead to the step before and out of the claim. */
export function WaysOut({ step, wizard, isFailed }: WaysOutProps) {
  const text = useText()
  const openPage = useOpenPage()
  const goTo = useGoTo()
  const draft = getDraft(memberId())
  const beside = isFailed && adjacentStep(wizard, draft, step, -1)
  const back = beside && claimDefinition.steps[beside]?.autoAnswer ? beside : adjacentStop(wizard, draft, step, -1)
  return (
    <>
      {back && (
        <Button variant="quiet" onClick={() => void goTo(back)}>
          {text('claims.back')}
        </Button>
      )}
      {/* LeaveGuard confirms if there are unsaved data (CLAIM-08, D-119). */}
      <Button variant="link" onClick={() => void openPage('dashboard.home')}>
        {text('claims.cancel')}
      </Button>
    </>
  )
}

interface EstimateAtProps extends Pick<PanelProps, 'answers' | 'data'> {
  readonly place: EstimatePlace | 'repeat' | 'short'
}
export const EstimateAt = ({ place, ...props }: EstimateAtProps) => (
  <Suspense fallback={null}>
    <ClaimEstimate at={place} {...props} />
  </Suspense>
)

/** On a phone the button, with the amount to expect, stays at the bottom of the screen while the questions scroll. */
export const ButtonInReach = ({
  estimate,
  children,
}: {
  readonly estimate: ReactNode
  readonly children: ReactNode
}) => (
  <div className={css.next}>
    {estimate && (
      <div className={css.short} aria-hidden="true">
        {estimate}
      </div>
    )}
    {children}
  </div>
)

interface StepQuestionsProps extends Pick<PanelProps, 'answers' | 'data'> {
  readonly step: string
  readonly wizard: Wizard
  readonly onLast: (() => void) | undefined
  readonly lastLabel: string | undefined
  /** the steps whose questions are on the page */
  readonly asked: readonly string[]
  readonly parts: PageParts
}

/**
 * The form of a step, with its buttons. On a review step, the code of the form is loaded after the answers that are
 * shown above the form.
 */
export function StepQuestions({ step, wizard, onLast, lastLabel, asked, parts, data, answers }: StepQuestionsProps) {
  const text = useText()
  const openPage = useOpenPage()
  const goTo = useGoTo()
  const id = memberId()
  const policy = usePolicy()
  const { returnTo } = (useNavigation().location.state ?? {}) as StepLocationState
  const [stop, setStop] = useState<BlockingError>()
  const isGoing = useRef(false)
  const isPressed = useRef(false)
  const stopBox = useRef<HTMLDivElement>(null)
  const draft = getDraft(id)
  const form = usePageForm(asked, parts)
  const { modules } = parts
  const definitions = modules.map(({ module }) => module)
  // The answers with which the form starts. Afterwards the form holds the current answers.
  const [initial] = useState(() => initialOfPage({ form, modules, asked, draft, view: { answers, data, text } }))
  // The last step sends the claim only after the member agrees (CLAIM-76, D-177).
  const [isAgreed, setIsAgreed] = useState(initial['agreement'] === true)
  const texts = useFormTexts()
  // The message is above the questions and the button below them, so a phone would not show it without the focus.
  useEffect(() => {
    if (!stop) return
    markTitle(texts, 'failed')
    stopBox.current?.focus()
  }, [stop, texts])
  usePrefetchedNext(wizard, modules.at(-1)?.step ?? step)
  const context = useMemo(
    () => formContext(modules, { answers: asClaimAnswers(reachableAnswers(wizard, getDraft(id))), data, text }),
    [modules, wizard, id, data, text],
  )

  /** Stores the entered values as unsaved answers of the steps to which they belong. */
  function storeEntered(entered: StepAnswers) {
    setDraft(id, form ? storeOnPage(getDraft(id), form, asked, entered) : getDraft(id))
  }

  async function submitStep(entered: StepAnswers) {
    if (isGoing.current) return
    const given = new Map(
      modules.map(({ step: each }) => [each, (form && answersOfStep(each, form, entered)) ?? {}] as const),
    )
    const known = { ...reachableAnswers(wizard, getDraft(id)), ...Object.fromEntries(given) }
    const view = { answers: asClaimAnswers(known), data, text, policy }
    const now = getDraft(id)
    isGoing.current = true
    let found: BlockingError | undefined
    for (const module of definitions) found ??= await module.blockingError?.(view)
    isGoing.current = false
    if (getDraft(id) !== now) return // the member typed or left in the meantime, so this answer is not the last word
    setStop(found)
    if (found) return
    const end = definitions.map((module) => module.exitPage?.(view)).find(Boolean)
    if (end) {
      void openPage(end)
      return
    }
    const completed = modules.reduce<StepCompletion>(
      (before, { step: each, module }) => {
        const own = given.get(each) ?? {}
        const after = completeStep(wizard, before.draft, each, module.beforeSave?.(own, view) ?? own)
        return { draft: after.draft, dropped: [...before.dropped, ...after.dropped] }
      },
      { draft: now, dropped: [] },
    )
    // The page may also ask some questions of steps that Continue does not complete. Their answers are stored last,
    // because completing a step may update the answers of other steps.
    const rest = asked.filter((each) => !given.has(each))
    const draftNow = markSeen(form ? storeOnPage(completed.draft, form, rest, entered) : completed.draft, step)
    setDraft(id, draftNow)
    if (onLast) {
      onLast()
      return
    }
    isGoing.current = true
    void openNextStep({ ...completed, draft: draftNow })
  }

  /**
   * After an edit, opens the step from which the member came if all steps before it are complete. Otherwise opens the
   * next step that the member must see.
   */
  async function openNextStep({ draft: completed, dropped: removed }: StepCompletion) {
    const last = modules.at(-1)?.step ?? step
    const next = (draftNow: Draft) =>
      returnTo && isReachable(wizard, draftNow, returnTo)
        ? returnTo
        : ((returnTo ? undefined : adjacentStop(wizard, draftNow, last, 1)) ?? firstIncompleteStep(wizard, draftNow))
    const stopAt = await autoAnswerSteps(wizard, completed, next)
    isGoing.current = getDraft(id) === completed
    if (!isGoing.current) return // the member typed or left, or the session ended, in the meantime
    setDraft(id, stopAt.draft)
    const dropped = removed.filter((each) => !isComplete(stopAt.draft, each))
    await goTo(stopAt.step, {
      ...(returnTo && stopAt.step !== returnTo && { returnTo }),
      ...(dropped.length > 0 && { dropped }),
    })
    isGoing.current = false // without a connection the page stays
  }

  // Only the page's own step shows an estimate. The summary, which also asks for the agreement, has one above it.
  const { estimates, Advice } = definitions[0] ?? {}
  const { optionsSource, continueOn } = claimDefinition.steps[step] ?? {}
  const isNothing =
    optionsSource !== undefined && (data[optionsSource as StepDataName] as readonly unknown[]).length === 0
  const again = isNothing && definitions[0]?.retryQuery?.(answers)
  const last = useRef(continueOn && initial[continueOn])
  // true after an option was pressed that would open the next step, if the page's other answers were complete
  const isWaiting = useRef(false)
  const proceed = (
    <Button
      type="submit"
      unready={onLast && !isAgreed}
      {...(!form && { type: 'button' as const, onClick: () => void submitStep({}) })}
    >
      {lastLabel ?? text('claims.continue')}
    </Button>
  )
  const buttons = (
    <>
      {estimates && <EstimateAt place={estimates} answers={answers} data={data} />}
      {Advice && <Advice answers={answers} data={data} />}
      <Actions>
        {!isNothing &&
          // Two buttons do not stay in reach: the one that sends a claim of several steps, and Continue on a page where
          // pressing an option opens the next step, because there it would cover options.
          (onLast || continueOn ? (
            proceed
          ) : (
            <ButtonInReach
              estimate={estimates === 'live' && <EstimateAt place="short" answers={answers} data={data} />}
            >
              {proceed}
            </ButtonInReach>
          ))}
        <WaysOut step={step} wizard={wizard} />
      </Actions>
    </>
  )

  return (
    <>
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
        <div ref={stopBox} tabIndex={-1}>
          <AlertBox title={stop.title} live>
            {stop.text}
          </AlertBox>
        </div>
      )}
      {form && !isNothing ? (
        <div
          onPointerDownCapture={() => (isPressed.current = true)}
          onKeyDownCapture={() => (isPressed.current = false)}
        >
          <form.SchemaForm
            definition={form.definition}
            initialData={initial}
            context={context}
            onChange={(entered) => {
              if (stop) setStop(undefined)
              if (onLast) setIsAgreed(entered['agreement'] === true)
              const chosen = continueOn && entered[continueOn]
              const isChosen = chosen !== undefined && chosen !== last.current
              last.current = chosen
              storeEntered(entered)
              if (!isPressed.current || !(isChosen || isWaiting.current)) return
              // the chosen option is painted before the next step is rendered
              if (form.isAccepted(form.definition, entered)) setTimeout(() => void submitStep(entered), PAINT_MS)
              else if (isChosen) {
                // A submit shows which answers are missing; the last of them then opens the next step.
                isWaiting.current = true
                setTimeout(() => formElement(form.definition)?.requestSubmit())
              }
            }}
            onSubmit={(entered) => void submitStep(entered)}
          >
            {buttons}
          </form.SchemaForm>
        </div>
      ) : (
        buttons
      )}
    </>
  )
}
