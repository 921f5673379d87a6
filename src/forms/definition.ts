import type { ValidatorFunctions } from '@rjsf/validator-ajv8'

/** The inputs a form can ask with. A new kind of question is a new widget here, never a hand-written form. */
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

/** A named validator, alone or with its argument (D-162, forms.md). */
export type Rule = string | { readonly [name: string]: unknown }

/** How one field is laid out and checked; no words. */
export interface FieldUi {
  readonly widget?: WidgetName
  /** name of the list in the form's context that offers the choices (people, providers, services) */
  readonly options?: string
  readonly autocomplete?: string
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search'
  /** how much can be typed where the schema gives no bound, default 255 (AUTH-37); a gate refuses it where the schema does */
  readonly maxLength?: number
  /** typing ends at the bound of the schema, where it is else an error with words */
  readonly enforceMaxLength?: boolean
  readonly rules?: readonly Rule[]
  /** an optional field left empty is not checked (AUTH-40) */
  readonly skipWhenEmpty?: boolean
  /** a calendar beside the day, month and year boxes: dates of service, not dates of birth */
  readonly calendar?: boolean
  /** show the requirements of a new password as a list that ticks */
  readonly requirements?: boolean
  /** for lists of objects: how one line is laid out */
  readonly items?: FormUi
  /** for lists of objects: lines cannot be added or removed here */
  readonly fixed?: boolean
}

export interface FormUi {
  readonly order?: readonly string[]
  readonly fields: Readonly<Record<string, FieldUi>>
  /** rules over the whole form, such as at least one of several */
  readonly rules?: readonly Rule[]
}

/** A form: generated from `forms/<group>/<name>.schema.json` and `.ui.json`; its words are messages `form.<id>.<field>.…`. */
export interface FormDefinition<_Data = unknown> {
  readonly id: string
  readonly schema: object
  readonly ui: FormUi
  readonly validators: ValidatorFunctions
}

/** One choice offered by data. */
export interface Option {
  readonly value: string
  readonly label: string
  readonly description?: string | undefined
  /** what a drawing stands for, by key of the benefit or code of the claim: `XX-VISI` */
  readonly icon?: string | undefined
  /** a short remark, such as "Recently used" */
  readonly note?: string | undefined
  readonly disabled?: boolean | undefined
  /** "everybody": chosen without any other */
  readonly exclusive?: boolean | undefined
  /** options with the same heading stand together, in the order given */
  readonly group?: string | undefined
}

/** What a form cannot know by itself; pages fetch it. */
export interface FormContext {
  readonly options?: Readonly<Record<string, readonly Option[]>>
  /** headings of the lines of a list, by field */
  readonly titles?: Readonly<Record<string, readonly string[]>>
}
