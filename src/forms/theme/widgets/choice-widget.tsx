import type { WidgetProps } from '@rjsf/utils'
import { ChoiceCards } from '~/ui/field/choice-cards.tsx'
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
