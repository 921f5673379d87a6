import { Field } from '../../src/ui/field/field.tsx'
import { Select } from '../../src/ui/field/select.tsx'
import type { PersonaEntry } from './control.ts'

/** A select box for the persona. The description of the chosen persona is shown with it. */
export function ChooseMember({
  personas,
  value,
  onChange,
}: {
  personas: readonly PersonaEntry[]
  value: string
  onChange: (key: string) => void
}) {
  return (
    <Field id="persona" label="Member" hint={personas.find(({ key }) => key === value)?.story}>
      {(aria) => (
        <Select
          {...aria}
          options={personas.map(({ key }) => ({ value: key, label: key }))}
          value={value}
          emptyLabel="Choose a member"
          onChange={(key) => onChange(key ?? value)}
        />
      )}
    </Field>
  )
}
