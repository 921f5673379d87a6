import { onExit } from '~/platform/session/exit.ts'
import { keptToken } from '~/platform/session/link-token.ts'
import { storage } from '~/platform/session/storage.ts'
import { createStore } from '~/platform/store.ts'

/** The token of the invitation that this tab has opened (GUARD-10, REG-30); empty when it opened none. */
export const invitationToken = (): string => keptToken() ?? ''

/** Whether the link of the invitation said that the account has no password (D-36). */
export const hasNoPassword = (): boolean => storage.read('mslNoPassword') === 'true'

/** Keeps an invitation for this tab; what an earlier one had said is forgotten. */
export function keepInvitation(token: string, noPassword: boolean): void {
  storage.write('mslToken', token)
  if (noPassword) storage.write('mslNoPassword', 'true')
  else storage.remove('mslNoPassword')
}

/** The date of birth that verified an invitation. In memory only (D-36, F-12): after a reload it is asked again. */
const verified = createStore<{ readonly token: string; readonly dateOfBirth: string } | undefined>(undefined)
onExit(() => verified.set(undefined))

export const holdDateOfBirth = (token: string, dateOfBirth: string): void => verified.set({ token, dateOfBirth })
export const forgetDateOfBirth = (): void => verified.set(undefined)
export function dateOfBirthOf(token: string): string | undefined {
  const known = verified.get()
  return known?.token === token ? known.dateOfBirth : undefined
}
