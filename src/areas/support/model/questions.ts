import type { Policy } from '~/platform/policy/policy.ts'

/** A question of the help centre; its words are `help.<id>.question` and `.answer`, with a page also `.link`. */
export interface Question {
  readonly id: string
  /** where the answer is done; the link shows when the page exists and the member may open it */
  readonly page?: string
  readonly when?: (policy: Policy) => boolean
}

/** The questions that members ask, in groups; `help.group.<id>` is the heading (D-75). */
export const QUESTIONS: readonly { readonly id: string; readonly questions: readonly Question[] }[] = [
  {
    id: 'claims',
    questions: [
      { id: 'submit', when: ({ submitClaim, isSuspended }) => submitClaim && !isSuspended },
      { id: 'follow', page: 'dashboard.home' },
      { id: 'result', page: 'history.combined' },
      { id: 'receipts' },
      { id: 'two-plans', when: ({ submitClaim }) => submitClaim },
    ],
  },
  {
    id: 'payments',
    questions: [
      { id: 'deposit', page: 'account.direct-deposit', when: ({ banking, updateBanking }) => banking || updateBanking },
      { id: 'premiums', page: 'premiums.statements', when: ({ premiums, statements }) => premiums || statements },
    ],
  },
  {
    id: 'plan',
    questions: [
      { id: 'card', page: 'card.member-card' },
      { id: 'share', page: 'card.share' },
      { id: 'people', page: 'account.people' },
    ],
  },
  {
    id: 'account',
    questions: [
      { id: 'email', page: 'account.change-email', when: ({ updateMemberProfile }) => updateMemberProfile },
      { id: 'address', page: 'account.change-address', when: ({ updateMemberProfile }) => updateMemberProfile },
      { id: 'password', page: 'account.change-password' },
      { id: 'language', page: 'account.change-language' },
      { id: 'logged-out' },
    ],
  },
]
