import { useText } from '~/platform/i18n/text.tsx'
import { AlertBox } from '~/ui/alert-box/alert-box.tsx'
import { isVision } from '../model/vision.ts'
import type { PanelProps } from './panel.ts'

/** When there is no list to choose from: the way on for vision care (CLAIM-27), else that it is worth another try (D-86). */
export function ServicesPanel({ data, answers }: PanelProps) {
  const text = useText()
  if (data.services.length + data.subcategories.length > 0) return null
  return <AlertBox tone="info">{text(isVision(answers) ? 'claims.services.none-vision' : 'claims.services.none')}</AlertBox>
}
