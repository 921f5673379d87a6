import { createStore } from '~/platform/store.ts'
import { setReturnTo, hasNoEarlierSession } from './return-to.ts'
import { endSession, onSessionEnd } from './end-session.ts'

/** A request met a 401: the password dialog is asked to get a new token in place (reliability-and-security.md, Session). */
interface PasswordPrompt {
  readonly answer: (renewed: boolean) => void
}
export const reauthenticationStore = createStore<PasswordPrompt | undefined>(undefined)

let pending: Promise<boolean> | undefined
/** whoever signs in right now, where no dialog can be shown */
let signingIn = 0
/** A service that knows a new token only a moment later on every instance: so long is waited. */
const TOKEN_PROPAGATION_MS = 1000

/** Runs what follows signing in: there a refused request is sent once more a moment later, for nobody is asked for the password just given. */
export async function afterSigningIn<Result>(work: () => Promise<Result>): Promise<Result> {
  signingIn += 1
  try {
    return await work()
  } finally {
    signingIn -= 1
  }
}

/** how many dialogs can be shown: none before the member's shell is there */
let dialogs = 0
/** how many guards are at work: the shell comes after them */
let guards = 0

/** The dialog can be shown from now on, until the answer is called. */
export function registerPasswordDialog(): () => void {
  dialogs += 1
  return () => void (dialogs -= 1)
}

/** Runs what decides whether a page may be opened. Where the page would be the first of its document, nobody can be asked while it decides. */
export async function whileGuarding<Result>(work: () => Promise<Result>): Promise<Result> {
  guards += 1
  try {
    return await work()
  } finally {
    guards -= 1
  }
}

/** The session is over and the sign-in page says so; it leads back to the page that was asked for (D-172). Nothing was typed yet. */
function goToSignIn(): false {
  const leadsBack = hasNoEarlierSession()
  endSession('expired-token')
  if (leadsBack) setReturnTo(new URL(location.href))
  return false
}

/** Opens the dialog, once for any number of refused requests; resolves when it is answered. Where none can be shown, the session ends. */
export async function reauthenticate(): Promise<boolean> {
  if (signingIn > 0) return new Promise((resolve) => setTimeout(() => resolve(true), TOKEN_PROPAGATION_MS))
  if (guards > 0 && dialogs === 0) return goToSignIn()
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

onSessionEnd(() => reauthenticationStore.get()?.answer(false))
