import { type ChangeEvent, type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { classNames } from '~/ui/class-names.ts'
import css from './control.module.css'
import type { ControlAria } from './control.ts'

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

/** How text came into a field, as the browser tells it (`InputEvent.inputType`). */
const BY_HAND = new Set(['insertText', 'insertLineBreak', 'insertParagraph'])

/**
 * The text a field should hold after an edit. Typing stops at the maximum (AUTH-26); what is pasted, dropped, filled in by a
 * password manager or composed stays whole, to be reported rather than cut behind one's back (AUTH-25). That is why the
 * controls carry no `maxlength` attribute: it cuts a paste in silence.
 */
export function textAfterEdit(edit: { before: string; after: string; inputType: string | undefined; max: number }): string {
  const { before, after, inputType, max } = edit
  if (!inputType || !BY_HAND.has(inputType) || lengthOf(after) <= max) return after
  return lengthOf(before) >= max ? before : [...after].slice(0, max).join('')
}

/** In characters, as JSON Schema counts them: an emoji is one. */
export const lengthOf = (text: string): number => [...text].length

/** A phone number, in whatever way one writes it. */
export function PhoneInput(props: Omit<TextInputProps, 'type' | 'inputMode'>) {
  return <TextInput autoComplete="tel-national" width="m" {...props} type="tel" inputMode="tel" />
}

/** A postal code. Phones show capitals; what is typed in small letters counts as well. */
export function PostalCodeInput(props: Omit<TextInputProps, 'type' | 'inputMode' | 'autoCapitalize'>) {
  return <TextInput autoComplete="postal-code" width="s" maxLength={10} {...props} autoCapitalize="characters" spellCheck={false} />
}

interface MoneyInputProps extends Omit<TextInputProps, 'type' | 'inputMode' | 'before' | 'after'> {
  /** Where the dollar sign stands: before in English, after in French. */
  symbol: 'before' | 'after'
}

/** An amount, shown as it was typed. A text box with a decimal keyboard: number boxes lose commas, spaces and trailing zeros. */
export function MoneyInput({ symbol, width = 'm', ...rest }: MoneyInputProps) {
  return <TextInput autoComplete="off" {...rest} inputMode="decimal" width={width} {...{ [symbol]: '$' }} />
}
