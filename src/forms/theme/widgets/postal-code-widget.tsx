import type { WidgetProps } from '@rjsf/utils'
import { PostalCodeInput } from '~/ui/field/postal-code-input.tsx'
import { postalCodeOf } from '../../values/postal-code.ts'
import { useTypedValue } from '../../values/typed-value.ts'
import { useWidget } from '../widget.ts'

const POSTAL_CODE = { parse: postalCodeOf, show: (value: string) => value }

/** A Canadian postal code, kept in capitals with its space (D-63). */
export function PostalCodeWidget(props: WidgetProps) {
  const { aria, words, ui, change, leave, disabled } = useWidget(props)
  const typed = useTypedValue(props.value as string | undefined, POSTAL_CODE)
  return (
    <PostalCodeInput
      {...aria}
      value={typed.text}
      onChange={(text) => change(typed.type(text))}
      onBlur={() => {
        typed.settle()
        leave()
      }}
      disabled={disabled}
      {...(ui.autocomplete && { autoComplete: ui.autocomplete })}
      placeholder={words.placeholder}
    />
  )
}
