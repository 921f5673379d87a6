import { useText } from '~/platform/i18n/text.tsx'
import { AlertBox } from '~/ui/alert-box/alert-box.tsx'
import type { PanelProps } from './panel.ts'

/** When the plan lists no vision services for the member, and the way on (CLAIM-27). */
export function KindsPanel({ data }: PanelProps) {
  const text = useText()
  return data.subcategories.length > 0 ? null : <AlertBox tone="info">{text('claims.services.none-vision')}</AlertBox>
}
