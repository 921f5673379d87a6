import type { WidgetProps } from '@rjsf/utils'
import { Select } from '~/ui/field/select.tsx'
import { answerOf, choiceOf, choicesOf } from '../choices.ts'
import { useFrame } from '../frame.ts'
import { useWidget } from '../widget.ts'

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
