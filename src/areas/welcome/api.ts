import { registerDigitalAccount } from '~generated/account/client/registration.ts'
import type { DigitalRegistrationRequest } from '~generated/account/model/index.ts'
import { getGetPublicResourceUrlsQueryKey, getPublicResourceUrls } from '~generated/member/client/support.ts'
import {
  getDigitalTokenValues,
  getGetDigitalTokenValuesQueryKey,
  getValidateDigitalExpiryQueryKey,
  validateDigitalExpiry,
  validateDigitalMember,
} from '~generated/member/client/welcome.ts'
import type { DigitalTokenValues, ValidateDigitalMemberParams } from '~generated/member/model/index.ts'
import { PortalError } from '~/platform/errors/portal-error.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { query } from '~/platform/query/query.ts'

export const welcome = {
  invitation: (mslToken: string) => query(getGetDigitalTokenValuesQueryKey({ mslToken }), (signal) => getDigitalTokenValues({ mslToken }, undefined, signal)),
  resources: (mslToken: string) => query(getGetPublicResourceUrlsQueryKey({ mslToken }), (signal) => getPublicResourceUrls({ mslToken }, undefined, signal)),
}

/** An invitation whose link was just opened: as the service has it now (D-33). */
export const openInvitation = (mslToken: string): Promise<DigitalTokenValues> => queryClient.fetchQuery({ ...welcome.invitation(mslToken), staleTime: 0 })

/** The same invitation later on: as it was read, unless something has happened to it since. */
export const readInvitation = (mslToken: string): Promise<DigitalTokenValues> => queryClient.fetchQuery(welcome.invitation(mslToken))

/** Something has happened to an invitation: it is read anew when it is needed again. */
export const invitationChanged = (mslToken: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: getGetDigitalTokenValuesQueryKey({ mslToken }) })

/** Whether an invitation has expired, always fresh (API-038, D-33). */
export async function isExpired(mslToken: string): Promise<boolean> {
  const { emailExpired } = await queryClient.fetchQuery({
    ...query(getValidateDigitalExpiryQueryKey({ mslToken }), (signal) => validateDigitalExpiry({ mslToken }, undefined, signal)),
    staleTime: 0,
    gcTime: 0,
  })
  return emailExpired
}

/** Checks who opened an invitation (API-039); never cached, never tried again by itself. Answers that do not match are a 404 either way. */
export async function checkPerson(person: ValidateDigitalMemberParams): Promise<void> {
  const { valid } = await validateDigitalMember(person)
  if (!valid) throw new PortalError({ kind: 'not-found', status: 404, operationId: 'validateDigitalMember', toCaller: true })
}

/** Opens the account of an invitation; it is active at once (API-016). */
export const createAccount = ({ mslToken, dateOfBirth, password }: DigitalRegistrationRequest): Promise<null> =>
  registerDigitalAccount({ mslToken, dateOfBirth, password })
