import { registerHooks } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { PageDefinition } from '../src/platform/pages/page-registry.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
let isHooked = false

/** Loads the page table, for tools that run in plain Node. A hook is needed to resolve imports that begin with `~/`. */
export async function loadPageTable(): Promise<readonly PageDefinition[]> {
  if (!isHooked)
    registerHooks({
      resolve: (specifier, context, next) =>
        next(specifier.startsWith('~/') ? pathToFileURL(`${root}src/${specifier.slice(2)}`).href : specifier, context),
    })
  isHooked = true
  const { PAGES } = (await import(pathToFileURL(`${root}src/app/routes.ts`).href)) as {
    PAGES: readonly PageDefinition[]
  }
  return PAGES
}

/**
 * The file of a page: `history.details` is src/areas/history/pages/details.page.tsx, unless its page definition names
 * another file (docs/decisions/001).
 */
export function pageFileOf(row: Pick<PageDefinition, 'id' | 'file'>): string {
  const [area, name] = (row.file ?? row.id.replace('.', '/')).split('/')
  // demo pages are not part of the portal (tools/vite/development-pages.ts)
  return area === 'demo' ? `sandbox/demo/${name}.page.tsx` : `src/areas/${area}/pages/${name}.page.tsx`
}

/**
 * The file of a page's guard, read from the source text of its dynamic import. The form to which Vitest rewrites such
 * imports is recognised too.
 */
export function guardFileOf(row: Pick<PageDefinition, 'id' | 'guard'>): string | undefined {
  const name = /import\w*\(['"](?:\.|\/src\/areas\/[\w-]+)\/([\w./-]+)['"]\)/.exec(String(row.guard))?.[1]
  return name && `src/areas/${row.id.split('.')[0]}/${name}`
}

/** The script of a page's own HTML document that sends the page's first requests (src/platform/first-requests.ts). */
export const firstRequestsFileOf = ({ id }: Pick<PageDefinition, 'id'>): string =>
  `src/areas/${id.split('.')[0]}/first-requests.ts`

/** Source files that every member page needs before its own code. */
export const MEMBER_START = ['src/app/start-router.tsx', 'src/app/member.ts'] as const

/** Catalogues of a page: those of the layout, and its own. */
export const cataloguesOf = (row: Pick<PageDefinition, 'access' | 'catalogues'>): readonly string[] => [
  'shell',
  ...(row.access === 'public' ? [] : ['member']),
  ...(row.catalogues ?? []),
]

/**
 * Source files that a page needs before it can be shown, besides its own. The sign-in page needs no router
 * (docs/decisions/024).
 */
export function startOf(row: Pick<PageDefinition, 'id' | 'access'>): readonly string[] {
  if (row.id === 'access.login') return ['index.html', 'src/app/start-sign-in.tsx']
  return [
    'index.html',
    ...(row.access === 'public' ? ['src/app/start-router.tsx', 'src/app/public-pages.ts'] : MEMBER_START),
  ]
}

/** True if every page has one of these files, such as the router. */
export const isOnEveryPage = (files: ReadonlySet<string>): boolean =>
  [...files].some((file) => /^src\/(?:main|app\/(?:router|member-guard|start-))/.test(file))
