import { useState } from 'react'
import { Button } from '../../src/ui/button.tsx'
import { Field } from '../../src/ui/field/field.tsx'
import { TextInput } from '../../src/ui/field/text-inputs.tsx'
import { ActionRows, Stack } from '../../src/ui/layout.tsx'
import type { PersonaEntry } from './control.ts'

interface MembersProps {
  personas: readonly PersonaEntry[]
  chosen: string
  onChoose: (key: string) => void
  onOpen: (key: string) => void
}

/** Lists the personas with their descriptions. The tester can select one, or sign in as one. */
export function Members({ personas, chosen, onChoose, onOpen }: MembersProps) {
  const [sought, setSought] = useState('')
  const found = personas.filter(({ key, story }) =>
    `${key} ${story}`.toLowerCase().includes(sought.trim().toLowerCase()),
  )
  return (
    <details>
      <summary>All {personas.length} members</summary>
      <Stack gap="s">
        <Field id="sought-member" label="Find a member">
          {(aria) => <TextInput {...aria} type="search" width="l" value={sought} onChange={setSought} />}
        </Field>
        <ActionRows
          rows={found.map(({ key, story }) => ({
            id: key,
            children: <strong>{key}</strong>,
            note: story,
            action: (
              <>
                <Button
                  variant="quiet"
                  aria-label={`Choose ${key}`}
                  aria-pressed={key === chosen}
                  onClick={() => onChoose(key)}
                >
                  {key === chosen ? 'Chosen' : 'Choose'}
                </Button>
                <Button variant="link" aria-label={`Open as ${key}`} onClick={() => onOpen(key)}>
                  Open
                </Button>
              </>
            ),
          }))}
        />
        {found.length === 0 && <p>Nobody is called so, and no story tells of it.</p>}
      </Stack>
    </details>
  )
}
