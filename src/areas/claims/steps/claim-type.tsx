import { lazy } from 'react'
import { loadChunk } from '~/platform/load-chunk.ts'
import { PendingServices } from '~/ui/page/pending-services.tsx'
import type { ClaimSteps, PanelProps } from '../claim-step.ts'
import { hasFlow } from '../model/claim-kinds.ts'
import { claimTypeOptions } from '../model/options.ts'

const importAgain = () => import('../claim-again.tsx')
// Not needed to say what was chosen, which the summary asks of this module; the step is the same without it.
const ClaimAgain = lazy(() =>
  loadChunk(importAgain).then(
    (module) => ({ default: module.ClaimAgain }),
    () => ({ default: () => null }),
  ),
)

const Beside = (props: PanelProps) => (
  <>
    <PendingServices services={props.data.pendingServices} />
    {props.data.claimedLately.length > 0 && <ClaimAgain {...props} />}
  </>
)

/** What can be claimed, beside the claims that are still being worked on (D-97). */
export const steps = {
  'claim-type': {
    options: { claimTypes: ({ data, text }) => claimTypeOptions(data.claimTypes, hasFlow, text) },
    Panel: Beside,
    summary: ({ answers, data, text }) => {
      const type = data.claimTypes.find(({ claimType }) => claimType === answers['claim-type']?.claimType)
      const lob = type && data.labels[type.lob]
      return [
        {
          items: [
            { id: 'type', label: text('claims.summary.type'), value: type?.description },
            // Its line of business, as the service calls it (CLAIM-88).
            ...(lob ? [{ id: 'lob', label: text('claims.summary.lob'), value: lob }] : []),
          ],
        },
      ]
    },
  },
} satisfies ClaimSteps
