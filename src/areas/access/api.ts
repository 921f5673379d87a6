import { getCardholderDetails, getGetCardholderDetailsQueryKey } from '~generated/member/client/account.ts'
import { queryClient } from '~/platform/query/query-client.ts'

/** Warms who signed in, for the greeting and the menus; a failure is shown by the page that needs it. */
export const fetchWhoSignedIn = (memberId: string): Promise<void> =>
  queryClient.prefetchQuery({ queryKey: getGetCardholderDetailsQueryKey(memberId), queryFn: ({ signal }) => getCardholderDetails(memberId, undefined, signal) })
