/** A source that cannot be used. Each line of the message is one mistake: `file:line:column`, what is wrong and what to do. */
export class SourceProblem extends Error {}

/** `file:line:column` of a place in a text. */
export function placeIn(file: string, text: string, offset: number): string {
  const before = text.slice(0, Math.max(0, offset)).split('\n')
  return `${file}:${before.length}:${before.at(-1)!.length + 1}`
}

/** Reads JSON that somebody wrote by hand. */
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

/** How much of a text the engine quotes before what it did not expect. */
const QUOTED = 10

/** Where JSON ends to be JSON: the engine says the position, or quotes what stands around it. */
function offsetOf(message: string, text: string): number {
  const position = /at position (\d+)/.exec(message)?.[1]
  if (position) return Number(position)
  const [, token = '', dots, quoted = ''] = /^Unexpected token '(.+?)', (\.\.\.)?"(.*?)"(?:\.\.\.)? is not valid JSON$/s.exec(message) ?? []
  if (dots) return text.indexOf(quoted) + QUOTED
  return message.startsWith('Unexpected end') ? text.length : Math.max(0, text.indexOf(token))
}
