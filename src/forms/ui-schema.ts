import type { UiSchema } from '@rjsf/utils'
import type { FieldUi, FormUi } from './definition.ts'
import { WIDGETS } from './theme/widgets.ts'

/** Our small layout as RJSF understands it: the one place that knows both. */
export function uiSchemaOf(ui: FormUi, path: readonly string[] = []): UiSchema {
  const fields = Object.entries(ui.fields).map(([name, field]) => [name, fieldUiSchema(field, [...path, name])])
  return { 'ui:order': [...(ui.order ?? Object.keys(ui.fields)), '*'], ...Object.fromEntries(fields) }
}

function fieldUiSchema(field: FieldUi, path: readonly string[]): UiSchema {
  const options = { key: path.join('.'), layout: field }
  // Lines are told apart by what they hold, so their order means nothing; a fixed list has one line for each thing chosen before.
  if (field.items)
    return { 'ui:options': { ...options, addable: !field.fixed, removable: !field.fixed, orderable: false }, items: uiSchemaOf(field.items, path) }
  if (field.widget === 'hidden') return { 'ui:widget': 'hidden', 'ui:options': options }
  return { 'ui:widget': WIDGETS[field.widget ?? 'text'], 'ui:options': options }
}
