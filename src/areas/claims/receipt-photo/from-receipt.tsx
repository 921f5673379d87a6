import { lazy, Suspense } from 'react'
import { loadChunk } from '~/platform/load-chunk.ts'
import type { ReceiptProposalProps } from './receipt-photo.tsx'

const importProposal = () => import('./receipt-photo.tsx')
export const loadProposal = () => loadChunk(importProposal)
const LazyProposal = lazy(() =>
  loadProposal().then(
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
