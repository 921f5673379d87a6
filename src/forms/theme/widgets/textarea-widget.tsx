import type { WidgetProps } from '@rjsf/utils'
import { DEFAULT_MAX_LENGTH } from '~/ui/field/text-input.tsx'
import { Textarea } from '~/ui/field/textarea.tsx'
import { useWidget } from '../widget.ts'

/** A few sentences, with a count of what is left. */
export function TextareaWidget(props: WidgetProps) {
  const { aria, words, ui, change, leave, disabled } = useWidget(props)
  return (
    <Textarea
      {...aria}
      value={(props.value as string | undefined) ?? ''}
      onChange={change}
      onBlur={leave}
      disabled={disabled}
      maxLength={ui.maxLength ?? props.schema.maxLength ?? DEFAULT_MAX_LENGTH}
      remainingText={(left) => (left < 0 ? words.texts.text('form.tooMany', { count: -left }) : words.texts.text('form.remaining', { count: left }))}
    />
  )
}
