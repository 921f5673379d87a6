import type { FC } from 'react'
import { AgreementPanel } from './agreement-panel.tsx'
import { AttachedPanel } from './attached-panel.tsx'
import { ConfirmationPanel } from './confirmation-panel.tsx'
import { CoveragePanel } from './coverage-panel.tsx'
import type { PanelProps } from './panel.ts'
import { PendingPanel } from './pending-panel.tsx'
import { ProvidersPanel } from './providers-panel.tsx'
import { SummaryPanel } from './summary-panel.tsx'
import { VerifyPanel } from './verify-panel.tsx'

/** What a step shows beside its form, by step; most need nothing. Those about the spending account are in `hsa-desk.ts`. */
export const PANELS: Readonly<Record<string, FC<PanelProps> | undefined>> = {
  'claim-type': PendingPanel,
  'before-start': AgreementPanel,
  'before-start-dental': AgreementPanel,
  'before-start-drugs': AgreementPanel,
  'before-start-hsa': AgreementPanel,
  'before-start-travel': AgreementPanel,
  'before-start-disability': AgreementPanel,
  'provider-results': ProvidersPanel,
  'other-coverage': CoveragePanel,
  'documents-to-attach': AttachedPanel,
  'verify-information': VerifyPanel,
  'claim-summary': SummaryPanel,
  confirmation: ConfirmationPanel,
}
