import { RepeatClaimList } from '~/components/repeat-claim-list.tsx'
import { PendingServices } from '~/components/pending-services.tsx'
import type { ClaimSteps, PanelProps } from '../wizard/step-definition.ts'
import { isOffered } from '../model/claim-types.ts'
import { claimTypeOptions } from '../model/options.ts'

/** What the page of this step needs when it is drawn or pressed: icons, and the code that repeats a claim. */
const LATER = [() => import('~/ui/benefit-icon.tsx'), () => import('../start/claim-actions.ts')]
// It loads with the step. What fails to load is loaded again when it is needed.
for (const load of LATER) load().catch(() => undefined)

/** Number of recent services shown below the question. */
const SHOWN = 3

const RecentServices = ({ data, answers }: PanelProps) => (
  <>
    {!answers['claim-type'] && (
      <RepeatClaimList
        services={data.recentServicesOptional.filter(({ claimType }) => isOffered(claimType, data.claimTypes))}
        most={SHOWN}
      />
    )}
    <PendingServices services={data.pendingServices} isFolded />
  </>
)

/** The step with the claim types, beside the claims that are still in progress (D-97). */
export const steps = {
  'claim-type': {
    options: { claimTypes: ({ data, text }) => claimTypeOptions(data.claimTypes, text) },
    Panel: RecentServices,
    summary: ({ answers, data, text }) => {
      const type = data.claimTypes.find(({ claimType }) => claimType === answers['claim-type']?.claimType)
      const lob = type && data.labels[type.lob]
      return [
        {
          items: [
            { id: 'type', label: text('claims.summary.type'), value: type?.description },
            // the line of business, with the name that the insurer's service returns for it (CLAIM-88)
            ...(lob ? [{ id: 'lob', label: text('claims.summary.lob'), value: lob }] : []),
          ],
        },
      ]
    },
  },
} satisfies ClaimSteps
