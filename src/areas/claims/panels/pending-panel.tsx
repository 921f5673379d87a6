import { useText } from '~/platform/i18n/text.tsx'
import { AlertBox } from '~/ui/alert-box/alert-box.tsx'
import { PendingServices } from '~/ui/page/pending-services.tsx'
import type { PanelProps } from './panel.ts'

/** Claims that are still being worked on; and when nothing can be claimed online (D-97, CLAIM-02). */
export function Panel({ data }: PanelProps) {
  const text = useText()
  if (data.claimTypes.length === 0) return <AlertBox tone="info">{text('claims.type.none')}</AlertBox>
  return <PendingServices services={data.pendingServices} />
}
