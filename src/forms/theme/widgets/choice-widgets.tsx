import type { RJSFSchema, WidgetProps } from '@rjsf/utils'
import type { FieldUi, FormContext } from '~/forms/definition.ts'
import type { FieldMessages } from '~/forms/field-messages.ts'
import { Checkbox, CheckboxGroup, type Choice, ChoiceCards, YesNo } from '~/ui/field/choices.tsx'
import { Select } from '~/ui/field/select.tsx'
import { useFormEngine, useWidget } from '../use-widget.ts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { partAria } from '~/ui/field/control.ts'
import { Stack } from '~/ui/layout.tsx'

/** A choice of one option among a few, all visible. */
export function ChoiceWidget(props: WidgetProps) {
  const { control, words, ui, change } = useWidget(props)
  const { context } = useFormEngine()
  return (
    <ChoiceCards
      {...control}
      options={choicesOf(props.schema, ui, context, words)}
      value={choiceOf(props.value)}
      onChange={(choice) => change(answerOf(props.schema, choice))}
    />
  )
}

/** A statement to agree with. Its label is beside the box. */
export function CheckboxWidget(props: WidgetProps) {
  const { control, words, change } = useWidget(props)
  return <Checkbox {...control} label={words.label} checked={props.value === true} onChange={change} />
}

/** Several options. Answers are stored in the order of the options. */
export function CheckboxGroupWidget(props: WidgetProps) {
  const { control, words, ui, change } = useWidget(props)
  const { context } = useFormEngine()
  const options = choicesOf(props.schema, ui, context, words)
  const value = Array.isArray(props.value) ? props.value.map(String) : []
  return (
    <CheckboxGroup
      {...control}
      options={options}
      value={value}
      onChange={(next) => change(next.map((choice) => answerOf(props.schema, choice)))}
      columns={options.some((option) => option.description) ? 1 : 2}
    />
  )
}

/** A choice of one option among many. */
export function SelectWidget(props: WidgetProps) {
  const { control, words, ui, change } = useWidget(props)
  const { context } = useFormEngine()
  return (
    <Select
      {...control}
      options={choicesOf(props.schema, ui, context, words)}
      value={choiceOf(props.value)}
      onChange={(choice) => change(answerOf(props.schema, choice))}
      emptyLabel={words.own('placeholder', 'choose')}
      width="l"
      {...(ui.autocomplete && { autoComplete: ui.autocomplete })}
    />
  )
}

/** A yes-or-no question without a default. */
export function YesNoWidget(props: WidgetProps) {
  const { control, words, change } = useWidget(props)
  return (
    <YesNo
      {...control}
      value={props.value as boolean | undefined}
      onChange={change}
      yesLabel={words.own('option.true', 'yes')}
      noLabel={words.own('option.false', 'no')}
    />
  )
}

/** Options of a field: the list of that name from the page, or else the values in the schema with their messages. */
export function choicesOf(
  schema: RJSFSchema,
  ui: FieldUi,
  context: FormContext,
  words: FieldMessages,
): readonly Choice[] {
  if (ui.options) return context.options?.[ui.options] ?? []
  const one = itemsOf(schema)
  const values =
    one.enum ??
    one.oneOf?.map((option) => (typeof option === 'object' ? option.const : undefined)) ??
    (one.type === 'boolean' ? [true, false] : [])
  const choices = values.map((value) => ({ value: String(value), label: words.option(String(value)) }))
  return ui.sorted ? choices.toSorted((a, b) => a.label.localeCompare(b.label)) : choices
}

/** Converts an option's text to the type in the schema, because the ids of coordination reasons are numbers. */
function answerOf(schema: RJSFSchema, choice: string | undefined): unknown {
  if (choice === undefined) return undefined
  const { type } = itemsOf(schema)
  if (type === 'boolean') return choice === 'true'
  return type === 'integer' || type === 'number' ? Number(choice) : choice
}

const choiceOf = (answer: unknown): string | undefined =>
  answer === undefined || answer === null ? undefined : String(answer)

const itemsOf = (schema: RJSFSchema): RJSFSchema =>
  schema.type === 'array' && typeof schema.items === 'object' && !Array.isArray(schema.items) ? schema.items : schema

/** Number of records shown at first, and added each time the member asks for more: a search may find thousands. */
const PAGE = 20
/** Up to this number, records are shown side by side if their descriptions are not longer than the limit below. */
const MOST_BESIDE = 12
const SHORT_TEXT = 60

/**
 * A choice of records that the page has fetched, such as people, providers or services. If the answer is a list, the
 * member can choose several records.
 */
export function RecordsWidget(props: WidgetProps) {
  return props.schema.type === 'array' ? <CheckboxGroupWidget {...props} /> : <OneRecord {...props} />
}

function OneRecord(props: WidgetProps) {
  const { control, words, ui, change } = useWidget(props)
  const { context } = useFormEngine()
  const options = choicesOf(props.schema, ui, context, words)
  const value = choiceOf(props.value)
  // A record that was chosen is always shown.
  const [limit, setLimit] = useState(() => Math.max(PAGE, options.findIndex((option) => option.value === value) + 1))
  const shown = options.slice(0, limit)
  const toFocus = useRef<number>(undefined)
  useEffect(() => {
    if (toFocus.current !== undefined) document.getElementById(partAria(control, String(toFocus.current)).id)?.focus()
    toFocus.current = undefined
  })
  function showMore() {
    toFocus.current = shown.length
    setLimit(limit + PAGE)
  }
  const columns =
    options.length > MOST_BESIDE || options.some(({ description = '' }) => description.length > SHORT_TEXT) ? 1 : 2
  return (
    <Stack gap="m">
      <ChoiceCards
        {...control}
        options={shown}
        value={value}
        onChange={(choice) => change(answerOf(props.schema, choice))}
        columns={columns}
      />
      {shown.length < options.length && (
        <div>
          <Button variant="quiet" onClick={showMore}>
            {words.texts.text('form.records.more', { shown: shown.length, total: options.length })}
          </Button>
        </div>
      )}
    </Stack>
  )
}
