import { createStore } from '~/platform/store/store.ts'
import { onExit } from './exit.ts'

/** A request met a 401: the password dialog is asked to get a new token in place (trust.md, Session). */
interface Question {
  readonly answer: (renewed: boolean) => void
}
export const reauthenticationStore = createStore<Question | undefined>(undefined)

let pending: Promise<boolean> | undefined

/** Opens the dialog, once for any number of refused requests; resolves when it is answered. */
export function reauthenticate(): Promise<boolean> {
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
