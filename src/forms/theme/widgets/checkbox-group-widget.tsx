import type { WidgetProps } from '@rjsf/utils'
import { CheckboxGroup } from '~/ui/field/checkbox-group.tsx'
import { answerOf, choicesOf } from '../choices.ts'
import { useFrame } from '../frame.ts'
import { useWidget } from '../widget.ts'

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
