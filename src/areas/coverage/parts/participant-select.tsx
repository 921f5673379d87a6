import type { ReactNode } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { fullName } from '~/domain/participants.ts'
import { Field } from '~/ui/field/field.tsx'
import { Select } from '~/ui/field/select.tsx'
import { Stack } from '~/ui/layout.tsx'
import { Notice } from '~/ui/notice.tsx'
import { DeferredSection } from '~/components/page.tsx'
import { selectedParticipantStore } from '~/platform/stores/selected-participant.ts'
import { useParticipants } from '../selected-participant.ts'

/**
 * Content that depends on the selected person. The field for the selection is above the content, and stays on the page
 * while the content loads or fails (F-27, COV-07).
 */
export function ForPerson({ children }: { children: (participantId: string) => ReactNode }) {
  const text = useText()
  const { people, chosen } = useParticipants()
  if (!chosen)
    return (
      <Notice tone="neutral" heading={text('coverage.people.none')}>
        <p>{text('coverage.people.none.text')}</p>
      </Notice>
    )
  return (
    <Stack gap="l">
      <Field id="coverage-person" label={text('coverage.person')}>
        {(aria) => (
          <Select
            {...aria}
            width="l"
            options={people.map((person) => ({ value: person.participantId, label: fullName(person, text.locale) }))}
            value={chosen}
            onChange={(value) => selectedParticipantStore.set(value)}
          />
        )}
      </Field>
      <DeferredSection value={chosen}>{children}</DeferredSection>
    </Stack>
  )
}
