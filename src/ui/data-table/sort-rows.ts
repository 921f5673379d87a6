export interface Sort {
  column: string
  direction: 'ascending' | 'descending'
}

/** What a column is sorted by: text in the order of the language, numbers and times by value, nothing last. */
export type SortValue = string | number | null | undefined

/** A sorted copy. Equal rows keep their order; rows without a value come last in both directions. */
export function sortRows<Row>(rows: readonly Row[], valueOf: (row: Row) => SortValue, direction: Sort['direction'], locale: string): Row[] {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const sign = direction === 'ascending' ? 1 : -1
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .toSorted((a, b) => {
      const missing = Number(a.value == null) - Number(b.value == null)
      if (missing !== 0 || a.value == null || b.value == null) return missing
      if (typeof a.value === 'number' && typeof b.value === 'number') return sign * (a.value - b.value)
      return sign * compare(String(a.value), String(b.value))
    })
    .map(({ row }) => row)
}

/** A first press sorts upwards, a second one downwards. */
export function nextSort(now: Sort | undefined, column: string): Sort {
  return { column, direction: now?.column === column && now.direction === 'ascending' ? 'descending' : 'ascending' }
}
