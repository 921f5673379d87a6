import { submitMultiClaimsMutation } from '~generated/member/queries/claims.ts'
import type { ClaimExtraInfo, SubmitMultiClaimsResult } from '~generated/member/model/index.ts'
import { PortalError } from '~/platform/errors/portal-error.ts'
import { queryClient } from '~/platform/query/query-client.ts'

export interface Submission {
  readonly claimExtraInfo: ClaimExtraInfo
  readonly files: readonly File[]
  /** the same for every try of one claim: the service records it once (trust.md, Faults) */
  readonly idempotencyKey: string
  /** share of the upload that has gone, 0 to 1 */
  readonly onProgress?: (share: number) => void
}

/** Sends the claim: one multipart request, never retried by itself (CLAIM-79). A success that says nothing is no receipt: the claim may have arrived. */
export async function postClaim({ claimExtraInfo, files, idempotencyKey, onProgress }: Submission): Promise<SubmitMultiClaimsResult> {
  const options = {
    headers: { 'Idempotency-Key': idempotencyKey },
    onUploadProgress: ({ progress = 0 }: { readonly progress?: number }) => onProgress?.(progress),
  }
  const mutation = queryClient.getMutationCache().build(queryClient, submitMultiClaimsMutation(options))
  const result: SubmitMultiClaimsResult | null = await mutation.execute({ claimExtraInfo, files: [...files] })
  if (!result) throw new PortalError({ kind: 'contract', operationId: 'submitMultiClaims', mayHaveArrived: true })
  return result
}
