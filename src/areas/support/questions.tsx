import { textMatcher } from '~/platform/text-search.ts'
import { offersPasskeys } from '~/platform/config/environment.ts'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { AddressLink, usePageHref } from '~/platform/pages/navigation.tsx'
import type { PageId } from '~/platform/pages/page-registry.ts'
import { canSubmitClaims, type Policy } from '~/platform/policy/policy.ts'
import { Stack } from '~/ui/layout.tsx'

/** The answer to a question, with a link to the page for the task. */
export function Answer({ question: { id, page } }: { question: Question }) {
  const text = useText()
  const href = usePageHref()
  return (
    <Stack gap="s">
      <p>{text.dynamic(`help.${id}.answer`)}</p>
      {page && (
        <p>
          <AddressLink to={href(page)}>{text.dynamic(`help.${id}.link`)}</AddressLink>
        </p>
      )}
    </Stack>
  )
}

/**
 * The questions that contain every word of a search, by group; all questions without a search. A question also has the
 * other words with which members ask it (`help.<id>.words`). Empty groups are left out.
 */
export function findQuestions(search: string, policy: Policy, text: Pick<Text, 'dynamic' | 'has'>) {
  const matches = textMatcher(search)
  const textOf = ({ id }: Question) =>
    ['question', 'answer', 'words']
      .map((part) => `help.${id}.${part}`)
      .map((part) => (text.has(part) ? text.dynamic(part) : ''))
      .join(' ')
  return QUESTIONS.map((group) => ({
    ...group,
    questions: group.questions.filter((question) => (question.when?.(policy) ?? true) && matches(textOf(question))),
  })).filter(({ questions }) => questions.length > 0)
}

/**
 * A question of the help centre. Its messages are `help.<id>.question` and `help.<id>.answer`, and also
 * `help.<id>.link` if it has a page.
 */
interface Question {
  readonly id: string
  /** the page for the task */
  readonly page?: PageId
  readonly when?: (policy: Policy) => boolean
}

const hasBanking = ({ banking, updateBanking }: Policy) => banking || updateBanking
const hasTracker = ({ claimTracker }: Policy) => claimTracker
const hasProfile = ({ updateMemberProfile }: Policy) => updateMemberProfile

/** The questions in groups, those that are asked most first; `help.group.<id>` is the heading (D-75). */
export const QUESTIONS: readonly { readonly id: string; readonly questions: readonly Question[] }[] = [
  {
    id: 'claims',
    questions: [
      { id: 'submit', when: canSubmitClaims },
      { id: 'follow', page: 'dashboard.home', when: hasTracker },
      { id: 'result', page: 'history.combined' },
      { id: 'mistake', page: 'dashboard.home', when: hasTracker },
      { id: 'unreadable', page: 'dashboard.home', when: hasTracker },
      { id: 'two-plans', when: ({ submitClaim }) => submitClaim },
      { id: 'disagree', page: 'support.contact-us' },
      { id: 'receipts' },
      { id: 'paper', page: 'support.contact-us', when: ({ forms }) => forms },
    ],
  },
  {
    id: 'payments',
    questions: [
      { id: 'deposit', page: 'account.direct-deposit', when: hasBanking },
      { id: 'payment', page: 'account.direct-deposit', when: hasBanking },
      { id: 'taxes', page: 'history.combined', when: ({ maaxClaims }) => maaxClaims },
      { id: 'premiums', page: 'premiums.statements', when: ({ premiums, statements }) => premiums && statements },
    ],
  },
  {
    id: 'plan',
    questions: [
      { id: 'pharmacy', page: 'card.member-card' },
      { id: 'card', page: 'card.member-card' },
      { id: 'share', page: 'card.share' },
      { id: 'people', page: 'account.people' },
      { id: 'family', page: 'account.people' },
    ],
  },
  {
    id: 'account',
    questions: [
      { id: 'password', page: 'account.change-password' },
      { id: 'lost-phone', page: 'account.security', when: offersPasskeys },
      { id: 'email', page: 'account.change-email', when: hasProfile },
      { id: 'address', page: 'account.change-address', when: hasProfile },
      { id: 'name', page: 'support.contact-us' },
      { id: 'spouse', page: 'card.share' },
      { id: 'language', page: 'account.change-language' },
      { id: 'logged-out' },
    ],
  },
]
