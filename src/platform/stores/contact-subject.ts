import { createStore } from '~/platform/store.ts'

/** What a message to the insurer is about, for the page where it is written: in memory alone, for it says what somebody was treated for (reliability-and-security.md, Browser security). */
export const contactSubjectStore = createStore<{ readonly claim: string; readonly service: string; readonly date: string } | undefined>(undefined)
