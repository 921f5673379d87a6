/** Hooks of the portal. Generated from the contracts. Do not edit. */
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { savePdf } from '../../../src/platform/download/save-file.ts'
import type { OperationOptions } from '../../../src/platform/http/client.ts'
import { memberQuery } from '../../../src/platform/query/query.ts'
import { memberId } from '../../../src/platform/session/session-store.ts'
import { getMemberCardDetails, getMemberCardPdf, shareMemberCard } from '../client/card.ts'
import type { ShareCardRequest, ShareMemberCardParams } from '../model/index.ts'

/** Print the member card */
export const downloadMemberCardPdf = async (): Promise<void> => savePdf('getMemberCardPdf', await getMemberCardPdf(memberId()))

/** Send the member card to somebody */
export const shareMemberCardMutation = (options?: OperationOptions) => {
  const id = memberId()
  return { mutationFn: ({ body, params }: { body: ShareCardRequest; params: ShareMemberCardParams }) => shareMemberCard(id, body, params, options) }
}
/** Send the member card to somebody */
export const useShareMemberCard = () => useMutation(shareMemberCardMutation())

/** Read what the member card says */
export const getMemberCardDetailsQuery = (options?: OperationOptions) => memberQuery(['getMemberCardDetails'], (id, signal) => getMemberCardDetails(id, options, signal))
/** Read what the member card says */
export const useGetMemberCardDetails = () => useSuspenseQuery(getMemberCardDetailsQuery())
