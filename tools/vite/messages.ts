import { relative } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { parseCatalogue } from '../generate/messages.ts'
import { SourceProblem } from '../generate/source-problem.ts'
import { errorOf, setMistakes, repeatMistakes, watchOverlay } from './overlay.ts'

const CATALOGUE = /\/i18n\/(en|fr)\/([\w-]+)\.json$/

/**
 * Compiles the catalogues to syntax trees at build time, so that the ICU parser is not shipped. In development, edited
 * messages are sent directly to the pages that use them (src/platform/i18n/catalogues.ts), because a replaced module
 * would reload every page.
 */
export function messages(): Plugin {
  let root = ''
  let server: ViteDevServer | undefined
  /** message ids of each catalogue, in the version that the open pages have loaded */
  const idsOf = new Map<string, readonly string[]>()
  /** catalogues that a page could not load; the page must be reloaded when they exist */
  const missing = new Set<string>()
  const mistakes = new Map<string, string>()
  return {
    name: 'messages',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^@formatjs\/icu-messageformat-parser$/,
            replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
          },
        ],
      },
    }),
    configResolved: (config) => {
      root = config.root
    },
    configureServer: (created) => {
      server = created
      watchOverlay(created)
    },
    transform: {
      filter: { id: CATALOGUE },
      handler(code, id) {
        try {
          const sentences = parseCatalogue(relative(root, id), code)
          idsOf.set(id, Object.keys(sentences))
          return { code: `export default ${JSON.stringify(sentences)}`, map: null, moduleType: 'js' }
        } catch (error) {
          missing.add(id)
          return this.error(errorOf(root, (error as Error).message))
        }
      },
    },
    async hotUpdate({ file, modules, read, timestamp }) {
      const [, locale, catalogue] = CATALOGUE.exec(file) ?? []
      if (!server || this.environment.name !== 'client') return undefined
      if (!locale) return repeatMistakes(server)
      // a page that loads the catalogue later must get the edited version
      for (const module of modules) this.environment.moduleGraph.invalidateModule(module, undefined, timestamp, true)
      try {
        const sentences = parseCatalogue(relative(root, file), await read())
        mistakes.delete(file)
        if (missing.delete(file)) this.environment.hot.send({ type: 'full-reload' })
        const gone = idsOf.get(file)?.filter((id) => !(id in sentences))
        idsOf.set(file, Object.keys(sentences))
        this.environment.hot.send('portal:sentences', { locale, catalogue, sentences, gone })
      } catch (error) {
        if (!(error instanceof SourceProblem)) throw error
        mistakes.set(file, error.message)
      }
      setMistakes(server, 'messages', mistakes.size > 0 ? [...mistakes.values()].join('\n') : undefined)
      return []
    },
  }
}
