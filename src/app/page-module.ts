import type { ComponentType } from 'react'
import type { PagePlace } from '~/platform/pages/page-row.ts'
import type { AnyQuery } from '~/platform/query/prefetch.ts'

/** What a page file exports: the component, and what it will ask for. */
export interface PageModule {
  readonly Component: ComponentType
  /**
   * What the page reads, asked for when it is pointed at or opened, side by side with its code; nobody waits for it (architecture.md, One page).
   * A promise where one answer decides what is asked next.
   */
  readonly queries?: (place: PagePlace) => readonly AnyQuery[] | Promise<readonly AnyQuery[]>
}
