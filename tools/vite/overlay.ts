import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ErrorPayload, ViteDevServer } from 'vite'

/** What is wrong with one kind of source, a line for each mistake: `file:line:column`, what is wrong and what to do. Undefined when nothing is. */
type Mistakes = string | undefined

/** Mistakes of each kind that stand in the overlay of every open page until they are mended. */
const standing = new WeakMap<ViteDevServer, Map<string, string>>()

/** The overlay of a development server, also for pages that are opened while a mistake stands. */
export function watchOverlay(server: ViteDevServer): void {
  if (standing.has(server)) return
  standing.set(server, new Map())
  server.ws.on('connection', () => show(server))
}

/** Shows the mistakes of one kind in place of those of before. */
export function setMistakes(server: ViteDevServer, kind: string, mistakes: Mistakes): void {
  const all = standing.get(server)!
  if (all.get(kind) === mistakes) return
  if (mistakes === undefined) all.delete(kind)
  else all.set(kind, mistakes)
  // An update takes an overlay away. The first one a page meets while an overlay stands makes Vite load the page again, so it comes before the overlay too.
  server.ws.send({ type: 'update', updates: [] })
  show(server)
}

/** Vite takes the overlay away with each update; what still stands is shown again. */
export const repeatMistakes = (server: ViteDevServer): void => void (standing.get(server)?.size && setTimeout(() => show(server), AFTER_UPDATE_MS))
const AFTER_UPDATE_MS = 300

function show(server: ViteDevServer): void {
  const text = [...(standing.get(server)?.values() ?? [])].join('\n')
  if (text) server.ws.send({ type: 'error', err: errorOf(server.config.root, text) })
}

/** Mistakes as Vite shows an error: all lines, and what stands at the first of them. */
export function errorOf(root: string, text: string): ErrorPayload['err'] {
  const [, path, line, column = '1'] = /^([^\s:]+):(\d+)(?::(\d+))? /.exec(text) ?? []
  if (!path) return { message: text, stack: '' }
  const file = join(root, path)
  const loc = { file, line: Number(line), column: Number(column) }
  return { message: text, stack: '', id: file, loc, frame: existsSync(file) ? frameOf(readFileSync(file, 'utf8'), loc.line, loc.column) : '' }
}

/** Lines of a text around a place, which is pointed at. */
function frameOf(text: string, line: number, column: number): string {
  const first = Math.max(0, line - 3)
  return text
    .split('\n')
    .slice(first, line + 2)
    .flatMap((each, index) => {
      const number = first + index + 1
      const shown = `${String(number).padStart(4)} | ${each}`
      return number === line ? [shown, `     | ${' '.repeat(column - 1)}^`] : [shown]
    })
    .join('\n')
}
