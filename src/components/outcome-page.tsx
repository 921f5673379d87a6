import type { ReactNode } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import type { PageId } from '~/platform/pages/page-registry.ts'
import { Actions } from '../ui/button.tsx'
import type { IconName, Tone } from '../ui/icon.tsx'
import { Container } from '../ui/layout.tsx'
import { Notice } from '../ui/notice.tsx'

interface OutcomePageProps {
  /** whose title it carries, `page.<id>` */
  id: PageId
  /** replaces the title of the row: what exactly happened */
  title?: string | undefined
  tone: Tone
  icon?: IconName | undefined
  lead: ReactNode
  /** more to know, or what became of pressing a button here */
  children?: ReactNode
  /** where to go from here; the first is what most people want */
  actions?: ReactNode
}

/** A page that tells how something ended, and what one can do now: nothing to fill in, nothing to wait for. */
export function OutcomePage({ id, title, tone, icon, lead, children, actions }: OutcomePageProps) {
  const text = useText()
  return (
    <Container narrow>
      <Notice level={1} tone={tone} icon={icon} heading={title ?? text.dynamic(`page.${id}`)} footer={actions && <Actions>{actions}</Actions>}>
        <p>{lead}</p>
        {children}
      </Notice>
    </Container>
  )
}
