import type { AdditionalAnswer, AdditionalQuestion, ServiceType } from '~generated/member/model/index.ts'
import type { AttachDocuments } from '~generated/forms/claim/attach-documents.ts'
import type { StepAnswers } from '~/wizard/definition.ts'
import { type ClaimAnswers, serviceKey } from './answers.ts'
import { neededDocuments } from './documents.ts'
import { serviceOfLine } from './lines.ts'
import { claimLines } from './vision.ts'
import { isWellness } from './claim-types.ts'

type Answer = NonNullable<AttachDocuments['questions']>[number]

/**
 * The insurer's questions about the services of this claim. A question that several services share appears once
 * (CLAIM-60, D-157).
 */
export function questionsOf(answers: ClaimAnswers, services: readonly ServiceType[]): readonly AdditionalQuestion[] {
  const claimed = claimedServices(answers)
  const asked = services
    .filter((service) => claimed.has(serviceKey(service)))
    .flatMap(({ additionalQuestions = [] }) => additionalQuestions)
  return [...new Map(asked.map((question) => [question.id, question])).values()]
}

/**
 * The documents step with an empty answer for each new question, and with the fact that the claim needs a file
 * (CLAIM-61). Answers that were given before are kept.
 */
export function buildDocuments(
  answers: ClaimAnswers,
  typed: Partial<AttachDocuments> | undefined,
  services: readonly ServiceType[],
): StepAnswers {
  const { questions: before = [], hasQuestions: _, needsFile: __, ...rest } = typed ?? {}
  const known = new Map(before.map((answer) => [answer.id, answer]))
  const questions = questionsOf(answers, services).map(({ id, answerType, required = false }) => ({
    ...known.get(id),
    id,
    answerType,
    isRequired: required,
  }))
  return {
    ...rest,
    ...(neededDocuments(answers).some(({ isRequired }) => isRequired) && { needsFile: true }),
    ...(questions.length > 0 && { hasQuestions: true, questions }),
  }
}

/**
 * The documents step after the services have changed: a new required question makes it incomplete. Undefined if nothing
 * changed or the services are unknown.
 */
export function reconcileQuestions(
  answers: ClaimAnswers,
  services: readonly ServiceType[],
): { data: StepAnswers; isComplete: boolean } | undefined {
  const known = new Set(services.map(serviceKey))
  // The ids of wellness services are numbers that the portal itself assigns, so the services cannot be matched.
  if (isWellness(answers) || ![...claimedServices(answers)].every((key) => known.has(key))) return undefined
  const before = answers['attach-documents']
  const data = buildDocuments(answers, before, services)
  const questions = (data['questions'] ?? []) as readonly Answer[]
  const had = (before?.questions ?? []).map(({ id }) => id)
  if (questions.length === had.length && questions.every(({ id }) => had.includes(id))) return undefined
  return { data, isComplete: questions.every((answer) => !answer.isRequired || isAnswered(answer)) }
}

/** The answers in the format of the request (AdditionalAnswer). */
export const toAdditionalAnswers = ({ 'attach-documents': documents }: ClaimAnswers): readonly AdditionalAnswer[] =>
  (documents?.questions ?? []).flatMap((answer) =>
    isAnswered(answer) ? [{ id: answer.id, answer: answer.words ?? (answer.yesNo ? 'yes' : 'no') }] : [],
  )

const claimedServices = (answers: ClaimAnswers): ReadonlySet<string> =>
  new Set(claimLines(answers).map(({ key }) => serviceOfLine(key)))

const isAnswered = ({ yesNo, words }: Answer): boolean => yesNo !== undefined || Boolean(words)
