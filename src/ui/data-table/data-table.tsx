import { Fragment, memo, type ReactNode, useMemo, useRef, useState } from 'react'
import type { Text } from '~/platform/i18n/text.tsx'
import { type Readable, useStoreSelector } from '~/platform/store.ts'
import { Button } from '~/ui/button.tsx'
import { classNames } from '~/ui/class-names.ts'
import { VisuallyHidden } from '~/ui/visually-hidden.tsx'
import css from './data-table.module.css'
import { SortButton, type SortKind, type SortLabels, SortSelect } from './sort-controls.tsx'
import { type Sort, sortRows, type SortValue } from './sort-rows.ts'

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Amounts are aligned at the end, everything else at the start. */
  align?: 'end' | undefined
  /** Keeps the text on one line: a name with a hyphen, a date. */
  nowrap?: boolean | undefined
  /** The value by which rows are sorted. Only a column with this function is sortable. */
  sortValue?: ((row: Row) => SortValue) | undefined
  /** What the column sorts, if not text. It decides the words of the order: "newest first", "highest first". */
  sortKind?: 'amount' | 'date' | undefined
  /**
   * Makes the cell the row header, and the title of the row on a phone. A function returns its name, if that is shorter
   * than the content.
   */
  rowHeader?: boolean | ((row: Row) => string) | undefined
  /**
   * Position of the cell in its row on a phone. If any column has a position, rows are compact. Columns without a position
   * then follow as lines with their header. The positions:
   * - `title`, and beside it `badge`;
   * - `when`, `who`, and beside them `action`, which is not printed;
   * - `first` and `last`: two amounts, with their headers;
   * - `away`: hidden on a phone, because the details below the row show the value.
   */
  phone?: 'title' | 'badge' | 'when' | 'who' | 'action' | 'first' | 'last' | 'away' | undefined
}

/** A list that is longer than one page by at most this number of rows has no second page. */
const FEW_ROWS = 3

/** What a member has chosen in a table: the sort order, and the page of the list, counted from 0. */
export interface TableView {
  readonly sort?: Sort | undefined
  readonly page: number
}

interface DataTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Locale for sorting text: `fr-CA`. */
  locale: string
  labels: PagerLabels & SortLabels
  pageSize?: number | undefined
  initialSort?: Sort | undefined
  /** The sort order and the page of the list with which the table opens, as `onView` reported them. */
  view?: TableView | undefined
  /** Called when the member sorts the table or turns a page of the list. */
  onView?: ((view: TableView) => void) | undefined
  /** Hides the caption, for a table below a heading with the same text. */
  hideCaption?: boolean | undefined
  /**
   * Key of the row whose details are open below it, across all columns. The key is in a store, so that opening and
   * closing the details does not render the table again.
   */
  opened?: Readable<string | undefined> | undefined
  /** Renders the details of a row. */
  renderOpened?: ((row: Row) => ReactNode) | undefined
  /**
   * Set this property if the cells have no React state. The next page of the list then reuses the elements of the
   * previous rows, which makes sorting and paging a third faster.
   */
  plainCells?: boolean | undefined
  /** Content that replaces a table without rows. It explains why there are no rows and what the member can do. */
  empty?: ReactNode | undefined
}

/**
 * A table whose rows become lines in one card on a phone or tablet. It sorts, and stays fast with tens of thousands of
 * rows. Long lists are paginated, not virtualised: the document has at most `pageSize` rows, and find-in-page, printing,
 * table commands of screen readers and browser zoom keep working. `aria-rowcount` and `aria-rowindex` give the page's
 * position in the list.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  locale,
  labels,
  pageSize = 25,
  initialSort,
  view,
  onView,
  hideCaption,
  opened,
  renderOpened,
  plainCells,
  empty,
}: DataTableProps<Row>) {
  const table = useRef<HTMLTableElement>(null)
  const [sort, setSort] = useState(view?.sort ?? initialSort)
  const [wanted, setWanted] = useState(view?.page ?? 0)

  const sorted = useMemo(() => {
    const valueOf = columns.find((column) => column.id === sort?.column)?.sortValue
    return sort && valueOf ? sortRows(rows, valueOf, sort.direction, locale) : rows
  }, [rows, columns, sort, locale])

  // a filter may have shortened the list since the member opened this page of it
  const size = pageSize + (sorted.length <= pageSize + FEW_ROWS ? FEW_ROWS : 0)
  const page = Math.min(wanted, Math.max(0, Math.ceil(sorted.length / size) - 1))
  const first = page * size
  const shown = sorted.slice(first, first + size)
  const whole = shown.length === sorted.length

  if (empty && rows.length === 0) return empty

  function applySort(next: Sort) {
    setSort(next)
    setWanted(0)
    onView?.({ sort: next, page: 0 })
  }

  function turnTo(next: number) {
    setWanted(next)
    onView?.({ sort, page: next })
    // The focus and the view move to the top of the table, where the new page of the list starts.
    table.current?.focus({ preventScroll: true })
    table.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <div className={css.region}>
      <SortSelect columns={columns} sort={sort} labels={labels} onSort={applySort} className={css.sortSelect} />
      {/* The roles are explicit, because `display: block` on a phone removes those of the elements. */}
      <table
        ref={table}
        tabIndex={-1}
        className={classNames(css.table, columns.some(({ phone }) => phone) && css.compact)}
        role="table"
        aria-rowcount={whole ? undefined : sorted.length + 1}
      >
        <caption className={css.caption}>{hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</caption>
        <thead role="rowgroup">
          <tr role="row" aria-rowindex={whole ? undefined : 1}>
            {columns.map((column) => (
              <th
                key={column.id}
                role="columnheader"
                scope="col"
                className={classNames(css.header, column.align === 'end' && css.end)}
                data-print={printOf(column)}
                aria-sort={column.sortValue && (sort?.column === column.id ? sort.direction : 'none')}
              >
                {column.sortValue ? (
                  <>
                    {/* displayed instead of the button where the list above sorts the cards */}
                    <span className={css.sortSelect}>{column.header}</span>
                    <SortButton column={column} sort={sort} onSort={applySort} />
                  </>
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {shown.map((row, index) => (
            <Fragment key={plainCells && !whole ? index : rowKey(row)}>
              <BodyRow columns={columns} row={row} rowIndex={whole ? undefined : first + index + 2} />
              {opened && renderOpened && (
                <OpenedRow
                  key={rowKey(row)}
                  opened={opened}
                  rowKey={rowKey(row)}
                  columns={columns.length}
                  render={() => renderOpened(row)}
                />
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      {!whole && (
        <Pager
          from={first + 1}
          to={first + shown.length}
          total={sorted.length}
          labels={labels}
          caption={caption}
          onPrevious={() => turnTo(page - 1)}
          onNext={() => turnTo(page + 1)}
        />
      )}
    </div>
  )
}

/**
 * A row of the table. It is memoised, because most rows stay the same when the table is sorted or a row's details open.
 */
const BodyRow = memo(BodyRowOf) as typeof BodyRowOf

interface OpenedRowProps {
  opened: Readable<string | undefined>
  rowKey: string
  columns: number
  render: () => ReactNode
}

function OpenedRow({ opened, rowKey, columns, render }: OpenedRowProps) {
  const isOpen = useStoreSelector(opened, (key) => key === rowKey)
  if (!isOpen) return null
  return (
    <tr role="row" className={css.below}>
      <td role="cell" className={css.opened} colSpan={columns}>
        {render()}
      </td>
    </tr>
  )
}

/** Columns with controls are not printed. */
const printOf = ({ phone }: { phone?: string | undefined }) => (phone === 'action' ? 'hide' : undefined)

function BodyRowOf<Row>({
  columns,
  row,
  rowIndex,
}: {
  columns: readonly Column<Row>[]
  row: Row
  rowIndex: number | undefined
}) {
  return (
    <tr role="row" className={css.row} aria-rowindex={rowIndex}>
      {columns.map((column) => {
        const { id, header, rowHeader, align, nowrap, phone } = column
        const className = classNames(css.cell, align === 'end' && css.end, nowrap && css.nowrap, phone && css[phone])
        return rowHeader ? (
          <th
            key={id}
            role="rowheader"
            scope="row"
            aria-label={rowHeader === true ? undefined : rowHeader(row)}
            className={classNames(className, css.rowHeader)}
          >
            {column.cell(row)}
          </th>
        ) : (
          <td key={id} role="cell" className={className} data-label={header} data-print={printOf(column)}>
            <div>{column.cell(row)}</div>
          </td>
        )
      })}
    </tr>
  )
}

interface PagerLabels {
  previous: string
  next: string
  /** "51 to 100 of 10,000". */
  range: (from: number, to: number, total: number) => string
}

interface PagerProps {
  from: number
  to: number
  total: number
  labels: PagerLabels
  /** name of the table, which tells the buttons of two tables on a page apart */
  caption: string
  onPrevious: () => void
  onNext: () => void
}

/** At the first and the last page a button is disabled, not removed, so that nothing moves under the pointer. */
function Pager({ from, to, total, labels, caption, onPrevious, onNext }: PagerProps) {
  return (
    <div className={css.pager} role="group" aria-label={caption}>
      <Button variant="quiet" aria-disabled={from <= 1} onClick={onPrevious} icon="chevron-left">
        {labels.previous}
      </Button>
      <p role="status">{labels.range(from, to, total)}</p>
      <Button variant="quiet" aria-disabled={to >= total} onClick={onNext}>
        {labels.next}
      </Button>
    </div>
  )
}

/** Labels of a table's pagination and sorting (catalogue `history`). */
export const tableLabels = (text: Text) => ({
  previous: text('history.previous'),
  next: text('history.next'),
  range: (from: number, to: number, total: number) => text('history.range', { from, to, total }),
  sortBy: text('history.sort-by'),
  sortOption: (header: string, direction: 'ascending' | 'descending', kind: SortKind) =>
    text('history.sort-option', { header, direction, kind }),
})
