import { expect, it } from 'vitest'
import { calendarFile } from './calendar-file.ts'

it(
  "a calendar file has one all-day event in the calendar's own time zone, with a reminder at nine",
  { tags: ['D-222'] },
  () => {
    const lines = calendarFile({ title: 'Nettoyage; l’examen, à Noël', date: '20261215' }, 'fr').split('\r\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTART;VALUE=DATE:20261215',
        String.raw`SUMMARY:Nettoyage\; l’examen\, à Noël`,
        'TRIGGER;RELATED=START:PT9H',
      ]),
    )
    expect(lines.filter((line) => /^(?:DESCRIPTION|LOCATION|ORGANIZER|ATTENDEE|URL)/.test(line))).toEqual([
      String.raw`DESCRIPTION:Nettoyage\; l’examen\, à Noël`,
    ])
  },
)

it('the reminder of a calendar file comes as many days before as the event asks', { tags: ['D-222'] }, () =>
  expect(calendarFile({ title: 'Expires', date: '20261231', reminderDays: 14 }, 'en')).toContain(
    'TRIGGER;RELATED=START:-P13DT15H',
  ),
)
