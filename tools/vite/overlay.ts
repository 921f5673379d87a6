import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ErrorPayload, ViteDevServer } from 'vite'

/**
 * Mistakes in one kind of source, one line each: `file:line:column`, the mistake and how to correct it. Undefined if
 * there are none.
 */
type Mistakes = string | undefined

/** Mistakes by kind. The overlay of every open page shows them until they are corrected. */
const standing = new WeakMap<ViteDevServer, Map<string, string>>()

/** Prepares the overlay of a development server, also for pages that open while there are mistakes. */
export function watchOverlay(server: ViteDevServer): void {
  if (standing.has(server)) return
  standing.set(server, new Map())
  server.ws.on('connection', () => show(server))
}

/**
 * Replaces the mistakes of one kind of source, such as `messages` or `forms`, and updates the overlay. Mistakes of
 * other kinds stay.
 */
export function setMistakes(server: ViteDevServer, kind: string, mistakes: Mistakes): void {
  const all = standing.get(server)!
  if (all.get(kind) === mistakes) return
  if (mistakes === undefined) all.delete(kind)
  else all.set(kind, mistakes)
  // An update closes the overlay. If the first update that a page receives arrives while an overlay is open, Vite
  // reloads the page. An empty update is therefore sent before the overlay is shown.
  server.ws.send({ type: 'update', updates: [] })
  show(server)
}

/** Shows the remaining mistakes again after an update, because Vite closes the overlay with each update. */
export const repeatMistakes = (server: ViteDevServer): void =>
  void (standing.get(server)?.size && setTimeout(() => show(server), AFTER_UPDATE_MS))
const AFTER_UPDATE_MS = 300

function show(server: ViteDevServer): void {
  const text = [...(standing.get(server)?.values() ?? [])].join('\n')
  if (text) server.ws.send({ type: 'error', err: errorOf(server.config.root, text) })
}

/** Mistakes in the format of a Vite error: all lines, and the source at the first mistake. */
export function errorOf(root: string, text: string): ErrorPayload['err'] {
  const [, path, line, column = '1'] = /^([^\s:]+):(\d+)(?::(\d+))? /.exec(text) ?? []
  if (!path) return { message: text, stack: '' }
  const file = join(root, path)
  const loc = { file, line: Number(line), column: Number(column) }
  return {
    message: text,
    stack: '',
    id: file,
    loc,
    frame: existsSync(file) ? frameOf(readFileSync(file, 'utf8'), loc.line, loc.column) : '',
  }
}

/** Lines of a text around a place, with a mark below it. */
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
