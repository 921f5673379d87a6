import type { PortalError } from '~/platform/errors/portal-error.ts'
import { createStore } from '~/platform/store/store.ts'

/** How a change of e-mail address ended; undefined where nobody has carried one out. */
export type EmailChange = { readonly isDone: true; readonly login: string } | { readonly isDone: false; readonly refusal: PortalError }
export const emailChangeStore = createStore<EmailChange | undefined>(undefined)
