import type { Text } from '~/platform/i18n/text.tsx'

/** The words around a list, its pages and its order; their catalogue is `history`. */
export const tableLabels = (text: Text) => ({
  previous: text('history.previous'),
  next: text('history.next'),
  range: (from: number, to: number, total: number) => text('history.range', { from, to, total }),
  sortBy: text('history.sort-by'),
  sortOption: (header: string, direction: 'ascending' | 'descending') => text('history.sort-option', { header, direction }),
})
