export interface Sort {
  column: string
  direction: 'ascending' | 'descending'
}

/** What a column is sorted by: text in the order of the language, numbers and times by value, nothing last. */
export type SortValue = string | number | null | undefined

/** A sorted copy. Equal rows keep their order; rows without a value come last in both directions. */
export function sortRows<Row>(rows: readonly Row[], valueOf: (row: Row) => SortValue, direction: Sort['direction'], locale: string): Row[] {
  const sign = direction === 'ascending' ? 1 : -1
  const values = rows.map(valueOf)
  const rankOf = ranks(values, locale)
  return rows
    .map((row, index) => ({ row, rank: rankOf(values[index]) }))
    .toSorted((a, b) => {
      if (a.rank === undefined || b.rank === undefined) return Number(a.rank === undefined) - Number(b.rank === undefined)
      return sign * (a.rank - b.rank)
    })
    .map(({ row }) => row)
}

/**
 * A number for each value, in their order: the values themselves when all are numbers, else the place of each distinct text. Ten
 * thousand rows hold few texts: comparing them in the order of a language is slow, comparing numbers is not.
 */
function ranks(values: readonly SortValue[], locale: string): (value: SortValue) => number | undefined {
  const present = values.filter((value) => value !== null && value !== undefined)
  if (present.every((value) => typeof value === 'number')) return (value) => (typeof value === 'number' ? value : undefined)
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const texts = [...new Set(present.map(String))].toSorted(compare)
  const places = new Map<string, number>()
  let place = 0
  for (const [index, text] of texts.entries()) {
    if (index > 0 && compare(texts[index - 1]!, text) !== 0) place += 1
    places.set(text, place)
  }
  return (value) => (value === null || value === undefined ? undefined : places.get(String(value)))
}

/** A first press sorts upwards, a second one downwards. */
export function nextSort(now: Sort | undefined, column: string): Sort {
  return { column, direction: now?.column === column && now.direction === 'ascending' ? 'descending' : 'ascending' }
}
