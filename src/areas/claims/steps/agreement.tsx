import { isDraftSyncEnabled } from '~/platform/config/environment.ts'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { useStore } from '~/platform/store.ts'
import { Card, CardList, Stack } from '~/ui/layout.tsx'
import type { ClaimStep, ClaimSteps, PanelProps } from '../wizard/step-definition.ts'
import { chosenEvents, disabilityOptions, flowOf } from '../model/claim-types.ts'
import { draftSyncStore } from '../saved-draft/draft-sync-store.ts'
import { Requirements } from './shared/requirements.tsx'

/**
 * Lists what the member needs and what the plan requires, and says how long to keep the receipts (CLAIM-11) and that
 * answers are saved, if they are.
 */
function BeforeStart({ data, answers }: PanelProps) {
  const text = useText()
  const { hasConflict } = useStore(draftSyncStore)
  return (
    <CardList>
      <Card title={text('claims.before-start.needed')}>
        <Stack gap="s">
          <ul>
            {flowOf(answers)?.needed.map((id) => (
              <li key={id}>{text.dynamic(`claims.before-start.needed.${id}`)}</li>
            ))}
          </ul>
          <p>{text('claims.before-start.keep')}</p>
          {isDraftSyncEnabled() && !hasConflict && <p>{text('claims.before-start.saved')}</p>}
        </Stack>
      </Card>
      <Requirements data={data} answers={answers} />
    </CardList>
  )
}

/**
 * The paragraphs of the portal's own agreement, in the order that the insurer uses: truth, consent, retention, sharing.
 */
const OURS = ['true', 'consent', 'keep', 'share'] as const

/**
 * The agreement that the member accepts: the insurer's text, or the portal's if there is none (CLAIM-12, D-98). It
 * mentions exactly once that receipts must be kept for twelve months (CONST-16).
 */
export function agreementOf(terms: PanelProps['data']['claimTerms'], text: Text) {
  const paragraphs = terms?.paragraphs ?? OURS.map((id) => text(`claims.agreement.${id}`))
  const hasMonths = paragraphs.some((paragraph) => /\b12\b/.test(paragraph))
  return {
    title: terms?.title ?? text('claims.agreement.title'),
    paragraphs: hasMonths ? paragraphs : [...paragraphs, text('claims.agreement.keep')],
  }
}

export const Paragraphs = ({ children }: { children: readonly string[] }) => (
  <Stack gap="m">
    {children.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </Stack>
)

function Agreement({ data }: PanelProps) {
  const { title, paragraphs } = agreementOf(data.claimTerms, useText())
  return (
    <Card title={title}>
      <Paragraphs>{paragraphs}</Paragraphs>
    </Card>
  )
}

const TRAVEL_BENEFITS = new Set(['TRAVEL', 'OOP'])
const beforeStart = { Panel: BeforeStart } satisfies ClaimStep<'before-start'>

export const steps = {
  'before-start': beforeStart,
  'before-start-dental': beforeStart,
  'before-start-drugs': beforeStart,
  'before-start-pwa': beforeStart,
  'before-start-hsa': beforeStart,
  'before-start-travel': {
    ...beforeStart,
    // The claim ends here if the assistance provider handles these expenses, or if the plan does not cover them (D-117,
    // CLAIM-83).
    exitPage: ({ answers: { 'before-start-travel': travel }, data: { benefits } }) =>
      travel?.handledByAssistanceProvider || benefits?.benefits.every(({ key }) => !TRAVEL_BENEFITS.has(key))
        ? 'claims.travel-cannot-process'
        : undefined,
  },
  'before-start-disability': {
    Panel: BeforeStart,
    options: { disabilityEvents: ({ answers, text }) => disabilityOptions(answers, text) },
    summary: ({ answers, text }) => [
      {
        items: [
          { id: 'events', label: text('form.beforeStartDisability.events.label'), value: chosenEvents(answers, text) },
        ],
      },
    ],
  },
  confirmation: { Panel: Agreement, estimates: 'sending' },
} satisfies ClaimSteps
