/** Hooks of the portal. Generated from the contracts. Do not edit. */
import { useMutation } from '@tanstack/react-query'
import type { OperationOptions } from '../../../src/platform/http/client.ts'
import { memberQuery } from '../../../src/platform/query/query.ts'
import { memberId } from '../../../src/platform/session/session-store.ts'
import { deleteClaimDraft, getClaimDraft, saveClaimDraft } from '../client/drafts.ts'
import type { ClaimDraftRequest, DeleteClaimDraftParams } from '../model/index.ts'

/** Read the claim that was begun */
export const getClaimDraftQuery = (options?: OperationOptions) => ({ ...memberQuery(['getClaimDraft'], (id, signal) => getClaimDraft(id, options, signal)), staleTime: 0, gcTime: 0 })

/** Keep a claim that was begun */
export const saveClaimDraftMutation = (options?: OperationOptions) => {
  const id = memberId()
  return { mutationFn: (body: ClaimDraftRequest) => saveClaimDraft(id, body, options) }
}
/** Keep a claim that was begun */
export const useSaveClaimDraft = () => useMutation(saveClaimDraftMutation())

/** Forget a claim that was begun */
export const deleteClaimDraftMutation = (options?: OperationOptions) => {
  const id = memberId()
  return { mutationFn: (params: DeleteClaimDraftParams) => deleteClaimDraft(id, params, options) }
}
/** Forget a claim that was begun */
export const useDeleteClaimDraft = () => useMutation(deleteClaimDraftMutation())
