import type { ValidatorFunctions } from '@rjsf/validator-ajv8'
import type { ReactNode } from 'react'
import type { Choice } from '~/ui/field/choices.tsx'

/** The names of the form widgets. A new kind of question needs a new widget here; forms are never written by hand. */
export const WIDGET_NAMES = [
  'text',
  'password',
  'choice',
  'yes-no',
  'checkbox',
  'checkbox-group',
  'select',
  'date',
  'money',
  'phone',
  'postal-code',
  'textarea',
  'count',
  'files',
  'records',
  'hidden',
] as const
export type WidgetName = (typeof WIDGET_NAMES)[number]

/** A named rule, alone or with its argument (D-162, forms.md). */
export type Rule = string | { readonly [name: string]: unknown }

/** Layout and rules of a field. Its texts are in the message catalogues. */
export interface FieldUi {
  readonly widget?: WidgetName
  /** name of the list of options that the page provides in the form's context (people, providers, services) */
  readonly options?: string
  /** true if the options of the schema are sorted by label, because members do not know the order of their codes */
  readonly sorted?: boolean
  readonly autocomplete?: string
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search'
  /**
   * maximum length for a field without one in the schema, by default 255 (AUTH-37); a test rejects this property if the
   * schema has a maximum length
   */
  readonly maxLength?: number
  /** true if the input accepts no more characters than the schema allows; otherwise a longer text shows an error */
  readonly enforceMaxLength?: boolean
  /** true if the number is printed in groups, for example on the member card: typed spaces are removed */
  readonly inGroups?: boolean
  readonly rules?: readonly Rule[]
  /**
   * true if a calendar is shown beside the fields for day, month and year; used for dates of service, not for dates of
   * birth
   */
  readonly calendar?: boolean
  /** true if the requirements of a new password are shown as a checklist */
  readonly requirements?: boolean
  /** for lists of objects: layout of a line */
  readonly items?: FormUi
  /** for lists of objects: true if the member cannot add or remove lines */
  readonly fixed?: boolean
  /** id of the form whose catalogue texts (label, hint, errors) the field uses; by default its own form */
  readonly messages?: string
}

export interface FormUi {
  readonly order?: readonly string[]
  /** number of columns on wide screens, for short fields such as the numbers of a bank account; by default one */
  readonly columns?: 2
  readonly fields: Readonly<Record<string, FieldUi>>
  /** rules for the whole form, for example that at least one of several fields has an answer */
  readonly rules?: readonly Rule[]
}

/** A form, generated from `forms/<group>/<name>.schema.json` and `.ui.json`. Its messages are `form.<id>.<field>.…`. */
export interface FormDefinition<_Data = unknown> {
  readonly id: string
  readonly schema: object
  readonly ui: FormUi
  readonly validators: ValidatorFunctions
  /** for a form that joins other forms: the fields of each of them, by form name */
  readonly joined?: Readonly<Record<string, readonly string[]>>
}

/** An option that a page provides from fetched data. */
export type Option = Choice

/** Data that pages fetch for a form. */
export interface FormContext {
  readonly options?: Readonly<Record<string, readonly Option[]>>
  /** headings for the lines of a list, by the name of the list field */
  readonly titles?: Readonly<Record<string, readonly string[]>>
  /** content that a page adds to fields, by field name */
  readonly fields?: Readonly<Record<string, FieldExtras>>
}

/** Content that a page adds to a field of its form. */
export interface FieldExtras {
  /** a label that depends on fetched data or on earlier answers; it is shown instead of the label from the catalogue */
  readonly label?: string | undefined
  /** a hint with fetched data, such as coverage on file; it is shown instead of the hint from the catalogue */
  readonly hint?: ReactNode
  /** true if an earlier page has asked for the answer, so that the field is not shown */
  readonly isHidden?: boolean
  /** content above the field */
  readonly above?: ReactNode
  /** content above the control, such as a button that fills it in */
  readonly start?: ReactNode
}
