import type { WidgetProps } from '@rjsf/utils'
import { Select } from '~/ui/field/select.tsx'
import { useWidget } from '../widget.ts'

/** How many of something: a short range of whole numbers, which a list gives with one press and no mistake. */
export function CountWidget(props: WidgetProps) {
  const { aria, words, change, leave, disabled } = useWidget(props)
  const { minimum = 0, maximum = minimum + 20 } = props.schema
  const options = Array.from({ length: maximum - minimum + 1 }, (_, index) => ({ value: String(minimum + index), label: String(minimum + index) }))
  return (
    <Select
      {...aria}
      options={options}
      value={props.value === undefined ? undefined : String(props.value)}
      onChange={(choice) => change(choice === undefined ? undefined : Number(choice))}
      onBlur={leave}
      disabled={disabled}
      emptyLabel={words.own('placeholder', 'choose')}
      width="s"
    />
  )
}
