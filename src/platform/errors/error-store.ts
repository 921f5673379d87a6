import { createStore } from '~/platform/store.ts'
import type { PortalError } from './portal-error.ts'

/** The one error that the dialog shows; a newer one replaces it, closing clears it (ERR-35, ERR-37). */
export const errorStore = createStore<PortalError | undefined>(undefined)

export const showError = (error: PortalError): void => errorStore.set(error)
export const clearError = (): void => errorStore.set(undefined)

interface FailedNavigation {
  readonly error: PortalError
  /** where it was meant to go */
  readonly address: string
}

/** What the generic error page explains: the failure of the last navigation (D-07). A page message, not a dialog. */
export const navigationErrorStore = createStore<FailedNavigation | undefined>(undefined)
