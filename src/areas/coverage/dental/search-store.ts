import type { DentalSearch } from '~generated/forms/coverage/dental-search.ts'
import { onExit } from '~/platform/session/exit.ts'
import { createStore } from '~/platform/store/store.ts'

/** What was looked up last: still there after a look elsewhere, nothing on the first visit (LOOK-04). In memory only. */
export const dentalSearchStore = createStore<DentalSearch | undefined>(undefined)
onExit(() => dentalSearchStore.set(undefined))
