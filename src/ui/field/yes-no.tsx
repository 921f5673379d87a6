import { ChoiceCards } from './choice-cards.tsx'
import type { ControlAria } from './control.ts'

interface YesNoProps extends ControlAria {
  /** `undefined` until the question is answered: neither answer is the default. */
  value: boolean | undefined
  onChange: (value: boolean) => void
  onBlur?: (() => void) | undefined
  yesLabel: string
  noLabel: string
  disabled?: boolean | undefined
}

export function YesNo({ value, onChange, yesLabel, noLabel, ...rest }: YesNoProps) {
  const options = [
    { value: 'yes', label: yesLabel },
    { value: 'no', label: noLabel },
  ]
  return (
    <ChoiceCards {...rest} options={options} value={value === undefined ? undefined : value ? 'yes' : 'no'} onChange={(answer) => onChange(answer === 'yes')} />
  )
}
