import { createStore } from '~/platform/store.ts'

/** A sentence under "Success!" after something was saved; gone on the next navigation (SHELL-51, SHELL-52). */
export const successBannerStore = createStore<string | undefined>(undefined)
/** The visit (key of its location) on which the dashboard's information banner is hidden: dismissed, or being left. The next one shows it again (SHELL-55). */
export const infoBannerHiddenAt = createStore<string | undefined>(undefined)

export const showSuccess = (text: string): void => successBannerStore.set(text)
export const hideBanners = (visit: string): void => {
  successBannerStore.set(undefined)
  infoBannerHiddenAt.set(visit)
}
