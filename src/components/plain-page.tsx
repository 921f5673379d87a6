import type { ReactNode } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import type { PageId } from '~/platform/pages/page-registry.ts'
import { Stack, Container } from '../ui/layout.tsx'
import { PageHeader } from '../ui/page-header.tsx'

interface PlainPageProps {
  /** whose title it carries, `page.<id>` */
  id: PageId
  /** replaces the title of the row, for a page that tells how something ended */
  title?: string | undefined
  lead?: ReactNode
  children: ReactNode
}

/** A narrow page that waits for no data: its heading, what it says or asks. Light enough for those who are not signed in. */
export function PlainPage({ id, title, lead, children }: PlainPageProps) {
  const text = useText()
  return (
    <Container narrow>
      <Stack gap="l">
        <PageHeader title={title ?? text.dynamic(`page.${id}`)} lead={lead} />
        {children}
      </Stack>
    </Container>
  )
}
