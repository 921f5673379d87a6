import type { WidgetProps } from '@rjsf/utils'
import { ChoiceCards } from '~/ui/field/choice-cards.tsx'
import { answerOf, choiceOf, choicesOf } from '../choices.ts'
import { useFrame } from '../frame.ts'
import { useWidget } from '../widget.ts'
import { CheckboxGroupWidget } from './checkbox-group-widget.tsx'

/** People, providers, services: records that the page has fetched, one of them or (for a list) several. */
export function RecordsWidget(props: WidgetProps) {
  return props.schema.type === 'array' ? <CheckboxGroupWidget {...props} /> : <OneRecord {...props} />
}

function OneRecord(props: WidgetProps) {
  const { aria, words, ui, change, leave, disabled } = useWidget(props)
  const { context } = useFrame()
  const options = choicesOf(props.schema, ui, context, words)
  // Short names stand side by side; a second line or a long list reads better one under the other.
  const columns = options.length > 6 || options.some((option) => option.description) ? 1 : 2
  return (
    <ChoiceCards
      {...aria}
      options={options}
      value={choiceOf(props.value)}
      onChange={(choice) => change(answerOf(props.schema, choice))}
      onBlur={leave}
      disabled={disabled}
      columns={columns}
    />
  )
}
