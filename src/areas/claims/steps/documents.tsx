import { type Text, useText } from '~/platform/i18n/text.tsx'
import { Button } from '~/ui/button.tsx'
import { Card } from '~/ui/layout.tsx'
import type { ClaimSteps, PanelProps, StepContext, SummaryCard } from '../wizard/step-definition.ts'
import type { ClaimAnswers } from '../model/answers.ts'
import { missingDocuments, neededDocuments } from '../model/documents.ts'
import { yesNo } from '../model/lines.ts'
import { buildDocuments, questionsOf } from '../model/additional-questions.ts'

/** Lists the documents that the claim needs, beside the files (D-156). */
function Attached({ answers, onEdit }: PanelProps) {
  const text = useText()
  const files = answers['attach-documents']?.files ?? []
  return (
    <Card
      title={text('claims.attached.title', { count: files.length })}
      action={
        <Button variant="link" onClick={() => onEdit('attach-documents')}>
          {text('claims.attached.change')}
        </Button>
      }
    >
      {files.length > 0 ? (
        <ul>
          {files.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      ) : (
        <p>{text('claims.attached.none')}</p>
      )}
    </Card>
  )
}

/** Summary cards with the insurer’s questions, the member's answers, and the attached files (CLAIM-60). */
function documentCards({ answers, data, text }: StepContext): readonly SummaryCard[] {
  const { files = [], questions } = answers['attach-documents'] ?? {}
  const asked = questionsOf(answers, data.services).map(({ id, text: question }) => {
    const given = questions?.find((answer) => answer.id === id)
    return { id, label: question, value: given?.words ?? yesNo(given?.yesNo, text) }
  })
  const names = files.length > 0 ? files.map(({ name }) => name).join(', ') : text('claims.attached.none')
  return [
    ...(questions ? [{ title: text('form.attachDocuments.questions.label'), items: asked }] : []),
    { items: [{ id: 'files', label: text('claims.attached.title', { count: files.length }), value: names }] },
  ]
}

/** The files that the claim needs, if they are not only receipts. */
function filesLabel(answers: ClaimAnswers, text: Text): string | undefined {
  const [{ id } = {}, another] = neededDocuments(answers)
  if (id === 'proof') return text('claims.document.proof')
  return another && text('claims.document.receipt-and-statement')
}

export const steps = {
  'attach-documents': {
    initial: (before, { answers, data }) => buildDocuments(answers, before, data.services),
    fields: ({ answers, text }) => ({ files: { label: filesLabel(answers, text) } }),
    titles: { questions: ({ answers, data }) => questionsOf(answers, data.services).map((question) => question.text) },
    summary: documentCards,
  },
  'documents-to-attach': {
    // The documents that can be ticked as attached (CLAIM-61).
    options: {
      documents: ({ answers, text }) =>
        neededDocuments(answers).map(({ id, isRequired }) => ({
          value: id,
          label: text.dynamic(`claims.document.${id}`),
          note: isRequired ? text('claims.document.required') : text('claims.document.optional'),
        })),
    },
    // A missing required document blocks the step (CLAIM-61).
    blockingError: ({ answers, text }) => {
      const missing = missingDocuments(answers, answers['documents-to-attach']?.documents ?? [])
      if (missing.length === 0) return undefined
      return {
        title: text('claims.stop.documents'),
        text: missing.map(({ id }) => text.dynamic(`claims.document.${id}.missing`)).join(' '),
      }
    },
    Panel: Attached,
  },
} satisfies ClaimSteps
