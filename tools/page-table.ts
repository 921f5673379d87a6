import { registerHooks } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { PageDefinition } from '../src/platform/pages/page-registry.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
let isHooked = false

/** The table of pages, for tools that run in plain Node: it knows nothing of the `~/` that the bundler and TypeScript resolve. */
export async function loadPageTable(): Promise<readonly PageDefinition[]> {
  if (!isHooked)
    registerHooks({
      resolve: (specifier, context, next) => next(specifier.startsWith('~/') ? pathToFileURL(`${root}src/${specifier.slice(2)}`).href : specifier, context),
    })
  isHooked = true
  const { PAGES } = (await import(pathToFileURL(`${root}src/app/routes.ts`).href)) as { PAGES: readonly PageDefinition[] }
  return PAGES
}

/** `history.details` is src/areas/history/pages/details.page.tsx, unless its row names another file (docs/decisions/001). */
export function pageFileOf(row: Pick<PageDefinition, 'id' | 'file'>): string {
  const [area, name] = (row.file ?? row.id.replace('.', '/')).split('/')
  // pages of testers are no part of the portal (tools/vite/development-pages.ts)
  return area === 'demo' ? `sandbox/demo/${name}.page.tsx` : `src/areas/${area}/pages/${name}.page.tsx`
}

/** The file of a row's guard, from the text of its import: guards are fetched when they are needed. The runner of tests writes imports its own way. */
export function guardFileOf(row: Pick<PageDefinition, 'id' | 'guard'>): string | undefined {
  const name = /import\w*\(['"](?:\.|\/src\/areas\/[\w-]+)\/([\w./-]+)['"]\)/.exec(String(row.guard))?.[1]
  return name && `src/areas/${row.id.split('.')[0]}/${name}`
}

/** What a page that only members see starts with, whichever it is. */
export const MEMBER_START = [
  'src/app/start-router.tsx',
  'src/app/member-pages.ts',
  'src/platform/i18n/member-catalogues.ts',
  'src/app/member-guard.ts',
  'src/app/layout/member-layout.tsx',
] as const

/** The catalogues that a page reads: those of what surrounds it, and its own. */
export const cataloguesOf = (row: Pick<PageDefinition, 'access' | 'catalogues'>): readonly string[] => [
  'shell',
  ...(row.access === 'public' ? [] : ['member']),
  ...(row.catalogues ?? []),
]

/** The source files that a page needs at once beside its own: the sign-in page has no router (docs/decisions/024). */
export function startOf(row: Pick<PageDefinition, 'id' | 'access'>): readonly string[] {
  if (row.id === 'access.login') return ['index.html', 'src/app/start-sign-in.tsx']
  return ['index.html', ...(row.access === 'public' ? ['src/app/start-router.tsx', 'src/app/public-pages.ts'] : MEMBER_START)]
}
