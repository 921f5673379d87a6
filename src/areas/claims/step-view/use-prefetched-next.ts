import { useEffect } from 'react'
import { hrefOf } from '~/platform/pages/page-registry.ts'
import { prefetchCode } from '~/platform/pages/navigation.tsx'
import { storedPolicy } from '~/platform/policy/policy.ts'
import { prefetchQuietly } from '~/platform/query/query-client.ts'
import { memberId } from '~/platform/session/session-store.ts'
import { getDraft } from '~/wizard/draft-store.ts'
import { reachableAnswers, visibleSteps, type Wizard } from '~/wizard/engine.ts'
import { asClaimAnswers } from '../model/answers.ts'
import { loadDefaultAnswers } from '../wizard/auto-answer.ts'
import { claimDefinition, pageOf } from '../wizard/claim-wizard.ts'
import { initialQueries } from '../wizard/step-data.ts'

/** Milliseconds after which the page of a step has sent its own requests. */
const DELAY_MS = 300

/**
 * Fetches, while the member answers the questions of a page, the code of the next page and what the steps between them
 * are answered with. After Continue, these would be asked for one after the other. `last` is the last step on the page.
 */
export function usePrefetchedNext(wizard: Wizard, last: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const draft = getDraft(memberId())
      const path = visibleSteps(wizard, draft)
      const after = path.slice(path.indexOf(last) + 1)
      const next = after.find((step) => !claimDefinition.steps[step]?.autoAnswer)
      if (!next) return
      void loadDefaultAnswers().catch(() => undefined)
      void prefetchCode(hrefOf(pageOf(next)))
      const between = after.slice(0, after.indexOf(next))
      const answers = asClaimAnswers(reachableAnswers(wizard, draft))
      prefetchQuietly(...initialQueries(between, { policy: storedPolicy(), answers }))
    }, DELAY_MS)
    return () => clearTimeout(timer)
  }, [wizard, last])
}
