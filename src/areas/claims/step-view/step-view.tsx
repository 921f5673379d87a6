import { type ComponentType, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { loadChunk } from '~/platform/load-chunk.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { useCurrentPage, useNavigation } from '~/platform/pages/navigation.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import { memberId } from '~/platform/session/session-store.ts'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Actions } from '~/ui/button.tsx'
import { Stack, Container } from '~/ui/layout.tsx'
import { Page, PageSkeleton, SectionBoundary } from '~/components/page.tsx'
import { StepProgress } from '~/ui/step-progress.tsx'
import { getDraft, setDraft } from '~/wizard/draft-store.ts'
import { completeStep, progress, reachableAnswers, stepsOfPage } from '~/wizard/engine.ts'
import { claimDefinition, claimWizard, pageOf, stepAt } from '../wizard/claim-wizard.ts'
import type { StepExtrasProps } from '../saved-draft/saved-draft-notice.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { asClaimAnswers } from '../model/answers.ts'
import { completedBy, usePageParts } from '../wizard/step-loader.ts'
import { stepDataNames, useStepData } from '../wizard/step-data.ts'
import { type StepLocationState, StepQuestions, SummaryEstimate, useGoTo, WaysOut } from './step-questions.tsx'

type Extras = ComponentType<StepExtrasProps>

const importStepExtras = () => import('./step-extras.tsx')
const NO_EXTRAS = () => null
const loadedExtras = new Map<() => Promise<Extras>, Extras>()

/** Loads the extras of a step. Returns no extras if their code cannot be loaded. */
export const loadExtras = (): Promise<Extras> =>
  loadChunk(importStepExtras).then(
    ({ StepExtras }) => {
      loadedExtras.set(loadExtras, StepExtras)
      return StepExtras
    },
    () => NO_EXTRAS,
  )

/** Loads the extras of the first step and the saved draft that they show. */
export const loadFirstExtras = (): Promise<Extras> =>
  loadChunk(importStepExtras).then(
    async ({ StepExtras, prefetchSavedDraft }) => {
      await prefetchSavedDraft()
      loadedExtras.set(loadFirstExtras, StepExtras)
      return StepExtras
    },
    () => NO_EXTRAS,
  )

interface WithExtrasProps extends StepExtrasProps {
  readonly isFirst?: boolean
  readonly children?: ReactNode
}

/**
 * A step below its extras. The first step waits for them, because they are shown above its question; any other step
 * does not. Nothing suspends: React would show a fallback in between.
 */
export function WithExtras({ isFirst = false, children, ...props }: WithExtrasProps) {
  const load = isFirst ? loadFirstExtras : loadExtras
  const [StepExtras, setExtras] = useState(() => loadedExtras.get(load))
  useEffect(() => {
    if (!StepExtras) void load().then((loaded) => setExtras(() => loaded))
  }, [load, StepExtras])
  if (isFirst && !StepExtras) return <PageSkeleton />
  return (
    <>
      {StepExtras && <StepExtras {...props} />}
      {children}
    </>
  )
}

interface StepViewProps {
  /** sends the claim; the last step has this function instead of Continue */
  readonly onLast?: () => void
  /** label of the button that sends the claim */
  readonly lastLabel?: string
  /** content above the form */
  readonly children?: ReactNode
}

/** A step of the claim wizard with its form, panel and buttons. The questions come from the step's form (forms.md). */
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
      {/* Before a claim type is chosen the stages are unknown. */}
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
        <SectionBoundary
          key={`${step}${round}`}
          footer={
            <Actions>
              <WaysOut step={step} wizard={wizard} isFailed />
            </Actions>
          }
        >
          <Step step={step} wizard={wizard} onRestart={() => setRound(round + 1)} {...props} />
        </SectionBoundary>
      </Page>
    </Container>
  )
}

interface StepProps extends StepViewProps {
  readonly step: string
  readonly wizard: ReturnType<typeof claimWizard>
  readonly onRestart: () => void
}

/** The questions of a step, and the content above them. */
function Step({ step, wizard, onRestart, children, onLast, lastLabel }: StepProps) {
  const text = useText()
  const goTo = useGoTo()
  const id = memberId()
  const policy = usePolicy()
  const { dropped: removed = [] } = (useNavigation().location.state ?? {}) as StepLocationState
  const dropped = removed.filter((each) => each !== step)
  const draft = getDraft(id)
  const answers = asClaimAnswers(reachableAnswers(wizard, draft))
  const asked = stepsOfPage(wizard, draft, step)
  const data = useStepData(stepDataNames(...completedBy(asked)), { policy, answers })
  const parts = usePageParts(asked)

  /** Opens another step to change an answer. If the current step has no questions, it is completed first. */
  function edit(target: string) {
    if (!claimDefinition.steps[step]?.form) setDraft(id, completeStep(wizard, getDraft(id), step, {}).draft)
    void goTo(target, { returnTo: step })
  }

  // The panel of the first step offers other ways to begin, so it does not stand between the question and its answers.
  const isFirst = step === claimDefinition.first
  const panels = parts.modules.map(
    ({ step: each, module: { Panel } }) =>
      Panel && (
        <Panel
          key={each}
          data={data}
          answers={answers}
          onEdit={edit}
          onRestart={onRestart}
          estimate={<SummaryEstimate answers={answers} data={data} />}
        />
      ),
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
      <WithExtras isFirst={isFirst} step={step} data={data} onRestart={onRestart}>
        {!isFirst && panels}
        {children}
        <Suspense fallback={<PageSkeleton />}>
          <StepQuestions {...{ step, wizard, onLast, lastLabel, asked, parts, data, answers }} />
        </Suspense>
        {isFirst && panels}
      </WithExtras>
    </Stack>
  )
}
