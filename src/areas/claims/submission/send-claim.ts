import { withoutDialog } from '~/platform/query/query.ts'
import type { ClaimExtraInfo, RecentClaim, SubmitMultiClaimsResult } from '~generated/member/model/index.ts'
import { submitMultiClaimsMutation } from '~generated/member/queries/claims.ts'
import { listRecentClaimsQuery } from '~generated/member/queries/history.ts'
import { sendsIdempotencyKeys } from '~/platform/config/environment.ts'
import { dayBefore, today8 } from '~/domain/dates/date8.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { LEAVES_PAGE, queryClient } from '~/platform/query/query-client.ts'
import { onDraftDiscarded } from '~/wizard/draft-store.ts'
import { syncBeforeSubmit } from '../saved-draft/draft-sync.ts'
import type { SentLine } from '../model/expenses.ts'
import {
  attemptStore,
  currentAttempt,
  isListedByKey,
  mayHaveArrived,
  rememberSentClaim,
} from '../saved-draft/draft-sync-store.ts'

/** A claim that the member has confirmed and that is ready to be sent. */
export interface ClaimRequest {
  /** everything that is sent, as one string: two attempts with the same string send the same claim */
  readonly content: string
  /** the expenses; if the service returns no keys, they identify the claim in the list of recent claims */
  readonly lines: readonly SentLine[]
  readonly post: (idempotencyKey: string) => Promise<SubmitMultiClaimsResult>
}
/**
 * The result of an attempt. Only `received` means that the claim was sent now; in the other cases nothing was sent.
 * `arrived`: the service had already recorded this claim. `arrived-before`: the service has recorded, or may have
 * recorded, an earlier version of this claim. `elsewhere`: another tab or device may send the same draft, and the
 * service does not use idempotency keys.
 */
type Outcome =
  | { readonly kind: 'received'; readonly result: SubmitMultiClaimsResult }
  | { readonly kind: 'arrived' | 'arrived-before' | 'elsewhere' }

/** The last attempt to send a claim in this document. */
interface LastAttempt {
  readonly content: string
  readonly lines: readonly SentLine[]
  /** claims that the service had recorded before this attempt; undefined if they could not be loaded */
  readonly known: ReadonlySet<string> | undefined
}
/** milliseconds to wait for the list of earlier claims */
const LOOKUP_TIMEOUT_MS = 3000
/**
 * Query for the recent claims, which is fetched before an attempt. A claim that the attempt records is recognized
 * later, because it was not in this list. Errors are ignored.
 */
const recentClaimsQuery = () => listRecentClaimsQuery(withoutDialog)
let lastAttempt: LastAttempt | undefined

onDraftDiscarded(() => {
  lastAttempt = undefined
})

/**
 * Sends a claim with the idempotency key of its draft, so that the service records it only once, even if several tabs
 * or devices send it (docs/decisions/035). If the service may already have recorded the claim, this function looks for
 * it first. It does not look if this attempt repeats the previous one with the same content and key. Throws the error
 * of a failed request; `mayHaveArrived` then tells whether the service may have recorded the claim nevertheless.
 */
export async function sendClaim({ content, lines, post }: ClaimRequest): Promise<Outcome> {
  const isSame = lastAttempt?.content === content
  const arrived: Outcome = { kind: isSame ? 'arrived' : 'arrived-before' }
  const isRepeat = isSame && sendsIdempotencyKeys()
  if (mayHaveArrived() && !isRepeat && (await wasReceived(lines))) return arrived
  const hadUnknownOutcome = mayHaveArrived()
  if (lastAttempt?.content !== content) {
    await Promise.race([
      queryClient.prefetchQuery(recentClaimsQuery()),
      new Promise((resolve) => setTimeout(resolve, LOOKUP_TIMEOUT_MS)),
    ])
    lastAttempt = { content, lines, known: knownClaims() }
  }
  const { key, sentOn = today8() } = currentAttempt()
  attemptStore.set({ key, sentOn })
  if (!(await syncBeforeSubmit())) {
    // Another tab or device may have sent this claim, so this tab does not know which claims were recorded before the
    // attempt. `lastAttempt` is set before `wasReceived` is called, because that function reads it.
    lastAttempt = { content, lines, known: undefined }
    if (await wasReceived(lines)) return arrived
    if (!sendsIdempotencyKeys()) return { kind: 'elsewhere' }
    attemptStore.set({ key, sentOn })
  }
  rememberSentClaim({ key, sentOn })
  try {
    return { kind: 'received', result: await post(key) }
  } catch (error) {
    // a refused attempt recorded nothing, so the corrected claim gets a new key that no service has refused
    if (!hadUnknownOutcome && isCertainlyRefused(error)) {
      attemptStore.set({ key: crypto.randomUUID() })
      rememberSentClaim()
    }
    throw error
  }
}

/**
 * True if the error proves that the service recorded nothing. A cancelled request proves nothing, because it may have
 * been sent before it was cancelled, for example at the end of the session.
 */
const isCertainlyRefused = (error: unknown): boolean =>
  isPortalError(error) && !error.mayHaveArrived && error.kind !== 'cancelled'

/**
 * Requests the recent claims and looks for the claim of this draft. If it is not found, it is treated as not received,
 * and its key is kept.
 *
 * @param lines the expenses of the draft, for an attempt that was not made in this document
 */
export async function wasReceived(lines: readonly SentLine[]): Promise<boolean> {
  const now = (await queryClient.fetchQuery({ ...listRecentClaimsQuery(), staleTime: 0 })) ?? []
  const { key, sentOn = today8() } = currentAttempt()
  if (
    isListedByKey(now, key) ??
    isListedByLines(now, { lines: lastAttempt?.lines ?? lines, known: lastAttempt?.known, sentOn })
  )
    return true
  attemptStore.set({ key })
  return false
}

/**
 * True if every line of an attempt matches a recent claim that was not listed before the attempt. If the earlier claims
 * are unknown, the result depends on the service. With idempotency keys, nothing matches: a wrong match would lose the
 * claim, and a missed match is harmless, because the next attempt has the same key. Without keys, all recent claims are
 * compared, because a missed match could record the claim twice.
 */
function isListedByLines(
  now: readonly RecentClaim[],
  { lines, known, sentOn }: Pick<LastAttempt, 'lines' | 'known'> & { readonly sentOn: string },
): boolean {
  if (!known && sendsIdempotencyKeys()) return false
  const since = dayBefore(sentOn) // in the insurer's time zone it may still be the day before
  const candidates = now.filter((claim) => known?.has(claimIdentity(claim)) !== true && claim.receivedDate >= since)
  const found = lines.filter((line) => {
    const at = candidates.findIndex((claim) => matchesLine(claim, line))
    return at >= 0 && candidates.splice(at, 1).length > 0
  })
  // The claim may have more lines than the list can show, because the list contains only a limited number of claims.
  return found.length > 0 && found.length === Math.min(lines.length, now.length)
}

const matchesLine = (
  { serviceDate, submittedAmount, member }: RecentClaim,
  { dateOfService, amountPaid, person }: SentLine,
): boolean =>
  serviceDate === dateOfService &&
  (submittedAmount === undefined || Number(submittedAmount) === Number(amountPaid ?? 0)) &&
  nameParts(member) === nameParts(person)

/** Normalises a name, because services spell names such as Roy-Côté and Marie-Ève in different ways. */
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

/**
 * Identifies a claim. The contract allows a claim without a number, which is identified by its dates, amount and
 * person.
 */
const claimIdentity = ({ claimId, line, receivedDate, serviceDate, member, submittedAmount }: RecentClaim): string =>
  claimId ? `${claimId} ${line ?? ''}` : [receivedDate, serviceDate, member, submittedAmount].join(' ')

interface Submission {
  readonly claimExtraInfo: ClaimExtraInfo
  readonly files: readonly File[]
  /**
   * the same for every attempt to send one claim, so that the service records it once (reliability-and-security.md,
   * Failures and retries)
   */
  readonly idempotencyKey: string
  /** uploaded share, 0 to 1 */
  readonly onProgress?: (share: number) => void
}

/**
 * Sends the claim in one multipart request, which is never retried automatically (CLAIM-79). The body of a successful
 * response may be empty (D-103).
 */
export async function postClaim({
  claimExtraInfo,
  files,
  idempotencyKey,
  onProgress,
}: Submission): Promise<SubmitMultiClaimsResult> {
  const options = {
    headers: { 'Idempotency-Key': idempotencyKey },
    onUploadProgress: ({ progress = 0 }: { readonly progress?: number }) => onProgress?.(progress),
  }
  const mutation = queryClient
    .getMutationCache()
    .build(queryClient, { ...submitMultiClaimsMutation({ request: options }), meta: LEAVES_PAGE })
  const result: SubmitMultiClaimsResult | null = await mutation.execute({ data: { claimExtraInfo, files: [...files] } })
  return result ?? {}
}
