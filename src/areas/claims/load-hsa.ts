import { use } from 'react'
import { loadChunk } from '~/platform/load-chunk.ts'

const importDesk = () => import('./hsa-desk.ts')
let loading: ReturnType<typeof importDesk> | undefined

/** What only claims about the health spending account need, fetched by them. A chunk that did not arrive may arrive the next time. */
export function loadHsa(): ReturnType<typeof importDesk> {
  loading ??= loadChunk(importDesk)
  loading.catch(() => (loading = undefined))
  return loading
}

/** The same while a step is shown, where it is about the account. */
export const useHsa = (isAboutHsa: boolean) => (isAboutHsa ? use(loadHsa()).desk : undefined)
