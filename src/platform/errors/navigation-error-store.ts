import { createStore } from '~/platform/store/store.ts'
import type { PortalError } from './portal-error.ts'

interface FailedNavigation {
  readonly error: PortalError
  /** where it was meant to go */
  readonly address: string
}

/** What the generic error page explains: the failure of the last navigation (D-07). A page message, not a dialog. */
export const navigationErrorStore = createStore<FailedNavigation | undefined>(undefined)
