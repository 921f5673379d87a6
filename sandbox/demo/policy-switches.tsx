import { useState } from 'react'
import type { SecurityPolicy } from '../../generated/member/model/index.ts'
import { BRANDS } from '../../src/platform/config/brand.ts'
import { FLAGS } from '../../src/platform/policy/policy.ts'
import { CheckboxGroup } from '../../src/ui/field/choices.tsx'
import { Field, FieldGroup } from '../../src/ui/field/field.tsx'
import { Select } from '../../src/ui/field/select.tsx'
import { Grid } from '../../src/ui/layout.tsx'

const BRAND_OPTIONS = BRANDS.map((value) => ({ value, label: value }))
const STATUSES = ['ACTIVE', 'SUSPENDED', 'TERMINATED'].map((value) => ({ value, label: value }))

interface PolicySwitchesProps {
  /** the policy of the persona, without changes */
  own: SecurityPolicy
  /** the fields that the tester has changed */
  different: Partial<SecurityPolicy>
  onChange: (different: Partial<SecurityPolicy>) => void
}

/**
 * Controls for the brand, status and every flag of a member's policy. Flags that the tester has changed are listed
 * first.
 */
export function PolicySwitches({ own, different, onChange }: PolicySwitchesProps) {
  const policy = { ...own, ...different }
  const change = (part: Partial<SecurityPolicy>) => {
    const next = Object.entries({ ...different, ...part }).filter(
      ([name, value]) => value !== own[name as keyof SecurityPolicy],
    )
    onChange(Object.fromEntries(next))
  }
  const known = Object.keys(policy).filter((name) => typeof policy[name as keyof SecurityPolicy] === 'boolean')
  const flags = [...new Set([...known, ...FLAGS])]
  // The changed flags move to the top only when a member is selected. A check box therefore does not move when the
  // tester clicks it.
  const [first] = useState(() => new Set(Object.keys(different)))
  const isOn = (flag: string) => policy[flag as keyof SecurityPolicy] === true
  return (
    <>
      <Grid columns="halves">
        <Field id="brand" label="Brand" hint={different.brand && `${own.brand} for the persona`}>
          {(aria) => (
            <Select
              {...aria}
              options={BRAND_OPTIONS}
              value={policy.brand}
              onChange={(brand) => change({ brand: brand ?? own.brand ?? '' })}
            />
          )}
        </Field>
        <Field id="status" label="Status" hint={different.status && `${own.status} for the persona`}>
          {(aria) => (
            <Select
              {...aria}
              options={STATUSES}
              value={policy.status}
              onChange={(status) => change({ status: status ?? own.status ?? '' })}
            />
          )}
        </Field>
      </Grid>
      <FieldGroup id="flags" label="Flags">
        {(aria) => (
          <CheckboxGroup
            {...aria}
            options={flags
              .toSorted((a, b) => Number(first.has(b)) - Number(first.has(a)) || a.localeCompare(b))
              .map((flag) => ({
                value: flag,
                label: flag,
                note: flag in different ? `${isOn(flag) ? 'Off' : 'On'} for the persona` : undefined,
              }))}
            value={flags.filter(isOn)}
            onChange={(on) =>
              change(
                Object.fromEntries(
                  flags.filter((flag) => on.includes(flag) !== isOn(flag)).map((flag) => [flag, on.includes(flag)]),
                ),
              )
            }
          />
        )}
      </FieldGroup>
    </>
  )
}
