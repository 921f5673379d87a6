/** A sentence of the plan without a leading dash and space; later dashes stay (COV-29, COV-36). */
export const withoutDash = (sentence: string): string => (sentence.startsWith('- ') ? sentence.slice(2) : sentence)

/**
 * A family's title and subtitle, split at the first opening parenthesis; slashes get spaces around them (COV-24,
 * COV-25).
 */
export function titleOf(shortDesc: string): { readonly title: string; readonly subtitle: string | undefined } {
  const spaced = shortDesc.replaceAll(/\s*\/\s*/g, ' / ').trim()
  const at = spaced.indexOf('(')
  // A parenthesis at the start does not split the text, because the title would be empty.
  if (at < 1) return { title: spaced, subtitle: undefined }
  return { title: spaced.slice(0, at).trim(), subtitle: spaced.slice(at).trim() }
}
