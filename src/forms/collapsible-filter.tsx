import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { loadChunk } from '~/platform/load-chunk.ts'
import { PageSkeleton, SectionBoundary } from '~/components/page.tsx'
import { Accordion } from '~/ui/accordion.tsx'
import type { FormDefinition } from './definition.ts'
import type { FilterProps } from './filter-form.tsx'

type ImportForm<Data> = () => Promise<FormDefinition<Data>>

const importFilter = () => import('./filter-form.tsx')
const fetchFilter = <Data,>(importForm: ImportForm<Data>) =>
  Promise.all([loadChunk(importFilter), loadChunk(importForm)])

interface CollapsibleFilterProps<Data> {
  title: string
  /** imports the form definition with its validators, on hover or focus */
  importForm: ImportForm<Data>
  /** true if the filter is open at first, because the page shows no results until the member has filled it in */
  isNeeded?: boolean
  /** the filter's form: a LazyFilter with the same `importForm` */
  children: ReactNode
}

/**
 * A filter that is collapsed at first, because the results are more important. The form engine is loaded when the
 * filter is opened.
 */
export function CollapsibleFilter<Data>({
  title,
  importForm,
  isNeeded = false,
  children,
}: CollapsibleFilterProps<Data>) {
  const [isOpened, setOpened] = useState(isNeeded)
  const prefetch = () => void fetchFilter(importForm).catch(() => undefined)
  const content = isOpened && (
    <SectionBoundary>
      <Suspense fallback={<PageSkeleton count={1} shape="lines" />}>{children}</Suspense>
    </SectionBoundary>
  )
  return (
    <div onPointerEnter={prefetch} onFocus={prefetch}>
      <Accordion
        panels={[
          { id: 'filter', title, open: isNeeded || undefined, onOpen: () => setOpened(true), children: content },
        ]}
      />
    </div>
  )
}

/** The form of a CollapsibleFilter. */
export function LazyFilter<Data>({
  importForm,
  ...filter
}: Omit<FilterProps<Data>, 'definition'> & { importForm: ImportForm<Data> }) {
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
