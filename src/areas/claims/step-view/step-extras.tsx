import type { ReactNode } from 'react'
import { getClaimDraftQuery } from '~generated/member/queries/drafts.ts'
import { isDraftSyncEnabled } from '~/platform/config/environment.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { memberId } from '~/platform/session/session-store.ts'
import { hasResumableDraft } from '~/wizard/draft-store.ts'
import { useCatalogues } from '~/platform/i18n/text.tsx'
import { claimDefinition } from '../wizard/claim-wizard.ts'
import { type StepExtrasProps, SavedDraftNotice } from '../saved-draft/saved-draft-notice.tsx'
import {
  ClaimReceiptProposal,
  ReceiptPhotoPicker,
  ReceiptPhotoPanel,
  type ReceiptProposalProps,
} from '../receipt-photo/receipt-photo.tsx'

/** The saved draft stays in the cache until the card that offers it is shown. */
const KEPT_MS = 10_000

/** Fetches the saved draft, which the first step offers. Resolves even if the request fails. */
export const prefetchSavedDraft = (): Promise<void> =>
  isDraftSyncEnabled() && !hasResumableDraft(memberId())
    ? queryClient.prefetchQuery({ ...getClaimDraftQuery(), gcTime: KEPT_MS })
    : Promise.resolve()

const CATALOGUES = ['claim-beside'] as const

/** Extras of a step, or of a field. */
type ExtrasProps = StepExtrasProps | ReceiptProposalProps

/**
 * Optional extras of every step (saved-draft notice, receipt photo) and of a field (what the receipt says), lazy-loaded;
 * the step works without them.
 */
export const StepExtras = (props: ExtrasProps): ReactNode =>
  'field' in props ? <ClaimReceiptProposal {...props} /> : <ExtrasOfStep {...props} />

function ExtrasOfStep(props: StepExtrasProps) {
  const { step, readsReceipt = step === 'claim-details' } = props
  if (!useCatalogues(CATALOGUES)) return null
  return (
    <>
      <SavedDraftNotice {...props} />
      {step === claimDefinition.first && <ReceiptPhotoPicker />}
      {(readsReceipt || claimDefinition.steps[step]?.showsReceiptPhoto) && <ReceiptPhotoPanel isRead={readsReceipt} />}
    </>
  )
}
