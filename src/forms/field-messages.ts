import { formatMoney } from '~/platform/i18n/format.ts'
import type { Failure } from '~/forms/form-texts.tsx'
import type { FormTexts } from './form-texts.tsx'

type Values = Record<string, string | number>

/**
 * The texts of a field from the message catalogues. Ids follow a convention: `form.<form>.<field>.label`, `.hint`,
 * `.placeholder`, `.option.<value>`, `.error.<rule>`. A field with the same texts in every form has
 * `form.<field>.label`, `.hint`, `.error.<rule>`. The fallbacks for all fields are `form.option.<value>`,
 * `form.error.<rule>`, `form.<word>`.
 */
export interface FieldMessages {
  readonly label: string
  readonly hint: string | undefined
  readonly placeholder: string | undefined
  option: (value: string) => string
  error: (failure: Failure) => string
  /**
   * a text of this field: its own message for the word (such as `show`), or else the shared message (such as
   * `password.show`)
   */
  own: (word: string, shared: string, values?: Values) => string
}

export function fieldMessages(texts: FormTexts, formId: string, key: string): FieldMessages {
  const base = `form.${formId}.${key}`
  const maybe = (id: string) => (texts.has(id) ? texts.text(id) : undefined)
  const first = (ids: readonly string[], given?: Values) =>
    texts.text(ids.find((id) => texts.has(id)) ?? ids[0] ?? '', given)
  return {
    label: first([`${base}.label`, `form.${key}.label`]),
    hint: maybe(`${base}.hint`) ?? maybe(`form.${key}.hint`),
    placeholder: maybe(`${base}.placeholder`),
    option: (value) => first([`${base}.option.${value}`, `form.option.${value}`]),
    error: (failure) => first(errorIds(formId, key, failure.rule), shownValues(failure, texts)),
    own: (word, shared, given) => first([`${base}.${word}`, `form.${shared}`], given),
  }
}

/**
 * Ids of the error messages for a broken rule, the most specific first. All fields whose name ends in "password" share
 * error messages (AUTH-20..25).
 */
const errorIds = (formId: string, key: string, rule: string): readonly string[] => [
  `form.${formId}.${key}.error.${rule}`,
  `form.${key}.error.${rule}`,
  ...(/password$/i.test(key) ? [`form.password.error.${rule}`] : []),
  `form.error.${rule}`,
]

/** Formats amounts in a message by locale: `0.01` becomes `$0.01` or `0,01 $`. */
function shownValues({ values = {} }: Failure, { locale }: FormTexts): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && /^-?\d+\.\d{2}$/.test(value) ? formatMoney(value, locale) : value,
    ]),
  )
}
