import { claimStatus, type ClaimStatus } from '~/domain/claim-status.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import type { Tone } from '../ui/icon.tsx'

const TONES: Record<ClaimStatus, Tone> = {
  submitted: 'info',
  'in-progress': 'info',
  processed: 'ok',
  declined: 'bad',
  pending: 'warn',
  withdrawn: 'neutral',
}

interface ClaimStatusChipProps {
  readonly code: string
  readonly raw?: string | undefined
  /** true if the claim waits for the member (D-240) */
  readonly isWaiting?: boolean
  /** true if the insurer has not decided the claim in the usual time (D-188) */
  readonly isLate?: boolean
}

/**
 * The status of a claim, in the words of the glossary. If the code is unknown, the text from the service is shown
 * (D-91).
 */
export function ClaimStatusChip({ code, raw, isWaiting, isLate }: ClaimStatusChipProps) {
  const text = useText()
  if (isWaiting) return <StatusChip tone="warn">{text('status.waiting')}</StatusChip>
  const status = claimStatus(code)
  const shown = status ? text(`status.${status}`) : (raw ?? code)
  const tone = isLate ? 'warn' : status ? TONES[status] : 'neutral'
  return shown ? <StatusChip tone={tone}>{shown}</StatusChip> : null
}
