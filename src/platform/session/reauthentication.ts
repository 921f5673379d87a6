import { createStore } from '~/platform/store.ts'
import { setReturnTo, hasNoEarlierSession } from './return-to.ts'
import { endSession, onSessionEnd } from './end-session.ts'

/** A pending password dialog, which gets a new token after a 401 (reliability-and-security.md, Session). */
interface PasswordPrompt {
  readonly answer: (renewed: boolean) => void
}
export const reauthenticationStore = createStore<PasswordPrompt | undefined>(undefined)

let pending: Promise<boolean> | undefined
/** number of sign-ins in progress; while there is one, a refused request opens no password dialog */
let signingIn = 0
/** Delay before a retry, because a new token takes time to reach all servers of the service. */
const TOKEN_PROPAGATION_MS = 1000

/**
 * Runs the requests that follow a sign-in. If the service refuses such a request, the portal repeats the request after
 * a delay. It does not ask for the password, because the member has just signed in.
 */
export async function afterSigningIn<Result>(work: () => Promise<Result>): Promise<Result> {
  signingIn += 1
  try {
    return await work()
  } finally {
    signingIn -= 1
  }
}

/** number of mounted password dialogs; zero until the member layout, which contains the dialog, is mounted */
let dialogs = 0
/** number of running guards; guards run before the member layout is mounted */
let guards = 0

/** Registers a mounted dialog; call the returned function to unregister. */
export function registerPasswordDialog(): () => void {
  dialogs += 1
  return () => void (dialogs -= 1)
}

/**
 * Runs the guards of a page. The guards of a document's first page run before the member layout is mounted, so no
 * password dialog can be shown then.
 */
export async function whileGuarding<Result>(work: () => Promise<Result>): Promise<Result> {
  guards += 1
  try {
    return await work()
  } finally {
    guards -= 1
  }
}

/**
 * Ends the session and opens the sign-in page, from which the member returns to the requested page (D-172). Nothing is
 * lost, because the member has entered nothing yet.
 */
function goToSignIn(): false {
  const leadsBack = hasNoEarlierSession()
  endSession('expired-token')
  if (leadsBack) setReturnTo(new URL(location.href))
  return false
}

/**
 * Opens the password dialog once for all refused requests and resolves with its result. If no dialog can be shown, the
 * session ends.
 */
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
