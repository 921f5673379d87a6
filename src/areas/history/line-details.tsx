import { type ComponentProps, createContext, use, useState } from 'react'
import type { ClaimServiceLine } from '~generated/member/model/index.ts'
import { isForExpense } from '~/domain/claim-status.ts'
import { isDecided } from '~/domain/claim-totals.ts'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { createStore, type Store, useStoreSelector } from '~/platform/store.ts'
import { Button } from '~/ui/button.tsx'
import type { DefinitionItem } from '~/ui/layout.tsx'
import { AccessibleLabel } from '~/ui/visually-hidden.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import { DownloadButton } from '~/components/download-button.tsx'

/**
 * A store with the key of the open line of a table. Each toggle subscribes to the store, so that a click re-renders
 * only the toggles concerned and not a long list.
 */
export const OpenLine = createContext<Store<string | undefined>>(createStore<string | undefined>(undefined))

/** Creates the store for the open line of one table. At first, no line is open. */
export function useOpenLine(): Store<string | undefined> {
  const [store] = useState(() => createStore<string | undefined>(undefined))
  return store
}

/** Opens and closes the details below a line; the focus stays on the toggle. */
export function LineToggle({
  lineKey,
  what,
}: {
  lineKey: string
  what: { readonly service: string; readonly date: string }
}) {
  const text = useText()
  const openLine = use(OpenLine)
  const isOpen = useStoreSelector(openLine, (open) => open === lineKey)
  return (
    <Button variant="link" aria-expanded={isOpen} onClick={() => openLine.set(isOpen ? undefined : lineKey)}>
      <AccessibleLabel
        visible={text(isOpen ? 'history.hide' : 'history.show')}
        full={text(isOpen ? 'history.hide-line' : 'history.show-line', what)}
      />
    </Button>
  )
}

/**
 * The button that saves the PDF statement of claims or payments. It is shown only if the plan has statements (D-181,
 * GUARD-44).
 */
export const StatementButton = (props: ComponentProps<typeof DownloadButton>) =>
  usePolicy().statements && <DownloadButton {...props} />

const DATES = ['dateReceived', 'dateProcessed'] as const
const AMOUNTS = ['eligibleAmount', 'cobAmount', 'deductibleAmount', 'paidAmount', 'spendingAccountPaidAmount'] as const

/**
 * Columns of paid amounts. They are neither shown nor added up for undecided lines, because these amounts are not known
 * yet.
 */
export const PAID: ReadonlySet<string> = new Set(['paidAmount', 'spendingAccountPaidAmount', 'totalPaidAmount'])

/** The details of a line beside its row (HIST-17); empty fields are left out. */
export function lineFacts(line: ClaimServiceLine, text: Text): readonly DefinitionItem[] {
  const { claimId, claimLineNumber, benefitCode, serviceInfo, coinsurancePercent, isProviderPaidDrugClaim } = line
  return [
    { id: 'claimId', label: text('history.details.claimId'), value: `${claimId}-${claimLineNumber}` },
    { id: 'benefit', label: text('history.details.benefitDescription'), value: benefitName(benefitCode, text) },
    { id: 'code', label: text('history.line.code'), value: serviceInfo.code },
    ...DATES.flatMap((id) =>
      line[id] ? [{ id, label: text(`history.details.${id}`), value: text.date(line[id]) }] : [],
    ),
    ...(coinsurancePercent === undefined || !isForExpense(line)
      ? []
      : [
          {
            id: 'coinsurance',
            label: text('history.details.coinsurance'),
            value: text('history.details.percent', { percent: coinsurancePercent }),
          },
        ]),
    ...AMOUNTS.filter((id) => isForExpense(line) && (isDecided(line) || !PAID.has(id))).flatMap((id) =>
      line[id] ? [{ id, label: text(`history.details.${id}`), value: text.money(line[id]) }] : [],
    ),
    ...(isProviderPaidDrugClaim
      ? [{ id: 'pharmacy', label: text('history.details.payment'), value: text('history.line.pharmacy') }]
      : []),
  ]
}

/** The label of a category; an unknown code is shown as it is. */
export const benefitName = (code: string, text: Text): string =>
  text.has(`history.benefit.${code}`) ? text.dynamic(`history.benefit.${code}`) : code
