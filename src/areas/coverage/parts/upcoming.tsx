import { useQueries, useQuery } from '@tanstack/react-query'
import { getCardholderDetailsQuery } from '~generated/member/queries/account.ts'
import { getDentalLastServiceDetailsQuery } from '~generated/member/queries/dental.ts'
import { today8 } from '~/domain/dates/date8.ts'
import { formatName } from '~/domain/participants.ts'
import { activeParticipantsQuery, benefitsQuery } from '~/domain/shared-queries.ts'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { canOpen } from '~/platform/pages/page-registry.ts'
import { usePolicy } from '~/platform/policy/policy.ts'
import { withoutDialog } from '~/platform/query/query.ts'
import { CalendarButton } from '~/components/calendar-button.tsx'
import { useQueriesSettled } from '~/components/use-queries-settled.ts'
import { ActionRows, Card } from '~/ui/layout.tsx'
import { type UpcomingEvent, upcomingEvents } from '../model/upcoming.ts'
import { selectParticipant } from '../selected-participant.ts'
import { retirementQuery, useAccountQueries, useAccounts } from './remaining-coverage.tsx'

/**
 * The last dental services of each person who shares their details (D-158). If a query fails, that person's days are
 * left out.
 */
function useDental() {
  const text = useText()
  const policy = usePolicy()
  const { data: benefits } = useQuery(benefitsQuery())
  const isKnown =
    canOpen('coverage.dental-usage', policy) && (benefits?.benefits.some(({ key }) => key === 'DENTAL') ?? false)
  const everybody = { ...activeParticipantsQuery(), enabled: isKnown }
  const cardholder = { ...getCardholderDetailsQuery(), enabled: isKnown }
  const [{ data: all }, { data: self }] = useQueries({ queries: [everybody, cardholder] })
  const people = all && self ? selectParticipant(all, self.participantId, undefined).people : []
  const queries = people.map(({ participantId }) => ({
    ...getDentalLastServiceDetailsQuery(participantId, withoutDialog),
    retryOnMount: false,
  }))
  const dental = useQueries({ queries }).map(({ data }, index) => ({
    person: formatName(people[index]?.firstName, text.locale),
    services: data ?? [],
  }))
  return { dental, queries: [everybody, cardholder, ...queries] }
}

/**
 * True if the remaining coverage, the upcoming days and `other` have loaded or are taking too long. The parts of the
 * page are shown together, so that the layout does not shift.
 */
export function useCoverageReady(other: Parameters<typeof useQueriesSettled>[0][number]): boolean {
  const { queries } = useDental()
  return useQueriesSettled([benefitsQuery(), retirementQuery(), other, ...queries, ...useAccountQueries()])
}

/** Maximum number of days shown. */
const DAYS = 5

/**
 * The days on which something about the coverage changes, soonest first. The member can save each of them to a calendar
 * (D-224).
 */
export function Upcoming() {
  const text = useText()
  const { data: benefits } = useQuery(benefitsQuery())
  const { dental } = useDental()
  const accounts = useAccounts()
  const events = upcomingEvents({ benefits, dental, accounts }, today8()).slice(0, DAYS)
  if (events.length === 0) return null
  return (
    <Card title={text('upcoming.title')}>
      <ActionRows
        rows={events.map((event) => {
          const title = titleOf(event, text)
          return {
            id: `${event.date} ${title}`,
            children: title,
            note: text.date(event.date, 'medium'),
            action: <CalendarButton event={{ title, date: event.date, reminderDays: REMINDER_DAYS[event.kind] }} />,
          }
        })}
      />
    </Card>
  )
}

/**
 * Days before an event on which the calendar reminds the member. A deadline has an early reminder, so that there is
 * time to act.
 */
const REMINDER_DAYS = { dental: 0, renews: 0, expires: 14 } as const

function titleOf(event: UpcomingEvent, text: Text): string {
  if (event.kind === 'renews') return text('upcoming.renews')
  if (event.kind === 'dental') return text('upcoming.dental', { service: event.service, person: event.person })
  return text('upcoming.expires', { account: event.account, amount: text.money(event.amount) })
}
