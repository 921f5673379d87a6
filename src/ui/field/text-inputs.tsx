import { type ChangeEvent, type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { classNames } from '~/ui/class-names.ts'
import css from './control.module.css'
import type { ControlAria } from './control.ts'

/** maximum length in characters of a field that has no other limit (AUTH-37) */
export const DEFAULT_MAX_LENGTH = 255

export interface TextInputProps
  extends
    ControlAria,
    Pick<
      ComponentProps<'input'>,
      | 'name'
      | 'autoComplete'
      | 'inputMode'
      | 'disabled'
      | 'readOnly'
      | 'placeholder'
      | 'spellCheck'
      | 'autoCapitalize'
      | 'enterKeyHint'
    > {
  value: string
  onChange: (text: string) => void
  onBlur?: (() => void) | undefined
  type?: 'text' | 'email' | 'tel' | 'search' | 'password' | undefined
  /** Limit for typing. Pasted text may be longer; it stays in the field, and validation reports it. */
  maxLength?: number | undefined
  /** Width of the field, which suggests the length of the answer. */
  width?: 's' | 'm' | 'l' | undefined
  /** A unit shown before or after the text: "$". The label or hint must also name the unit. */
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

/**
 * Before a prerendered page is hydrated, members can type into its fields and password managers can fill them in. This
 * hook reads such text from a field and passes it to `onChange`.
 */
function useTypedBeforeHydration(
  ref: { current: HTMLInputElement | null },
  value: string,
  onChange: (text: string) => void,
) {
  const adopt = useEffectEvent(() => {
    const typed = ref.current?.value ?? value
    if (typed !== value) onChange(typed)
  })
  useEffect(() => adopt(), [])
}

/** Values of `InputEvent.inputType` for edits that are made by typing. */
const BY_HAND = new Set(['insertText', 'insertLineBreak', 'insertParagraph'])

/**
 * The text of a field after an edit. Typing stops at the maximum (AUTH-26). Text that was pasted, dropped, autofilled
 * or composed stays whole, so that validation reports it (AUTH-25). Fields therefore have no `maxlength` attribute,
 * which would truncate a paste without a message.
 */
export function textAfterEdit(edit: {
  before: string
  after: string
  inputType: string | undefined
  max: number
}): string {
  const { before, after, inputType, max } = edit
  if (!inputType || !BY_HAND.has(inputType) || lengthOf(after) <= max) return after
  return lengthOf(before) >= max ? before : [...after].slice(0, max).join('')
}

/** Length in characters, as in JSON Schema. An emoji has the length 1. */
export const lengthOf = (text: string): number => [...text].length

/** A phone number, in any format. */
export function PhoneInput(props: Omit<TextInputProps, 'type' | 'inputMode'>) {
  return <TextInput autoComplete="tel-national" width="m" {...props} type="tel" inputMode="tel" />
}

/** A postal code. Phones show a keyboard with capital letters; lower case is valid too. */
export function PostalCodeInput(props: Omit<TextInputProps, 'type' | 'inputMode' | 'autoCapitalize'>) {
  return (
    <TextInput
      autoComplete="postal-code"
      width="s"
      maxLength={10}
      {...props}
      autoCapitalize="characters"
      spellCheck={false}
    />
  )
}

interface MoneyInputProps extends Omit<TextInputProps, 'type' | 'inputMode' | 'before' | 'after'> {
  /** Position of the dollar sign: before in English, after in French. */
  symbol: 'before' | 'after'
}

/**
 * An amount, displayed as typed. It is a text input with a decimal keyboard, because number inputs lose commas, spaces
 * and trailing zeros.
 */
export function MoneyInput({ symbol, width = 'm', ...rest }: MoneyInputProps) {
  return <TextInput autoComplete="off" {...rest} inputMode="decimal" width={width} {...{ [symbol]: '$' }} />
}
