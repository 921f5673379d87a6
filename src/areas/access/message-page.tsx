import type { ReactNode } from 'react'
import { PageLink } from '~/platform/pages/page-link.tsx'
import type { PageId } from '~/platform/pages/registry.ts'
import { buttonClass } from '~/ui/button/button.tsx'
import { Cluster } from '~/ui/layout/layout.tsx'
import { PlainPage } from '~/ui/page/plain-page.tsx'

export interface Way {
  /** pages without parameters that one goes to from here */
  readonly to: Extract<PageId, `access.${string}` | `registration.${string}`>
  readonly label: string
}

interface MessagePageProps {
  readonly id: PageId
  readonly lead: string
  /** the first is the one most people want; not where the page has a button of its own */
  readonly ways: readonly Way[]
  readonly button?: ReactNode
  readonly children?: ReactNode
}

/** A page that tells how something ended and where to go from there. */
export function MessagePage({ id, lead, ways, button, children }: MessagePageProps) {
  return (
    <PlainPage id={id} lead={lead}>
      {children}
      <Cluster>
        {button}
        {ways.map(({ to, label }, index) => (
          <PageLink key={to} to={to} className={buttonClass(index === 0 && !button ? {} : { variant: 'quiet' })}>
            {label}
          </PageLink>
        ))}
      </Cluster>
    </PlainPage>
  )
}
