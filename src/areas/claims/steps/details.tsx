import { useText } from '~/platform/i18n/text.tsx'
import { fullName } from '~/platform/insured/people.ts'
import { Button } from '~/ui/button.tsx'
import type { ClaimSteps, PanelProps, StepView, SummaryCard } from '../claim-step.ts'
import { detailsFor, lineKeys, lineTitle, yesNo } from '../model/lines.ts'
import { participantOptions, serviceOptions } from '../model/options.ts'
import { keepStarted } from '../model/real-time.ts'
import { claimLines, visionDetailsFor } from '../model/vision.ts'
import { coordination, total } from '../summary-cards.tsx'

const participants = ({ data, text }: StepView) => participantOptions(data.participants, data.cardholder?.participantId, text)

/** A card for each visit or vision expense, and what was paid in all; that is changed where the services are chosen. */
function lines(view: StepView): readonly SummaryCard[] {
  const { answers, data, text } = view
  const people = new Map(data.participants.map((person) => [person.participantId, fullName(person, text.locale)]))
  const cards = claimLines(answers).map((line) => ({
    title: lineTitle(line.key, answers, data.services, text),
    items: [
      { id: 'person', label: text('form.claimDetails.lines.participantId.label'), value: people.get(line.participantId) ?? '' },
      { id: 'date', label: text('form.claimDetails.lines.dateOfService.label'), value: text.date(line.dateOfService) },
      { id: 'amount', label: text('form.claimDetails.lines.amountPaid.label'), value: text.money(line.amountPaid) },
      ...(line.needsPrescription
        ? [{ id: 'prescription', label: text('form.claimDetails.lines.hasPrescription.label'), value: yesNo(line.hasPrescription, text) }]
        : []),
      ...coordination(line.key, view),
    ],
  }))
  const chosenIn = (['service-list', 'service-list-vision'] as const).find((step) => answers[step]) ?? 'claim-details'
  return [...cards, ...total(chosenIn, view)]
}

/** One visit of each service is what most people claim: whoever has more says so here (CLAIM-32, CLAIM-33). */
function MoreVisits({ answers, onEdit }: PanelProps) {
  const text = useText()
  if (!answers['service-selection']) return null
  return (
    <div>
      <Button variant="quiet" onClick={() => onEdit('service-selection')}>
        {text('claims.details.more')}
      </Button>
    </div>
  )
}

export const steps = {
  'claim-details': {
    Panel: MoreVisits,
    initial: (before, { answers, data }) => detailsFor(answers, before, data.participants.length === 1 ? data.participants[0]?.participantId : undefined),
    options: { participants },
    titles: { lines: ({ answers, data, text }) => lineKeys(answers).map((key) => lineTitle(key, answers, data.services, text)) },
    keep: keepStarted,
    estimates: 'live',
    summary: lines,
  },
  'claim-details-vision': {
    initial: (before, { data }) => before ?? visionDetailsFor(data.services, data.participants),
    options: { participants, services: ({ data, text }) => serviceOptions(data.services, text) },
    keep: keepStarted,
    estimates: 'live',
    summary: lines,
  },
} satisfies ClaimSteps
