import { QUESTIONS, type Question } from './questions.ts'

/** Letters without their accents and in one case: "déposé" is found by "depose". */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/**
 * The questions that hold every word of a search, in their groups; all of them while nothing is searched. `textOf` gives the words of one.
 * Groups without a match are left out.
 */
export function findQuestions(search: string, shows: (question: Question) => boolean, textOf: (question: Question) => string) {
  const words = plain(search).split(/\s+/).filter(Boolean)
  const matches = (question: Question) => {
    const text = plain(textOf(question))
    return words.every((word) => text.includes(word))
  }
  return QUESTIONS.map((group) => ({ ...group, questions: group.questions.filter((question) => shows(question) && matches(question)) })).filter(
    ({ questions }) => questions.length > 0,
  )
}
