import { PendingServices } from '~/ui/page/pending-services.tsx'
import type { PanelProps } from './panel.ts'

/** Claims that are still being worked on (D-97). */
export function Panel({ data }: PanelProps) {
  return <PendingServices services={data.pendingServices} />
}
