import type { ClaimServiceLine } from '~generated/member/model/index.ts'
import { formatDate } from '~/platform/dates/date8.ts'
import type { Text } from '~/platform/i18n/text.tsx'
import { formatMoney } from '~/platform/money/money.ts'
import type { DefinitionItem } from '~/ui/definition-list/definition-list.tsx'
import { benefitName } from '../../model/benefits.ts'

const DATES = ['dateReceived', 'dateProcessed'] as const
const AMOUNTS = ['eligibleAmount', 'deductibleAmount', 'paidAmount', 'spendingAccountPaidAmount'] as const

/** What is known of a line beside its row (HIST-17); what the service does not say is left out. */
export function lineFacts(line: ClaimServiceLine, text: Text): readonly DefinitionItem[] {
  const { claimId, claimLineNumber, benefitCode, serviceInfo, coinsurancePercent, isProviderPaidDrugClaim } = line
  return [
    { id: 'claimId', label: text('history.details.claimId'), value: `${claimId}-${claimLineNumber}` },
    { id: 'benefit', label: text('history.details.benefitDescription'), value: benefitName(benefitCode, text) },
    { id: 'code', label: text('history.line.code'), value: serviceInfo.code },
    ...DATES.flatMap((id) => (line[id] ? [{ id, label: text(`history.details.${id}`), value: formatDate(line[id], text.locale) }] : [])),
    ...(coinsurancePercent === undefined
      ? []
      : [{ id: 'coinsurance', label: text('history.details.coinsurance'), value: text('history.details.percent', { percent: coinsurancePercent }) }]),
    ...AMOUNTS.flatMap((id) => (line[id] ? [{ id, label: text(`history.details.${id}`), value: formatMoney(line[id], text.locale) }] : [])),
    ...(isProviderPaidDrugClaim ? [{ id: 'pharmacy', label: text('history.details.payment'), value: text('history.line.pharmacy') }] : []),
  ]
}
