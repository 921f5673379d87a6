import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { setMistakes, watchOverlay } from './overlay.ts'

/**
 * In development, starts a separate process (`tools/generate/main.ts --watch`) that generates code after edits of
 * `openapi/` and `forms/`, and shows mistakes in the overlay. A page uses an edited form without a reload: the form's
 * definition object is changed in place, and the form renderer reads it after each update (src/forms/schema-form.tsx).
 */
export function live(): Plugin {
  let generator: ChildProcess | undefined
  return {
    name: 'live',
    apply: 'serve',
    configureServer(server) {
      watchOverlay(server)
      const { root } = server.config
      generator = fork(join(root, 'tools/generate/main.ts'), ['--watch'], {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      })
      generator.on('message', ({ kind, mistakes }: { kind: string; mistakes?: string }) => {
        // the plugin in messages.ts reports mistakes in messages itself, earlier than the separate process
        if (kind !== 'messages') setMistakes(server, kind, mistakes)
      })
    },
    buildEnd() {
      generator?.kill()
    },
    transform: {
      filter: { id: /\/generated\/forms\/[\w-]+\/(?!wizard\b)[\w-]+\.ts$/ },
      handler(code) {
        const name = /export const (\w+Form)\b/.exec(code)?.[1]
        return name ? { code: code + replacedInPlace(name), map: null } : undefined
      },
    },
  }
}

const replacedInPlace = (name: string): string => `
const editions = (import.meta.hot.data.editions ??= [])
editions.push(${name})
import.meta.hot.accept((next) => {
  if (next) for (const edition of editions) Object.assign(edition, next.${name})
})
`
