import { createStore } from '~/platform/store.ts'

/** One step of the trail: a page, or for the last one what the page calls itself. */
interface Crumb {
  readonly pageId: string
  readonly params?: Readonly<Record<string, string>>
  /** replaces the page's title, for pages about one thing */
  readonly label?: string
}

export const breadcrumbStore = createStore<readonly Crumb[]>([])

/** The list's operations (SHELL-49). Every navigation empties it, the page then sets its own (SHELL-50). */
export const breadcrumbs = {
  set: (crumbs: readonly Crumb[]): void => breadcrumbStore.set(crumbs),
  push: (crumb: Crumb): void => breadcrumbStore.set([...breadcrumbStore.get(), crumb]),
  pop: (): void => breadcrumbStore.set(breadcrumbStore.get().slice(0, -1)),
  replace: (crumb: Crumb): void => breadcrumbStore.set([...breadcrumbStore.get().slice(0, -1), crumb]),
  empty: (): void => breadcrumbStore.set([]),
}
