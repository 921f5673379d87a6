import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { loadChunk } from '~/platform/load-chunk.ts'
import { Card } from '~/ui/layout.tsx'
import { PageSkeleton, SectionBoundary } from '~/components/page.tsx'
import { Accordion } from '~/ui/accordion.tsx'
import type { FormDefinition } from './definition.ts'
import type { FilterProps } from './filter-form.tsx'

type ImportForm<Data> = () => Promise<FormDefinition<Data>>

const importFilter = () => import('./filter-form.tsx')
const fetchFilter = <Data,>(importForm: ImportForm<Data>) => Promise.all([loadChunk(importFilter), loadChunk(importForm)])

interface CollapsibleFilterProps<Data> {
  title: string
  /** imports the definition of the form, with its validators, as soon as somebody comes near */
  importForm: ImportForm<Data>
  /** a FetchedFilter of the same form */
  children: ReactNode
}

/** A filter that is closed until somebody wants another search, for what was found comes first. It comes when it is opened, and with it the engine of forms. */
export function CollapsibleFilter<Data>({ title, importForm, children }: CollapsibleFilterProps<Data>) {
  const [isOpened, setOpened] = useState(false)
  const prefetch = () => void fetchFilter(importForm).catch(() => undefined)
  const content = isOpened && (
    <SectionBoundary>
      <Suspense fallback={<PageSkeleton count={1} shape="lines" />}>{children}</Suspense>
    </SectionBoundary>
  )
  return (
    <Card>
      <div onPointerEnter={prefetch} onFocus={prefetch}>
        <Accordion panels={[{ id: 'filter', title, onOpen: () => setOpened(true), children: content }]} />
      </div>
    </Card>
  )
}

/** The questions of a FoldedFilter. */
export function LazyFilter<Data>({ importForm, ...filter }: Omit<FilterProps<Data>, 'definition'> & { importForm: ImportForm<Data> }) {
  const [fetched, setFetched] = useState<Awaited<ReturnType<typeof fetchFilter<Data>>>>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    fetchFilter(importForm).then(setFetched, setError)
  }, [importForm])
  if (error) throw error
  if (!fetched) return <PageSkeleton count={1} shape="lines" />
  const [{ Filter }, definition] = fetched
  return <Filter {...filter} definition={definition} />
}
