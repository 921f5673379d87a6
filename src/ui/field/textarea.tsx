import type { ChangeEvent } from 'react'
import { classNames } from '../class-names.ts'
import { useAnnouncementAfterPause } from '../live-region/announcements.ts'
import type { ControlAria } from './control.ts'
import { lengthOf, textAfterEdit } from './text-inputs.tsx'
import control from './control.module.css'
import css from './textarea.module.css'

interface TextareaProps extends ControlAria {
  value: string
  onChange: (text: string) => void
  onBlur?: (() => void) | undefined
  maxLength: number
  disabled?: boolean | undefined
  /** "120 characters left", or "20 characters too many" for a negative number. */
  remainingText: (remaining: number) => string
}

export function Textarea({ value, onChange, onBlur, maxLength, remainingText, ...rest }: TextareaProps) {
  const remaining = maxLength - lengthOf(value)
  const text = remainingText(remaining)
  useAnnouncementAfterPause(remaining <= maxLength / 10 ? text : '')

  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    const { inputType } = event.nativeEvent as InputEvent
    onChange(textAfterEdit({ before: value, after: event.target.value, inputType, max: maxLength }))
  }

  return (
    <div className={css.textarea}>
      <textarea
        {...rest}
        className={control.control}
        rows={5}
        value={value}
        onChange={change}
        onBlur={() => onBlur?.()}
      />
      <p className={classNames(css.count, remaining < 0 && css.over)} aria-hidden="true">
        {text}
      </p>
    </div>
  )
}
