import { useId } from 'react'
import { ChoiceCard } from './choice-card.tsx'
import { ChoiceGrid } from './choice-grid.tsx'
import type { Choice } from './choice.ts'
import { partAria, type ControlAria } from './control.ts'

interface ChoiceCardsProps extends ControlAria {
  options: readonly Choice[]
  value: string | undefined
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  /** Two side by side where there is room: short answers. One under the other: long ones. */
  columns?: 1 | 2 | undefined
  disabled?: boolean | undefined
}

/** One answer, all of them in sight, each as large as a thumb. Stands in a `FieldGroup` with the role of a radio group. */
export function ChoiceCards({ options, value, onChange, onBlur, columns = 2, disabled, ...aria }: ChoiceCardsProps) {
  const name = useId()
  return (
    <ChoiceGrid options={options} columns={columns}>
      {(option, index) => (
        // The group says that it is invalid and why; each radio would say it again.
        <ChoiceCard
          key={option.value}
          id={partAria(aria, String(index)).id}
          type="radio"
          name={name}
          choice={option}
          checked={option.value === value}
          disabled={disabled}
          onChange={() => onChange(option.value)}
          onBlur={onBlur}
        />
      )}
    </ChoiceGrid>
  )
}
