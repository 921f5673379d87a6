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

/**
 * The choice between everybody and each person on the plan: buttons, or one field on a phone, where buttons would take
 * two lines. Renders nothing if there is only one person (D-227).
 */
export function FamilySwitch({ people, chosen, onChoose }: FamilySwitchProps) {
  const text = useText()
  const id = useId()
  if (people.length < 2) return null
  const options = [
    { value: ALL, label: text('family.everybody') },
    ...people.map(({ participantId, firstName }) => ({
      value: participantId,
      label: formatName(firstName, text.locale),
    })),
  ]
  const value = chosen === undefined ? ALL : (chosen ?? undefined)
  const choose = (person: string) => onChoose(person === ALL ? undefined : person)
  const label = text('family.label')
  if (matchMedia('(max-width: 30rem)').matches)
    return (
      <div data-print="hide">
        <Select
          id={id}
          aria-label={label}
          options={options}
          value={value}
          emptyLabel={value === undefined ? text('family.several') : undefined}
          onChange={(chosenId) => chosenId !== undefined && choose(chosenId)}
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
            onClick={() => choose(option.value)}
          >
            {option.label}
          </Button>
        ))}
      </Inline>
    </div>
  )
}
