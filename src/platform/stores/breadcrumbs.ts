import { createStore } from '~/platform/store.ts'

/** A breadcrumb for a page. The last breadcrumb may have a label of its own. */
interface Crumb {
  readonly pageId: string
  readonly params?: Readonly<Record<string, string>>
  /** label in place of the page's title, for a page about one item */
  readonly label?: string
}

export const breadcrumbStore = createStore<readonly Crumb[]>([])

/** Operations on the breadcrumbs (SHELL-49). Every navigation clears them, then the page sets its own (SHELL-50). */
export const breadcrumbs = {
  set: (crumbs: readonly Crumb[]): void => breadcrumbStore.set(crumbs),
  push: (crumb: Crumb): void => breadcrumbStore.set([...breadcrumbStore.get(), crumb]),
  pop: (): void => breadcrumbStore.set(breadcrumbStore.get().slice(0, -1)),
  replace: (crumb: Crumb): void => breadcrumbStore.set([...breadcrumbStore.get().slice(0, -1), crumb]),
  empty: (): void => breadcrumbStore.set([]),
}
