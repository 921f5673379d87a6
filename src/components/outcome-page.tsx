import type { ReactNode } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { getPage, type PageId } from '~/platform/pages/page-registry.ts'
import { Actions } from '../ui/button.tsx'
import type { IconName, Tone } from '../ui/icon.tsx'
import { Container } from '../ui/layout.tsx'
import { Notice } from '../ui/notice.tsx'

interface OutcomePageProps {
  /** id of the page; by default the heading is the page's title, message `page.<id>` */
  id: PageId
  /** the heading for a specific result, instead of the page's title */
  title?: string | undefined
  tone: Tone
  icon?: IconName | undefined
  /** a drawing instead of the icon */
  picture?: ReactNode
  lead: ReactNode
  /** more details, or the result of a button on this page */
  children?: ReactNode
  /** links to other pages; the most frequent one comes first */
  actions?: ReactNode
}

/** A result page: a message and links, without a form and without loading. */
export function OutcomePage({ id, title, tone, icon, picture, lead, children, actions }: OutcomePageProps) {
  const text = useText()
  return (
    <Container narrow centred={getPage(id).access === 'public'}>
      <Notice
        level={1}
        tone={tone}
        icon={icon}
        picture={picture}
        heading={title ?? text.dynamic(`page.${id}`)}
        footer={actions && <Actions>{actions}</Actions>}
      >
        <p>{lead}</p>
        {children}
      </Notice>
    </Container>
  )
}
