import type { ReactNode } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import type { PageId } from '~/platform/pages/page-registry.ts'
import { Stack, Container } from '../ui/layout.tsx'
import { PageHeader } from '../ui/page-header.tsx'

interface PlainPageProps {
  /** id of the page; by default the heading is the page's title, message `page.<id>` */
  id: PageId
  /** the heading of a result page, instead of the page's title */
  title?: string | undefined
  lead?: ReactNode
  children: ReactNode
}

/** A page before sign-in, which loads no data: a heading and content, below each other in the middle as on sign-in. */
export function PlainPage({ id, title, lead, children }: PlainPageProps) {
  const text = useText()
  return (
    <Container narrow centred>
      <Stack gap="l">
        <PageHeader title={title ?? text.dynamic(`page.${id}`)} lead={lead} />
        {children}
      </Stack>
    </Container>
  )
}
