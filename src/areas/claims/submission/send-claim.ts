import type { RecentClaim, SubmitMultiClaimsResult } from '~generated/member/model/index.ts'
import { listRecentClaimsQuery } from '~generated/member/queries/history.ts'
import { sendsIdempotencyKeys } from '~/platform/config/environment.ts'
import { dayBefore, today8 } from '~/platform/dates/date8.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { onDraftGone } from '~/wizard/draft-store.ts'
import { keepBeforeSending } from '../kept/keep-claim.ts'
import type { SentLine } from '../model/expenses.ts'
import { attemptStore, currentAttempt, isAmongKeys, mayHaveArrived } from '../kept/keeping-store.ts'

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
interface LastTry {
  readonly content: string
  readonly lines: readonly SentLine[]
  /** claims that were there before it; undefined when they could not be read */
  readonly known: ReadonlySet<string> | undefined
}
/** how long a claim waits for what is known before it */
const LEARNING_MS = 3000
/** The claims that are there before this one, so that it can be told from them; nothing is said where they cannot be read. */
const claimsBefore = () => listRecentClaimsQuery({ errorName: 'caller' })
let last: LastTry | undefined

onDraftGone(() => {
  last = undefined
})

/**
 * Sends a claim under the key of its draft: however often it is sent, and from wherever, it is recorded once (docs/decisions/035). If something may be
 * recorded already, that is looked up first, unless the same content goes again under the same key.
 * Fails as the call does; `mayHaveArrived` says afterwards whether the claim may be there all the same.
 */
export async function sendClaim({ content, lines, post }: ClaimRequest): Promise<Outcome> {
  const isSame = last?.content === content
  const arrived: Outcome = { kind: isSame ? 'arrived' : 'arrived-before' }
  const isRepeat = isSame && sendsIdempotencyKeys()
  if (mayHaveArrived() && !isRepeat && (await hasArrived(last?.lines ?? lines))) return arrived
  const wasInDoubt = mayHaveArrived()
  if (last?.content !== content) {
    await Promise.race([queryClient.prefetchQuery(claimsBefore()), new Promise((resolve) => setTimeout(resolve, LEARNING_MS))])
    last = { content, lines, known: knownClaims() }
  }
  const { key, sentOn = today8() } = currentAttempt()
  attemptStore.set({ key, sentOn })
  if (!(await keepBeforeSending())) {
    // Another tab or device may have sent it before this one began to look.
    last = { content, lines, known: undefined }
    if (await hasArrived()) return arrived
    if (!sendsIdempotencyKeys()) return { kind: 'elsewhere' }
    attemptStore.set({ key, sentOn })
  }
  try {
    return { kind: 'received', result: await post(key) }
  } catch (error) {
    // A refusal recorded nothing: what is corrected goes under a key of its own, which no service has refused.
    if (!wasInDoubt && isRefusal(error)) attemptStore.set({ key: crypto.randomUUID() })
    throw error
  }
}

/** Whether it is certain that nothing was recorded. A request that was cancelled, as by the end of the session, may have left before. */
const isRefusal = (error: unknown): boolean => isPortalError(error) && !error.mayHaveArrived && error.kind !== 'cancelled'

/** Looks among the recent claims, asked for anew, whether the claim of this draft is there. If not, it counts as not received; its key stays. */
export async function hasArrived(lines = last?.lines ?? []): Promise<boolean> {
  const now = (await queryClient.fetchQuery({ ...listRecentClaimsQuery(), staleTime: 0 })) ?? []
  const { key, sentOn = today8() } = currentAttempt()
  if (isAmongKeys(now, key) ?? isAmongLines(now, { lines, known: last?.known, sentOn })) return true
  attemptStore.set({ key })
  return false
}

/**
 * Whether every line of a try is among claims that were not there before. Another claim taken for this one would lose it, while one that is overlooked is
 * sent again under the same key: where nobody knows what was there before, nothing counts, unless keys are not sent and it would be recorded twice.
 */
function isAmongLines(now: readonly RecentClaim[], { lines, known, sentOn }: Pick<LastTry, 'lines' | 'known'> & { readonly sentOn: string }): boolean {
  if (!known && sendsIdempotencyKeys()) return false
  const since = dayBefore(sentOn) // it may be that day still where the insurer is
  const candidates = now.filter((claim) => known?.has(identity(claim)) !== true && claim.receivedDate >= since)
  const found = lines.filter((line) => {
    const at = candidates.findIndex((claim) => isLine(claim, line))
    return at >= 0 && candidates.splice(at, 1).length > 0
  })
  // the service lists only so many
  return found.length > 0 && found.length === Math.min(lines.length, now.length)
}

const isLine = ({ serviceDate, submittedAmount, member }: RecentClaim, { dateOfService, amountPaid, person }: SentLine): boolean =>
  serviceDate === dateOfService && (submittedAmount === undefined || Number(submittedAmount) === Number(amountPaid ?? 0)) && partsOf(member) === partsOf(person)

/** Names are written in more ways than one: Roy-Côté, Marie-Ève. */
const partsOf = (name: string): string =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ')

function knownClaims(): ReadonlySet<string> | undefined {
  const known = queryClient.getQueryData(claimsBefore().queryKey)
  return known === undefined ? undefined : new Set((known ?? []).map(identity))
}

/** The contract may leave out the number of a claim; dates, amount and person tell it then. */
const identity = ({ claimId, line, receivedDate, serviceDate, member, submittedAmount }: RecentClaim): string =>
  claimId ? `${claimId} ${line ?? ''}` : [receivedDate, serviceDate, member, submittedAmount].join(' ')
