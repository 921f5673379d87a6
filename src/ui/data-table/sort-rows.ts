export interface Sort {
  column: string
  direction: 'ascending' | 'descending'
}

/** Value by which a row is sorted: text by locale, numbers and times by value, absent values last. */
export type SortValue = string | number | null | undefined

/** Returns a sorted copy. Equal rows keep their order. Rows without a value come last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: Sort['direction'],
  locale: string,
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1
  const values = rows.map(valueOf)
  const rankOf = ranks(values, locale)
  return rows
    .map((row, index) => ({ row, rank: rankOf(values[index]) }))
    .toSorted((a, b) => {
      if (a.rank === undefined || b.rank === undefined)
        return Number(a.rank === undefined) - Number(b.rank === undefined)
      return sign * (a.rank - b.rank)
    })
    .map(({ row }) => row)
}

/**
 * Maps values to numbers for sorting: numbers to themselves, texts to the rank of each distinct text. Comparing texts
 * by locale is slow, and ten thousand rows have few distinct texts.
 */
function ranks(values: readonly SortValue[], locale: string): (value: SortValue) => number | undefined {
  const present = values.filter((value) => value !== null && value !== undefined)
  if (present.every((value) => typeof value === 'number'))
    return (value) => (typeof value === 'number' ? value : undefined)
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

/** The first press sorts in ascending order, the second in descending. */
export function nextSort(now: Sort | undefined, column: string): Sort {
  return { column, direction: now?.column === column && now.direction === 'ascending' ? 'descending' : 'ascending' }
}
