import type { ReactNode } from 'react'
import { useCatalogues } from '~/platform/i18n/text.tsx'
import { isOffered } from '../model/claim-types.ts'
import { providerName } from '../model/provider-search.ts'
import { claimDefinition } from '../wizard/claim-wizard.ts'
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
      <SavedDraftNotice {...props} />
      {step === claimDefinition.first && <ReceiptPhotoPicker providers={providers} services={services} />}
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
