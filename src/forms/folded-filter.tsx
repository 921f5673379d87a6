import { useEffect, useState } from 'react'
import { loadChunk } from '~/platform/load-chunk.ts'
import { Card } from '~/ui/layout.tsx'
import { PageSkeleton, SectionBoundary } from '~/ui/page/page.tsx'
import { PanelGroup } from '~/ui/panel-group.tsx'
import type { FormDefinition } from './definition.ts'
import type { FilterProps } from './filter-form.tsx'

const importFilter = () => import('./filter-form.tsx')

interface FetchedFilterProps<Data> extends Omit<FilterProps<Data>, 'definition'> {
  /** imports the definition of the form, with its validators */
  importForm: () => Promise<FormDefinition<Data>>
}

/** A filter that is closed until somebody wants another search, for what was found comes first. It comes when it is opened, and with it the engine of forms. */
export function FoldedFilter<Data>({ title, ...filter }: FetchedFilterProps<Data> & { title: string }) {
  const [isOpened, setOpened] = useState(false)
  const fetchAhead = () => void fetchFilter(filter.importForm).catch(() => undefined)
  return (
    <Card>
      <div onPointerEnter={fetchAhead} onFocus={fetchAhead}>
        <PanelGroup
          panels={[
            {
              id: 'filter',
              title,
              onOpen: () => setOpened(true),
              children: isOpened && (
                <SectionBoundary>
                  <FetchedFilter {...filter} />
                </SectionBoundary>
              ),
            },
          ]}
        />
      </div>
    </Card>
  )
}

const fetchFilter = <Data,>(importForm: () => Promise<FormDefinition<Data>>) => Promise.all([loadChunk(importFilter), loadChunk(importForm)])

function FetchedFilter<Data>({ importForm, ...filter }: FetchedFilterProps<Data>) {
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
