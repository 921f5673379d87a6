interface CodeBounds {
  readonly digits: number
  readonly max: number
}

/** The codes of a text as people write them down: parted by anything that is no letter and no digit, each once (COV-09, D-131). */
export const codesIn = (text: string): readonly string[] => [...new Set(text.split(/[^\p{L}\d]+/u).filter(Boolean))]

/** At least one code, not more than `max`, each of so many digits. */
export function areCodes(text: string, { digits, max }: CodeBounds): boolean {
  const codes = codesIn(text)
  return codes.length >= 1 && codes.length <= max && codes.every((code) => /^\d+$/.test(code) && code.length === digits)
}
