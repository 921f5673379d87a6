import { createStore } from '~/platform/store.ts'
import { DataTable, type Column } from '../../../src/ui/data-table/data-table.tsx'
import type { SortKind } from '../../../src/ui/data-table/sort-controls.tsx'
import { Notice } from '../../../src/ui/notice.tsx'
import { StatusChip } from '../../../src/ui/status-chip.tsx'
import { examplesOf } from './example.ts'

interface Claim {
  id: string
  service: string
  date: string
  amount: number
}

export const CLAIM_COLUMNS: readonly Column<Claim>[] = [
  {
    id: 'service',
    header: 'Service',
    cell: (claim) => claim.service,
    sortValue: (claim) => claim.service,
    rowHeader: true,
  },
  {
    id: 'date',
    header: 'Date du service',
    cell: (claim) => claim.date,
    sortValue: (claim) => claim.date,
    sortKind: 'date',
  },
  {
    id: 'status',
    header: 'État',
    cell: (claim) => <StatusChip tone={claim.amount ? 'ok' : 'bad'}>{claim.amount ? 'Traitée' : 'Refusée'}</StatusChip>,
  },
  {
    id: 'amount',
    header: 'Montant payé',
    cell: (claim) => `${claim.amount.toFixed(2).replace('.', ',')} $`,
    sortValue: (claim) => claim.amount,
    align: 'end',
  },
]

export const TABLE_LABELS = {
  previous: 'Précédent',
  next: 'Suivant',
  range: (from: number, to: number, total: number) => `${from} à ${to} de ${total}`,
  sortBy: 'Trier par',
  sortOption: (header: string, direction: 'ascending' | 'descending', kind: SortKind) =>
    kind === 'onlyDate'
      ? `Les plus ${direction === 'ascending' ? 'anciennes' : 'récentes'} d’abord`
      : `${header}, ${direction === 'ascending' ? 'croissant' : 'décroissant'}`,
}

const SERVICES = ['Physiothérapie', 'Examen de la vue', 'Massothérapie', 'Orthodontie']

export const someClaims = (count: number): Claim[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    service: SERVICES[index % 4] ?? '',
    date: `2026-${String((index % 12) + 1).padStart(2, '0')}-15`,
    amount: (index * 37) % 250,
  }))

const table = (count: number, opened?: string) => (
  <DataTable
    caption="Historique des demandes"
    columns={CLAIM_COLUMNS}
    rows={someClaims(count)}
    rowKey={(claim) => claim.id}
    locale="fr-CA"
    labels={TABLE_LABELS}
    initialSort={{ column: 'date', direction: 'descending' }}
    opened={createStore(opened)}
    renderOpened={() => <p>Votre régime rembourse 80 % de ce montant.</p>}
    empty={<Notice tone="neutral" icon="file" heading="Aucune demande entre ces dates" />}
  />
)

export const dataTable = examplesOf('data-table', {
  short: { title: 'A few rows', render: () => table(4) },
  long: { title: 'Many rows', render: () => table(120) },
  opened: { title: 'One row opened', render: () => table(4, '2') },
  none: { title: 'No rows', render: () => table(0) },
})
