import { withDashes } from '~/domain/dates/date8.ts'
import type { CalendarEvent } from '~/platform/download/calendar-file.ts'
import { saveText } from '~/platform/download/save-file.ts'
import { isPortalError, showError } from '~/platform/errors/portal-error.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { loadChunk } from '~/platform/load-chunk.ts'
import { Button } from '../ui/button.tsx'
import { AccessibleLabel } from '../ui/visually-hidden.tsx'

const importCalendarFile = () => import('~/platform/download/calendar-file.ts')

/** Saves an event for the member's own calendar. The file is written on the device, on click (D-222). */
export function CalendarButton({ event }: { event: CalendarEvent }) {
  const text = useText()
  async function save() {
    try {
      const { calendarFile } = await loadChunk(importCalendarFile)
      saveText(
        calendarFile(event, text.locale),
        text('calendar.file', { date: withDashes(event.date) }),
        'text/calendar',
      )
    } catch (error) {
      if (!isPortalError(error)) throw error
      showError(error)
    }
  }
  return (
    <Button variant="link" icon="calendar" onClick={() => void save()}>
      <AccessibleLabel visible={text('calendar.add')} full={text('calendar.add.of', { event: event.title })} />
    </Button>
  )
}
