import { useState } from 'react'
import { Actions, Button } from '~/ui/button.tsx'
import { Stack } from '~/ui/layout.tsx'
import type { FormContext, FormDefinition } from './definition.ts'
import { SchemaForm } from './schema-form.tsx'

export interface FilterProps<Data> {
  definition: FormDefinition<Data>
  context?: FormContext | undefined
  /** answers by which the list below the form is filtered */
  shown: Partial<Data>
  searchLabel: string
  onSearch: (data: Data) => void
  /** button that shows the whole list and clears the form */
  clear?: { readonly label: string; readonly onClear: () => void } | undefined
}

/**
 * A filter form above the list that it filters. Applying the filter keeps the form and the focus. If the list changes
 * in another way, by Back or a link, the form shows the new filter.
 */
export function Filter<Data>({ definition, context, shown, searchLabel, onSearch, clear }: FilterProps<Data>) {
  const now = JSON.stringify(shown)
  const [form, setForm] = useState({ key: 0, shows: now, applied: now })
  if (form.shows !== now) setForm({ ...form, key: form.applied === now ? form.key : form.key + 1, shows: now })

  function search(data: Data) {
    setForm({ ...form, applied: JSON.stringify(data) })
    onSearch(data)
  }

  return (
    <Stack gap="s">
      <SchemaForm key={form.key} definition={definition} context={context} initialData={shown} onSubmit={search}>
        <Actions>
          <Button type="submit">{searchLabel}</Button>
        </Actions>
      </SchemaForm>
      {clear && (
        <div>
          <Button
            variant="link"
            onClick={() => {
              setForm({ key: form.key + 1, shows: now, applied: '' })
              clear.onClear()
            }}
          >
            {clear.label}
          </Button>
        </div>
      )}
    </Stack>
  )
}
