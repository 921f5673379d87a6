import { Suspense, type ReactNode } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import type { PageId } from '~/platform/pages/registry.ts'
import { PageHeader } from '../page-header.tsx'
import { Stack } from '../layout.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { SectionBoundary } from './section-boundary.tsx'

interface PageProps {
  /** whose title it carries, `page.<id>` */
  id: PageId
  /** replaces the title of the row, for pages about one thing; a name that the service left empty does not */
  title?: string | undefined
  eyebrow?: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** The inside of a page: its one heading, and what it shows, which may still be loading or have failed. */
export function Page({ id, title, eyebrow, lead, actions, children }: PageProps) {
  const text = useText()
  return (
    <Stack gap="l">
      <PageHeader eyebrow={eyebrow} title={title || text.byConvention(`page.${id}`)} lead={lead} actions={actions} />
      <SectionBoundary>
        <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
      </SectionBoundary>
    </Stack>
  )
}
