import type { ContactContent, OpenHours } from '~generated/member/model/index.ts'
import type { Text } from '~/platform/i18n/text.tsx'
import { formatTime } from './dates/time.ts'

type Hours = Pick<ContactContent, 'hours' | 'closedOn'>

/**
 * Whether the insurer answers the phone now: "Open now, until 8:00 p.m." or "Closed right now; we open Monday at 8:00 a.m."
 * In another time zone than the insurer's: "until 4:00 p.m. your time". Undefined if the hours are known as words only, or
 * in a time zone that the browser does not know (D-300).
 */
export function openingText(contact: Hours, text: Text): string | undefined {
  const now = new Date()
  const closing = closingTime(contact, now)
  if (closing === undefined) return undefined
  const change = closing ?? nextOpening(contact, now)
  if (!change) return text('contact.closed')
  const time = formatTime(change.at, text.tag)
  const isSameThere = time === formatTime(change.at, text.tag, change.timeZone)
  if (closing) return text(isSameThere ? 'contact.open' : 'contact.open.elsewhere', { time })
  const day = new Intl.DateTimeFormat(text.tag, { weekday: 'long' }).format(change.at)
  return text(isSameThere ? 'contact.opens' : 'contact.opens.elsewhere', { time, day })
}

interface Change {
  readonly at: Date
  readonly timeZone: string
}

/** The moment at which the open hours end. Null if the insurer is closed, undefined if unknown. */
export function closingTime({ hours, closedOn = [] }: Hours, now: Date): Change | null | undefined {
  const open = hours.flatMap((each) => each.open ?? [])
  const moments = open.map(({ timeZone }) => localMoment(now, timeZone))
  if (open.length === 0 || moments.includes(undefined)) return undefined
  const isNow = ({ weekdays, opens, closes }: OpenHours, index: number) => {
    const { date, weekday, time } = moments[index]!
    return weekdays.includes(weekday) && !closedOn.includes(date) && opens <= time && time < closes
  }
  const index = open.findIndex(isNow)
  if (index < 0) return null
  const { closes, timeZone } = open[index]!
  const left = minutesOf(closes) - minutesOf(moments[index]!.time)
  return { at: new Date((Math.floor(now.getTime() / MINUTE) + left) * MINUTE), timeZone }
}

const MINUTE = 60_000

/** The moment at which the insurer, who is closed, opens within a week. Undefined if it does not. */
export function nextOpening({ hours, closedOn = [] }: Hours, now: Date): Change | undefined {
  const week = Array.from({ length: 8 }, (_, days) => now.getTime() + days * 1440 * MINUTE)
  const openings = hours
    .flatMap(({ open }) => open ?? [])
    .flatMap(({ weekdays, opens, timeZone }) =>
      week.flatMap((moment) => {
        const local = localMoment(new Date(moment), timeZone)
        if (!local || !weekdays.includes(local.weekday) || closedOn.includes(local.date)) return []
        const left = minutesOf(opens) - minutesOf(local.time)
        const at = new Date((Math.floor(moment / MINUTE) + left) * MINUTE)
        return at > now ? [{ at, timeZone }] : []
      }),
    )
  return openings.toSorted((a, b) => a.at.getTime() - b.at.getTime())[0]
}

/** The minutes since midnight of a time such as `20:00`. */
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

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
