import type { ReactNode } from 'react'
import { useCatalogues, useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/navigation.tsx'
import { useStore } from '~/platform/store.ts'
import { AlertBox } from '~/ui/alert-box.tsx'
import { isOffered } from '../model/claim-types.ts'
import { providerName } from '../model/provider-search.ts'
import { claimDefinition } from '../wizard/claim-wizard.ts'
import { confirmationStore } from '../wizard/confirmation-store.ts'
import { asksForFiles, type StepExtrasProps, SavedDraftNotice } from '../saved-draft/saved-draft-notice.tsx'
import { ReceiptPhotoPicker, ReceiptPhotoPanel } from '../receipt-photo/receipt-photo.tsx'

export { prefetchSavedDraft } from '../saved-draft/saved-draft-query.ts'

const CATALOGUES = ['claim-beside'] as const

/** The steps that ask for the date and the amount, which the portal can read from a receipt. */
const READING_STEPS: readonly string[] = ['claim-details', 'claim-details-vision', 'claim-items']

/** Optional extras of every step (saved-draft notice, receipt photo), lazy-loaded; the step works without them. */
export function StepExtras(props: StepExtrasProps): ReactNode {
  const { step, data, readsReceipt = READING_STEPS.includes(step) } = props
  if (!useCatalogues(CATALOGUES)) return null
  const services = data.recentServicesOptional.filter(({ claimType }) => isOffered(claimType, data.claimTypes))
  const seen = [...data.recentProviders, ...services.flatMap(({ provider }) => provider ?? [])]
  const providers = [...new Set(seen.map(providerName))]
  return (
    <>
      {step === claimDefinition.first && <SentClaimNotice />}
      <SavedDraftNotice {...props} />
      {step === claimDefinition.first && data.claimTypes.length > 0 && (
        <ReceiptPhotoPicker providers={providers} services={services} />
      )}
      {(readsReceipt || claimDefinition.steps[step]?.showsReceiptPhoto) && (
        <ReceiptPhotoPanel
          providers={providers}
          isRead={readsReceipt}
          isAskedHere={!props.readsReceipt && asksForFiles(step)}
        />
      )}
    </>
  )
}

/**
 * Tells on the first step which claim was received last in this session. Members who come back to this page, whose
 * questions are empty again, would otherwise wonder whether it was sent.
 */
function SentClaimNotice() {
  const text = useText()
  const [line] = useStore(confirmationStore)?.lines ?? []
  if (!line) return null
  return (
    <AlertBox tone="ok" title={text('claims.sent.title', { service: line.service })}>
      <PageLink to="claims.success">{text('claims.sent.see')}</PageLink>
    </AlertBox>
  )
}
