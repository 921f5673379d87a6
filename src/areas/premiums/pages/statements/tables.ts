import type { Text } from '~/platform/i18n/text.tsx'

/** As many rows as a phone shows in a few turns of the thumb; a year of statements. */
export const ROWS = 12

/** The words around a list: its pages and its order. */
export const tableLabels = (text: Text) => ({
  previous: text('history.previous'),
  next: text('history.next'),
  range: (from: number, to: number, total: number) => text('history.range', { from, to, total }),
  sortBy: text('history.sort-by'),
  sortOption: (header: string, direction: 'ascending' | 'descending') => text('history.sort-option', { header, direction }),
})
