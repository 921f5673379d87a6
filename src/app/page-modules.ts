import type { ComponentType } from 'react'
import { developmentPages } from 'virtual:development-pages'
import { PortalError } from '~/platform/errors/portal-error.ts'
import type { PageRow } from '~/platform/pages/page-row.ts'

/** What a page file exports: the component, and what to fetch before it is shown. */
export interface PageModule {
  readonly Component: ComponentType
  /** Starts the page's requests; must not wait for them (architecture.md, One page). */
  readonly warm?: (args: { memberId: string; params: Readonly<Record<string, string | undefined>>; url: URL }) => void
}

/** Scripts and stylesheets that do not arrive in this time are a failed navigation (ERR-33, CONST-06). */
export const CHUNK_TIMEOUT_MS = 120_000

// A page is found by where it stands: `history.details` is areas/history/pages/details/details.page.tsx.
const files = { ...import.meta.glob<PageModule>('../areas/*/pages/*/*.page.tsx'), ...developmentPages }

export function pageFile(row: Pick<PageRow, 'id' | 'file'>): string {
  const [area, name] = (row.file ?? row.id.replace('.', '/')).split('/')
  return `../areas/${area}/pages/${name}/${name}.page.tsx`
}

/** The code of a page; a chunk that fails is tried once more before it is an error (ERR-33, ERR-34, D-82). */
export async function loadPage(row: Pick<PageRow, 'id' | 'file'>): Promise<PageModule> {
  const load = files[pageFile(row)]
  if (!load) throw new Error(`${row.id} has no file ${pageFile(row)}`)
  try {
    return await withTimeout(load())
  } catch {
    try {
      return await withTimeout(load())
    } catch (error) {
      const isCss = error instanceof Error && /css/i.test(error.message)
      throw new PortalError({ kind: 'chunk', operationId: isCss ? 'CSS_CHUNK_LOAD_FAILED' : 'ChunkLoadError', cause: error })
    }
  }
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the chunk did not arrive in time')), CHUNK_TIMEOUT_MS)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
