import { useEffect } from 'react'
import { isOffline } from '~/platform/load-chunk.ts'
import { hrefOf } from '~/platform/pages/page-registry.ts'
import { prefetchCode } from '~/platform/pages/navigation.tsx'
import { storedPolicy } from '~/platform/policy/policy.ts'
import { prefetchQuietly } from '~/platform/query/query-client.ts'
import { memberId } from '~/platform/session/session-store.ts'
import { getDraft } from '~/wizard/draft-store.ts'
import { reachableAnswers, stepsOfPage, visibleSteps, type Wizard } from '~/wizard/engine.ts'
import { asClaimAnswers } from '../model/answers.ts'
import { isAskedOnOtherPage, loadDefaultAnswers } from '../wizard/auto-answer.ts'
import { claimDefinition, pageOf } from '../wizard/claim-wizard.ts'
import { initialQueries } from '../wizard/step-data.ts'
import { completedBy, loadStepModule } from '../wizard/step-loader.ts'

/** Milliseconds after which the page of a step has sent its own requests. */
const DELAY_MS = 300

/**
 * Fetches, while the member answers the questions of a page, the code and the data of the next page, and what the steps
 * between them are answered with. After Continue, these would be asked for one after the other. `last` is the last step
 * on the page.
 */
export function usePrefetchedNext(wizard: Wizard, last: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const draft = getDraft(memberId())
      const path = visibleSteps(wizard, draft)
      const after = path.slice(path.indexOf(last) + 1)
      const next = after.find((step) => !claimDefinition.steps[step]?.autoAnswer)
      if (!next || isOffline()) return
      void loadDefaultAnswers().catch(() => undefined)
      const between = after.slice(0, after.indexOf(next))
      for (const step of between) {
        void loadStepModule(step) // the summary shows the answers of the step
        // a step with a usual answer is likely to be shown if no other page asks its questions
        const isLikely = claimDefinition.steps[step]?.autoAnswer !== true && !isAskedOnOtherPage(wizard, draft, step)
        if (isLikely) void prefetchCode(hrefOf(pageOf(step)))
      }
      void prefetchCode(hrefOf(pageOf(next)))
      const answers = asClaimAnswers(reachableAnswers(wizard, draft))
      // Every claim needs the address and the account on file, and a search for a provider starts from the address.
      const steps = [...between, ...completedBy(stepsOfPage(wizard, draft, next)), 'verify-information']
      prefetchQuietly(...initialQueries(steps, { policy: storedPolicy(), answers }))
    }, DELAY_MS)
    return () => clearTimeout(timer)
  }, [wizard, last])
}
