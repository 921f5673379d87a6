import { useRef, useState } from 'react'
import { lazyParts } from '~/platform/lazy-parts.tsx'
import { Icon } from '~/ui/icon.tsx'
import { isFocusLeaving, useOutsidePress } from '~/ui/dropdown.tsx'
import type { CalendarLabels, CalendarPopoverProps } from './calendar-month.tsx'
import css from './calendar.module.css'

// The calendar's month is lazy-loaded on the first press, because most members type dates. If it fails to load, the
// fields for day, month and year still work, and the next press tries again.
const CalendarPopover = lazyParts(() => import('./calendar-month.tsx'))<
  CalendarPopoverProps & { readonly onClose: () => void }
>(
  (module) => module.CalendarPopover,
  (_, { onClose }) => onClose(),
)

interface CalendarProps {
  labels: CalendarLabels
  /** Locale for names of months and days: `fr-CA`. */
  locale: string
  /** The date in the fields, `yyyymmdd`. If it is not a date, the calendar opens on `max` or, without it, on today. */
  value: string | undefined
  onPick: (value: string) => void
  /** First selectable day, `yyyymmdd`. */
  min?: string | undefined
  /**
   * Returns the last selectable day, `yyyymmdd`. The open calendar asks for it, because the page may stay open over
   * midnight.
   */
  max?: (() => string) | undefined
  disabled?: boolean | undefined
}

/**
 * A calendar beside the fields for day, month and year, for dates that members remember by weekday. It is never the
 * only way to enter a date.
 */
export function Calendar({ labels, locale, value, onPick, min, max, disabled }: CalendarProps) {
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  useOutsidePress(root, open, () => setOpen(false))

  function close() {
    setOpen(false)
    button.current?.focus()
  }

  return (
    <div
      ref={root}
      className={css.calendar}
      onBlur={(event) => isFocusLeaving(event) && setOpen(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) {
          event.stopPropagation()
          event.preventDefault()
          close()
        }
      }}
    >
      <button
        ref={button}
        type="button"
        className={css.button}
        aria-label={labels.open}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={disabled}
        onClick={() => setOpen(!open)}
      >
        <Icon name="calendar" />
      </button>
      {open && (
        <CalendarPopover
          className={css.popover}
          value={value}
          min={min}
          max={max?.()}
          labels={labels}
          locale={locale}
          onClose={() => setOpen(false)}
          onPick={(date) => {
            onPick(date)
            close()
          }}
        />
      )}
    </div>
  )
}
