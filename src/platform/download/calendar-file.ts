import ical, { ICalAlarmRelatesTo, ICalAlarmType } from 'ical-generator'
import type { Date8 } from '~generated/member/model/index.ts'

/** An all-day event for the member's own calendar. Apart from its title, it contains no name, number or amount. */
export interface CalendarEvent {
  readonly title: string
  readonly date: Date8
  /** number of days before the event on which the calendar reminds the member, at nine in the morning */
  readonly reminderDays?: number
}

const DAY_SECONDS = 86_400
const NINE_SECONDS = 9 * 3600

/** The event as an iCalendar file: one whole day with a reminder. */
export function calendarFile({ title, date, reminderDays = 0 }: CalendarEvent, locale: string): string {
  const calendar = ical({ prodId: { company: 'Member portal', product: 'Member portal', language: locale } })
  calendar
    .createEvent({
      start: new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(4, 6)) - 1, Number(date.slice(6)))),
      allDay: true,
      summary: title,
    })
    .createAlarm({
      type: ICalAlarmType.display,
      // The library expects the number of seconds before the start of the event.
      trigger: reminderDays * DAY_SECONDS - NINE_SECONDS,
    })
    .relatesTo(ICalAlarmRelatesTo.start)
  return calendar.toString()
}
