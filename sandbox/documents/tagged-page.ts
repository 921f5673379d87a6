import PDFDocument from 'pdfkit'
import type { Locale } from '../bilingual.ts'
import { BOLD, REGULAR, registerFonts } from './fonts.ts'

/** Distance of the text from the edges of the page, and the width that is left, in points. */
export const MARGIN = 54
export const WIDTH = 612 - 2 * MARGIN
/** Position at which the last line of a page ends. The page number is printed below it. */
const BOTTOM = 722
const TOP_OF_NEXT_PAGES = 76
export const INK = '#1c2329'
export const MUTED = '#545c63'
export const LINE = '#ddd7cd'

type Element = PDFKit.PDFStructureElement
interface ElementOptions {
  /** text alternative of a figure, and its left, top, right and bottom edge on the page */
  readonly alt?: string
  readonly bbox?: readonly [number, number, number, number]
  /** for a header cell: whether it is the header of a row or of a column */
  readonly scope?: 'Row' | 'Column'
}
interface TextStyle extends PDFKit.Mixins.TextOptions {
  readonly bold?: boolean
  readonly size?: number
  readonly colour?: string
}

/** A letter-size page on which everything is either tagged for screen readers, or marked as decoration. */
export interface TaggedPage {
  readonly document: PDFKit.PDFDocument
  /**
   * Adds a structure element that only groups other elements, such as a list, to the document or to another element.
   */
  readonly group: (type: string, parent?: Element, options?: ElementOptions) => Element
  /** Adds an element with the content that a function draws. */
  readonly add: (type: string, draw: () => void, parent?: Element, options?: ElementOptions) => void
  /** Draws content that screen readers skip: lines, areas, and text that repeats other text. */
  readonly decorate: (draw: () => void) => void
  readonly write: (text: string, x: number, y: number, style: TextStyle) => void
  readonly heightOf: (text: string, style: TextStyle) => number
  /** Begins a new page if the current page has less than this height left. Returns true if a new page began. */
  readonly room: (height: number) => boolean
  /** Writes the page number and the running title on each page. Returns the bytes of the PDF. */
  readonly finish: (running: string) => Promise<Uint8Array>
}

/** A PDF that is tagged as PDF/UA demands. The same content always gives the same bytes. */
export function createTaggedPage(title: string, locale: Locale): TaggedPage {
  const created = new Date('2026-01-01T00:00:00Z') // fixed, because the current time would change the bytes
  const options = {
    size: 'LETTER',
    margins: { top: MARGIN, bottom: 0, left: MARGIN, right: MARGIN },
    bufferPages: true,
    tagged: true,
    subset: 'PDF/UA',
    pdfVersion: '1.7',
    displayTitle: true,
    lang: locale === 'fr' ? 'fr-CA' : 'en-CA',
    font: '', // none until the fonts are registered
    info: { Title: title, CreationDate: created, ModDate: created },
  } as const
  // PDFKit supports the subset PDF/UA, but its types do not include it
  const document = new PDFDocument(options as unknown as PDFKit.PDFDocumentOptions)
  registerFonts(document)
  document.font(REGULAR)
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve) => document.on('end', resolve))
  const root = document.struct('Document')
  document.addStructure(root)

  const group: TaggedPage['group'] = (type, parent = root, more = {}) => {
    const element = document.struct(type, more)
    parent.add(element)
    return element
  }
  const decorate: TaggedPage['decorate'] = (draw) => {
    document.markContent('Artifact', { type: 'Layout' })
    draw()
    document.endMarkedContent()
  }
  const prepare = ({ bold = false, size = 9.5 }: TextStyle) => document.font(bold ? BOLD : REGULAR).fontSize(size)
  // Digits get equal widths, so that amounts are aligned. Text without digits gets no font feature, because PDFKit
  // caches the layout of words only without features.
  const layoutOf = (text: string, style: TextStyle) =>
    ({ lineGap: 1.5, ...(/\d/.test(text) && { features: ['tnum'] }), ...style }) as PDFKit.Mixins.TextOptions
  const write: TaggedPage['write'] = (text, x, y, style) => {
    prepare(style)
      .fillColor(style.colour ?? INK)
      .text(text, x, y, layoutOf(text, style))
  }
  return {
    document,
    group,
    add: (type, draw, parent, more) => group(type, parent, more).add(draw),
    decorate,
    write,
    heightOf: (text, style) => prepare(style).heightOfString(text, layoutOf(text, style)),
    room: (height) => {
      if (document.y + height <= BOTTOM) return false
      document.addPage()
      document.y = TOP_OF_NEXT_PAGES
      return true
    },
    finish: async (running) => {
      const { count } = document.bufferedPageRange()
      for (let page = 0; page < count; page += 1) {
        document.switchToPage(page)
        const number = locale === 'fr' ? `Page\u00A0${page + 1} sur ${count}` : `Page\u00A0${page + 1} of ${count}`
        document.markContent('Artifact', { type: 'Pagination' })
        const style = { size: 8, colour: MUTED, width: WIDTH, lineBreak: false }
        write(number, MARGIN, 746, { ...style, align: 'right' })
        if (page > 0) write(running, MARGIN, 40, style)
        document.endMarkedContent()
      }
      document.end()
      await ended
      return new Uint8Array(Buffer.concat(chunks))
    },
  }
}
