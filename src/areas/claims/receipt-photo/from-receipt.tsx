import { lazy, Suspense } from 'react'
import { loadChunk } from '~/platform/load-chunk.ts'
import type { ReceiptProposalProps } from './receipt-photo.tsx'

const LazyProposal = lazy(() =>
  loadChunk(() => import('./receipt-photo.tsx')).then(
    (module) => ({ default: module.ClaimReceiptProposal }),
    () => ({ default: () => null }),
  ),
)

/**
 * The value that the receipt photo suggests for a field, shown above the field's control. Renders nothing until its
 * code is loaded.
 */
export const fromReceipt = (field: ReceiptProposalProps['field'], list?: string) => (
  <Suspense fallback={null}>
    <LazyProposal field={field} list={list} />
  </Suspense>
)
