import type { ContactContent, OpenHours } from '~generated/member/model/index.ts'
import type { Text } from '~/platform/i18n/text.tsx'
import { formatTime } from './dates/time.ts'

type Hours = Pick<ContactContent, 'hours' | 'closedOn'>

/**
 * Whether the insurer answers the phone now: "Open now, until 8:00 p.m." or "Closed right now." Undefined if the hours
 * are known as words only, or in a time zone that the browser does not know (D-300).
 */
export function openingText(contact: Hours, text: Text): string | undefined {
  const closes = closingTime(contact, new Date())
  if (closes === undefined) return undefined
  if (closes === null) return text('contact.closed')
  const [hour, minute] = closes.split(':').map(Number)
  return text('contact.open', { time: formatTime(Date.UTC(2000, 0, 1, hour, minute), text.tag, 'UTC') })
}

/** The local time at which today's open hours end: `20:00`. Null if the insurer is closed, undefined if unknown. */
export function closingTime({ hours, closedOn = [] }: Hours, now: Date): string | null | undefined {
  const open = hours.flatMap((each) => each.open ?? [])
  const moments = open.map(({ timeZone }) => localMoment(now, timeZone))
  if (open.length === 0 || moments.includes(undefined)) return undefined
  const isNow = ({ weekdays, opens, closes }: OpenHours, index: number) => {
    const { date, weekday, time } = moments[index]!
    return weekdays.includes(weekday) && !closedOn.includes(date) && opens <= time && time < closes
  }
  return open.find(isNow)?.closes ?? null
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Date, weekday (1 is Monday) and time of day in a time zone. Undefined if the browser does not know the zone. */
function localMoment(now: Date, timeZone: string) {
  try {
    const parts = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
    }).formatToParts(now)
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''
    return {
      date: `${part('year')}${part('month')}${part('day')}`,
      weekday: WEEKDAYS.indexOf(part('weekday').slice(0, 3)) + 1,
      time: `${part('hour')}:${part('minute')}`,
    }
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
