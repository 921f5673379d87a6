import type { ClaimDraft, Premiums, RecentClaim, SpendingAccount } from '~generated/member/model/index.ts'
import { monthsBefore } from '~/domain/dates/date8.ts'
import { documentsNeeded } from '~/domain/claim-status.ts'
import { toCents } from '~/domain/money.ts'
import { returnedDebitDate } from '~/domain/bank-account.ts'

/** A page that shows new members their coverage or card. */
export type OnboardingPage = 'coverage' | 'card'

/** An action item: something that the member should do. It has at most one date. */
export type ActionItem =
  | {
      readonly id: 'document'
      readonly claimId: string
      /** names of the documents that a claim waits for */
      readonly document: string
      readonly date?: string | undefined
      /** the claim that waits: its service, first name of the person and day of the service */
      readonly claim: Pick<RecentClaim, 'serviceDescription' | 'claimType' | 'member' | 'serviceDate'>
    }
  | { readonly id: 'draft'; /** the day when the draft was last changed */ readonly date: string }
  | { readonly id: 'owed'; readonly amount: string; /** date of a returned debit */ readonly date?: string }
  | { readonly id: 'expires'; readonly amount: string; readonly date: string }
  | { readonly id: 'deposit' }
  | { readonly id: 'coverage' }
  | { readonly id: 'card' }

/** The data for the action items. A value is undefined if its query failed or the plan does not have it. */
interface ActionItemData {
  /** the recent claims */
  readonly claims?: readonly RecentClaim[] | null | undefined
  /** the saved draft */
  readonly draft?: ClaimDraft | null | undefined
  readonly premiums?: Premiums | null | undefined
  readonly account?: SpendingAccount | null | undefined
  /** true if a bank account is on file */
  readonly hasDeposit?: boolean | undefined
  /** pages that introduce the portal to a new member */
  readonly first?: readonly OnboardingPage[] | undefined
}

/** Maximum number of items, so that the list stays short. */
const MAX_ITEMS = 3
/** Balances that expire within this number of months are shown. */
const SOON_MONTHS = 2
/** stands for the last day of a request that has none, so that the request is sorted after all others */
const LAST = '99991231'

/**
 * The member's action items, most urgent first: the document that a claim waits for, saved draft, amount due, expiring
 * balance, direct deposit, introductory pages for new members.
 */
export function actionItemsOf(
  { claims, draft, premiums, account, hasDeposit, first = [] }: ActionItemData,
  today: string,
): readonly ActionItem[] {
  const returned = premiums && returnedDebitDate(premiums)
  const owed: ActionItem[] =
    premiums && toCents(premiums.totalAmount) > 0
      ? [
          {
            id: 'owed',
            amount: premiums.totalAmount,
            ...(returned && { date: returned }),
          },
        ]
      : []
  const expires = [account?.currentPeriod, ...(account?.previousPeriods ?? [])]
    .flatMap((period): (ActionItem & { readonly date: string })[] =>
      period?.forfeitDate &&
      toCents(period.usableAmount) > 0 &&
      period.forfeitDate >= today &&
      monthsBefore(period.forfeitDate, SOON_MONTHS) <= today
        ? [{ id: 'expires', amount: period.usableAmount, date: period.forfeitDate }]
        : [],
    )
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .slice(0, 1)
  const deposit: ActionItem[] = hasDeposit === false ? [{ id: 'deposit' }] : []
  // The type of a claim takes one press. Members who only looked would not know which claim is unfinished.
  const isBegun = draft && (draft.steps.length > 1 || draft.fileCount > 0)
  const begun: ActionItem[] = isBegun ? [{ id: 'draft', date: draft.savedOn }] : []
  const documents = (claims ?? [])
    .flatMap((claim): (ActionItem & { readonly id: 'document' })[] => {
      const needed = documentsNeeded(claim)
      return needed.length > 0 && claim.claimId
        ? [
            {
              id: 'document',
              claimId: claim.claimId,
              document: needed.map(({ description }) => description).join(', '),
              date: claim.actionNeeded?.until,
              claim,
            },
          ]
        : []
    })
    .toSorted((a, b) => (a.date ?? LAST).localeCompare(b.date ?? LAST))
    .slice(0, 1)
  return [...documents, ...begun, ...owed, ...expires, ...deposit, ...first.map((id) => ({ id }))].slice(0, MAX_ITEMS)
}
