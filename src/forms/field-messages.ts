import { formatMoney } from '~/platform/i18n/format.ts'
import type { Failure } from '~/forms/form-texts.tsx'
import type { FormTexts } from './form-texts.tsx'

type Values = Record<string, string | number>

/**
 * The words of one field, found by convention: `form.<form>.<field>.label`, `.hint`, `.placeholder`, `.option.<value>`, `.error.<rule>`.
 * What a field says in whatever form it stands is `form.<field>.label`, `.hint`, `.error.<rule>`; what many fields share falls back to
 * `form.option.<value>`, `form.error.<rule>`, `form.<word>`.
 */
export interface FieldMessages {
  readonly label: string
  readonly hint: string | undefined
  readonly placeholder: string | undefined
  option: (value: string) => string
  error: (failure: Failure) => string
  /** another word of the field (`show`), else the shared one (`password.show`) */
  own: (word: string, shared: string, values?: Values) => string
}

export function fieldMessages(texts: FormTexts, formId: string, key: string, values?: Values): FieldMessages {
  const base = `form.${formId}.${key}`
  const maybe = (id: string) => (texts.has(id) ? texts.text(id, values) : undefined)
  const first = (ids: readonly string[], given?: Values) => texts.text(ids.find((id) => texts.has(id)) ?? ids[0] ?? '', given)
  return {
    label: first([`${base}.label`, `form.${key}.label`], values),
    hint: maybe(`${base}.hint`) ?? maybe(`form.${key}.hint`),
    placeholder: maybe(`${base}.placeholder`),
    option: (value) => first([`${base}.option.${value}`, `form.option.${value}`]),
    error: (failure) => first(errorIds(formId, key, failure.rule), shownValues(failure, texts)),
    own: (word, shared, given) => first([`${base}.${word}`, `form.${shared}`], given),
  }
}

/**
 * Where the sentence of a broken rule may stand, the most particular place first. Every password says the same (AUTH-20..25): its words are
 * shared by all fields whose name ends in "password".
 */
const errorIds = (formId: string, key: string, rule: string): readonly string[] => [
  `form.${formId}.${key}.error.${rule}`,
  `form.${key}.error.${rule}`,
  ...(/password$/i.test(key) ? [`form.password.error.${rule}`] : []),
  `form.error.${rule}`,
]

/** Amounts in a sentence look like money in its language: `0.01` becomes `$0.01` or `0,01 $`. */
function shownValues({ values = {} }: Failure, { locale }: FormTexts): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' && /^-?\d+\.\d{2}$/.test(value) ? formatMoney(value, locale) : value]),
  )
}
