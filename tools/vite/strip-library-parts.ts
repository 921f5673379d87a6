import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** A module of a library, found by its importer and name, with its replacement. */
interface Part {
  readonly importer: RegExp
  readonly name: string
  readonly by: string
}
const STUB = file('stubs/never-run.ts')
const NEVER_RUN = '\0library-slim:'
const stub = (importer: RegExp, name: string, by: string): Part => ({ importer, name, by: file(`stubs/${by}.ts`) })
const neverRun = (importer: RegExp, ...names: readonly string[]): Part[] =>
  names.map((name) => ({ importer, name, by: NEVER_RUN + name }))

const RJSF = /\/@rjsf\/utils\//
const RJSF_REGISTRY = /\/@rjsf\/core\/.*\/getDefaultRegistry\.js$/
const ROUTER = /\/react-router\/dist\/production\/lib\/router\/router\.js$/
const RJSF_FIELDS = /\/@rjsf\/core\/.*\/fields\/index\.js$/

/**
 * Parts of libraries that the portal never runs. Without their removal, every member would download them
 * (performance.md).
 */
const PARTS: readonly Part[] = [
  // No form of the portal has a field with alternatives, recursion, the type null or a reference (a gate checks this).
  // The portal uses no path schema.
  ...neverRun(RJSF, 'findSelectedOptionInXxxOf', 'getClosestMatchingOption', 'toPathSchema'),
  ...neverRun(
    RJSF_FIELDS,
    'CyclicSchemaField',
    'FallbackField',
    'LayoutGridField',
    'LayoutHeaderField',
    'LayoutMultiSchemaField',
  ),
  ...neverRun(RJSF_FIELDS, 'MultiSchemaField', 'NullField', 'OptionalDataControlsField'),
  // The portal's theme contains the templates and widgets in use (src/forms/theme/theme.ts).
  stub(RJSF_REGISTRY, 'components/templates/index', 'rjsf-templates'),
  stub(RJSF_REGISTRY, 'components/widgets/index', 'rjsf-widgets'),
  // src/forms/check-form.ts validates answers itself, and no answer is dropped while a form is being filled in
  // (src/forms/schema-form.tsx).
  ...neverRun(/\/@rjsf\/validator-ajv8\//, 'processRawValidationErrors'),
  ...neverRun(RJSF, 'sanitizeDataForNewSchema'),
  stub(RJSF, 'deepEquals', 'rjsf-deep-equals'),
  stub(RJSF, 'shallowAllOfMerge', 'rjsf-merge'),
  stub(RJSF, 'react-is', 'react-is'),
  stub(RJSF, 'findSchemaDefinition', 'rjsf-references'),
  // Text from a service is shown as plain text.
  stub(/\/@rjsf\/core\//, 'markdown-to-jsx/react', 'markdown'),
  // These parts are not needed: the portal cancels requests with abort signals, src/platform/http builds form data and
  // queries itself, statuses are plain numbers, and browsers send with XMLHttpRequest (decision 007).
  ...neverRun(/\/axios\//, 'CancelToken', 'formDataToJSON', 'toFormData', 'toURLEncodedForm', 'AxiosURLSearchParams'),
  // No request carries the token of a cookie (`withXSRFToken`, src/platform/http/client.ts); only Node has such forms.
  ...neverRun(/\/axios\//, 'cookies', 'isURLSameOrigin', 'setFormDataHeaders'),
  stub(/\/axios\//, 'HttpStatusCode', 'axios-status'),
  stub(/\/axios\/.*\/Axios\.js$/, 'validator', 'axios-options'),
  stub(/\/axios\/.*\/mergeConfig\.js$/, 'assertParamsAcyclic', 'axios-params'),
  stub(/\/axios\/.*\/adapters\.js$/, 'fetch', 'axios-fetch'),
  stub(/\/@tanstack\/query-core\/.*\/query\.js$/, 'infiniteQueryBehavior', 'query-infinite'),
  stub(/\/react-router\/.*\/router\/router\.js$/, 'instrumentation', 'router-instrumentation'),
  stub(/\/react-router\/.*\/(?:dom\/lib|lib\/components)\.js$/, 'ssr/components', 'router-framework'),
]

/** The replacement of `id` for this importer, or undefined for the library's own module. */
function partOf(id: string, importer: string | undefined): Part | undefined {
  const asked = id.replace(/\.js$/, '')
  return PARTS.find(
    ({ name, importer: who }) =>
      (asked === name || asked.endsWith(`/${name}`)) && who.test((importer ?? '').replaceAll('\\', '/')),
  )
}

/** A module that throws an error with the name of the replaced part when the part is called. */
const load = (id: string): string | undefined =>
  id.startsWith(NEVER_RUN)
    ? `import { neverRun } from ${JSON.stringify(STUB)}\nexport default /* @__PURE__ */ neverRun(${JSON.stringify(id.slice(NEVER_RUN.length))})`
    : undefined

/**
 * A piece of code that is removed from a library's own file. If the file no longer contains the code after an upgrade,
 * the build fails and names the cut.
 */
interface Cut {
  readonly name: string
  readonly file: RegExp
  readonly slim: (code: string) => string
}

/**
 * Removes code that keeps unused components in the build: their names for developer tools, and calls that the bundler
 * cannot recognise as free of side effects.
 */
const withoutUnusedComponents = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/ = ((?:React(?:\$1)?\.(?:forwardRef|memo)|createFormatted\w+)\()/g, ' = /* @__PURE__ */ $1')

/** Replaces the body of a function in a file of the router. Calling the function throws an error with its name. */
const withoutBody = (name: string, path: RegExp): Cut => ({
  name: `react-router ${name}`,
  file: path,
  slim: (code) =>
    code.replace(
      new RegExp(`^(\\t?)((?:async )?function ${name}\\().*\\{\\n[^]*?^\\1\\}$`, 'm'),
      (_, indent: string, head: string) => `${indent}${head}) { return neverRun("react-router ${name}")() }`,
    ),
})

/** Functions of the router that run only for actions, fetchers, and routes that are added later. The portal has none. */
const ROUTER_FUNCTIONS = [
  'handleAction',
  'fetch',
  'handleFetcherAction',
  'handleFetcherLoader',
  'getUpdatedRevalidatingFetchers',
  'setFetcherError',
  'resetFetcher',
  'discoverRoutes',
  'cancelDiscoveryNavigation',
  'patchRoutes',
  '_internalSetRoutes',
]

/** Functions of the router that run only in a document that a server of the router has rendered. */
const SERVER_DOCUMENT_FUNCTIONS = [
  ['RSCErrorHandler', /\/react-router\/dist\/production\/lib\/hooks\.js$/],
  ['deserializeErrors', /\/react-router\/dist\/production\/lib\/dom\/lib\.js$/],
] as const

const CUTS: readonly Cut[] = [
  { name: 'react-router', file: /\/react-router\/dist\/production\/lib\/dom\/lib\.js$/, slim: withoutUnusedComponents },
  ...ROUTER_FUNCTIONS.map((name) => withoutBody(name, ROUTER)),
  ...SERVER_DOCUMENT_FUNCTIONS.map(([name, path]) => withoutBody(name, path)),
  {
    name: 'react-router submissions',
    file: ROUTER,
    slim: (code) =>
      code.replace(
        /^(function normalizeNavigateOptions\(.*\{\n.*return \{ path \};\n)[^]*?^\}$/m,
        `$1\treturn neverRun("react-router submissions")();\n}`,
      ),
  },
  { name: 'react-intl', file: /\/react-intl\/index\.js$/, slim: withoutUnusedComponents },
  // Removes the wait between a fallback and its content. React shows the content 300 ms after the fallback at the
  // earliest, also if it was there after 100 (docs/decisions/056).
  {
    name: 'react-dom wait after a fallback',
    file: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    slim: (code) => code.replaceAll('globalMostRecentFallbackTime + 300 - now', 'globalMostRecentFallbackTime - now'),
  },
  // Removes `formatDate`, `formatList` and the other formatters of `createIntl`, 1.3 kB on every page. The portal
  // formats only messages with this library.
  {
    name: '@formatjs/intl',
    file: /\/@formatjs\/intl\/index\.js$/,
    slim: (code) => code.replaceAll(/^\s+format(?!Message:)\w+: format\w+\.bind\(.*\),?$/gm, ''),
  },
  // Removes checks that the browser knows the language. The portal needs only English and French, which every browser
  // knows. For these checks, the browser would list all of its languages before a page formats anything
  // (performance.md).
  {
    name: '@formatjs/intl supportedLocalesOf',
    file: /\/@formatjs\/intl\/index\.js$/,
    slim: (code) =>
      code.replaceAll(/^\s+(\}?) ?else if \(!Intl\.\w+\.supportedLocalesOf\(locale\)\.length && onError\) .*$/gm, '$1'),
  },
  // Removes the library's checks of its configuration, 0.3 kB on every page. They are not needed, because the portal
  // always names the language and passes its messages as syntax trees.
  {
    name: '@formatjs/intl configuration',
    file: /\/@formatjs\/intl\/index\.js$/,
    slim: (code) =>
      code.replaceAll(/^\s+(?:verifyConfigMessages\(|if \(onError\) onError\(new InvalidConfigError\().*$/gm, ''),
  },
  // Removes the check that the browser knows the language from this library too, and `resolvedOptions`, which the
  // portal does not call.
  {
    name: 'intl-messageformat supportedLocalesOf',
    file: /\/intl-messageformat\/index\.js$/,
    slim: (code) => code.replaceAll(/^.*supportedLocalesOf\(.*(?:\n.*supportedLocales\.length > 0.*)?$/gm, ''),
  },
]

/**
 * Hash of the plugin's sources, which is part of the plugin's name. The development server's optimizer keeps its
 * bundles until the name of a plugin changes.
 */
const edition = (): string => {
  const hash = createHash('sha256')
  for (const source of [file('strip-library-parts.ts'), ...globSync(file('stubs/*.ts')).toSorted()])
    hash.update(readFileSync(source))
  return hash.digest('hex').slice(0, 8)
}

/**
 * Replaces the parts in PARTS in the build, in development and in browser tests. This saves 10 kB on member pages and
 * 62 kB on pages with a form. If an upgrade moves a part, so that no module imports it under its name any more, the
 * build fails and names the part, because its replacement must be reviewed.
 */
export function stripLibraryParts(): Plugin {
  const met = new Set<string>()
  return {
    name: 'library-slim',
    enforce: 'pre',
    // The optimizer bundles libraries for the development server and for browser tests. It runs only the plugins listed
    // here.
    config: () => ({
      optimizeDeps: {
        rolldownOptions: {
          plugins: [
            {
              name: `library-slim ${edition()}`,
              resolveId: (id: string, importer?: string) => partOf(id, importer)?.by,
              load,
            },
          ],
        },
      },
    }),
    buildStart: () => met.clear(),
    resolveId(id, importer) {
      const part = partOf(id, importer)
      if (part) met.add(part.name)
      return part?.by
    },
    load,
    transform: {
      filter: { id: CUTS.map(({ file: path }) => path) },
      handler(code, id) {
        const slimmed = CUTS.filter(({ file: path }) => path.test(id)).reduce((before, { name, slim }) => {
          const after = slim(before)
          if (after !== before) met.add(name)
          return after
        }, code)
        // the import for the functions whose bodies are replaced
        const imported = slimmed.includes('neverRun(') ? `import { neverRun } from ${JSON.stringify(STUB)}\n` : ''
        return { code: imported + slimmed, map: null }
      },
    },
    buildEnd(error) {
      if (error || this.environment.mode !== 'build' || this.environment.name !== 'client') return
      const missing = [...PARTS, ...CUTS].map(({ name }) => name).filter((name) => !met.has(name))
      if (missing.length > 0) this.error(`library-slim: these parts are not found any more: ${missing.join(', ')}`)
    },
  }
}
