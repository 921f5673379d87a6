import type { ClaimDraft, Premiums, SpendingAccount } from '~generated/member/model/index.ts'
import { monthsBefore } from '~/domain/dates/date8.ts'
import { toCents } from '~/domain/money.ts'

/** A page that tells newcomers what they have. */
export type OnboardingPage = 'coverage' | 'card'

/** Something that the member alone can do, with one date at most. */
export type ActionItem =
  | { readonly id: 'draft'; /** the day it was last changed */ readonly date: string }
  | { readonly id: 'owed'; readonly amount: string; /** the day a debit came back */ readonly date?: string }
  | { readonly id: 'expires'; readonly amount: string; readonly date: string }
  | { readonly id: 'deposit' }
  | { readonly id: 'coverage' }
  | { readonly id: 'card' }

/** What was looked at; what is undefined could not be read, or is nothing of this plan. */
interface ActionItemData {
  /** a claim that was begun, which the service keeps */
  readonly draft?: ClaimDraft | null | undefined
  readonly premiums?: Premiums | null | undefined
  readonly account?: SpendingAccount | null | undefined
  /** whether a bank account is on file */
  readonly hasDeposit?: boolean | undefined
  /** what somebody who has claimed nothing may look at first */
  readonly first?: readonly OnboardingPage[] | undefined
}

/** As many as are read before something is done. */
const MAX_ITEMS = 3
/** Money that goes within so many months is told. */
const SOON_MONTHS = 2

/** What waits for the member, most urgent first: a claim that was begun, money owed, money that goes, the way to be paid, and what newcomers have. */
export function actionItemsOf({ draft, premiums, account, hasDeposit, first = [] }: ActionItemData, today: string): readonly ActionItem[] {
  const returned = premiums?.premiums.find(({ type }) => type === 'RETURNED' || type === 'PAYMENT')
  const owed: ActionItem[] =
    premiums && toCents(premiums.totalAmount) > 0
      ? [{ id: 'owed', amount: premiums.totalAmount, ...(returned?.type === 'RETURNED' && { date: returned.transactionDate }) }]
      : []
  const expires = [account?.currentPeriod, ...(account?.previousPeriods ?? [])]
    .flatMap((period): (ActionItem & { readonly date: string })[] =>
      period?.forfeitDate && toCents(period.usableAmount) > 0 && period.forfeitDate >= today && monthsBefore(period.forfeitDate, SOON_MONTHS) <= today
        ? [{ id: 'expires', amount: period.usableAmount, date: period.forfeitDate }]
        : [],
    )
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .slice(0, 1)
  const deposit: ActionItem[] = hasDeposit === false ? [{ id: 'deposit' }] : []
  const begun: ActionItem[] = draft ? [{ id: 'draft', date: draft.savedOn }] : []
  return [...begun, ...owed, ...expires, ...deposit, ...first.map((id) => ({ id }))].slice(0, MAX_ITEMS)
}
