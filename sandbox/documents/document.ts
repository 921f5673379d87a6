import { createHash } from 'node:crypto'
import type { Member } from '../store/members.ts'
import type { Bilingual, Locale } from '../bilingual.ts'
import { cents, date, money, percent } from './format.ts'
import { drawLogo, lookOf, NAME, senderOf, type BrandLook } from './letterhead.ts'
import { drawTable, type Column } from './table.ts'
import { createTaggedPage, MARGIN, MUTED, WIDTH, type TaggedPage } from './tagged-page.ts'

type Fact = readonly [label: Bilingual, value: string]
/** A label in both languages, and the value shown below it. */
export const fact = (en: string, fr: string, value: string): Fact => [{ en, fr }, value]

export const NO_CLAIMS: Bilingual = { en: 'No claims were found.', fr: 'Aucune demande n’a été trouvée.' }

/** One part of an amount, in cents, and the colour of that part in the bar. */
interface Part {
  readonly label: Bilingual
  readonly cents: number
  readonly colour: string
}

/** A letter-size document with the insurer's letterhead. It adds pages as needed. */
export interface Pdf {
  heading: (text: Bilingual) => void
  facts: (rows: readonly Fact[]) => void
  /** writes the document's main figure in large type, with a label and an optional note */
  headline: (label: Bilingual, value: string, note?: Bilingual) => void
  /** draws an amount as a bar divided into parts, and prints the name and amount of each part as text */
  bar: (parts: readonly Part[]) => void
  table: (columns: readonly Column[], rows: readonly (readonly string[])[], total?: readonly string[]) => void
  paragraph: (text: Bilingual) => void
  list: (items: readonly Bilingual[], kind?: 'numbered') => void
  /** formats an amount that is given as decimal text, such as `12.50` */
  money: (amount: string | undefined) => string
  cents: (amount: number) => string
  percent: (value: number | undefined) => string
  /** formats an eight-digit date */
  date: (date8: string) => string
  readonly accent: string
  /** draws anything else; `content` contains everything in the drawing that differs between members */
  drawing: (content: unknown, draw: (page: TaggedPage) => void) => void
  /** returns the bytes of the PDF; a document whose content was written before is not drawn again */
  finish: () => Promise<Uint8Array>
}

/** The parts of a document that draw on its pages. */
type Parts = Pick<Pdf, 'heading' | 'facts' | 'headline' | 'bar' | 'table' | 'paragraph' | 'list' | 'drawing'>

const COLUMNS = 3
const BULLET_WIDTH = 14

/** Begins a document about a member with the letterhead, the title, and facts that identify the member. */
export function createPdf(title: Bilingual, member: Member, locale: Locale, facts: readonly Fact[] = []): Pdf {
  const { brand } = member.persona.policy
  const own = memberFacts(member)
  const content: (readonly [part: keyof Parts, values: readonly unknown[]])[] = []
  const drawings: ((parts: Parts) => void)[] = []
  // Parts are noted first. `finish` draws them, unless it knows a document with the same content.
  const later =
    <Name extends keyof Parts>(part: Name) =>
    (...values: Parameters<Parts[Name]>): void => {
      content.push([part, values])
      drawings.push((parts) => (parts[part] as (...all: typeof values) => void)(...values))
    }
  return {
    accent: lookOf(brand).accent,
    heading: later('heading'),
    facts: later('facts'),
    headline: later('headline'),
    bar: later('bar'),
    table: later('table'),
    paragraph: later('paragraph'),
    list: later('list'),
    drawing: later('drawing'),
    money: (amount) => money(amount, locale),
    cents: (amount) => cents(amount, locale),
    percent: (value) => percent(value, locale),
    date: (date8) => date(date8, locale),
    finish: () =>
      writtenOnce(JSON.stringify([title, brand, locale, own, facts, content]), () => {
        const page = createTaggedPage(title[locale], locale)
        const parts = partsOn(page, lookOf(brand), locale)
        drawLetterhead(page, title[locale], brand, locale)
        parts.facts([...own, ...facts])
        for (const draw of drawings) draw(parts)
        return page.finish([title[locale], ...own.map(([, value]) => value)].join('\u00A0· '))
      }),
  }
}

/** number of PDFs that are kept; the one that was asked for longest ago goes first */
const MAXIMUM = 40
const written = new Map<string, Promise<Uint8Array>>()

/**
 * Returns the PDF with this content. It is written only if it is not kept: the list of documents writes each PDF to know
 * its size, and a download writes it again.
 */
function writtenOnce(content: string, write: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const key = createHash('sha256').update(content).digest('base64')
  const pdf = written.get(key) ?? write()
  written.delete(key)
  written.set(key, pdf)
  pdf.catch(() => written.delete(key))
  if (written.size > MAXIMUM) written.delete(written.keys().next().value!)
  return pdf
}

/** The functions that draw the parts of a document one below the other. */
function partsOn(page: TaggedPage, { soft, accent }: BrandLook, locale: Locale): Parts {
  const { document, add, decorate, group, heightOf, room, write } = page
  const down = (points: number) => {
    document.x = MARGIN
    document.y += points
  }
  const facts: Parts['facts'] = (rows) => {
    const list = group('L')
    const gap = 16
    const width = (WIDTH - gap * (COLUMNS - 1)) / COLUMNS
    const value = { size: 10, bold: true, width }
    for (let start = 0; start < rows.length; start += COLUMNS) {
      const line = rows.slice(start, start + COLUMNS)
      const height = Math.max(...line.map(([, text]) => heightOf(text, value))) + 12
      room(height)
      const top = document.y
      for (const [index, [label, text]] of line.entries()) {
        const x = MARGIN + index * (width + gap)
        const item = group('LI', list)
        add('Lbl', () => write(label[locale], x, top, { size: 8, colour: MUTED, width }), item)
        add('LBody', () => write(text, x, top + 12, value), item)
      }
      document.y = top
      down(height + 8)
    }
    list.end()
  }

  return {
    heading: (text) => {
      const style = { size: 12.5, bold: true, width: WIDTH }
      // A heading begins a new page if less than 80 points would remain below it, so that it stays with the lines that
      // follow.
      if (!room(heightOf(text[locale], style) + 80)) down(14)
      add('H2', () => write(text[locale], MARGIN, document.y, style))
      down(5)
    },
    facts,
    headline: (label, value, note) => {
      const height = note ? 84 : 70
      room(height)
      const top = document.y + 4
      decorate(() => void document.roundedRect(MARGIN, top, WIDTH, height, 8).fill(soft))
      const style = { width: WIDTH - 32 }
      add('P', () => {
        write(label[locale], MARGIN + 16, top + 11, { ...style, size: 10 })
        write(value, MARGIN + 16, top + 24, { ...style, size: 28, bold: true, colour: accent })
      })
      if (note) add('P', () => write(note[locale], MARGIN + 16, top + 62, { ...style, size: 9.5 }))
      document.y = top
      down(height + 10)
    },
    bar: (parts) => drawBar(page, parts, locale),
    table: (columns, rows, total) => drawTable(page, columns, rows, locale, total),
    paragraph: (text) => {
      room(heightOf(text[locale], { width: WIDTH }))
      add('P', () => write(text[locale], MARGIN, document.y, { width: WIDTH }))
      down(5)
    },
    list: (items, kind) => {
      const list = group('L')
      const width = WIDTH - BULLET_WIDTH
      for (const [index, item] of items.entries()) {
        room(heightOf(item[locale], { width }))
        const top = document.y
        const part = group('LI', list)
        add(
          'Lbl',
          () => write(kind ? `${index + 1}.` : '•', MARGIN, top, { width: BULLET_WIDTH, lineBreak: false }),
          part,
        )
        add('LBody', () => write(item[locale], MARGIN + BULLET_WIDTH, top, { width }), part)
        down(3)
      }
      list.end()
      down(3)
    },
    drawing: (_, draw) => draw(page),
  }
}

function drawLetterhead({ document, add, decorate, write }: TaggedPage, title: string, brand: string, locale: Locale) {
  const look = lookOf(brand)
  decorate(() => drawLogo(document, look, { x: MARGIN, y: MARGIN - 4, size: 28 }))
  add('P', () => write(NAME[locale], MARGIN + 36, MARGIN + 3, { size: 13, bold: true, width: 200 }))
  const sender = senderOf(brand, locale).join('\n')
  add('P', () =>
    write(sender, MARGIN + 236, MARGIN - 4, { size: 8, colour: MUTED, width: WIDTH - 236, align: 'right' }),
  )
  const y = MARGIN + 52
  decorate(
    () =>
      void document
        .moveTo(MARGIN, y)
        .lineTo(MARGIN + WIDTH, y)
        .lineWidth(1.5)
        .stroke(look.accent),
  )
  document.y = y + 20
  add('H1', () => write(title, MARGIN, document.y, { size: 20, bold: true, width: WIDTH }))
  document.x = MARGIN
  document.y += 10
}

/** Draws the parts of an amount as a bar, with a legend below it. Parts of zero are left out. */
function drawBar({ document, add, room, write }: TaggedPage, all: readonly Part[], locale: Locale): void {
  const parts = all.filter((part) => part.cents > 0)
  const whole = parts.reduce((sum, part) => sum + part.cents, 0)
  if (whole === 0) return
  room(50)
  const words = parts.map(
    (part) => `${part.label[locale]}${locale === 'fr' ? '\u00A0' : ''}: ${cents(part.cents, locale)}`,
  )
  const top = document.y + 6
  const width = WIDTH / parts.length
  const bbox = [MARGIN, top, MARGIN + WIDTH, top + 44] as const
  let bottom = top
  const draw = () => {
    let x = MARGIN
    document.save().roundedRect(MARGIN, top, WIDTH, 12, 6).clip()
    for (const part of parts) {
      document.rect(x, top, (part.cents / whole) * WIDTH, 12).fill(part.colour)
      x += (part.cents / whole) * WIDTH
    }
    document.restore().roundedRect(MARGIN, top, WIDTH, 12, 6).lineWidth(0.5).stroke(MUTED)
    for (const [index, part] of parts.entries()) {
      const left = MARGIN + index * width
      document
        .roundedRect(left, top + 20, 8, 8, 2)
        .lineWidth(0.5)
        .fillAndStroke(part.colour, MUTED)
      write(words[index]!, left + 13, top + 18, { size: 8.5, width: width - 16 })
      bottom = Math.max(bottom, document.y)
    }
  }
  add('Figure', draw, undefined, { alt: words.join('; '), bbox })
  document.x = MARGIN
  document.y = bottom + 6
}

/** The rows about the member at the top of a document. The policy number identifies the plan (D-230). */
function memberFacts({ persona: { cardholder, participants } }: Member): Fact[] {
  const { firstName, lastName } =
    participants.find(({ participantId }) => participantId === cardholder.participantId) ?? cardholder
  return [
    fact('Plan member', 'Membre du régime', `${firstName} ${lastName}`),
    fact('Policy number', 'Numéro de police', cardholder.policyNumber),
    fact('Certificate number', 'Numéro de certificat', cardholder.idNumber),
  ]
}
