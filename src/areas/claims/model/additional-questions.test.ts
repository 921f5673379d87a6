import { describe, expect, it } from 'vitest'
import type { ServiceType } from '~generated/member/model/index.ts'
import type { ClaimAnswers } from './answers.ts'
import { buildDocuments, questionsOf, reconcileQuestions, toAdditionalAnswers } from './additional-questions.ts'

const service = (serviceId: number, ...questions: NonNullable<ServiceType['additionalQuestions']>): ServiceType => ({
  serviceId,
  description: `Service ${serviceId}`,
  isRequirePrescription: false,
  isServiceTypeOther: false,
  ...(questions.length > 0 && { additionalQuestions: questions }),
})
const CHANGED = { id: 'changed', text: 'Has the prescription changed?', answerType: 'yesNo', required: true } as const
const WHY = { id: 'why', text: 'Why?', answerType: 'text' } as const
const SERVICES = [service(1), service(2, CHANGED, WHY), service(3, CHANGED)]

const claiming = (services: readonly number[], documents: ClaimAnswers['attach-documents'] = {}): ClaimAnswers => ({
  'claim-details': {
    lines: services.map((id, at) => ({
      key: `${id}#${at + 1}`,
      needsPrescription: false,
      participantId: '1',
      dateOfService: '20240101',
      amountPaid: '10.00',
    })),
  },
  'attach-documents': documents,
})
const ASKED = [
  { id: 'changed', answerType: 'yesNo', isRequired: true },
  { id: 'why', answerType: 'text', isRequired: false },
] as const
const FILES = [{ id: 'f', name: 'a.pdf', size: 1, type: 'application/pdf' }]

describe('additional questions', () => {
  it(
    'each additional question is asked once, even if several claimed services have it',
    { tags: ['CLAIM-60', 'D-157'] },
    () => {
      expect(questionsOf(claiming([1]), SERVICES)).toEqual([])
      expect(questionsOf(claiming([2, 2, 3]), SERVICES)).toEqual([CHANGED, WHY])
    },
  )

  it(
    'additional questions are added to the documents step, with the answers given earlier',
    { tags: ['DATA-18'] },
    () => {
      expect(buildDocuments(claiming([1]), { files: FILES }, SERVICES)).toEqual({ files: FILES })
      expect(buildDocuments(claiming([2]), { files: FILES }, SERVICES)).toEqual({
        files: FILES,
        hasQuestions: true,
        questions: ASKED,
      })
      expect(buildDocuments(claiming([2]), { questions: [{ ...ASKED[0], yesNo: false }] }, SERVICES)).toMatchObject({
        questions: [{ yesNo: false }, { id: 'why' }],
      })
    },
  )

  it(
    'adding a service with questions makes the documents step incomplete, and removing the service deletes the answers',
    { tags: ['CLAIM-60'] },
    () => {
      expect(reconcileQuestions(claiming([2], { files: FILES }), SERVICES)).toMatchObject({
        isComplete: false,
        data: { files: FILES, questions: ASKED },
      })
      const answered = { files: FILES, hasQuestions: true, questions: [{ ...ASKED[0], yesNo: true }, { ...ASKED[1] }] }
      expect(reconcileQuestions(claiming([2], answered), SERVICES)).toBeUndefined()
      expect(reconcileQuestions(claiming([1], answered), SERVICES)).toEqual({
        isComplete: true,
        data: { files: FILES },
      })
      // the services could not be loaded, so the answers are kept
      expect(reconcileQuestions(claiming([2], answered), [])).toBeUndefined()
    },
  )

  it(
    'additional answers are submitted as text or as "yes" and "no", and unanswered questions are left out',
    { tags: ['CLAIM-60'] },
    () => {
      const questions = [{ ...ASKED[0], yesNo: false }, { ...ASKED[1] }]
      expect(toAdditionalAnswers(claiming([2], { questions }))).toEqual([{ id: 'changed', answer: 'no' }])
      expect(toAdditionalAnswers(claiming([2], { questions: [{ ...ASKED[1], words: 'Broken' }] }))).toEqual([
        { id: 'why', answer: 'Broken' },
      ])
      expect(toAdditionalAnswers({})).toEqual([])
    },
  )
})
