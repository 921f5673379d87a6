import type { FC } from 'react'
import { AgreementPanel } from './agreement-panel.tsx'
import { AttachedPanel } from './attached-panel.tsx'
import { ConfirmationPanel } from './confirmation-panel.tsx'
import { CoveragePanel } from './coverage-panel.tsx'
import { ItemsPanel } from './items-panel.tsx'
import type { PanelProps } from './panel.ts'
import { PendingPanel } from './pending-panel.tsx'
import { ProvidersPanel } from './providers-panel.tsx'
import { ServicesPanel } from './services-panel.tsx'
import { SummaryPanel } from './summary-panel.tsx'
import { VerifyPanel } from './verify-panel.tsx'

/** What a step shows beside its form, by step; most need nothing. */
export const PANELS: Readonly<Record<string, FC<PanelProps> | undefined>> = {
  'claim-type': PendingPanel,
  'before-start': AgreementPanel,
  'before-start-dental': AgreementPanel,
  'before-start-drugs': AgreementPanel,
  'before-start-travel': AgreementPanel,
  'before-start-pwa': AgreementPanel,
  'before-start-disability': AgreementPanel,
  'provider-results': ProvidersPanel,
  'service-list': ServicesPanel,
  'service-list-vision': ServicesPanel,
  'claim-items': ItemsPanel,
  'other-coverage': CoveragePanel,
  'documents-to-attach': AttachedPanel,
  'verify-information': VerifyPanel,
  'claim-summary': SummaryPanel,
  confirmation: ConfirmationPanel,
}
