import type { FieldTemplateProps } from '@rjsf/utils'
import { Field, FieldGroup } from '~/ui/field/field.tsx'
import type { WidgetName } from '../definition.ts'
import { optionsOf, useFieldWords, useFrame, useShownFailure, type FieldOptions } from './frame.ts'
import { PasswordChecklist } from './password-checklist.tsx'

/** Widgets made of several controls, and whether they ask for one answer among several. */
const GROUPS: Partial<Record<WidgetName, 'radiogroup' | 'group'>> = {
  choice: 'radiogroup',
  'yes-no': 'radiogroup',
  records: 'radiogroup',
  'checkbox-group': 'group',
  date: 'group',
  files: 'group',
}

/** The words around a control. Objects and lists of lines have templates of their own. */
export function FieldTemplate(props: FieldTemplateProps) {
  const options = optionsOf(props.uiSchema)
  const { context } = useFrame()
  if (props.hidden) return null
  // A question that may be left out, and has nothing to choose from, is none.
  const source = options?.layout.options
  if (source && !props.required && !context.options?.[source]?.length) return null
  if (!options || options.layout.items) return props.children
  return <WordedField {...props} options={options} />
}

function WordedField({ id, schema, required, children, formData, options: { key, layout } }: FieldTemplateProps & { options: FieldOptions }) {
  const words = useFieldWords(key)
  const failure = useShownFailure(id)
  const { has, text } = words.texts
  const shared = {
    id,
    label: words.label,
    hint: layout.requirements ? <PasswordChecklist schema={schema} value={formData} words={words} /> : words.hint,
    error: failure && words.error(failure),
    required,
    requiredText: has('form.required') ? text('form.required') : undefined,
    optionalText: has('form.optional') ? text('form.optional') : undefined,
  }
  const group = GROUPS[layout.widget ?? 'text']
  if (group)
    return (
      <FieldGroup {...shared} role={group === 'radiogroup' && schema.type !== 'array' ? 'radiogroup' : undefined}>
        {children}
      </FieldGroup>
    )
  return (
    <Field {...shared} hideLabel={layout.widget === 'checkbox'}>
      {children}
    </Field>
  )
}
