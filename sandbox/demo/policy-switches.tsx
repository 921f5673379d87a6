import type { SecurityPolicy } from '../../generated/member/model/index.ts'
import { Checkbox } from '../../src/ui/field/choices.tsx'
import { Field, FieldGroup } from '../../src/ui/field/field.tsx'
import { Select } from '../../src/ui/field/select.tsx'
import { Grid } from '../../src/ui/layout.tsx'

const BRANDS = ['MBC', 'SBC', 'OBC', 'QBC'].map((value) => ({ value, label: value }))
const STATUSES = ['ACTIVE', 'SUSPENDED'].map((value) => ({ value, label: value }))

interface PolicySwitchesProps {
  policy: SecurityPolicy
  onChange: (change: Partial<SecurityPolicy>) => void
}

/** Brand, status and every flag of a member's policy. */
export function PolicySwitches({ policy, onChange }: PolicySwitchesProps) {
  const flags = Object.entries(policy).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean')
  return (
    <>
      <Grid columns="halves">
        <Field id="brand" label="Brand">
          {(aria) => (
            <Select {...aria} options={BRANDS} value={policy.brand} emptyLabel="As the persona" onChange={(brand) => onChange({ brand: brand ?? 'MBC' })} />
          )}
        </Field>
        <Field id="status" label="Status">
          {(aria) => (
            <Select
              {...aria}
              options={STATUSES}
              value={policy.status}
              emptyLabel="As the persona"
              onChange={(status) => onChange({ status: status ?? 'ACTIVE' })}
            />
          )}
        </Field>
      </Grid>
      <FieldGroup id="flags" label="Flags">
        <Grid columns="tiles">
          {flags
            .toSorted(([a], [b]) => a.localeCompare(b))
            .map(([flag, isOn]) => (
              <Checkbox key={flag} id={`flag-${flag}`} name={flag} label={flag} checked={isOn} onChange={(on) => onChange({ [flag]: on })} />
            ))}
        </Grid>
      </FieldGroup>
    </>
  )
}
