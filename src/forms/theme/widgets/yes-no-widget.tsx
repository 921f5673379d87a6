import type { WidgetProps } from '@rjsf/utils'
import { YesNo } from '~/ui/field/yes-no.tsx'
import { useWidget } from '../widget.ts'

/** A question that starts without an answer. */
export function YesNoWidget(props: WidgetProps) {
  const { aria, words, change, leave, disabled } = useWidget(props)
  return (
    <YesNo
      {...aria}
      value={props.value as boolean | undefined}
      onChange={change}
      onBlur={leave}
      disabled={disabled}
      yesLabel={words.own('option.true', 'yes')}
      noLabel={words.own('option.false', 'no')}
    />
  )
}
