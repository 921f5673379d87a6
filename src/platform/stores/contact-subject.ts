import { onSessionEnd } from '~/platform/session/end-session.ts'
import { createStore } from '~/platform/store.ts'

/** A claim line that a message may be about. */
export interface ContactSubject {
  readonly claim: string
  readonly service: string
  readonly date: string
}

/**
 * The claim that a message to the insurer is about, for the contact page. It is in memory only, because it contains
 * health data (reliability-and-security.md, Browser security).
 */
export const contactSubjectStore = createStore<ContactSubject | undefined>(undefined)
onSessionEnd(() => contactSubjectStore.set(undefined))
