import { getContactInfoDetails } from '~generated/member/client/account.ts'
import type { ContactInfoDetails } from '~generated/member/model/index.ts'
import { getContactInfoDetailsQuery } from '~generated/member/queries/account.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { memberId } from '~/platform/session/member-id.ts'

/** What is on file at this moment, whatever the cache holds; undefined when that cannot be known now, which stops nobody from saving. */
export async function readContactNow(): Promise<ContactInfoDetails | undefined> {
  try {
    const details = await getContactInfoDetails(memberId())
    queryClient.setQueryData(getContactInfoDetailsQuery().queryKey, details)
    return details
  } catch (error) {
    if (!isPortalError(error) || error.kind === 'cancelled' || error.kind === 'unauthorised') throw error
    return undefined
  }
}
