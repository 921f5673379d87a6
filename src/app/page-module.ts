import type { ComponentType } from 'react'

/** What a page file exports: the component, and what to fetch before it is shown. */
export interface PageModule {
  readonly Component: ComponentType
  /** Starts the page's requests; must not wait for them (architecture.md, One page). */
  readonly warm?: (args: { memberId: string; params: Readonly<Record<string, string | undefined>>; url: URL }) => void
}
