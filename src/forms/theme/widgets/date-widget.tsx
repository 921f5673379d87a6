import type { WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import { intlTag } from '~/platform/i18n/locale.ts'
import { Calendar } from '~/ui/field/calendar.tsx'
import { DateParts } from '~/ui/field/date-parts.tsx'
import { today8 } from '~/platform/dates/date8.ts'
import { useWidget } from '../widget.ts'

/** A date as `yyyymmdd`: three boxes, and a calendar beside them where the date is one of a service rather than of a birth. */
export function DateWidget(props: WidgetProps) {
  const { aria, words, ui, change, leave, disabled } = useWidget(props)
  const { text, locale } = words.texts
  const value = props.value as string | undefined
  const [today] = useState(() => today8())
  const calendar = ui.calendar && (
    <Calendar
      locale={intlTag(locale)}
      value={value}
      onPick={change}
      disabled={disabled}
      {...(ui.rules?.includes('notFuture') && { max: today })}
      labels={{ open: text('form.date.choose'), previousMonth: text('form.date.previousMonth'), nextMonth: text('form.date.nextMonth') }}
    />
  )
  return (
    <DateParts
      {...aria}
      value={value}
      onChange={change}
      onBlur={leave}
      disabled={disabled}
      calendar={calendar}
      autoComplete={ui.autocomplete === 'bday' ? 'bday' : undefined}
      labels={{ day: text('form.date.day'), month: text('form.date.month'), year: text('form.date.year') }}
    />
  )
}
