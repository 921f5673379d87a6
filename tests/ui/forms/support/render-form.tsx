import { useState } from 'react'
import { vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { FormContext, FormDefinition } from '~/forms/definition.ts'
import { prepareForm, SchemaForm } from '~/forms/schema-form.tsx'
import { FormTextsProvider, type FormTexts } from '~/forms/form-texts.tsx'
import { createUploadStore } from '~/forms/uploads/upload-store.ts'
import { LiveRegion } from '~/ui/live-region/live-region.tsx'
import { Button } from '~/ui/button.tsx'
import { MESSAGES } from './messages.ts'

/** Texts from `messages.ts`. If a label is missing, the name of the field is used. */
const testTexts = (locale: 'en' | 'fr' = 'en'): FormTexts => ({
  locale,
  has: (id) => id in MESSAGES,
  text(id, values = {}) {
    const sentence =
      MESSAGES[id] ??
      (id.endsWith('.label') ? id.split('.').at(-2) : undefined) ??
      (id.includes('.option.') ? id.split('.').at(-1) : undefined)
    if (sentence === undefined) throw new Error(`No message ${id}`)
    return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? `{${name}}`))
  },
})

interface Options {
  initialData?: Record<string, unknown>
  context?: FormContext
  locale?: 'en' | 'fr'
}

/** Renders a form with its submit button, as a page does. */
export async function renderForm(
  definition: FormDefinition<Record<string, unknown>>,
  { locale = 'en', ...options }: Options = {},
) {
  const onSubmit = vi.fn<(data: Record<string, unknown>) => void>()
  let data: Record<string, unknown> = options.initialData ?? {}
  const uploads = createUploadStore()
  function Page({ language }: { language: 'en' | 'fr' }) {
    // Each submit renders the page at the same moment as the form, as a page may whose own state changes.
    const [, renderAgain] = useState({})
    return (
      <main onSubmit={() => renderAgain({})}>
        <FormTextsProvider value={testTexts(language)}>
          <SchemaForm
            definition={definition}
            onSubmit={onSubmit}
            onChange={(next) => void (data = next)}
            uploads={uploads}
            {...options}
          >
            <Button type="submit">Continue</Button>
          </SchemaForm>
        </FormTextsProvider>
        <LiveRegion />
      </main>
    )
  }
  await prepareForm(definition)
  const { rerender } = await render(<Page language={locale} />)
  return {
    onSubmit,
    uploads,
    data: () => data,
    submit: () => page.getByRole('button', { name: 'Continue' }).click(),
    switchTo: (language: 'en' | 'fr') => rerender(<Page language={language} />),
  }
}

export const field = (name: string) => page.getByLabelText(name, { exact: true })

/** Types into a field and leaves it. */
export async function fill(name: string, text: string) {
  await userEvent.fill(field(name), text)
  await userEvent.keyboard('{Tab}')
}

export const valueOf = (name: string): string => (field(name).element() as HTMLInputElement).value
