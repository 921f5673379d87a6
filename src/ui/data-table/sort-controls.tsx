import { useId } from 'react'
import { classNames } from '~/ui/class-names.ts'
import { Select } from '~/ui/field/select.tsx'
import { Icon } from '~/ui/icon.tsx'
import css from './data-table.module.css'
import { nextSort, type Sort } from './sort-rows.ts'

export interface SortLabels {
  /** "Sort by": label of the list that replaces the column headers on a phone. */
  sortBy: string
  /** "Newest first", "Paid, highest first" or "Service, A to Z". */
  sortOption: (header: string, direction: Sort['direction'], kind: SortKind) => string
}

/** What a column sorts: `date` if several columns have dates, `onlyDate` if one has, and text by default. */
export type SortKind = 'text' | 'amount' | 'date' | 'onlyDate'

interface SortableColumn {
  id: string
  header: string
  sortValue?: unknown
  sortKind?: 'amount' | 'date' | undefined
}

/** A sortable column header. `aria-sort` of the surrounding header gives the direction. */
export function SortButton({
  column,
  sort,
  onSort,
}: {
  column: SortableColumn
  sort: Sort | undefined
  onSort: (sort: Sort) => void
}) {
  const direction = sort?.column === column.id ? sort.direction : undefined
  return (
    <button
      type="button"
      className={classNames(css.button, direction && css[direction])}
      onClick={() => onSort(nextSort(sort, column.id))}
    >
      {column.header}
      <Icon name="chevron-down" className={css.arrow} />
    </button>
  )
}

interface SortSelectProps {
  columns: readonly SortableColumn[]
  sort: Sort | undefined
  labels: SortLabels
  onSort: (sort: Sort) => void
  className: string | undefined
}

/** Sorts on a phone, where the rows of a table are lines in one card, without headers. */
export function SortSelect({ columns, sort, labels, onSort, className }: SortSelectProps) {
  const id = useId()
  const sortable = columns.filter((column) => column.sortValue)
  const dates = sortable.filter(({ sortKind }) => sortKind === 'date')
  if (sortable.length === 0) return null
  const options = sortable.flatMap((column) =>
    (['ascending', 'descending'] as const).map((direction) => ({
      column: column.id,
      direction,
      text: labels.sortOption(
        column.header,
        direction,
        column === dates[0] && dates.length === 1 ? 'onlyDate' : (column.sortKind ?? 'text'),
      ),
    })),
  )
  const chosen = options.findIndex((option) => option.column === sort?.column && option.direction === sort.direction)
  return (
    <label className={classNames(css.select, className)}>
      {labels.sortBy}
      <Select
        id={id}
        options={options.map((option, index) => ({ value: String(index), label: option.text }))}
        value={chosen < 0 ? undefined : String(chosen)}
        emptyLabel={chosen < 0 ? '' : undefined}
        onChange={(index) => {
          const option = options[Number(index)]
          if (option) onSort({ column: option.column, direction: option.direction })
        }}
      />
    </label>
  )
}
