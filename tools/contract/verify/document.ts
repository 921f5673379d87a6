import type { PDFDict, PDFDocument } from '@cantoo/pdf-lib'
import type { Answer } from './service.ts'

type Library = typeof import('@cantoo/pdf-lib')

/**
 * Checks a PDF against the promises of the contracts about documents (D-232): it has text, tags, a title that is shown,
 * the requested language, and embedded fonts. Each problem says how to correct it. For any response other than a PDF,
 * the result is empty.
 */
export async function documentProblems({ status, headers, bytes }: Answer, locale: string): Promise<string[]> {
  if (status !== 200 || !headers['content-type']?.startsWith('application/pdf')) return []
  const library = await import('@cantoo/pdf-lib') // most runs of the verification meet no document
  try {
    const document = await library.PDFDocument.load(bytes, { updateMetadata: false, password: '' })
    const { texts, fonts } = contentOf(document, library)
    if (texts === 0)
      return ['the document is empty: no page has a text that can be read or copied; write text, not a picture of it']
    return [
      ...tagProblems(document, library),
      ...titleProblems(document, library),
      ...languageProblems(document, locale),
      ...fontProblems(fonts, library),
    ]
  } catch {
    return ['the document cannot be opened as a PDF: it is cut off, or asks for a password']
  }
}

/** Operators in the content of a page that show a text. Each operator follows a text or a list of texts. */
const SHOWS = /[)>\]]\s*(?:T[jJ]|['"])/

/** Counts the parts of the pages that show a text, and collects the fonts of all pages. */
function contentOf(
  document: PDFDocument,
  { decodePDFRawStream, PDFArray, PDFDict: Dict, PDFName, PDFRawStream }: Library,
) {
  const fonts = new Set<PDFDict>()
  const seen = new Set<unknown>()
  let texts = 0
  const readStream = (stream: unknown) => {
    if (!(stream instanceof PDFRawStream) || seen.has(stream)) return
    seen.add(stream)
    if (SHOWS.test(new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode()))) texts += 1
  }
  const readResources = (resources: PDFDict | undefined) => {
    if (!resources || seen.has(resources)) return
    seen.add(resources)
    const used = resources.lookupMaybe(PDFName.of('Font'), Dict)
    for (const name of used?.keys() ?? []) fonts.add(used!.lookup(name, Dict))
    const objects = resources.lookupMaybe(PDFName.of('XObject'), Dict)
    for (const name of objects?.keys() ?? []) {
      const object = objects!.lookup(name)
      if (!(object instanceof PDFRawStream) || object.dict.get(PDFName.of('Subtype')) !== PDFName.of('Form')) continue
      readStream(object)
      readResources(object.dict.lookupMaybe(PDFName.of('Resources'), Dict))
    }
  }
  for (const { node } of document.getPages()) {
    const content = node.Contents()
    if (content instanceof PDFArray)
      for (let part = 0; part < content.size(); part += 1) readStream(content.lookup(part))
    else readStream(content)
    readResources(node.Resources())
  }
  return { texts, fonts }
}

function tagProblems({ catalog }: PDFDocument, { PDFBool, PDFDict: Dict, PDFName }: Library): string[] {
  const isMarked = catalog.lookupMaybe(PDFName.of('MarkInfo'), Dict)?.lookup(PDFName.of('Marked')) === PDFBool.True
  const hasTags = catalog.lookupMaybe(PDFName.of('StructTreeRoot'), Dict)?.has(PDFName.of('K'))
  return isMarked && hasTags
    ? []
    : [
        'the document is not tagged, so that a screen reader reads tables as loose numbers: write it as PDF/UA, with MarkInfo and StructTreeRoot',
      ]
}

function titleProblems(document: PDFDocument, { decodePDFRawStream, PDFName, PDFRawStream }: Library): string[] {
  // PDF/UA requires the title in the metadata. A title in the older document information is accepted too, because most
  // programs write it there.
  const metadata = document.catalog.lookup(PDFName.of('Metadata'))
  const words = metadata instanceof PDFRawStream ? new TextDecoder().decode(decodePDFRawStream(metadata).decode()) : ''
  if (!/<dc:title>.*?<rdf:li[^>]*>\s*[^\s<]/s.test(words) && !document.getTitle()?.trim())
    return ['the document has no title: write Title into its information, and dc:title into its metadata']
  return document.catalog.getViewerPreferences()?.getDisplayDocTitle()
    ? []
    : ['the window shows the file name of the document: set DisplayDocTitle in ViewerPreferences']
}

function languageProblems(document: PDFDocument, locale: string): string[] {
  const language = document.getLanguage()
  if (!language)
    return ['the document does not say its language, so that a screen reader may read it with wrong sounds: set Lang']
  const asked = locale.slice(0, 2).toLowerCase()
  return language.toLowerCase().startsWith(asked)
    ? []
    : [`the document says that its language is ${language}, where ${asked} was asked for`]
}

function fontProblems(fonts: ReadonlySet<PDFDict>, { PDFArray, PDFDict: Dict, PDFName }: Library): string[] {
  const isEmbedded = (font: PDFDict): boolean => {
    if (font.get(PDFName.of('Subtype')) === PDFName.of('Type3')) return true // its glyphs are drawings in the document
    const part = font.lookupMaybe(PDFName.of('DescendantFonts'), PDFArray)
    if (part) return isEmbedded(part.lookup(0, Dict))
    const facts = font.lookupMaybe(PDFName.of('FontDescriptor'), Dict)
    return ['FontFile', 'FontFile2', 'FontFile3'].some((name) => facts?.has(PDFName.of(name)))
  }
  const missing = [...fonts]
    .filter((font) => !isEmbedded(font))
    .map((font) => font.lookup(PDFName.of('BaseFont'), PDFName).decodeText())
  return missing.length > 0
    ? [
        `fonts are not embedded, so that each machine shows others: embed ${[...new Set(missing)].toSorted().join(', ')}`,
      ]
    : []
}
