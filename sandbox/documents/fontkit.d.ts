/** The parts of fontkit that documents use. The library has no types of its own. */
declare module 'fontkit' {
  export interface GlyphRun {
    readonly glyphs: readonly object[]
    /** places of the glyphs, in font units */
    readonly positions: readonly Readonly<Record<string, number>>[]
    readonly advanceWidth: number
  }
  export interface Font {
    /** Chooses and places the glyphs of a text, with OpenType features such as `tnum`. */
    layout: (text: string, features?: readonly string[]) => GlyphRun
    /** The glyph with this number, which stands for these characters in a text. */
    getGlyph: (id: number, characters?: readonly number[]) => object
  }
  export function create(file: Uint8Array): Font
}
