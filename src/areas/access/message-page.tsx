import type { ReactNode } from 'react'
import { PageLink } from '~/platform/pages/navigation.tsx'
import type { PageId } from '~/platform/pages/page-registry.ts'
import { buttonClass } from '~/ui/button.tsx'
import type { IconName, Tone } from '~/ui/icon.tsx'
import { OutcomePage } from '~/components/outcome-page.tsx'

interface PageAction {
  /** pages without parameters that one goes to from here */
  readonly to: Extract<PageId, `access.${string}` | `registration.${string}`>
  readonly label: string
}

/** How something ended, and where one can go. */
export interface Message {
  readonly tone: Tone
  readonly icon?: IconName | undefined
  readonly lead: string
  /** the first is the one most people want; not where the page has a button of its own */
  readonly ways: readonly PageAction[]
}

interface MessagePageProps extends Message {
  readonly id: PageId
  readonly title?: string | undefined
  readonly button?: ReactNode
  readonly children?: ReactNode
}

/** An outcome from which one goes on to other pages. */
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
