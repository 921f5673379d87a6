import { useId } from 'react'
import type { Participant } from '~generated/member/model/index.ts'
import { formatName } from '~/domain/participants.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/field/select.tsx'
import { Inline } from '../ui/layout.tsx'

interface FamilySwitchProps {
  /** people who share their details (D-158) */
  readonly people: readonly Participant[]
  /** the chosen person: undefined for everybody, null if the current selection matches none of the buttons */
  readonly chosen: string | undefined | null
  readonly onChoose: (participantId: string | undefined) => void
}

const ALL = 'all'

/** The choice between everybody and each person on the plan. Renders nothing if there is only one person (D-227). */
export function FamilySwitch({ people, chosen, onChoose }: FamilySwitchProps) {
  const text = useText()
  if (people.length < 2) return null
  const options = [
    { value: ALL, label: text('family.everybody') },
    ...people.map(({ participantId, firstName }) => ({
      value: participantId,
      label: formatName(firstName, text.locale),
    })),
  ]
  return (
    <ChoiceButtons
      label={text('family.label')}
      options={options}
      value={chosen === undefined ? ALL : (chosen ?? undefined)}
      emptyLabel={text('family.several')}
      onChoose={(person) => onChoose(person === ALL ? undefined : person)}
    />
  )
}

interface ChoiceButtonsProps<Value extends string> {
  /** label of the field, and accessible name of the buttons */
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value | undefined
  /** what the field on a phone says if nothing is chosen */
  readonly emptyLabel: string
  readonly onChoose: (value: Value) => void
}

/** A choice of one: buttons, or one field on a phone, where buttons would take two lines. It is not printed. */
export function ChoiceButtons<Value extends string>({
  label,
  options,
  value,
  emptyLabel,
  onChoose,
}: ChoiceButtonsProps<Value>) {
  const id = useId()
  if (matchMedia('(max-width: 30rem)').matches)
    return (
      <div data-print="hide">
        <label htmlFor={id}>{label}</label>
        <Select
          id={id}
          options={options}
          value={value}
          emptyLabel={value === undefined ? emptyLabel : undefined}
          onChange={(next) => {
            const chosen = options.find((option) => option.value === next)
            if (chosen) onChoose(chosen.value)
          }}
        />
      </div>
    )
  return (
    <div role="group" aria-label={label} data-print="hide">
      <Inline gap="s">
        {options.map((option) => (
          <Button
            key={option.value}
            variant="quiet"
            aria-pressed={option.value === value}
            onClick={() => onChoose(option.value)}
          >
            {option.label}
          </Button>
        ))}
      </Inline>
    </div>
  )
}
