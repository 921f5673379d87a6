import { textMatcher } from '~/platform/text-search.ts'
import { useText } from '~/platform/i18n/text.tsx'
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
 * The questions that contain every word of a search, by group; all questions without a search. `textOf` returns a
 * question's text. Empty groups are left out.
 */
export function findQuestions(
  search: string,
  shows: (question: Question) => boolean,
  textOf: (question: Question) => string,
) {
  const matches = textMatcher(search)
  return QUESTIONS.map((group) => ({
    ...group,
    questions: group.questions.filter((question) => shows(question) && matches(textOf(question))),
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

/** The questions in groups; `help.group.<id>` is the heading (D-75). */
export const QUESTIONS: readonly { readonly id: string; readonly questions: readonly Question[] }[] = [
  {
    id: 'claims',
    questions: [
      { id: 'submit', when: canSubmitClaims },
      { id: 'follow', page: 'dashboard.home', when: ({ claimTracker }) => claimTracker },
      { id: 'result', page: 'history.combined' },
      { id: 'receipts' },
      { id: 'two-plans', when: ({ submitClaim }) => submitClaim },
      { id: 'disagree', page: 'support.contact-us' },
    ],
  },
  {
    id: 'payments',
    questions: [
      { id: 'deposit', page: 'account.direct-deposit', when: ({ banking, updateBanking }) => banking || updateBanking },
      { id: 'premiums', page: 'premiums.statements', when: ({ premiums, statements }) => premiums && statements },
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
