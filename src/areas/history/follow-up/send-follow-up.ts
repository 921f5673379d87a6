import type { AddedDocuments, LineAppeal } from '~generated/member/model/index.ts'
import {
  addClaimDocumentsMutation,
  appealClaimLineMutation,
  listClaimDocumentRequestsQuery,
} from '~generated/member/queries/followup.ts'
import { numberFiles } from '~/platform/http/form-data.ts'
import { nullOn404, queryClient } from '~/platform/query/query-client.ts'
import { mapQuery } from '~/platform/query/query.ts'

/**
 * The open requests for documents about a claim; null if there are none, or if the service does not offer this
 * operation.
 */
export const documentRequestsQuery = (claimId: string) => mapQuery(listClaimDocumentRequestsQuery(claimId), nullOn404)

interface Sending {
  readonly files: readonly File[]
  /** the same for every attempt to send the same content */
  readonly idempotencyKey: string
  /** uploaded share, 0 to 1 */
  readonly onProgress?: (share: number) => void
}

const options = ({ idempotencyKey, onProgress }: Sending) => ({
  headers: { 'Idempotency-Key': idempotencyKey },
  onUploadProgress: ({ progress = 0 }: { readonly progress?: number }) => onProgress?.(progress),
})

/**
 * Sends the documents that the insurer asked for, in one multipart request that is never retried automatically (D-240).
 */
export function sendDocuments(
  claimId: string,
  requestIds: readonly string[],
  sending: Sending,
): Promise<AddedDocuments> {
  const mutation = addClaimDocumentsMutation({ request: options(sending) })
  const data = { documentDetails: { requestIds: [...requestIds] }, files: [...numberFiles(sending.files)] }
  return queryClient.getMutationCache().build(queryClient, mutation).execute({ claimId, data })
}

/** Sends an appeal of a declined line, in one multipart request that is never retried automatically (D-242). */
export function sendAppeal(
  { claimId, line }: { readonly claimId: string; readonly line: number },
  reason: string,
  sending: Sending,
): Promise<LineAppeal> {
  const mutation = appealClaimLineMutation({ request: options(sending) })
  const data = { appealDetails: { reason }, files: [...numberFiles(sending.files)] }
  return queryClient.getMutationCache().build(queryClient, mutation).execute({ claimId, line, data })
}
