import type { RecentClaimService } from '~generated/member/model/index.ts'
import { createContext, use, useEffect } from 'react'
import { onExit } from '~/platform/session/exit.ts'
import { createStore, useStore } from '~/platform/store.ts'
import { loadingStore } from './loading.ts'

/** A sentence under "Success!" after something was saved; gone on the next navigation (SHELL-51, SHELL-52). */
export const successBannerStore = createStore<string | undefined>(undefined)
/** The visit (key of its location) on which the dashboard's information banner is hidden: dismissed, or being left. The next one shows it again (SHELL-55). */
export const infoBannerHiddenAt = createStore<string | undefined>(undefined)

export const showSuccess = (text: string): void => successBannerStore.set(text)
export const hideBanners = (visit: string): void => {
  successBannerStore.set(undefined)
  infoBannerHiddenAt.set(visit)
}

/** The pages that the member opened since signing in, for what is told until then: in memory alone, and gone with the session. */
export const openedPages = new Set<string>()

/** What a message to the insurer is about, for the page where it is written: in memory alone, for it says what somebody was treated for (trust.md, Browser). */
export const questionStore = createStore<{ readonly claim: string; readonly service: string; readonly date: string } | undefined>(undefined)

/** A claim that waits for direct deposit, and how one goes on with it: kept from "Set up" until the account is saved (GUARD-23). */
export const claimAfterDepositStore = createStore<(() => Promise<void>) | undefined>(undefined)

/** The claim that the direct-deposit-missing modal stands before, while it is open: a slot of its own, loading does not close it (D-54). */
export const directDepositRequiredStore = createStore<
  { /** where nothing else was meant, a claim begins at its first step */ readonly resume?: () => Promise<void> } | undefined
>(undefined)
onExit(() => {
  directDepositRequiredStore.set(undefined)
  claimAfterDepositStore.set(undefined)
})

/** How many forms stand on the page. While one does, what was typed into it is still there, whatever failed. */
export const formStore = createStore(0)

/** A form stands on the page, until the answer is called. */
export function formStands(): () => void {
  formStore.set(formStore.get() + 1)
  return () => formStore.set(formStore.get() - 1)
}

/** The one modal a page may have open, by name. System dialogs have slots of their own (D-54). */
export const pageModalStore = createStore<string | undefined>(undefined)
const closePageModal = (): void => pageModalStore.set(undefined)
loadingStore.subscribe(() => loadingStore.get() ?? closePageModal()) // when a loading ends (SHELL-64)

/** A modal of a page: closed by whoever opened it, by the end of a loading (SHELL-64), and with its page. */
export function usePageModal(name: string): { readonly isOpen: boolean; readonly open: () => void; readonly close: () => void } {
  const isOpen = useStore(pageModalStore) === name
  useEffect(
    () => () => {
      if (pageModalStore.get() === name) closePageModal()
    },
    [name],
  )
  return { isOpen, open: () => pageModalStore.set(name), close: closePageModal }
}

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

/** What stands in the pages of a claim before anybody answers them, by step. */
export type PrefilledAnswers = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Things any page may start and one area owns: the app joins them, so that areas need not know each other (architecture.md, Arrows). */
export interface StartClaim {
  /**
   * checks the banking details, then opens the claim wizard (GUARD-18), at a type of claim where one is meant, with what is known of it; past the choice
   * of the type where it was chosen by what was pressed
   */
  readonly openClaim: (claimType?: string, typed?: PrefilledAnswers, isChosen?: boolean) => Promise<void>
  /** the same for a service that was claimed before: its claim goes on where it is not the same again (D-97) */
  readonly repeatClaim: (item: RecentClaimService) => Promise<void>
}
export const StartClaimContext = createContext<StartClaim | undefined>(undefined)

export function useStartClaim(): StartClaim {
  const actions = use(StartClaimContext)
  if (!actions) throw new Error('usePortalActions outside the member shell')
  return actions
}
