import type { ClaimExtraInfo, RecentClaim, SubmitMultiClaimsResult } from '~generated/member/model/index.ts'
import { submitMultiClaimsMutation } from '~generated/member/queries/claims.ts'
import { listRecentClaimsQuery } from '~generated/member/queries/history.ts'
import { sendsIdempotencyKeys } from '~/platform/config/environment.ts'
import { dayBefore, today8 } from '~/domain/dates/date8.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { onDraftDiscarded } from '~/wizard/draft-store.ts'
import { syncBeforeSubmit } from '../saved-draft/draft-sync.ts'
import type { SentLine } from '../model/expenses.ts'
import { attemptStore, currentAttempt, isListedByKey, mayHaveArrived } from '../saved-draft/draft-sync-store.ts'

/** What a member confirmed, ready to go. */
export interface ClaimRequest {
  /** everything that is sent, as one text: two tries with the same text are the same claim */
  readonly content: string
  /** what is claimed, by which the claim is found again where the service does not tell its key */
  readonly lines: readonly SentLine[]
  readonly post: (idempotencyKey: string) => Promise<SubmitMultiClaimsResult>
}
/**
 * `arrived`: this claim is there, so that nothing was sent now; `arrived-before`: an earlier state of it, or nobody knows which. `elsewhere`: another tab or device has the same draft, and the service
 * could not tell two claims of it from one: nothing was sent.
 */
export type Outcome = { readonly kind: 'received'; readonly result: SubmitMultiClaimsResult } | { readonly kind: 'arrived' | 'arrived-before' | 'elsewhere' }

/** What this document knows of the last try. */
interface LastAttempt {
  readonly content: string
  readonly lines: readonly SentLine[]
  /** claims that were there before it; undefined when they could not be read */
  readonly known: ReadonlySet<string> | undefined
}
/** how long a claim waits for what is known before it */
const LOOKUP_TIMEOUT_MS = 3000
/** The claims that are there before this one, so that it can be told from them; nothing is said where they cannot be read. */
const recentClaimsQuery = () => listRecentClaimsQuery({ errorName: 'caller' })
let lastAttempt: LastAttempt | undefined

onDraftDiscarded(() => {
  lastAttempt = undefined
})

/**
 * Sends a claim under the key of its draft: however often it is sent, and from wherever, it is recorded once (docs/decisions/035). If something may be
 * recorded already, that is looked up first, unless the same content goes again under the same key.
 * Fails as the call does; `mayHaveArrived` says afterwards whether the claim may be there all the same.
 */
export async function sendClaim({ content, lines, post }: ClaimRequest): Promise<Outcome> {
  const isSame = lastAttempt?.content === content
  const arrived: Outcome = { kind: isSame ? 'arrived' : 'arrived-before' }
  const isRepeat = isSame && sendsIdempotencyKeys()
  if (mayHaveArrived() && !isRepeat && (await wasReceived(lastAttempt?.lines ?? lines))) return arrived
  const hadUnknownOutcome = mayHaveArrived()
  if (lastAttempt?.content !== content) {
    await Promise.race([queryClient.prefetchQuery(recentClaimsQuery()), new Promise((resolve) => setTimeout(resolve, LOOKUP_TIMEOUT_MS))])
    lastAttempt = { content, lines, known: knownClaims() }
  }
  const { key, sentOn = today8() } = currentAttempt()
  attemptStore.set({ key, sentOn })
  if (!(await syncBeforeSubmit())) {
    // Another tab or device may have sent it before this one began to look.
    lastAttempt = { content, lines, known: undefined }
    if (await wasReceived()) return arrived
    if (!sendsIdempotencyKeys()) return { kind: 'elsewhere' }
    attemptStore.set({ key, sentOn })
  }
  try {
    return { kind: 'received', result: await post(key) }
  } catch (error) {
    // A refusal recorded nothing: what is corrected goes under a key of its own, which no service has refused.
    if (!hadUnknownOutcome && isCertainlyRefused(error)) attemptStore.set({ key: crypto.randomUUID() })
    throw error
  }
}

/** Whether it is certain that nothing was recorded. A request that was cancelled, as by the end of the session, may have left before. */
const isCertainlyRefused = (error: unknown): boolean => isPortalError(error) && !error.mayHaveArrived && error.kind !== 'cancelled'

/** Looks among the recent claims, asked for anew, whether the claim of this draft is there. If not, it counts as not received; its key stays. */
export async function wasReceived(lines = lastAttempt?.lines ?? []): Promise<boolean> {
  const now = (await queryClient.fetchQuery({ ...listRecentClaimsQuery(), staleTime: 0 })) ?? []
  const { key, sentOn = today8() } = currentAttempt()
  if (isListedByKey(now, key) ?? isListedByLines(now, { lines, known: lastAttempt?.known, sentOn })) return true
  attemptStore.set({ key })
  return false
}

/**
 * Whether every line of a try is among claims that were not there before. Another claim taken for this one would lose it, while one that is overlooked is
 * sent again under the same key: where nobody knows what was there before, nothing counts, unless keys are not sent and it would be recorded twice.
 */
function isListedByLines(now: readonly RecentClaim[], { lines, known, sentOn }: Pick<LastAttempt, 'lines' | 'known'> & { readonly sentOn: string }): boolean {
  if (!known && sendsIdempotencyKeys()) return false
  const since = dayBefore(sentOn) // it may be that day still where the insurer is
  const candidates = now.filter((claim) => known?.has(claimIdentity(claim)) !== true && claim.receivedDate >= since)
  const found = lines.filter((line) => {
    const at = candidates.findIndex((claim) => matchesLine(claim, line))
    return at >= 0 && candidates.splice(at, 1).length > 0
  })
  // the service lists only so many
  return found.length > 0 && found.length === Math.min(lines.length, now.length)
}

const matchesLine = ({ serviceDate, submittedAmount, member }: RecentClaim, { dateOfService, amountPaid, person }: SentLine): boolean =>
  serviceDate === dateOfService &&
  (submittedAmount === undefined || Number(submittedAmount) === Number(amountPaid ?? 0)) &&
  nameParts(member) === nameParts(person)

/** Names are written in more ways than one: Roy-Côté, Marie-Ève. */
const nameParts = (name: string): string =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ')

function knownClaims(): ReadonlySet<string> | undefined {
  const known = queryClient.getQueryData(recentClaimsQuery().queryKey)
  return known === undefined ? undefined : new Set((known ?? []).map(claimIdentity))
}

/** The contract may leave out the number of a claim; dates, amount and person tell it then. */
const claimIdentity = ({ claimId, line, receivedDate, serviceDate, member, submittedAmount }: RecentClaim): string =>
  claimId ? `${claimId} ${line ?? ''}` : [receivedDate, serviceDate, member, submittedAmount].join(' ')

/** `file-01.pdf`: two digits in the order of attachment, the original extension (CLAIM-62, D-104). */
export function numberedName(index: number, originalName: string): string {
  const extension = /\.[^.]+$/.exec(originalName)?.[0] ?? ''
  return `file-${String(index + 1).padStart(2, '0')}${extension}`
}

/** The files of a claim under the names the service expects. */
export const numberFiles = (files: readonly File[]): readonly File[] =>
  files.map((file, index) => new File([file], numberedName(index, file.name), { type: file.type }))

interface Submission {
  readonly claimExtraInfo: ClaimExtraInfo
  readonly files: readonly File[]
  /** the same for every try of one claim: the service records it once (reliability-and-security.md, Failures and retries) */
  readonly idempotencyKey: string
  /** share of the upload that has gone, 0 to 1 */
  readonly onProgress?: (share: number) => void
}

/** Sends the claim: one multipart request, never retried by itself (CLAIM-79). What a success says of it is the service's; it may be nothing (D-103). */
export async function postClaim({ claimExtraInfo, files, idempotencyKey, onProgress }: Submission): Promise<SubmitMultiClaimsResult> {
  const options = {
    headers: { 'Idempotency-Key': idempotencyKey },
    onUploadProgress: ({ progress = 0 }: { readonly progress?: number }) => onProgress?.(progress),
  }
  const mutation = queryClient.getMutationCache().build(queryClient, submitMultiClaimsMutation(options))
  const result: SubmitMultiClaimsResult | null = await mutation.execute({ claimExtraInfo, files: [...files] })
  return result ?? {}
}
