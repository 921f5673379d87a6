import type { RecentClaim, SubmitMultiClaimsResult } from '~generated/member/model/index.ts'
import { listRecentClaimsQuery } from '~generated/member/queries/history.ts'
import { today8 } from '~/platform/dates/date8.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { onDraftGone } from '~/wizard/draft-store.ts'
import type { SentLine } from '../model/expenses.ts'

/** What a member confirmed, ready to go. */
export interface ClaimRequest {
  /** everything that is sent, as one text: two tries with the same text are the same claim */
  readonly content: string
  /** what is claimed, by which the claim is found again where the service does not tell its key */
  readonly lines: readonly SentLine[]
  readonly post: (idempotencyKey: string) => Promise<SubmitMultiClaimsResult>
}
/** `arrived-before`: what was sent earlier is there, so that the corrected claim was not sent. */
export type Outcome = { readonly kind: 'received'; readonly result: SubmitMultiClaimsResult } | { readonly kind: 'arrived-before' }

interface Attempt {
  readonly content: string
  readonly lines: readonly SentLine[]
  readonly key: string
  /** claims that were there before it; undefined when they could not be read */
  readonly known: ReadonlySet<string> | undefined
  /** the day before it, because it may be that day still where the insurer is */
  readonly since: string
}
const DAY_MS = 86_400_000
/** how long a claim waits for what is known before it */
const LEARNING_MS = 3000
/** The claims that are there before this one, so that it can be told from them; nothing is said where they cannot be read. */
const claimsBefore = () => listRecentClaimsQuery({ errorName: 'caller' })
let last: Attempt | undefined
/** nobody knows whether the last try was recorded */
let isOpen = false

onDraftGone(() => {
  last = undefined
  isOpen = false
})

/** Whether something may have been recorded that the member was not told of. */
export const mayHaveArrived = (): boolean => isOpen

/**
 * Sends a claim under a key that belongs to its content: a second try of the same is recorded once (decision 011). If something else
 * may be recorded already, that is looked up first: it could become a second claim, or answer for the corrected one.
 * Fails as the call does; `mayHaveArrived` says afterwards whether the claim may be there all the same.
 */
export async function sendClaim({ content, lines, post }: ClaimRequest): Promise<Outcome> {
  if (isOpen && last?.content !== content && (await hasArrived())) return { kind: 'arrived-before' }
  if (last?.content !== content) {
    await Promise.race([queryClient.prefetchQuery(claimsBefore()), new Promise((resolve) => setTimeout(resolve, LEARNING_MS))])
    last = { content, lines, key: crypto.randomUUID(), known: knownClaims(), since: today8(new Date(Date.now() - DAY_MS)) }
  }
  try {
    return { kind: 'received', result: await post(last.key) }
  } catch (error) {
    // A service that breaks may have done its work before.
    if (isPortalError(error) && (error.mayHaveArrived || (error.status ?? 0) >= 500)) isOpen = true
    throw error
  }
}

/** Looks among the recent claims, asked for anew, whether the last try is there. If not, it counts as not received. */
export async function hasArrived(): Promise<boolean> {
  const now = await queryClient.fetchQuery({ ...listRecentClaimsQuery(), staleTime: 0 })
  if (last && isAmong(now, last)) return true
  isOpen = false
  return false
}

/**
 * Whether a try is among the recent claims: by its key where the service tells that of any claim, else by every line of it, in claims
 * that were not there before. Another claim taken for this one would lose it, while one that is overlooked is sent again under the same
 * key: where nobody knows what was there before, nothing counts.
 */
function isAmong(now: readonly RecentClaim[], { key, lines, known, since }: Attempt): boolean {
  if (now.some(({ submissionKey }) => submissionKey)) return now.some(({ submissionKey }) => submissionKey === key)
  if (!known) return false
  const candidates = now.filter((claim) => !known.has(identity(claim)) && claim.receivedDate >= since)
  const found = lines.filter((line) => {
    const at = candidates.findIndex((claim) => isSame(claim, line))
    return at >= 0 && candidates.splice(at, 1).length > 0
  })
  // the service lists only so many
  return found.length > 0 && found.length === Math.min(lines.length, now.length)
}

const isSame = ({ serviceDate, submittedAmount, member }: RecentClaim, { dateOfService, amountPaid, person }: SentLine): boolean =>
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
  return known && new Set(known.map(identity))
}

/** The contract may leave out the number of a claim; dates, amount and person tell it then. */
const identity = ({ claimId, line, receivedDate, serviceDate, member, submittedAmount }: RecentClaim): string =>
  claimId ? `${claimId} ${line ?? ''}` : [receivedDate, serviceDate, member, submittedAmount].join(' ')
