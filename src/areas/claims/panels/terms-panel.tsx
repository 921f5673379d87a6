import { Agreement } from './agreement-panel.tsx'
import type { PanelProps } from './panel.ts'

/** The agreement once more, where it is accepted (D-155). */
export function Panel({ data }: PanelProps) {
  return <Agreement terms={data.claimTerms} />
}
