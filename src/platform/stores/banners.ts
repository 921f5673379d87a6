import { createStore } from '~/platform/store.ts'

/** Text of the success banner after saving. The next navigation clears it (SHELL-51, SHELL-52). */
export const successBannerStore = createStore<string | undefined>(undefined)
/**
 * The visit (location key) on which the dashboard's information banner is hidden, because the member is leaving the
 * page. The next visit shows the banner again (SHELL-55).
 */
export const infoBannerHiddenAt = createStore<string | undefined>(undefined)

export const showSuccess = (text: string): void => successBannerStore.set(text)
export const hideBanners = (visit: string): void => {
  successBannerStore.set(undefined)
  infoBannerHiddenAt.set(visit)
}
