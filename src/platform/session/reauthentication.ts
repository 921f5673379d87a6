import { createStore } from '~/platform/store.ts'
import { onExit } from './exit.ts'

/** A request met a 401: the password dialog is asked to get a new token in place (trust.md, Session). */
interface Question {
  readonly answer: (renewed: boolean) => void
}
export const reauthenticationStore = createStore<Question | undefined>(undefined)

let pending: Promise<boolean> | undefined
/** whoever signs in right now, where no dialog can be shown */
let signingIn = 0
/** A service that knows a new token only a moment later on every instance: so long is waited. */
const PAUSE_MS = 1000

/** Runs what follows signing in: there a refused request is sent once more a moment later, for nobody is asked for the password just given. */
export async function afterSigningIn<Result>(work: () => Promise<Result>): Promise<Result> {
  signingIn += 1
  try {
    return await work()
  } finally {
    signingIn -= 1
  }
}

/** Opens the dialog, once for any number of refused requests; resolves when it is answered. */
export function reauthenticate(): Promise<boolean> {
  if (signingIn > 0) return new Promise((resolve) => setTimeout(() => resolve(true), PAUSE_MS))
  pending ??= new Promise<boolean>((resolve) => {
    reauthenticationStore.set({
      answer: (renewed) => {
        pending = undefined
        reauthenticationStore.set(undefined)
        resolve(renewed)
      },
    })
  })
  return pending
}

onExit(() => reauthenticationStore.get()?.answer(false))
