import { readEligible } from './hsa-eligible.ts'
import { hsaContext, hsaInitial } from './hsa-content.ts'
import { hsaPart } from './model/hsa-services.ts'
import { PaymentPanel, QuestionPanel, ServicesPanel } from './panels/hsa-panel.tsx'
import { HsaSummary } from './panels/hsa-summary.tsx'

/** Everything about the health spending account in one chunk: what is fetched, asked, shown and sent. */
export const desk = {
  readEligible,
  initialFor: hsaInitial,
  contextFor: hsaContext,
  partOf: hsaPart,
  panels: { hsa: QuestionPanel, 'hsa-eligible-claims': ServicesPanel, 'hsa-eligible-claim': ServicesPanel, 'hsa-payment': PaymentPanel } as Readonly<
    Record<string, typeof ServicesPanel | undefined>
  >,
  Summary: HsaSummary,
}
