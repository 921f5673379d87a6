/**
 * An invalid source. Each line of the message is one mistake: `file:line:column`, the mistake and how to correct it.
 */
export class SourceProblem extends Error {}

/** `file:line:column` of an offset in a text. */
export function placeIn(file: string, text: string, offset: number): string {
  const before = text.slice(0, Math.max(0, offset)).split('\n')
  return `${file}:${before.length}:${before.at(-1)!.length + 1}`
}

/** Parses hand-written JSON. Throws a `SourceProblem` with the place of a mistake. */
export function readJson<Value>(file: string, text: string): Value {
  try {
    return JSON.parse(text) as Value
  } catch (error) {
    const { message } = error as Error
    const what = message.replace(/ in JSON at position .*| is not valid JSON$/s, '').replace(/, (?:\.\.\.)?".*$/s, '')
    throw new SourceProblem(
      `${placeIn(file, text, offsetOf(message, text))} ${what}. This is no JSON: look for a quote, a comma or a bracket too many or too few.`,
      {
        cause: error,
      },
    )
  }
}

/** Number of characters that the JSON engine quotes before an unexpected token. */
const QUOTED = 10

/** Offset of a JSON mistake. The engine's message contains the position or quotes the surrounding text. */
function offsetOf(message: string, text: string): number {
  const position = /at position (\d+)/.exec(message)?.[1]
  if (position) return Number(position)
  const [, token = '', dots, quoted = ''] =
    /^Unexpected token '(.+?)', (\.\.\.)?"(.*?)"(?:\.\.\.)? is not valid JSON$/s.exec(message) ?? []
  if (dots) return text.indexOf(quoted) + QUOTED
  return message.startsWith('Unexpected end') ? text.length : Math.max(0, text.indexOf(token))
}
