import type { Bilingual, Locale } from '../bilingual.ts'
import { INK, LINE, MARGIN, MUTED, WIDTH, type TaggedPage } from './tagged-page.ts'

export interface Column {
  readonly title: Bilingual
  /** fraction of the page width; the fractions of all columns add up to 1 */
  readonly share: number
  readonly align: 'left' | 'right'
}
type Row = readonly string[]

/** A left-aligned text column. `share` is its fraction of the page width. */
export const textColumn = (en: string, fr: string, share: number): Column => ({
  title: { en, fr },
  share,
  align: 'left',
})
/** A right-aligned column of amounts. `share` is its fraction of the page width. */
export const amountColumn = (en: string, fr: string, share: number): Column => ({
  title: { en, fr },
  share,
  align: 'right',
})

const GAP = 8
const PADDING = 4
const ROWS_TOGETHER = 4

/**
 * Draws a table. A row is never split between two pages, and each page begins with the column titles. `total` is the
 * last row, in bold type.
 */
export function drawTable(
  page: TaggedPage,
  columns: readonly Column[],
  rows: readonly Row[],
  locale: Locale,
  total?: Row,
): void {
  const { document } = page
  let left = MARGIN
  const places = columns.map(({ share, align }) => {
    const place = { x: left, width: share * WIDTH - GAP, align }
    left += share * WIDTH
    // amounts are aligned to the right edge of their column, text to the left edge
    return align === 'right' ? { ...place, x: place.x + GAP } : place
  })
  const titles = columns.map(({ title }) => title[locale])
  const styleOf = (index: number, kind: 'title' | 'row' | 'total') => ({
    ...(kind === 'title' ? { size: 8, colour: MUTED } : { size: 9 }),
    bold: kind !== 'row',
    width: places[index]!.width,
    align: places[index]!.align,
  })
  const heightOf = (cells: Row, kind: 'title' | 'row' | 'total') =>
    Math.max(...cells.map((cell, index) => page.heightOf(cell, styleOf(index, kind)))) + 2 * PADDING
  const headHeight = heightOf(titles, 'title')
  const rule = (y: number, colour: string, width: number) =>
    page.decorate(
      () =>
        void document
          .moveTo(MARGIN, y)
          .lineTo(MARGIN + WIDTH, y)
          .lineWidth(width)
          .stroke(colour),
    )
  const draw = (cells: Row, kind: 'title' | 'row' | 'total', cell: (index: number, write: () => void) => void) => {
    const top = document.y
    const height = kind === 'title' ? headHeight : heightOf(cells, kind)
    if (kind === 'total') rule(top, INK, 1)
    for (const [index, text] of cells.entries())
      cell(index, () => page.write(text, places[index]!.x, top + PADDING, styleOf(index, kind)))
    if (kind !== 'total') rule(top + height, kind === 'title' ? INK : LINE, kind === 'title' ? 1 : 0.5)
    document.x = MARGIN
    document.y = top + height
  }
  const add = (cells: Row, kind: 'title' | 'row' | 'total') => {
    const row = page.group('TR', table)
    draw(cells, kind, (index, write) => {
      if (kind === 'title') page.add('TH', write, row, { scope: 'Column' })
      else if (kind === 'total' && index === 0) page.add('TH', write, row, { scope: 'Row' })
      else page.add('TD', write, row)
    })
  }

  // Begins a new page if the first rows do not fit, so that a short table stays whole and a long one does not begin at
  // the foot of a page.
  const first = rows.slice(0, ROWS_TOGETHER).reduce((sum, cells) => sum + heightOf(cells, 'row'), headHeight)
  page.room(first)
  const table = page.group('Table')
  add(titles, 'title')
  const totalHeight = total ? heightOf(total, 'total') : 0
  const addBelow = (cells: Row, kind: 'row' | 'total', height: number) => {
    // On the next pages the column titles are decoration, because a screen reader has already read them.
    if (page.room(height)) draw(titles, 'title', (_, write) => page.decorate(write))
    add(cells, kind)
  }
  // The last row and the total are kept on the same page.
  for (const [index, cells] of rows.entries())
    addBelow(cells, 'row', heightOf(cells, 'row') + (index === rows.length - 1 ? totalHeight : 0))
  if (total) addBelow(total, 'total', totalHeight)
  table.end()
}
