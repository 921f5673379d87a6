import PDFDocument from 'pdfkit'

/** A piece of text and its position on the page, in points from the top left. */
export interface Piece {
  readonly text: string
  readonly x: number
  readonly y: number
  /** true if `x` is the right end of the text instead of the left */
  readonly right?: boolean
  readonly size?: number
  readonly bold?: boolean
  readonly mono?: boolean
}

/** A page of a receipt. It can be converted to a PDF, a photo or lines of text. */
export interface Sheet {
  readonly width: number
  readonly height: number
  readonly pieces: readonly Piece[]
}

const fontOf = ({ mono, bold }: Piece): string =>
  mono ? `Courier${bold ? '-Bold' : ''}` : `Helvetica${bold ? '-Bold' : ''}`

/** Converts the page to a PDF that contains text and no image, like the PDFs of clinic software. */
export async function pdfOf({ width, height, pieces }: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument({ size: [width, height], margin: 0 })
  const chunks: Uint8Array[] = []
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const end = new Promise<void>((done) => document.on('end', () => done()))
  for (const piece of pieces) {
    document.font(fontOf(piece)).fontSize(piece.size ?? 10)
    const left = piece.right ? piece.x - document.widthOfString(piece.text) : piece.x
    document.text(piece.text, left, piece.y, { lineBreak: false })
  }
  document.end()
  await end
  return Uint8Array.from(Buffer.concat(chunks))
}

/** The lines of text on the page, as a reader without errors would return them. */
export function linesOf({ pieces }: Sheet): string[] {
  const rows = new Map<number, Piece[]>()
  for (const piece of pieces) rows.set(piece.y, [...(rows.get(piece.y) ?? []), piece])
  return [...rows]
    .toSorted(([a], [b]) => a - b)
    .map(([, row]) =>
      row
        .toSorted((a, b) => a.x - b.x)
        .map(({ text }) => text)
        .join(' '),
    )
}
