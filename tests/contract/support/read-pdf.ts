import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface Node {
  readonly role?: string
  readonly alt?: string
  readonly children?: readonly Node[]
}

/** The content of a PDF and its accessibility tags. */
interface ReadPdf {
  readonly text: string
  /** types of its elements, in reading order */
  readonly roles: readonly string[]
  /** text alternatives of its figures */
  readonly figures: readonly string[]
  /** texts of the headings in the tags of the PDF, in reading order */
  readonly titles: readonly string[]
  /** true if every text has a tag or is marked as decoration, and each of these marks ends on the page where it begins */
  readonly isMarked: boolean
}

/** Reads a PDF. The worker of pdf.js runs in this thread. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 })
  const document = await task.promise
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)))
  const read = await Promise.all(pages.map(readPage))
  await task.destroy()
  return {
    text: read.map(({ text }) => text).join('\n'),
    roles: read.flatMap(({ nodes }) => nodes.flatMap(({ role }) => role ?? [])),
    figures: read.flatMap(({ nodes }) => nodes.flatMap(({ role, alt }) => (role === 'Figure' && alt ? [alt] : []))),
    titles: read.flatMap(({ titles }) => titles),
    isMarked: read.every(({ isMarked }) => isMarked),
  }
}

async function readPage(page: PDFPageProxy) {
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const tree = (await page.getStructTree()) as Node | null
  const nodes = tree ? flat(tree).filter(({ role }) => role !== 'Root') : []
  const { fnArray } = await page.getOperatorList()
  const marks = new Map<number, number>([
    [OPS.beginMarkedContent, 1],
    [OPS.beginMarkedContentProps, 1],
    [OPS.endMarkedContent, -1],
  ])
  let depth = 0
  let isMarked = true
  for (const operator of fnArray) {
    depth += marks.get(operator) ?? 0
    if (depth < 0 || (operator === OPS.showText && depth !== 1)) isMarked = false
  }
  const strings = new Map<string, string>()
  let open = ''
  for (const item of items) {
    if ('str' in item) strings.set(open, (strings.get(open) ?? '') + item.str)
    else open = item.id ?? ''
  }
  const titles = nodes
    .filter(({ role }) => /^H\d$/.test(role ?? ''))
    .map(({ children = [] }) => children.map((each) => strings.get((each as { id?: string }).id ?? '')).join(''))
  return {
    text: items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''),
    nodes,
    titles,
    isMarked: isMarked && depth === 0,
  }
}

const flat = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(flat)]
