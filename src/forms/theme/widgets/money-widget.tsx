import type { WidgetProps } from '@rjsf/utils'
import { MoneyInput } from '~/ui/field/money-input.tsx'
import { moneyOf, moneyText } from '../../values/money.ts'
import { useTypedValue } from '../../values/typed-value.ts'
import { useFrame } from '../frame.ts'
import { useWidget } from '../widget.ts'

/** An amount, typed in the way of either language, kept as the contract's text with two decimals. */
export function MoneyWidget(props: WidgetProps) {
  const { aria, words, change, leave, disabled } = useWidget(props)
  const { state } = useFrame()
  const { locale } = words.texts
  const typed = useTypedValue(props.value as string | undefined, { parse: moneyOf, show: (value) => moneyText(value, locale) })

  function blur() {
    leave()
    // An amount that is refused stays as it was typed: one corrects one's own words.
    if (!state.shown(props.id)) typed.settle()
  }

  return (
    <MoneyInput
      {...aria}
      value={typed.text}
      onChange={(text) => change(typed.type(text))}
      onBlur={blur}
      disabled={disabled}
      symbol={locale === 'fr' ? 'after' : 'before'}
      maxLength={20}
      placeholder={words.placeholder}
    />
  )
}
