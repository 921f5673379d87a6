import { createStore } from '~/platform/store.ts'

/** Sentence in the success banner after saving. The next navigation clears it (SHELL-51, SHELL-52). */
export const successBannerStore = createStore<string | undefined>(undefined)
/**
 * The visit (location key) on which the dashboard's information banner is hidden, because it was dismissed or is being
 * left. The next visit shows it again (SHELL-55).
 */
export const infoBannerHiddenAt = createStore<string | undefined>(undefined)

export const showSuccess = (text: string): void => successBannerStore.set(text)
export const hideBanners = (visit: string): void => {
  successBannerStore.set(undefined)
  infoBannerHiddenAt.set(visit)
}
