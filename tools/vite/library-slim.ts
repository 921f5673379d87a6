import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const stub = (name: string) => fileURLToPath(new URL(`stubs/${name}.ts`, import.meta.url))

/** Parts of libraries that the portal never runs, by who imports them; each costs every member bytes (performance.md). */
const PARTS = [
  { importer: /\/react-router\/.*\/router\/router\.js$/, part: /\/instrumentation\.js$/, stub: stub('router-instrumentation') },
  { importer: /\/react-router\/.*\/(dom\/lib|lib\/components)\.js$/, part: /\/ssr\/components\.js$/, stub: stub('router-framework') },
  { importer: /\/@rjsf\/utils\//, part: /\/deepEquals(\.js)?$/, stub: stub('rjsf-deep-equals') },
  { importer: /\/@rjsf\/utils\//, part: /\/shallowAllOfMerge(\.js)?$/, stub: stub('rjsf-merge') },
  { importer: /\/axios\/.*\/adapters\.js$/, part: /\/fetch\.js$/, stub: stub('axios-fetch') },
] as const

/** The router's own links and forms, of which the portal has others: their names for developer tools alone keep them in. */
const NAMED = /\/react-router\/dist\/production\/lib\/dom\/lib\.js$/
const unnamed = (code: string): string => code.replaceAll(/^\w+\.displayName = .*;$/gm, '').replaceAll(/ = (React\$1\.forwardRef\()/g, ' = /* @__PURE__ */ $1')

/**
 * Leaves them out of what the browser loads: 12 kB less on member pages. Prerendering and tests use the
 * libraries as they are. A part that is not met any more stops the build: an upgrade moved it, and the stub must be looked at again.
 */
export function librarySlim(): Plugin {
  const met = new Set<string>()
  return {
    name: 'library-slim',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart: () => met.clear(),
    resolveId(id, importer = '') {
      const found = PARTS.find((each) => each.importer.test(importer.replaceAll('\\', '/')) && each.part.test(id))
      if (found) met.add(found.stub)
      return found?.stub
    },
    transform: {
      filter: { id: NAMED },
      handler(code) {
        const slim = unnamed(code)
        if (slim === code) this.error('library-slim: the router names its links in another way')
        return { code: slim, map: null }
      },
    },
    buildEnd(error) {
      const missing = PARTS.filter((part) => !met.has(part.stub))
      if (!error && missing.length > 0) this.error(`library-slim: not met any more: ${missing.map(({ part }) => part.source).join(', ')}`)
    },
  }
}
