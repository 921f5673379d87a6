import type { WidgetProps } from '@rjsf/utils'
import { PhoneInput } from '~/ui/field/phone-input.tsx'
import { phoneOf, phoneText } from '~/platform/phone/phone.ts'
import { useTypedValue } from '../../values/typed-value.ts'
import { useWidget } from '../widget.ts'

const PHONE = { parse: phoneOf, show: phoneText }

/** A phone number in any writing, kept as ten digits. */
export function PhoneWidget(props: WidgetProps) {
  const { aria, words, ui, change, leave, disabled } = useWidget(props)
  const typed = useTypedValue(props.value as string | undefined, PHONE)
  return (
    <PhoneInput
      {...aria}
      value={typed.text}
      onChange={(text) => change(typed.type(text))}
      onBlur={() => {
        typed.settle()
        leave()
      }}
      disabled={disabled}
      {...(ui.autocomplete && { autoComplete: ui.autocomplete })}
      maxLength={ui.maxLength ?? 30}
      placeholder={words.placeholder}
    />
  )
}
