import type { WidgetProps } from '@rjsf/utils'
import { moneyOf, moneyText, postalCodeOf, useTextValue } from '~/forms/text-value.ts'
import { formatPhone, parsePhone } from '~/domain/participants.ts'
import { PasswordInput } from '~/ui/field/password-input.tsx'
import { Select } from '~/ui/field/select.tsx'
import { Textarea } from '~/ui/field/textarea.tsx'
import { DEFAULT_MAX_LENGTH, MoneyInput, PhoneInput, PostalCodeInput, TextInput } from '~/ui/field/text-inputs.tsx'
import { useFormEngine, useWidget } from '../use-widget.ts'
import { useState } from 'react'
import { intlTag } from '~/platform/i18n/locale.ts'
import { Calendar } from '~/ui/field/calendar.tsx'
import { DateParts } from '~/ui/field/date-parts.tsx'
import { today8 } from '~/domain/dates/date8.ts'

const TRIMMED = { parse: (typed: string) => typed.trim(), show: (value: string) => value }

/** The width says how much is expected: a short number has a short field. */
const widthFor = (maxLength = Infinity): 's' | 'm' | undefined => {
  if (maxLength > 12) return undefined
  return maxLength > 6 ? 'm' : 's'
}

/** A text. It trims spaces that phones and pasting add (D-45). */
export function TextWidget(props: WidgetProps) {
  const { aria, words, ui, value, type, blur, disabled } = useWidget(props)
  const typed = useTextValue(value as string | undefined, TRIMMED)
  const maxLength = ui.maxLength ?? (ui.enforceMaxLength ? props.schema.maxLength : undefined)
  return (
    <TextInput
      {...aria}
      value={typed.text}
      onChange={(text) => type(typed.type(text))}
      onBlur={() => {
        typed.settle()
        blur()
      }}
      disabled={disabled}
      type={ui.inputMode === 'email' ? 'email' : 'text'}
      inputMode={ui.inputMode}
      autoComplete={ui.autocomplete ?? 'off'}
      maxLength={maxLength}
      width={widthFor(maxLength)}
      placeholder={words.placeholder}
      {...(ui.inputMode === 'email' && { autoCapitalize: 'none', spellCheck: false })}
    />
  )
}

/** A few sentences, with a count of the remaining characters. */
export function TextareaWidget(props: WidgetProps) {
  const { aria, words, ui, value, type, blur, disabled } = useWidget(props)
  return (
    <Textarea
      {...aria}
      value={(value as string | undefined) ?? ''}
      onChange={type}
      onBlur={blur}
      disabled={disabled}
      maxLength={ui.maxLength ?? props.schema.maxLength ?? DEFAULT_MAX_LENGTH}
      remainingText={(left) =>
        left < 0
          ? words.texts.text('form.tooMany', { count: -left })
          : words.texts.text('form.remaining', { count: left })
      }
    />
  )
}

/** An amount in the format of either language, stored as the contract's text with two decimals. */
export function MoneyWidget(props: WidgetProps) {
  const { aria, words, value: answer, type, blur: leave, disabled } = useWidget(props)
  const { state } = useFormEngine()
  const { locale } = words.texts
  const typed = useTextValue(answer as string | undefined, {
    parse: moneyOf,
    show: (value) => moneyText(value, locale),
  })

  function blur() {
    leave()
    // An invalid amount stays as the member entered it, for correction.
    if (!state.shown(props.id)) typed.settle()
  }

  return (
    <MoneyInput
      {...aria}
      value={typed.text}
      onChange={(text) => type(typed.type(text))}
      onBlur={blur}
      disabled={disabled}
      symbol={locale === 'fr' ? 'after' : 'before'}
      maxLength={20}
      placeholder={words.placeholder}
    />
  )
}

const PHONE = { parse: parsePhone, show: formatPhone }

/** A phone number in any format, stored as ten digits. */
export function PhoneWidget(props: WidgetProps) {
  const { aria, words, ui, value, type, blur, disabled } = useWidget(props)
  const typed = useTextValue(value as string | undefined, PHONE)
  return (
    <PhoneInput
      {...aria}
      value={typed.text}
      onChange={(text) => type(typed.type(text))}
      onBlur={() => {
        typed.settle()
        blur()
      }}
      disabled={disabled}
      {...(ui.autocomplete && { autoComplete: ui.autocomplete })}
      maxLength={ui.maxLength ?? 30}
      placeholder={words.placeholder}
    />
  )
}

const POSTAL_CODE = { parse: postalCodeOf, show: (value: string) => value }

/** A Canadian postal code, stored in capitals with its space (D-63). */
export function PostalCodeWidget(props: WidgetProps) {
  const { aria, words, ui, value, type, blur, disabled } = useWidget(props)
  const typed = useTextValue(value as string | undefined, POSTAL_CODE)
  return (
    <PostalCodeInput
      {...aria}
      value={typed.text}
      onChange={(text) => type(typed.type(text))}
      onBlur={() => {
        typed.settle()
        blur()
      }}
      disabled={disabled}
      {...(ui.autocomplete && { autoComplete: ui.autocomplete })}
      placeholder={words.placeholder}
    />
  )
}

/** A password, stored exactly as entered or pasted. */
export function PasswordWidget(props: WidgetProps) {
  const { aria, words, ui, value, type, blur, disabled } = useWidget(props)
  return (
    <PasswordInput
      {...aria}
      value={(value as string | undefined) ?? ''}
      onChange={type}
      onBlur={blur}
      disabled={disabled}
      maxLength={ui.maxLength ?? props.schema.maxLength}
      autoComplete={ui.autocomplete === 'current-password' ? 'current-password' : 'new-password'}
      showLabel={words.own('show', 'password.show')}
      hideLabel={words.own('hide', 'password.hide')}
    />
  )
}

/** A small whole number, chosen from a list to avoid typing errors. */
export function CountWidget(props: WidgetProps) {
  const { aria, words, change, blur, disabled } = useWidget(props)
  const { minimum = 0, maximum = minimum + 20 } = props.schema
  const options = Array.from({ length: maximum - minimum + 1 }, (_, index) => ({
    value: String(minimum + index),
    label: String(minimum + index),
  }))
  return (
    <Select
      {...aria}
      options={options}
      value={props.value === undefined ? undefined : String(props.value)}
      onChange={(choice) => change(choice === undefined ? undefined : Number(choice))}
      onBlur={blur}
      disabled={disabled}
      emptyLabel={words.own('placeholder', 'choose')}
      width="s"
    />
  )
}

/** A date as `yyyymmdd`: three boxes, and a calendar for dates of service, not of birth. */
export function DateWidget(props: WidgetProps) {
  const { aria, words, ui, value: answer, change, type, blur, disabled } = useWidget(props)
  const { text, locale } = words.texts
  const value = answer as string | undefined
  const [today] = useState(() => today8())
  const calendar = ui.calendar && (
    <Calendar
      locale={intlTag(locale)}
      value={value}
      onPick={change}
      disabled={disabled}
      {...(ui.rules?.includes('notFuture') && { max: today })}
      labels={{
        open: text('form.date.choose'),
        previousMonth: text('form.date.previousMonth'),
        nextMonth: text('form.date.nextMonth'),
      }}
    />
  )
  return (
    <DateParts
      {...aria}
      value={value}
      onChange={type}
      onBlur={blur}
      disabled={disabled}
      calendar={calendar}
      autoComplete={ui.autocomplete === 'bday' ? 'bday' : undefined}
      labels={{ day: text('form.date.day'), month: text('form.date.month'), year: text('form.date.year') }}
    />
  )
}
