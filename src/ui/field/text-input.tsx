import { useEffect, useEffectEvent, useRef, type ChangeEvent, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { ControlAria } from './control.ts'
import { textAfterEdit } from './typed-text.ts'
import css from './control.module.css'

/** AUTH-37 */
export const DEFAULT_MAX_LENGTH = 255

export interface TextInputProps
  extends
    ControlAria,
    Pick<
      ComponentProps<'input'>,
      'name' | 'autoComplete' | 'inputMode' | 'disabled' | 'readOnly' | 'placeholder' | 'spellCheck' | 'autoCapitalize' | 'enterKeyHint'
    > {
  value: string
  onChange: (text: string) => void
  onBlur?: (() => void) | undefined
  type?: 'text' | 'email' | 'tel' | 'search' | 'password' | undefined
  /** Where typing stops; a longer paste is kept and left to validation. */
  maxLength?: number | undefined
  /** As wide as what is asked for, so that the box hints at the answer. */
  width?: 's' | 'm' | 'l' | undefined
  /** A unit beside the text: "$". Said by the label or the hint, not by this. */
  before?: ReactNode | undefined
  after?: ReactNode | undefined
  className?: string | undefined
}

export function TextInput({
  value,
  onChange,
  onBlur,
  type = 'text',
  maxLength = DEFAULT_MAX_LENGTH,
  width,
  before,
  after,
  className,
  ...rest
}: TextInputProps) {
  const ref = useRef<HTMLInputElement>(null)
  useTypedBeforeHydration(ref, value, onChange)

  function change(event: ChangeEvent<HTMLInputElement>) {
    const { inputType } = event.nativeEvent as InputEvent
    onChange(textAfterEdit({ before: value, after: event.target.value, inputType, max: maxLength }))
  }

  const input = (
    <input
      {...rest}
      ref={ref}
      type={type}
      className={classNames(css.control, width && css[width], className)}
      value={value}
      onChange={change}
      onBlur={() => onBlur?.()}
    />
  )
  if (!before && !after) return input
  return (
    <span className={classNames(css.adorned, width && css[width])}>
      {before && (
        <span className={classNames(css.adornment, css.before)} aria-hidden="true">
          {before}
        </span>
      )}
      {input}
      {after && (
        <span className={classNames(css.adornment, css.after)} aria-hidden="true">
          {after}
        </span>
      )}
    </span>
  )
}

/** On a prerendered page one can type, or a password manager fill in, before React is there. Take over what the box holds. */
function useTypedBeforeHydration(ref: { current: HTMLInputElement | null }, value: string, onChange: (text: string) => void) {
  const adopt = useEffectEvent(() => {
    const typed = ref.current?.value ?? value
    if (typed !== value) onChange(typed)
  })
  useEffect(() => adopt(), [])
}
