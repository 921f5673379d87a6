import { matcher } from '~/platform/search/matcher.ts'
import { QUESTIONS, type Question } from './questions.ts'

/**
 * The questions that hold every word of a search, in their groups; all of them while nothing is searched. `textOf` gives the words of one.
 * Groups without a match are left out.
 */
export function findQuestions(search: string, shows: (question: Question) => boolean, textOf: (question: Question) => string) {
  const matches = matcher(search)
  return QUESTIONS.map((group) => ({ ...group, questions: group.questions.filter((question) => shows(question) && matches(textOf(question))) })).filter(
    ({ questions }) => questions.length > 0,
  )
}
