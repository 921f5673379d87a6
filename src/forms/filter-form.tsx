import { useState } from 'react'
import { Actions, Button } from '~/ui/button.tsx'
import { Card, Stack } from '~/ui/layout.tsx'
import type { FormContext, FormDefinition } from './definition.ts'
import { SchemaForm } from './schema-form.tsx'

export interface FilterProps<Data> {
  definition: FormDefinition<Data>
  context?: FormContext | undefined
  /** what the list below shows */
  shown: Partial<Data>
  searchLabel: string
  onSearch: (data: Data) => void
  /** everything again, with an empty form */
  clear?: { readonly label: string; readonly onClear: () => void } | undefined
}

/**
 * What is looked for, above the list that was found. The form stays as it is when it is applied, and so does the focus; when the list changes for
 * another reason, "Back" or a link, the form follows.
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

/** A filter that stands open on its page. */
export function FilterForm<Data>({ title, ...filter }: FilterProps<Data> & { title: string }) {
  return (
    <Card title={title}>
      <Filter {...filter} />
    </Card>
  )
}
