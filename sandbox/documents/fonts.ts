import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font, type GlyphRun } from 'fontkit'

/**
 * The fonts of all documents, embedded in each, so that a page looks the same on every machine and at the printer
 * (docs/decisions/045-documents-are-tagged.md). The `imports` field of the package says where the files are.
 */
const { resolve } = createRequire(import.meta.url)
export const REGULAR: string = resolve('#fonts/400Regular/Figtree_400Regular.ttf')
export const BOLD: string = resolve('#fonts/700Bold/Figtree_700Bold.ttf')

/** largest number of words of a font whose layout is kept */
const MAXIMUM = 20_000

/**
 * Reads a font file. PDFKit asks for the layout of the same words in every document, which takes half the time of
 * writing a document, so the layouts are kept. Each caller gets its own positions, because PDFKit changes them.
 */
function open(file: string): Font {
  const font = create(readFileSync(file))
  // fontkit keeps with each glyph the characters that it stood for first. Some characters share a glyph, and a document
  // must not depend on what another document said first.
  const getGlyph = font.getGlyph.bind(font)
  font.getGlyph = (id, characters = []) =>
    Object.create(getGlyph(id, characters), { codePoints: { value: characters } }) as object
  const layouts = new Map<string, GlyphRun>()
  const layout = font.layout.bind(font)
  font.layout = (text, features = []) => {
    const key = `${features.join(',')} ${text}`
    const run = layouts.get(key) ?? layout(text, features)
    if (layouts.size >= MAXIMUM) layouts.clear()
    layouts.set(key, run)
    const { glyphs, advanceWidth } = run
    return { glyphs, advanceWidth, positions: run.positions.map((position) => ({ ...position })) }
  }
  return font
}

/** The opened fonts by file. All documents share them. */
const fonts = new Map<string, Font>()

/** Tells a document the fonts, so that it does not read the files again. */
export function registerFonts(document: PDFKit.PDFDocument): void {
  for (const file of [REGULAR, BOLD]) {
    const font = fonts.get(file) ?? open(file)
    fonts.set(file, font)
    // PDFKit accepts an opened font, but its types know only files and their content
    document.registerFont(file, font as unknown as PDFKit.Mixins.PDFFontSource)
  }
}
