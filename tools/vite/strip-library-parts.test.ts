import { globSync } from 'node:fs'
import { build, type Plugin } from 'vite'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stripLibraryParts } from './strip-library-parts.ts'

/** The libraries as the portal imports them. */
const PORTAL = [
  '@rjsf/core/lib/withTheme.js',
  '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js',
  '@tanstack/react-query',
  'axios',
  'react-dom/client',
  'react-intl',
  'react-router',
  'react-router/dom',
].map((name, index) => `import * as l${index} from '${name}'\nglobalThis.l${index} = l${index}`)

// A production build as in `npm run build`, because tests otherwise use the libraries' development versions.
beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'))

/** Builds a program with the plugin. `upgrade` changes the libraries first. */
async function bundle(program: string, upgrade: Partial<Plugin> = {}): Promise<string> {
  const entry: Plugin = {
    name: 'entry',
    enforce: 'pre',
    resolveId: (id) => (id === 'entry' ? '\0entry' : undefined),
    load: (id) => (id === '\0entry' ? program : undefined),
  }
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, { name: 'upgrade', enforce: 'pre', ...upgrade }, stripLibraryParts()],
    resolve: { preserveSymlinks: true },
    build: { write: false, minify: false, rolldownOptions: { input: 'entry' } },
  })
  return [result]
    .flat()
    .map((each) => ('output' in each ? each.output.map((file) => ('code' in file ? file.code : '')).join('\n') : ''))
    .join('\n')
}

describe('stripLibraryParts', () => {
  it('the build finds each library part that it should remove, and the output contains none of these parts', async () => {
    const code = await bundle(PORTAL.join('\n'))
    for (const part of [
      'CancelToken',
      'MultiSchemaField',
      'findSchemaDefinition',
      'usePrefetchBehavior',
      'react-router fetch',
    ])
      expect(code).toContain(`neverRun("${part}")`)
    for (const original of [
      'executor must be a function.',
      'node_modules/markdown-to-jsx',
      'supportedLocalesOf',
      'FallbackTime + 300',
    ])
      expect(code).not.toContain(original)
  })

  it.each([
    ['a widget list that has moved', 'components/widgets/index', './components/widgets/index.js'],
    ['a field under another name', 'MultiSchemaField', './MultiSchemaField.js'],
    ['another library for markdown', 'markdown-to-jsx/react', 'markdown-to-jsx/react'],
    ['another library for kinds of elements', 'react-is', 'react-is'],
    ['a helper of axios under another name', 'CancelToken', './cancel/CancelToken.js'],
  ])('the build fails and names the library part that is no longer found after %s', async (_, name, asked) => {
    const renamed: Partial<Plugin> = {
      resolveId: (id) => (id === asked ? '\0renamed' : undefined),
      load: (id) => (id === '\0renamed' ? 'export default () => ({}); export const Markdown = 1' : undefined),
    }
    await expect(bundle(PORTAL.join('\n'), renamed)).rejects.toThrow(
      `library-slim: these parts are not found any more: ${name}`,
    )
  })

  it.each([
    ['react-dom wait after a fallback', 'react-dom-client.production.js', /globalMostRecentFallbackTime/g],
    ['react-router', '/dom/lib.js', /\.displayName/g],
    ['react-router handleAction', '/router/router.js', /function handleAction/g],
    ['react-router submissions', '/router/router.js', /function normalizeNavigateOptions/g],
    ['react-intl', '/react-intl/index.js', /\.displayName/g],
    ['@formatjs/intl', '/@formatjs/intl/index.js', /\.bind/g],
    ['@formatjs/intl supportedLocalesOf', '/@formatjs/intl/index.js', /supportedLocalesOf/g],
    ['intl-messageformat supportedLocalesOf', '/intl-messageformat/index.js', /supportedLocalesOf/g],
    ['@formatjs/intl configuration', '/@formatjs/intl/index.js', /verifyConfigMessages|InvalidConfigError/g],
  ])('the build fails if the code of %s is written differently after an upgrade', async (library, file, written) => {
    const renamed: Partial<Plugin> = {
      transform: (code, id) =>
        id.endsWith(file)
          ? code
              .replaceAll('.displayName', '.name')
              .replaceAll('React$1.forwardRef(', 'forward(')
              .replaceAll('React.memo(', '(')
              .replaceAll('createFormatted', 'format')
              .replaceAll(written, '$&Other')
          : undefined,
    }
    await expect(bundle(PORTAL.join('\n'), renamed)).rejects.toThrow(`these parts are not found any more: ${library}`)
  })
})

it('every stub that replaces a library part has a test', () => {
  const stubs = globSync('stubs/*.ts', { cwd: import.meta.dirname })
  const tested = new Set(
    stubs.filter((file) => file.endsWith('.test.ts')).map((file) => file.replace('.test.ts', '.ts')),
  )
  expect(stubs.filter((file) => !file.endsWith('.test.ts') && !tested.has(file))).toEqual([])
})
