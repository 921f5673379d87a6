import type { WidgetProps } from '@rjsf/utils'
import { TextInput } from '~/ui/field/text-input.tsx'
import { useTypedValue } from '../../values/typed-value.ts'
import { useWidget } from '../widget.ts'

const TRIMMED = { parse: (typed: string) => typed.trim(), show: (value: string) => value }

/** Text. Spaces around it, which phones and pastes leave, are not part of the answer (D-45). */
export function TextWidget(props: WidgetProps) {
  const { aria, words, ui, change, leave, disabled } = useWidget(props)
  const typed = useTypedValue(props.value as string | undefined, TRIMMED)
  return (
    <TextInput
      {...aria}
      value={typed.text}
      onChange={(text) => change(typed.type(text))}
      onBlur={() => {
        typed.settle()
        leave()
      }}
      disabled={disabled}
      type={ui.inputMode === 'email' ? 'email' : 'text'}
      inputMode={ui.inputMode}
      autoComplete={ui.autocomplete ?? 'off'}
      maxLength={ui.maxLength}
      placeholder={words.placeholder}
      {...(ui.inputMode === 'email' && { autoCapitalize: 'none', spellCheck: false })}
    />
  )
}
