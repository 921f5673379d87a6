import PDFDocument from 'pdfkit'
import type { Bilingual, Locale } from '../bilingual.ts'
import { toMoney } from '../money.ts'

const MARGIN = 50
const WIDTH = 612 - 2 * MARGIN
const ROW = 18
const BOTTOM = 720

interface Column {
  readonly title: Bilingual
  /** fraction of the page width; the fractions of all columns add up to 1 */
  readonly share: number
  readonly align: 'left' | 'right'
}
export type Fact = readonly [label: Bilingual, value: string]

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
/** A label in both languages, and the value shown after it. */
export const fact = (en: string, fr: string, value: string): Fact => [{ en, fr }, value]

export const NO_CLAIMS: Bilingual = { en: 'No claims were found.', fr: 'Aucune demande n’a été trouvée.' }

/** A letter-size PDF that adds pages as needed. The same content always gives the same bytes. */
export interface Pdf {
  heading: (text: Bilingual) => void
  facts: (rows: readonly Fact[]) => void
  table: (columns: readonly Column[], rows: readonly (readonly string[])[]) => void
  paragraph: (text: Bilingual) => void
  /** formats an amount: decimal text with cents */
  money: (amount: string) => string
  cents: (amount: number) => string
  percent: (value: number) => string
  /** formats an eight-digit date */
  date: (date8: string) => string
  finish: () => Promise<Uint8Array>
}

export function createPdf(title: Bilingual, locale: Locale): Pdf {
  const created = new Date('2026-01-01T00:00:00Z') // fixed, because the current time would change the bytes
  const document = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    bufferPages: true,
    lang: locale === 'fr' ? 'fr-CA' : 'en-CA',
    info: { Title: title[locale], CreationDate: created, ModDate: created },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve) => document.on('end', resolve))
  const room = (height: number) => {
    if (document.y + height > BOTTOM) document.addPage()
  }
  const row = (columns: readonly Column[], cells: readonly string[], isHead: boolean) => {
    document.font(isHead ? 'Helvetica-Bold' : 'Helvetica').fontSize(isHead ? 8 : 9)
    // A column title may wrap onto several lines; a cell has one line.
    const height = isHead
      ? Math.max(
          ...columns.map(({ title: text, share }) =>
            document.heightOfString(text[locale], { width: share * WIDTH - 4 }),
          ),
        ) + 6
      : ROW
    room(height)
    const top = document.y
    let left = MARGIN
    for (const [index, { share, align }] of columns.entries()) {
      const width = share * WIDTH
      const oneLine = isHead ? {} : { height: ROW - 4, ellipsis: true, lineBreak: false }
      document.text(cells[index] ?? '', left + 2, top + 4, { width: width - 4, align, ...oneLine })
      left += width
    }
    document
      .moveTo(MARGIN, top + height)
      .lineTo(MARGIN + WIDTH, top + height)
      .lineWidth(isHead ? 1 : 0.5)
      .strokeColor(isHead ? '#333333' : '#cccccc')
      .stroke()
    document.x = MARGIN
    document.y = top + height
  }
  document.font('Helvetica-Bold').fontSize(18).text(title[locale]).moveDown(0.5)
  return {
    heading: (text) => {
      room(40)
      document.moveDown(0.8).font('Helvetica-Bold').fontSize(12).text(text[locale], MARGIN).moveDown(0.3)
    },
    facts: (rows) => {
      for (const [label, value] of rows) {
        room(ROW)
        const top = document.y
        document
          .font('Helvetica')
          .fontSize(10)
          .text(label[locale], MARGIN, top, { width: WIDTH * 0.4 })
        document.font('Helvetica-Bold').text(value, MARGIN + WIDTH * 0.4, top, { width: WIDTH * 0.6 })
        document.x = MARGIN
      }
    },
    table: (columns, rows) => {
      const head = columns.map(({ title: text }) => text[locale])
      row(columns, head, true)
      for (const cells of rows) {
        if (document.y + ROW > BOTTOM) {
          document.addPage()
          row(columns, head, true)
        }
        row(columns, cells, false)
      }
    },
    paragraph: (text) => {
      room(30)
      document.moveDown(0.5).font('Helvetica').fontSize(9).text(text[locale], MARGIN, document.y, { width: WIDTH })
    },
    money: (amount) => money(amount, locale),
    cents: (amount) => money(toMoney(amount), locale),
    percent: (value) => (locale === 'fr' ? `${value}\u00A0%` : `${value}%`),
    date: (date8) => date(date8, locale),
    finish: async () => {
      const { count } = document.bufferedPageRange()
      for (let page = 0; page < count; page += 1) {
        document.switchToPage(page)
        document.page.margins.bottom = 0
        const text = locale === 'fr' ? `Page ${page + 1} sur ${count}` : `Page ${page + 1} of ${count}`
        document
          .font('Helvetica')
          .fontSize(8)
          .text(text, MARGIN, 755, { width: WIDTH, align: 'center', lineBreak: false })
      }
      document.end()
      await ended
      return new Uint8Array(Buffer.concat(chunks))
    },
  }
}

const FORMATS = {
  en: {
    money: new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' }),
    date: new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' }),
  },
  fr: {
    money: new Intl.NumberFormat('fr-CA', { style: 'currency', currency: 'CAD' }),
    date: new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeZone: 'UTC' }),
  },
} as const

/** Replaces narrow no-break spaces, which the standard PDF fonts lack. */
const printable = (text: string): string => text.replaceAll('\u202F', '\u00A0')

const money = (text: string, locale: Locale): string => printable(FORMATS[locale].money.format(Number(text)))
/** Formats a date: October 5, 2026 / 5 octobre 2026 / 1er octobre 2026. */
export function date(date8: string, locale: Locale): string {
  const text = printable(
    FORMATS[locale].date.format(
      Date.UTC(Number(date8.slice(0, 4)), Number(date8.slice(4, 6)) - 1, Number(date8.slice(6))),
    ),
  )
  return locale === 'fr' ? text.replace(/^1(?=\s)/, '1er') : text
}
