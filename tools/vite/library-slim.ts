import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const stub = (name: string) => fileURLToPath(new URL(`stubs/${name}.ts`, import.meta.url))

/** Parts of libraries that the portal never runs, by who imports them; each costs every member bytes (performance.md). */
const PARTS = [
  // No field is a choice between schemas (a gate sees to it), and nothing asks for paths.
  { importer: /\/@rjsf\/utils\//, part: /\/getClosestMatchingOption(\.js)?$/, stub: stub('never-run') },
  { importer: /\/@rjsf\/utils\//, part: /\/toPathSchema(\.js)?$/, stub: stub('never-run') },
  // Answers are checked by src/forms/check-form.ts, and none is dropped while a form is filled in (src/forms/schema-form.tsx).
  { importer: /\/@rjsf\/validator-ajv8\//, part: /\/processRawValidationErrors(\.js)?$/, stub: stub('never-run') },
  { importer: /\/@rjsf\/utils\//, part: /\/sanitizeDataForNewSchema(\.js)?$/, stub: stub('never-run') },
  { importer: /\/@tanstack\/query-core\/.*\/query\.js$/, part: /\/infiniteQueryBehavior\.js$/, stub: stub('never-run') },
  // Calls are ended by a signal, form data is made by src/platform/http/form-data.ts and travels as it is, and statuses are numbers.
  { importer: /\/axios\//, part: /\/CancelToken\.js$/, stub: stub('never-run') },
  { importer: /\/axios\//, part: /\/formDataToJSON\.js$/, stub: stub('never-run') },
  { importer: /\/axios\//, part: /\/toFormData\.js$/, stub: stub('never-run') },
  { importer: /\/axios\//, part: /\/AxiosURLSearchParams\.js$/, stub: stub('never-run') },
  { importer: /\/axios\//, part: /\/toURLEncodedForm\.js$/, stub: stub('never-run') },
  { importer: /\/axios\//, part: /\/HttpStatusCode\.js$/, stub: stub('never-run') },
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
  const met = new Set<RegExp>()
  return {
    name: 'library-slim',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart: () => met.clear(),
    resolveId(id, importer = '') {
      const found = PARTS.find((each) => each.importer.test(importer.replaceAll('\\', '/')) && each.part.test(id))
      if (found) met.add(found.part)
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
      const missing = PARTS.filter((part) => !met.has(part.part))
      if (!error && missing.length > 0) this.error(`library-slim: not met any more: ${missing.map(({ part }) => part.source).join(', ')}`)
    },
  }
}
