import { sessionStore } from '~/platform/session/session-store.ts'
import { createStore } from '~/platform/store.ts'
import type { Answers, Draft } from '~/wizard/definition.ts'
import { type Attempt, attemptStore } from '../submission/attempt-store.ts'

/** How a claim stands with the service that keeps it (docs/decisions/032). */
export interface Keeping {
  readonly memberId: string | undefined
  /** the version that this tab went on from */
  readonly version?: string
  /** the answers that are kept */
  readonly answers?: Answers
  /** how far the claim had come on its way when it was kept */
  readonly attempt?: Attempt | undefined
  /** another tab or device has kept another one: nothing is kept from here until the member decides */
  readonly isElsewhere: boolean
  /** the service keeps it no more: it was sent or deleted from another tab or device, or the claim that ended it had no answer here */
  readonly isGone?: boolean
  /** files that were attached before and are to be chosen again */
  readonly filesMissing: number
}

export const nothingOf = (memberId: string | undefined): Keeping => ({ memberId, isElsewhere: false, filesMissing: 0 })
export const keepingStore = createStore(nothingOf(undefined))

/** Nothing of a claim that is gone, nor of another member's. */
export function keeping(): Keeping {
  const id = sessionStore.get()?.id
  const kept = keepingStore.get()
  return kept.memberId === id ? kept : nothingOf(id)
}

export const changeKeeping = (change: Partial<Keeping>): void => keepingStore.set({ ...keeping(), ...change })

/** Whether a reload loses nothing but what is being typed. */
export function isKept({ answers }: Draft): boolean {
  const kept = keeping()
  return kept.answers === answers && kept.attempt === attemptStore.get() && !kept.isElsewhere && !kept.isGone
}
