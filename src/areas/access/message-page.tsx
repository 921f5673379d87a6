import type { ReactNode } from 'react'
import { PageLink } from '~/platform/pages/navigation.tsx'
import type { PageId } from '~/platform/pages/page-registry.ts'
import { buttonClass } from '~/ui/button.tsx'
import type { IconName, Tone } from '~/ui/icon.tsx'
import { OutcomePage } from '~/components/outcome-page.tsx'

interface PageAction {
  /** public pages without parameters that this page can link to */
  readonly to: Extract<PageId, `access.${string}` | `registration.${string}`>
  readonly label: string
}

/** A result, with links to the pages where the user can continue. */
export interface Message {
  readonly tone: Tone
  readonly icon?: IconName | undefined
  readonly lead: string
  /**
   * links to other pages, the most frequently used one first; the first one is the main action unless the page has a
   * button
   */
  readonly ways: readonly PageAction[]
}

interface MessagePageProps extends Message {
  readonly id: PageId
  readonly title?: string | undefined
  readonly button?: ReactNode
  readonly children?: ReactNode
}

/** A result page with links to other pages. */
export function MessagePage({ ways, button, ...page }: MessagePageProps) {
  return (
    <OutcomePage
      {...page}
      actions={
        <>
          {button}
          {ways.map(({ to, label }, index) => (
            <PageLink key={to} to={to} className={buttonClass(index === 0 && !button ? {} : { variant: 'quiet' })}>
              {label}
            </PageLink>
          ))}
        </>
      }
    />
  )
}
