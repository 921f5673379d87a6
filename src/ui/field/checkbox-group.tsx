import { ChoiceCard } from './choice-card.tsx'
import { ChoiceGrid } from './choice-grid.tsx'
import type { Choice } from './choice.ts'
import { partAria, type ControlAria } from './control.ts'

interface CheckboxGroupProps extends ControlAria {
  options: readonly Choice[]
  value: readonly string[]
  /** In the order of the options, however they were ticked. */
  onChange: (value: string[]) => void
  onBlur?: (() => void) | undefined
  columns?: 1 | 2 | undefined
  disabled?: boolean | undefined
}

/** Any number of answers. Stands in a `FieldGroup`. */
export function CheckboxGroup({ options, value, onChange, onBlur, columns = 2, disabled, ...aria }: CheckboxGroupProps) {
  function toggle(toggled: Choice, checked: boolean) {
    const stays = (option: Choice) => value.includes(option.value) && !(checked && (toggled.alone || option.alone))
    onChange(options.filter((option) => (option === toggled ? checked : stays(option))).map((option) => option.value))
  }
  return (
    <ChoiceGrid options={options} columns={columns}>
      {(option, index) => (
        <ChoiceCard
          key={option.value}
          {...partAria(aria, String(index))}
          type="checkbox"
          choice={option}
          checked={value.includes(option.value)}
          disabled={disabled}
          onChange={(checked) => toggle(option, checked)}
          onBlur={onBlur}
        />
      )}
    </ChoiceGrid>
  )
}
