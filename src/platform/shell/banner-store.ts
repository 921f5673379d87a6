import { createStore } from '~/platform/store/store.ts'

/** A sentence under "Success!" after something was saved; gone on the next navigation (SHELL-51, SHELL-52). */
export const successBannerStore = createStore<string | undefined>(undefined)
/** The dashboard's information banner; each navigation hides it, the dashboard shows it again (SHELL-55). */
export const infoBannerStore = createStore(false)

export const showSuccess = (text: string): void => successBannerStore.set(text)
export const hideBanners = (): void => {
  successBannerStore.set(undefined)
  infoBannerStore.set(false)
}
