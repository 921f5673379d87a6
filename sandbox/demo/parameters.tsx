import { Field } from '../../src/ui/field/field.tsx'
import { TextInput } from '../../src/ui/field/text-inputs.tsx'
import { Grid } from '../../src/ui/layout.tsx'
import { parametersOf } from './open-pages.ts'

/** Input fields for the path parameters of a page, such as the number of a claim. */
export function Parameters({
  page,
  at,
  onChange,
}: {
  page: string
  at: Readonly<Record<string, string>>
  onChange: (at: Readonly<Record<string, string>>) => void
}) {
  const names = parametersOf(page)
  return names.length === 0 ? null : (
    <Grid columns="halves">
      {names.map((name) => (
        <Field key={name} id={`at-${name}`} label={name} hint="The sandbox's page of the member lists its claims.">
          {(aria) => (
            <TextInput {...aria} value={at[name] ?? ''} onChange={(value) => onChange({ ...at, [name]: value })} />
          )}
        </Field>
      ))}
    </Grid>
  )
}
