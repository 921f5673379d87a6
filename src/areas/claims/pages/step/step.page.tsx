import { useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { useText } from '~/platform/i18n/text.tsx'
import { useCurrentPage, usePageHref } from '~/platform/pages/page-link.tsx'
import { storedPolicy } from '~/platform/policy/policy.ts'
import { usePolicy } from '~/platform/policy/use-policy.ts'
import { memberId } from '~/platform/session/member-id.ts'
import { Actions } from '~/ui/actions/actions.tsx'
import { AlertBox } from '~/ui/alert-box/alert-box.tsx'
import { Button } from '~/ui/button/button.tsx'
import { Stack, Wrap } from '~/ui/layout/layout.tsx'
import { Page } from '~/ui/page/page.tsx'
import { StepProgress } from '~/ui/step-progress/step-progress.tsx'
import type { FormData } from '~/wizard/definition.ts'
import { draftOf, keepDraft } from '~/wizard/draft-store.ts'
import { dataOf, frontier, isReachable, neighbour, progress, reachableAnswers, save, type } from '~/wizard/engine.ts'
import { claimDefinition, claimWizard, pageOf, stepAt } from '../../claim-wizard.ts'
import { useFormDefinition } from '../../form-definitions.ts'
import { LeaveGuard } from '../../leave-guard.tsx'
import { useHsa } from '../../load-hsa.ts'
import { asClaimAnswers } from '../../model/answers.ts'
import { paysFromHsa } from '../../model/hsa.ts'
import { cannotProcess, stopAt, type Stop } from '../../model/stops.ts'
import { PANELS } from '../../panels/panels.ts'
import { sourcesOf, useStepData, warmStep } from '../../sources.ts'
import { contextFor, initialFor } from '../../step-content.ts'
import { useSubmitClaim } from '../../use-submit-claim.ts'
import { pageOfPath } from '../../wizard-guard.ts'

/** Kept in the history entry: where an edit returns to, and what a changed answer removed. */
interface StepState {
  readonly returnTo?: string
  readonly dropped?: readonly string[]
}

export function warm({ memberId: id, url }: { memberId: string; url: URL }): void {
  const policy = storedPolicy()
  const page = pageOfPath(url.pathname)
  const step = page && stepAt(claimWizard(policy, id), draftOf(id), page)
  if (step) warmStep(step, { memberId: id, policy, answers: asClaimAnswers(draftOf(id).answers) })
}

/** Every step of the claim wizard: its form, what it shows beside it, and the way on. What it asks is data (forms.md). */
export function Component() {
  const text = useText()
  const policy = usePolicy()
  const wizard = useMemo(() => claimWizard(policy, memberId()), [policy])
  const step = stepAt(wizard, draftOf(memberId()), useCurrentPage()?.id ?? '') ?? claimDefinition.first
  const { current, total } = progress(wizard, draftOf(memberId()), step)
  return (
    <Wrap narrow>
      <LeaveGuard />
      {/* Before a type is chosen nobody knows how many steps there are. */}
      {total > 1 && <StepProgress current={current} total={total} text={text('claims.progress', { current, total })} />}
      <Page
        id={pageOf(step) as 'claims.claim-type'}
        eyebrow={text('claims.title')}
        lead={text.has(`claims.${step}.lead`) ? text.byConvention(`claims.${step}.lead`) : undefined}
      >
        <Step key={step} step={step} wizard={wizard} />
      </Page>
    </Wrap>
  )
}

function Step({ step, wizard }: { step: string; wizard: ReturnType<typeof claimWizard> }) {
  const text = useText()
  const navigate = useNavigate()
  const href = usePageHref()
  const id = memberId()
  const policy = usePolicy()
  const { returnTo, dropped = [] } = (useLocation().state ?? {}) as StepState
  const [stop, setStop] = useState<Stop>()
  const isGoing = useRef(false)
  const draft = draftOf(id)
  const answers = asClaimAnswers(reachableAnswers(wizard, draft))
  const data = useStepData(sourcesOf(step), { memberId: id, policy, answers })
  const form = useFormDefinition(claimDefinition.steps[step]?.form)
  const hsa = useHsa(step.startsWith('hsa') || (step === 'claim-summary' && paysFromHsa(answers)))
  // What the form starts with; afterwards the form itself holds what is typed.
  const [initial] = useState(() => hsa?.initialFor(step, dataOf(draft, step), answers, data) ?? initialFor(step, draft, answers, data))
  const context = useMemo(() => {
    const known = asClaimAnswers(reachableAnswers(wizard, draftOf(id)))
    return hsa?.contextFor(known, data, text) ?? contextFor(step, known, data, text)
  }, [step, wizard, id, data, text, hsa])
  const submission = useSubmitClaim()
  const Panel = PANELS[step] ?? hsa?.panels[step]
  const isLast = neighbour(wizard, draft, step, 1) === undefined && step !== claimDefinition.first

  const goTo = (target: string, state?: StepState) => void navigate(href(pageOf(target)), { state })

  function pass(entered: FormData) {
    if (isGoing.current) return
    const now = draftOf(id)
    const after = asClaimAnswers({ ...now.answers, [step]: entered })
    const reason = stopAt(step, after, data.cobReasons, text)
    setStop(reason)
    if (reason) return
    if (cannotProcess(step, after, data.benefits)) {
      void navigate(href('claims.travel-cannot-process'))
      return
    }
    const saved = save(wizard, now, step, entered)
    keepDraft(id, saved.draft)
    if (isLast) {
      void submission.submit()
      return
    }
    isGoing.current = true
    const state = { ...(returnTo && { returnTo }), ...(saved.dropped.length > 0 && { dropped: saved.dropped }) }
    if (returnTo && isReachable(wizard, saved.draft, returnTo)) goTo(returnTo, { ...(saved.dropped.length > 0 && { dropped: saved.dropped }) })
    else goTo(returnTo ? frontier(wizard, saved.draft) : (neighbour(wizard, saved.draft, step, 1) ?? frontier(wizard, saved.draft)), state)
  }

  const back = neighbour(wizard, draft, step, -1)
  const buttons = (
    <Actions>
      <Button type="submit" {...(!form && { type: 'button' as const, onClick: () => pass({}) })}>
        {isLast ? text('claims.submit') : text('claims.continue')}
      </Button>
      {back && (
        <Button variant="quiet" onClick={() => goTo(back)}>
          {text('claims.back')}
        </Button>
      )}
    </Actions>
  )

  return (
    <Stack gap="l">
      {dropped.length > 0 && (
        <AlertBox tone="info" title={text('claims.dropped.title')} live>
          {text('claims.dropped.text', { steps: dropped.map((each) => text.byConvention(`page.${pageOf(each)}`)).join(', ') })}
        </AlertBox>
      )}
      {Panel && <Panel hsa={hsa} data={data} answers={answers} submission={submission} onEdit={(target) => goTo(target, { returnTo: step })} />}
      {stop && (
        <AlertBox title={stop.title} live>
          {stop.text}
        </AlertBox>
      )}
      {form ? (
        <SchemaForm
          definition={form}
          initialData={initial}
          context={context}
          onChange={(entered) => {
            if (stop) setStop(undefined)
            keepDraft(id, type(draftOf(id), step, entered))
          }}
          onSubmit={pass}
        >
          {buttons}
        </SchemaForm>
      ) : (
        buttons
      )}
    </Stack>
  )
}
