import { onSessionEnd } from '~/platform/session/end-session.ts'
import { storedInvitationToken } from '~/platform/session/email-link.ts'
import { storage } from '~/platform/session/storage.ts'
import { createStore } from '~/platform/store.ts'
import { registerDigitalAccount } from '~generated/account/client/registration.ts'
import type { DigitalRegistrationRequest } from '~generated/account/model/index.ts'
import { validateDigitalMember } from '~generated/member/client/welcome.ts'
import type { DigitalTokenValues, ValidateDigitalMemberParams } from '~generated/member/model/index.ts'
import { getDigitalTokenValuesQuery, validateDigitalExpiryQuery } from '~generated/member/queries/welcome.ts'
import { PortalError } from '~/platform/errors/portal-error.ts'
import { queryClient } from '~/platform/query/query-client.ts'

/** The token of the invitation that this tab has opened (GUARD-10, REG-30); empty when it opened none. */
export const invitationToken = (): string => storedInvitationToken() ?? ''

/** Whether the link of the invitation said that the account has no password (D-36). */
export const hasNoPassword = (): boolean => storage.read('mslNoPassword') === 'true'

/** Keeps an invitation for this tab; what an earlier one had said is forgotten. */
export function storeInvitation(token: string, noPassword: boolean): void {
  storage.write('mslToken', token)
  if (noPassword) storage.write('mslNoPassword', 'true')
  else storage.remove('mslNoPassword')
}

/** The date of birth that verified an invitation. In memory only (D-36, F-12): after a reload it is asked again. */
const verified = createStore<{ readonly token: string; readonly dateOfBirth: string } | undefined>(undefined)
onSessionEnd(() => verified.set(undefined))

export const setDateOfBirth = (token: string, dateOfBirth: string): void => verified.set({ token, dateOfBirth })
export const clearDateOfBirth = (): void => verified.set(undefined)
export function dateOfBirthOf(token: string): string | undefined {
  const known = verified.get()
  return known?.token === token ? known.dateOfBirth : undefined
}

/** An invitation whose link was just opened: as the service has it now (D-33). */
export const openInvitation = (mslToken: string): Promise<DigitalTokenValues> =>
  queryClient.fetchQuery({ ...getDigitalTokenValuesQuery({ mslToken }), staleTime: 0 })

/** The same invitation later on: as it was read, unless something has happened to it since. */
export const readInvitation = (mslToken: string): Promise<DigitalTokenValues> => queryClient.fetchQuery(getDigitalTokenValuesQuery({ mslToken }))

/** Something has happened to an invitation: it is read anew when it is needed again. */
export const invitationChanged = (mslToken: string): Promise<void> => queryClient.invalidateQueries(getDigitalTokenValuesQuery({ mslToken }))

/** Whether an invitation has expired, always fresh (API-038, D-33). */
export async function isExpired(mslToken: string): Promise<boolean> {
  const { emailExpired } = await queryClient.fetchQuery(validateDigitalExpiryQuery({ mslToken }))
  return emailExpired
}

/** Checks who opened an invitation (API-039); never cached, never tried again by itself. Answers that do not match are a 404 either way. */
export async function checkPerson(person: ValidateDigitalMemberParams): Promise<void> {
  // 200 is the answer; that they do not match may stand in it too
  const answer = await validateDigitalMember(person)
  if (answer?.valid === false) throw new PortalError({ kind: 'not-found', status: 404, operationId: 'validateDigitalMember', toCaller: true })
}

/** Opens the account of an invitation; it is active at once (API-016). */
export const createAccount = ({ mslToken, dateOfBirth, password }: DigitalRegistrationRequest): Promise<null> =>
  registerDigitalAccount({ mslToken, dateOfBirth, password })
