import type { WidgetProps } from '@rjsf/utils'
import { Checkbox, CheckboxGroup, ChoiceCards, YesNo } from '~/ui/field/choices.tsx'
import { Select } from '~/ui/field/select.tsx'
import { answerOf, choiceOf, choicesOf } from '../choices.ts'
import { useFrame } from '../frame.ts'
import { useWidget } from '../widget.ts'

/** One of a few answers, all in sight. */
export function ChoiceWidget(props: WidgetProps) {
  const { aria, words, ui, change, leave, disabled } = useWidget(props)
  const { context } = useFrame()
  return (
    <ChoiceCards
      {...aria}
      options={choicesOf(props.schema, ui, context, words)}
      value={choiceOf(props.value)}
      onChange={(choice) => change(answerOf(props.schema, choice))}
      onBlur={leave}
      disabled={disabled}
    />
  )
}

/** One statement to agree with; its label stands beside the box. */
export function CheckboxWidget(props: WidgetProps) {
  const { aria, words, change, leave, disabled } = useWidget(props)
  return <Checkbox {...aria} label={words.label} checked={props.value === true} onChange={change} onBlur={leave} disabled={disabled} />
}

/** Any number of answers, kept in the order of the choices. */
export function CheckboxGroupWidget(props: WidgetProps) {
  const { aria, words, ui, change, leave, disabled } = useWidget(props)
  const { context } = useFrame()
  const options = choicesOf(props.schema, ui, context, words)
  const value = Array.isArray(props.value) ? props.value.map(String) : []
  return (
    <CheckboxGroup
      {...aria}
      options={options}
      value={value}
      onChange={(next) => change(next.map((choice) => answerOf(props.schema, choice)))}
      onBlur={leave}
      disabled={disabled}
      columns={options.some((option) => option.description) ? 1 : 2}
    />
  )
}

/** One of many answers. */
export function SelectWidget(props: WidgetProps) {
  const { aria, words, ui, change, leave, disabled } = useWidget(props)
  const { context } = useFrame()
  return (
    <Select
      {...aria}
      options={choicesOf(props.schema, ui, context, words)}
      value={choiceOf(props.value)}
      onChange={(choice) => change(answerOf(props.schema, choice))}
      onBlur={leave}
      disabled={disabled}
      emptyLabel={words.own('placeholder', 'choose')}
      width="l"
      {...(ui.autocomplete && { autoComplete: ui.autocomplete })}
    />
  )
}

/** A question that starts without an answer. */
export function YesNoWidget(props: WidgetProps) {
  const { aria, words, change, leave, disabled } = useWidget(props)
  return (
    <YesNo
      {...aria}
      value={props.value as boolean | undefined}
      onChange={change}
      onBlur={leave}
      disabled={disabled}
      yesLabel={words.own('option.true', 'yes')}
      noLabel={words.own('option.false', 'no')}
    />
  )
}
