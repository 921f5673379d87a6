import type { WidgetProps } from '@rjsf/utils'
import { Checkbox } from '~/ui/field/checkbox.tsx'
import { useWidget } from '../widget.ts'

/** One statement to agree with; its label stands beside the box. */
export function CheckboxWidget(props: WidgetProps) {
  const { aria, words, change, leave, disabled } = useWidget(props)
  return <Checkbox {...aria} label={words.label} checked={props.value === true} onChange={change} onBlur={leave} disabled={disabled} />
}
