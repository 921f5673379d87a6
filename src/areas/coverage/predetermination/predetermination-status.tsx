import type { Predetermination } from '~generated/member/model/index.ts'
import { today8 } from '~/domain/dates/date8.ts'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { ClaimStatusChip } from '~/components/claim-status-chip.tsx'
import { StatusChip } from '~/ui/status-chip.tsx'
import { stateOf } from '../model/predetermination.ts'

/**
 * The status of a request about a treatment. A waiting or declined request has the same statuses as a claim. For an
 * answered request, the status says whether the insurer's answer is still valid.
 */
export function PredeterminationStatus({ treatment }: { readonly treatment: Predetermination }) {
  const text = useText()
  const state = stateOf(treatment, today8())
  if (state === 'expired') return <StatusChip tone="neutral">{text('predetermination.status.expired')}</StatusChip>
  if (state === 'waiting' || treatment.status !== 'PROCESSED') return <ClaimStatusChip code={treatment.status} />
  return <StatusChip tone="ok">{text('predetermination.status.answered')}</StatusChip>
}

/** The services of a treatment as one name, in which each is named once. */
export const treatmentName = ({ lines }: Pick<Predetermination, 'lines'>, text: Text): string =>
  new Intl.ListFormat(text.tag).format(new Set(lines.map(({ description }) => description)))
