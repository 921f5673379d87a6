import { onSessionEnd } from '~/platform/session/end-session.ts'
import { storedInvitationToken } from '~/platform/session/email-link.ts'
import { storage } from '~/platform/session/storage.ts'
import { createStore } from '~/platform/store.ts'
import { registerDigitalAccount } from '~generated/account/client/registration.ts'
import type { DigitalRegistrationRequest } from '~generated/account/model/index.ts'
import { validateDigitalMember } from '~generated/member/client/welcome.ts'
import type {
  DigitalMemberCheck,
  DigitalTokenValues,
  ValidateDigitalMemberParams,
} from '~generated/member/model/index.ts'
import { getDigitalTokenValuesQuery, validateDigitalExpiryQuery } from '~generated/member/queries/welcome.ts'
import { PortalError } from '~/platform/errors/portal-error.ts'
import { queryClient } from '~/platform/query/query-client.ts'

/** The token of the invitation opened in this tab (GUARD-10, REG-30); empty if none. */
export const invitationToken = (): string => storedInvitationToken() ?? ''

/** True if the invitation link marks the account as having no password (D-36). */
export const hasNoPassword = (): boolean => storage.read('mslNoPassword') === 'true'

/** Stores an invitation for this tab. Clears the no-password marker of an earlier invitation. */
export function storeInvitation(token: string, noPassword: boolean): void {
  storage.write('mslToken', token)
  if (noPassword) storage.write('mslNoPassword', 'true')
  else storage.remove('mslNoPassword')
}

/**
 * The date of birth that was verified for an invitation. It is in memory only (D-36, F-12), so after a reload the page
 * asks for it again.
 */
const verified = createStore<{ readonly token: string; readonly dateOfBirth: string } | undefined>(undefined)
onSessionEnd(() => verified.set(undefined))

export const setDateOfBirth = (token: string, dateOfBirth: string): void => verified.set({ token, dateOfBirth })
export const clearDateOfBirth = (): void => verified.set(undefined)
export function dateOfBirthOf(token: string): string | undefined {
  const known = verified.get()
  return known?.token === token ? known.dateOfBirth : undefined
}

/** The invitation of a link that was just opened; it never comes from the cache (D-33). */
export const openInvitation = (mslToken: string): Promise<DigitalTokenValues> =>
  queryClient.fetchQuery({ ...getDigitalTokenValuesQuery({ mslToken }), staleTime: 0 })

/** The invitation on later pages. It comes from the cache, except after a change has invalidated it. */
export const readInvitation = (mslToken: string): Promise<DigitalTokenValues> =>
  queryClient.fetchQuery(getDigitalTokenValuesQuery({ mslToken }))

/** Invalidates an invitation in the cache after a change, so that it is requested again when it is next used. */
export const invitationChanged = (mslToken: string): Promise<void> =>
  queryClient.invalidateQueries(getDigitalTokenValuesQuery({ mslToken }))

/** True if an invitation has expired. The answer never comes from the cache (API-038, D-33). */
export async function isExpired(mslToken: string): Promise<boolean> {
  const { emailExpired } = await queryClient.fetchQuery(validateDigitalExpiryQuery({ mslToken }))
  return emailExpired
}

/**
 * Checks the identity of an invited person (API-039). The response is never cached, and the request is never retried
 * automatically. If the data do not match, throws a 404, even if the response itself has another status.
 */
export async function checkPerson(person: ValidateDigitalMemberParams): Promise<void> {
  // A 200 may also report a mismatch. No document shows this answer, so a bare `false` is a mismatch, too.
  const answer = (await validateDigitalMember(person)) as DigitalMemberCheck | false | null
  if (answer === false || answer?.valid === false)
    throw new PortalError({ kind: 'not-found', status: 404, operationId: 'validateDigitalMember', toCaller: true })
}

/** Creates the account of an invitation; it is active at once (API-016). */
export const createAccount = ({ mslToken, dateOfBirth, password }: DigitalRegistrationRequest): Promise<null> =>
  registerDigitalAccount({ mslToken, dateOfBirth, password })
