import type { ReactNode } from 'react'
import { formatDate } from '~/platform/dates/date8.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { formatMoney, sumMoney } from '~/platform/money.ts'
import type { DefinitionItem } from '~/ui/definition-list.tsx'
import { Stack } from '~/ui/layout.tsx'
import { choiceOf, hsaLines } from '../model/hsa-services.ts'
import type { PanelProps } from './panel.ts'

/** One card of the summary, and the step that can change it. */
export interface Part {
  readonly step: string
  readonly title?: string
  readonly items: readonly DefinitionItem[]
}

interface HsaSummaryProps extends Pick<PanelProps, 'answers' | 'data'> {
  /** shows a part of the summary */
  readonly children: (part: Part) => ReactNode
}

/** What the account is asked for, service by service, and together (CLAIM-69). */
export function HsaSummary({ answers, data, children }: HsaSummaryProps) {
  const text = useText()
  const lines = hsaLines(answers, data.hsaEligible)
  const date = choiceOf(answers)?.hsaClaimDate
  const money = (amount: string) => formatMoney(amount, text.locale)
  return (
    <Stack gap="l">
      {lines.map(({ key, words, person, dateOfService, paidSince, amountPaid }) => (
        <div key={key}>
          {children({
            step: 'hsa-payment',
            title: [words, person, formatDate(dateOfService, text.locale)].join(', '),
            items: [
              ...(paidSince === '0.00' ? [] : [{ id: 'since', label: text('form.hsaPayment.lines.updatedCobAmount.label'), value: money(paidSince) }]),
              { id: 'amount', label: text('claims.hsa.asked'), value: money(amountPaid) },
            ],
          })}
        </div>
      ))}
      {children({
        step: answers['hsa-eligible-claims'] ? 'hsa-eligible-claims' : 'hsa-eligible-claim',
        title: text('claims.summary.total'),
        items: [
          { id: 'total', label: text('claims.hsa.asked'), value: <strong>{money(sumMoney(lines.map(({ amountPaid }) => amountPaid)))}</strong> },
          ...(date ? [{ id: 'asked-on', label: text('claims.hsa.date'), value: formatDate(date, text.locale) }] : []),
        ],
      })}
    </Stack>
  )
}
