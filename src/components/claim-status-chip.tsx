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
}

/** The status of a claim, by the glossary's term; an unknown code shows the service's text (D-91). */
export function ClaimStatusChip({ code, raw }: { code: string; raw?: string | undefined }) {
  const text = useText()
  const status = claimStatus(code)
  return (
    <StatusChip tone={status ? TONES[status] : 'neutral'}>
      {status ? text(`status.${status}`) : (raw ?? code)}
    </StatusChip>
  )
}
