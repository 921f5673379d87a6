import { useText } from '~/platform/i18n/text.tsx'
import { AlertBox } from '~/ui/alert-box.tsx'
import type { PanelProps } from './panel.ts'

/** When there is no list of vision services: the way on is to describe what was paid for (CLAIM-27). */
export function Panel({ data }: PanelProps) {
  const text = useText()
  return data.subcategories.length === 0 ? <AlertBox tone="info">{text('claims.services.none-vision')}</AlertBox> : null
}
