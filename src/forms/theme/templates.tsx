import { createContext, use, useCallback, useState } from 'react'
import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  RJSFSchema,
} from '@rjsf/utils'
import type { WidgetName } from '~/forms/definition.ts'
import type { FieldMessages } from '~/forms/field-messages.ts'
import { hasLength, PASSWORD_PARTS } from '~/forms/validators/text-rules.ts'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Button } from '~/ui/button.tsx'
import { Card, Grid, Stack } from '~/ui/layout.tsx'
import { errorId } from '~/ui/field/control.ts'
import { Field, FieldGroup } from '~/ui/field/field.tsx'
import { focusField } from '~/ui/field/focus-field.ts'
import { PasswordRequirements } from '~/ui/field/password-requirements.tsx'
import { Undo } from '~/ui/undo.tsx'
import { type FieldOptions, optionsOf, useFieldMessages, useFormEngine, useShownFailure } from './use-widget.ts'

/**
 * The widgets that have several controls, with the ARIA role of the group: `radiogroup` for one answer, `group` for
 * several.
 */
const GROUPS: Partial<Record<WidgetName, 'radiogroup' | 'group'>> = {
  choice: 'radiogroup',
  'yes-no': 'radiogroup',
  records: 'radiogroup',
  'checkbox-group': 'group',
  date: 'group',
  files: 'group',
}

/** Settings for a list that has no layout. */
const NO_OPTIONS: FieldOptions = { key: '', layout: {} }

/** Label, hint and error around a control. Objects and lists of lines have their own templates. */
export function FieldTemplate(props: FieldTemplateProps) {
  const options = optionsOf(props.uiSchema)
  const { context } = useFormEngine()
  if (props.hidden) return null
  // An optional question without options is hidden.
  const source = options?.layout.options
  if (source && !props.required && !context.options?.[source]?.length) return null
  if (!options || options.layout.items) return props.children
  return <WordedField {...props} options={options} />
}

function WordedField({
  id,
  schema,
  required,
  children,
  formData,
  options: { key, layout },
}: FieldTemplateProps & { options: FieldOptions }) {
  const words = useFieldMessages({ key, layout })
  const failure = useShownFailure(id)
  const { has, text } = words.texts
  const extras = useFormEngine().context.fields?.[key] ?? {}
  const { label = words.label, hint = words.hint, above, start } = extras
  if (extras.isHidden) return null
  const shared = {
    id,
    label,
    hint: layout.requirements ? <PasswordChecklist schema={schema} value={formData} words={words} /> : hint,
    error: failure && words.error(failure),
    required,
    requiredText: has('form.required') ? text('form.required') : undefined,
    optionalText: has('form.optional') ? words.own('optional', 'optional') : undefined,
  }
  const group = GROUPS[layout.widget ?? 'text']
  const control = start ? (
    <Stack gap="s">
      {start}
      {children}
    </Stack>
  ) : (
    children
  )
  return (
    <>
      {above}
      {group ? (
        <FieldGroup {...shared} role={group === 'radiogroup' && schema.type !== 'array' ? 'radiogroup' : undefined}>
          {control}
        </FieldGroup>
      ) : (
        <Field {...shared} hideLabel={layout.widget === 'checkbox'}>
          {control}
        </Field>
      )}
    </>
  )
}

/** The fields of a form or line, stacked or in two columns. */
export function ObjectTemplate({ properties, uiSchema }: ObjectFieldTemplateProps) {
  const fields = properties.filter((property) => !property.hidden).map((property) => property.content)
  return uiSchema?.['ui:options']?.['columns'] === 2 ? <Grid columns="halves">{fields}</Grid> : <Stack>{fields}</Stack>
}

interface RemovedLine {
  readonly index: number
  readonly line: unknown
}
/** Called by a line that is about to be removed, so that its list can offer to put it back. */
const LineRemoval = createContext<(index: number) => void>(() => undefined)

/** A list of lines, each a card with its own fields, such as claim lines, codes or people. A removed line can be put back. */
export function ListTemplate({ items, canAdd, onAddClick, fieldPathId, formData, uiSchema }: ArrayFieldTemplateProps) {
  const { $id: id, path } = fieldPathId
  const lines = formData as readonly unknown[] | undefined
  const words = useFieldMessages(optionsOf(uiSchema) ?? NO_OPTIONS)
  const failure = useShownFailure(id)
  const { state, setAnswer } = useFormEngine()
  const [removed, setRemoved] = useState<RemovedLine>()

  const remember = useCallback(
    (index: number) => {
      state.shiftLines(id, index, -1)
      setRemoved({ index, line: lines?.[index] })
    },
    [state, id, lines],
  )
  function putBack({ index, line }: RemovedLine) {
    state.shiftLines(id, index, 1)
    setRemoved(undefined)
    setAnswer(path, (lines ?? []).toSpliced(index, 0, line))
    focusLine(id, index)
  }
  return (
    <div
      role="group"
      id={id}
      aria-label={words.label}
      aria-describedby={failure ? errorId(id) : undefined}
      tabIndex={-1}
    >
      <Stack>
        {failure && (
          <AlertBox>
            <p id={errorId(id)}>{words.error(failure)}</p>
          </AlertBox>
        )}
        <LineRemoval value={remember}>{items}</LineRemoval>
        <Undo label={words.texts.text('form.list.undo')} item={removed} onUndo={() => removed && putBack(removed)}>
          {removed && words.own('removed', 'list.removed', { number: removed.index + 1 })}
        </Undo>
        {canAdd && (
          <div>
            <Button
              variant="quiet"
              icon="plus"
              onClick={(event) => {
                setRemoved(undefined)
                onAddClick(event)
                focusLine(id, items.length)
              }}
            >
              {words.own('add', 'list.add')}
            </Button>
          </div>
        )}
      </Stack>
    </div>
  )
}

/** A line of a list. Its title comes from the page, such as "Physiotherapy". Otherwise it is the line's number. */
export function LineTemplate({
  children,
  buttonsProps,
  index,
  parentUiSchema,
  hasToolbar,
}: ArrayFieldItemTemplateProps) {
  const { context } = useFormEngine()
  const remember = use(LineRemoval)
  const options = optionsOf(parentUiSchema) ?? NO_OPTIONS
  const { key } = options
  const words = useFieldMessages(options)
  const title = context.titles?.[key]?.[index] ?? words.own('item', 'list.item', { number: index + 1 })

  function remove(event: unknown) {
    remember(index)
    buttonsProps.onRemoveItem(event)
  }

  const removeButton = hasToolbar && buttonsProps.hasRemove && (
    <Button
      variant="link"
      icon="trash"
      onClick={remove}
      aria-label={words.own('remove', 'list.remove', { number: index + 1 })}
    >
      {words.own('removeShort', 'list.removeShort')}
    </Button>
  )
  return (
    <Card title={title} action={removeButton}>
      {children}
    </Card>
  )
}

/**
 * Focuses the first field of a new line once the line is on the page. Hints and errors have ids too, so each element
 * with an id is tried.
 */
function focusLine(list: string, index: number) {
  requestAnimationFrame(() => {
    const parts = document.getElementById(list)?.querySelectorAll(`[id^="${CSS.escape(`${list}_${index}_`)}"]`) ?? []
    ;[...parts].some(({ id }) => focusField(id))
  })
}

interface PasswordChecklistProps {
  schema: RJSFSchema
  value: unknown
  words: FieldMessages
}

/** The requirements of a new password, checked by the same functions that validate the password (AUTH-31). */
function PasswordChecklist({ schema, value, words }: PasswordChecklistProps) {
  const password = typeof value === 'string' ? value : ''
  const { minLength: min = 8, maxLength: max = 50 } = schema
  const word = (name: string) => words.own(`requirement.${name}`, `password.requirement.${name}`, { min, max })
  return (
    <PasswordRequirements
      title={word('title')}
      metText={word('met')}
      unmetText={word('unmet')}
      items={[
        { id: 'length', text: word('length'), met: hasLength(password, { min, max }) },
        ...Object.entries(PASSWORD_PARTS).map(([id, part]) => ({ id, text: word(id), met: part.test(password) })),
      ]}
    />
  )
}
