import { useEffect, useState, type ChangeEvent } from 'react'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import type { ControlAria } from './control.ts'
import { lengthOf, textAfterEdit } from './text-inputs.tsx'
import control from './control.module.css'
import css from './textarea.module.css'

interface TextareaProps extends ControlAria {
  name?: string | undefined
  value: string
  onChange: (text: string) => void
  onBlur?: (() => void) | undefined
  rows?: number | undefined
  maxLength: number
  disabled?: boolean | undefined
  /** "120 characters left", or "20 characters too many" for a negative number. */
  remainingText: (remaining: number) => string
}

/** Delay in milliseconds after the last key before the count is announced. */
const ANNOUNCE_DELAY_MS = 1000

export function Textarea({ value, onChange, onBlur, rows = 5, maxLength, remainingText, ...rest }: TextareaProps) {
  const remaining = maxLength - lengthOf(value)
  const text = remainingText(remaining)
  const spoken = useAfterPause(remaining <= maxLength / 10 ? text : '')

  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    const { inputType } = event.nativeEvent as InputEvent
    onChange(textAfterEdit({ before: value, after: event.target.value, inputType, max: maxLength }))
  }

  return (
    <div className={css.textarea}>
      <textarea
        {...rest}
        className={control.control}
        rows={rows}
        value={value}
        onChange={change}
        onBlur={() => onBlur?.()}
      />
      <p className={classNames(css.count, remaining < 0 && css.over)} aria-hidden="true">
        {text}
      </p>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </div>
  )
}

/**
 * The text after a pause in typing, for announcing the number of characters. An announcement at every key would
 * interrupt the member.
 */
function useAfterPause(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ANNOUNCE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
