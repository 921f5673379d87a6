import { keepChunk, loadChunk } from '~/platform/load-chunk.ts'
import type { PageModule, PageDefinition } from '~/platform/pages/page-registry.ts'

// Page modules by file. The file of a page follows from its id: `history.details` is
// areas/history/pages/details.page.tsx.
type Pages = Readonly<Record<string, () => Promise<PageModule>>>
const loadPublicPages = () => import('./public-pages.ts')
/** Loads what every member page starts with. It is not on the sign-in page: menus, dialogs, query cache, HTTP client. */
export const loadMember = keepChunk(() => import('./member.ts'))
const filesOf = async (access: PageDefinition['access']): Promise<Pages> =>
  access === 'public' ? (await loadChunk(loadPublicPages)).publicPages : (await loadMember()).memberPages

export function pageFile(row: Pick<PageDefinition, 'id' | 'file'>): string {
  const [area, name] = (row.file ?? row.id.replace('.', '/')).split('/')
  return `../areas/${area}/pages/${name}.page.tsx`
}

/** Loads the module of a page. */
export async function loadPage(row: Pick<PageDefinition, 'id' | 'file' | 'access'>): Promise<PageModule> {
  const load = (await filesOf(row.access))[pageFile(row)]
  if (!load) throw new Error(`${row.id} has no file ${pageFile(row)}`)
  return loadChunk(load)
}
