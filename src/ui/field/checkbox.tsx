import type { ReactNode } from 'react'
import { ChoiceCard } from './choice-card.tsx'
import type { ControlAria } from './control.ts'

interface CheckboxProps extends ControlAria {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  onBlur?: (() => void) | undefined
  disabled?: boolean | undefined
  name?: string | undefined
}

/** One statement to agree with. It shows its own label: put it in a `Field` with `hideLabel`. */
export function Checkbox({ label, ...rest }: CheckboxProps) {
  return <ChoiceCard {...rest} type="checkbox" choice={{ label }} />
}
