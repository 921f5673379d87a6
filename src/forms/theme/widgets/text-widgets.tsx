import type { WidgetProps } from '@rjsf/utils'
import { moneyOf, moneyText, postalCodeOf, useTextValue } from '~/forms/text-value.ts'
import { formatPhone, parsePhone } from '~/domain/participants.ts'
import { PasswordInput } from '~/ui/field/password-input.tsx'
import { Select } from '~/ui/field/select.tsx'
import { Textarea } from '~/ui/field/textarea.tsx'
import { DEFAULT_MAX_LENGTH, MoneyInput, PhoneInput, PostalCodeInput, TextInput } from '~/ui/field/text-inputs.tsx'
import { useFormEngine, useWidget } from '../use-widget.ts'
import { intlTag } from '~/platform/i18n/locale.ts'
import { Calendar } from '~/ui/field/calendar.tsx'
import { DateParts } from '~/ui/field/date-parts.tsx'
import { latestDay8, today8 } from '~/domain/dates/date8.ts'

/**
 * A text box whose text and stored value differ; the text is formatted when the box is left. A box with a keyboard for
 * digits stores them without the spaces and hyphens between them (D-62).
 */
function useTextWidget(props: WidgetProps, shape: Parameters<typeof useTextValue>[1]) {
  const field = useWidget(props)
  const { control, ui } = field
  const ungrouped = ui.inputMode === 'numeric' ? UNGROUPED : ui.inGroups ? UNSPACED : undefined
  const typed = useTextValue(field.value as string | undefined, ungrouped ?? shape)
  return {
    ...field,
    control: {
      ...control,
      value: typed.text,
      onChange: (text: string) => field.type(typed.type(text)),
      onBlur: () => {
        typed.settle()
        control.onBlur()
      },
    },
  }
}

const asStored = (value: string) => value
const without = (pattern: RegExp) => ({ parse: (typed: string) => typed.replaceAll(pattern, ''), show: asStored })
const TRIMMED = { parse: (typed: string) => typed.trim(), show: asStored }
/** A number, which banks print in groups: `005550 1234`, `00555-01234`. */
const UNGROUPED = without(/[\s-]/g)
/** A number that a card prints in groups and that may contain hyphens: `500 600 700`. */
const UNSPACED = without(/\s/g)

/** Width of a text field, which suggests the length of the answer: a short number has a short field. */
const widthFor = (maxLength = Infinity): 's' | 'm' | undefined => {
  if (maxLength > 16) return undefined
  return maxLength > 6 ? 'm' : 's'
}

/** A text. Spaces that phones and pasting add at its ends are removed (D-45). */
export function TextWidget(props: WidgetProps) {
  const { control, words, ui } = useTextWidget(props, TRIMMED)
  const maxLength = ui.maxLength ?? (ui.enforceMaxLength ? props.schema.maxLength : undefined)
  return (
    <TextInput
      {...control}
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

/** A few sentences, with a count of the remaining characters. Spaces alone are no answer (D-45). */
export function TextareaWidget(props: WidgetProps) {
  const { control, words, ui } = useTextWidget(props, TRIMMED)
  return (
    <Textarea
      {...control}
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
  const { control, words, value: answer, type } = useWidget(props)
  const { state } = useFormEngine()
  const { locale } = words.texts
  const typed = useTextValue(answer as string | undefined, {
    parse: moneyOf,
    show: (value) => moneyText(value, locale),
  })

  function blur() {
    control.onBlur()
    // An invalid amount stays as typed, so that the member can correct it.
    if (!state.shown(props.id)) typed.settle()
  }

  return (
    <MoneyInput
      {...control}
      value={typed.text}
      onChange={(text) => type(typed.type(text))}
      onBlur={blur}
      symbol={locale === 'fr' ? 'after' : 'before'}
      maxLength={20}
      placeholder={words.placeholder}
    />
  )
}

const PHONE = { parse: parsePhone, show: formatPhone }

/** A phone number in any format, stored as ten digits. */
export function PhoneWidget(props: WidgetProps) {
  const { control, words, ui } = useTextWidget(props, PHONE)
  return (
    <PhoneInput
      {...control}
      {...(ui.autocomplete && { autoComplete: ui.autocomplete })}
      maxLength={ui.maxLength ?? 30}
      placeholder={words.placeholder}
    />
  )
}

const POSTAL_CODE = { parse: postalCodeOf, show: asStored }

/** A Canadian postal code, stored in capitals with its space (D-63). */
export function PostalCodeWidget(props: WidgetProps) {
  const { control, words, ui } = useTextWidget(props, POSTAL_CODE)
  return (
    <PostalCodeInput
      {...control}
      {...(ui.autocomplete && { autoComplete: ui.autocomplete })}
      placeholder={words.placeholder}
    />
  )
}

/** A password, stored exactly as entered or pasted. */
export function PasswordWidget(props: WidgetProps) {
  const { control, words, ui, value, type } = useWidget(props)
  return (
    <PasswordInput
      {...control}
      value={(value as string | undefined) ?? ''}
      onChange={type}
      maxLength={ui.maxLength ?? props.schema.maxLength}
      autoComplete={ui.autocomplete === 'current-password' ? 'current-password' : 'new-password'}
      showLabel={words.own('show', 'password.show')}
      hideLabel={words.own('hide', 'password.hide')}
    />
  )
}

/** A small whole number, chosen from a list to avoid typing errors. */
export function CountWidget(props: WidgetProps) {
  const { control, words, change } = useWidget(props)
  const { minimum = 0, maximum = minimum + 20 } = props.schema
  const options = Array.from({ length: maximum - minimum + 1 }, (_, index) => ({
    value: String(minimum + index),
    label: String(minimum + index),
  }))
  return (
    <Select
      {...control}
      options={options}
      value={props.value === undefined ? undefined : String(props.value)}
      onChange={(choice) => change(choice === undefined ? undefined : Number(choice))}
      emptyLabel={words.own('placeholder', 'choose')}
      width="s"
    />
  )
}

/** The last day that the rules of a field allow: today, or the last day of a history (D-366). */
const latestOf = (rules: ReturnType<typeof useWidget>['ui']['rules'] = []) =>
  rules.includes('notFuture')
    ? today8
    : rules.some((rule) => typeof rule === 'object' && 'notFuture' in rule)
      ? latestDay8
      : undefined

/** A date as `yyyymmdd`: three boxes, and a calendar for dates of service, not of birth. */
export function DateWidget(props: WidgetProps) {
  const { control, words, ui, value: answer, change, type } = useWidget(props)
  const { text, locale } = words.texts
  const value = answer as string | undefined
  const calendar = ui.calendar && (
    <Calendar
      locale={intlTag(locale)}
      value={value}
      onPick={change}
      disabled={control.disabled}
      max={latestOf(ui.rules)}
      labels={{
        open: text('form.date.choose'),
        previousMonth: text('form.date.previousMonth'),
        nextMonth: text('form.date.nextMonth'),
      }}
    />
  )
  return (
    <DateParts
      {...control}
      value={value}
      onChange={type}
      calendar={calendar}
      autoComplete={ui.autocomplete === 'bday' ? 'bday' : undefined}
      labels={{ day: text('form.date.day'), month: text('form.date.month'), year: text('form.date.year') }}
    />
  )
}
