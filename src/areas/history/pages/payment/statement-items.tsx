import type { PaymentStatement } from '~generated/member/model/index.ts'
import { formatDate } from '~/platform/dates/date8.ts'
import type { Text } from '~/platform/i18n/text.tsx'
import { formatMoney } from '~/platform/money/money.ts'
import { formatName } from '~/platform/names/format-name.ts'
import type { DefinitionItem } from '~/ui/definition-list/definition-list.tsx'

/** The head of a statement: who was paid, where it was sent, how, when and how much (HIST-41). */
export function statementItems(statement: PaymentStatement, paymentId: string, text: Text): readonly DefinitionItem[] {
  const { issuedToName, paymentType, issueDate, paidAmount } = statement
  return [
    { id: 'issuedToName', label: text('payment.issuedToName'), value: formatName(issuedToName, text.locale) },
    {
      id: 'address',
      label: text('payment.address'),
      value: addressLines(statement, text).map((line) => <div key={line}>{line}</div>),
    },
    { id: 'paymentType', label: text('payment.paymentType'), value: paymentType },
    ...(issueDate ? [{ id: 'issueDate', label: text('payment.issueDate'), value: formatDate(issueDate, text.locale) }] : []),
    { id: 'paymentId', label: text('payment.paymentId'), value: paymentId },
    { id: 'paidAmount', label: text('payment.paidAmount'), value: <strong>{formatMoney(paidAmount, text.locale)}</strong> },
  ]
}

/** As on an envelope: the lines that are there, then municipality, province and code. */
function addressLines({ addressLine1, addressLine2, addressLine3, city, province, postalCode = '' }: PaymentStatement, text: Text): string[] {
  const place = province ? text('payment.place', { city, province, postalCode }) : `${city} ${postalCode}`
  return [addressLine1, addressLine2 ?? '', addressLine3 ?? '', place.trim()].filter((line) => line !== '')
}
