import type { ServiceType } from '~generated/member/model/index.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { namesById } from '~/domain/participants.ts'
import type { Policy } from '~/platform/policy/policy.ts'
import { fetchCachedOrFresh } from '~/platform/query/query-client.ts'
import type { Query } from '~/platform/query/query.ts'
import { Button } from '~/ui/button.tsx'
import { useDraft } from '~/wizard/draft-store.ts'
import { currentAnswers } from '~/wizard/engine.ts'
import type { ClaimSteps, PanelProps, StepContext, BlockingError, SummaryCard } from '../wizard/step-definition.ts'
import { type ClaimLine, serviceKey } from '../model/answers.ts'
import { isDental, isWellness } from '../model/claim-types.ts'
import { beforeBirth } from '../model/expenses.ts'
import { buildDetails, lineKeys, lineTitle, serviceOfLine, yesNo } from '../model/lines.ts'
import { participantOptions, serviceOptions } from '../model/options.ts'
import { recordRealTimeStart } from '../model/real-time.ts'
import { claimLines, buildVisionDetails } from '../model/vision.ts'
import { fromReceipt } from '../receipt-photo/from-receipt.tsx'
import { serviceQueries } from '../wizard/step-data.ts'
import { suggestOtherCoverage, toldOtherCoverage } from './shared/told-other-coverage.ts'
import { coordinationItems, lineItem, totalCards } from './shared/summary-cards.tsx'

const participants = ({ data, text }: StepContext) =>
  participantOptions(data.participants, data.cardholder?.participantId, text)

/**
 * The lines of the summary about the visits or vision expenses. A single visit has a line for each of its answers,
 * several visits have one line each, and a total. The first or the last line leads to the step in which services are
 * chosen.
 */
function lineCards(view: StepContext): readonly SummaryCard[] {
  const { answers, data, text } = view
  const people = namesById(data.participants, text.locale)
  const chosenIn = (['service-list', 'service-list-vision'] as const).find((step) => answers[step]) ?? 'claim-details'
  const lines = claimLines(answers)
  const cards = lines.map((line) => {
    const title = lineTitle(line.key, answers, data.services, text)
    const person = people.get(line.participantId) ?? ''
    const [date, amount] = [text.date(line.dateOfService), text.money(line.amountPaid)]
    const visit =
      lines.length > 1
        ? [lineItem(title, [person, date, amount])]
        : [
            { id: 'person', label: text('claims.summary.person'), value: person },
            { id: 'date', label: text('form.claimDetails.lines.dateOfService.label'), value: date },
            { id: 'amount', label: text('form.claimDetails.lines.amountPaid.label'), value: amount },
          ]
    const prescription = {
      id: 'prescription',
      label: text('form.claimDetails.lines.hasPrescription.label'),
      value: yesNo(line.hasPrescription, text),
    }
    return {
      title,
      items: [...visit, ...(line.needsPrescription ? [prescription] : []), ...coordinationItems(line.key, view)],
    }
  })
  const label = text('claims.summary.service')
  const service: SummaryCard = {
    step: chosenIn,
    title: label,
    items: [{ id: 'service', label, value: cards[0]?.title }],
  }
  return lines.length === 1 ? [service, ...cards] : [...cards, ...totalCards(chosenIn, view)]
}

/**
 * Blocks the step if a service is not offered to the chosen person on the chosen day. The services were chosen before
 * person and day, and both can be corrected on this step (D-205). If the list for that day cannot be loaded, the step
 * is not blocked.
 */
async function notCoveredThatDay({
  answers,
  data,
  policy,
  text,
}: StepContext & { readonly policy: Policy }): Promise<BlockingError | undefined> {
  if (isDental(answers) || isWellness(answers)) return undefined
  const offered = new Map(
    data.services
      .filter(({ isServiceTypeOther }) => !isServiceTypeOther)
      .map((service) => [serviceKey(service), service]),
  )
  const people = namesById(data.participants, text.locale)
  const missing = await Promise.all(
    claimLines(answers).map(async (line) => {
      const service = offered.get(serviceOfLine(line.key))
      if (!service) return []
      const queries = serviceQueries({ answers, policy }, data, line) as readonly Query<readonly ServiceType[] | null>[]
      const lists = await Promise.all(queries.map(fetchCachedOrFresh)).catch(() => undefined)
      if (!lists || lists.some((list) => list?.some((each) => serviceKey(each) === serviceKey(service)))) return []
      return [
        text('claims.stop.that-day.line', {
          service: service.description,
          person: people.get(line.participantId) ?? '',
          date: text.date(line.dateOfService),
        }),
      ]
    }),
  )
  const told = [...new Set(missing.flat())]
  return told.length > 0
    ? { title: text('claims.stop.title'), text: [...told, text('claims.stop.that-day')].join(' ') }
    : undefined
}

/**
 * Button that opens the step for several visits of a service. The page does not ask for the number of visits itself,
 * because most members claim one visit of each service (CLAIM-32, CLAIM-33).
 */
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

interface Entered {
  readonly lines?: readonly Partial<ClaimLine>[]
}

/** The coverage on file for the people who are chosen on the page. */
function ToldOtherCoverage(view: StepContext) {
  const { lines = [] }: Entered = currentAnswers(useDraft(), 'claim-details') ?? {}
  const chosen = lines.map(({ participantId }) => participantId)
  return toldOtherCoverage(view, chosen)
}

/** What the portal can read from a receipt. */
const readFromReceipt = {
  'lines.dateOfService': { start: fromReceipt('dateOfService', 'lines') },
  'lines.amountPaid': { start: fromReceipt('amountPaid', 'lines') },
}

export const steps = {
  'claim-details': {
    Panel: MoreVisits,
    initial: (before, { answers, data }) =>
      buildDetails(answers, before, data.participants.length === 1 ? data.participants[0]?.participantId : undefined),
    suggestions: suggestOtherCoverage,
    options: { participants },
    fields: (view) => ({
      doesMemberHaveOtherCov: { hint: toldOtherCoverage(view, []) && <ToldOtherCoverage {...view} /> },
      ...readFromReceipt,
    }),
    titles: {
      lines: ({ answers, data, text }) => lineKeys(answers).map((key) => lineTitle(key, answers, data.services, text)),
    },
    blockingError: (view) => beforeBirth(view) ?? notCoveredThatDay(view),
    beforeSave: recordRealTimeStart,
    estimates: 'live',
    summary: lineCards,
  },
  'claim-details-vision': {
    initial: (before, { data }) => before ?? buildVisionDetails(data.services, data.participants),
    options: { participants, services: ({ data, text }) => serviceOptions(data.services, text) },
    fields: readFromReceipt,
    blockingError: (view) => beforeBirth(view) ?? notCoveredThatDay(view),
    beforeSave: recordRealTimeStart,
    estimates: 'live',
    summary: lineCards,
  },
} satisfies ClaimSteps
