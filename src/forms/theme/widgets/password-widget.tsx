import type { WidgetProps } from '@rjsf/utils'
import { PasswordInput } from '~/ui/field/password-input.tsx'
import { useWidget } from '../widget.ts'

/** A password, kept exactly as typed or pasted. */
export function PasswordWidget(props: WidgetProps) {
  const { aria, words, ui, change, leave, disabled } = useWidget(props)
  return (
    <PasswordInput
      {...aria}
      value={(props.value as string | undefined) ?? ''}
      onChange={change}
      onBlur={leave}
      disabled={disabled}
      maxLength={ui.maxLength ?? props.schema.maxLength}
      autoComplete={ui.autocomplete === 'current-password' ? 'current-password' : 'new-password'}
      showLabel={words.own('show', 'password.show')}
      hideLabel={words.own('hide', 'password.hide')}
    />
  )
}
