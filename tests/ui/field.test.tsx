import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { hydrateRoot } from 'react-dom/client'
import { Controlled } from './components/controlled.tsx'
import { Calendar } from '~/ui/field/calendar.tsx'
import { CheckboxGroup, YesNo } from '../../src/ui/field/choices.tsx'
import { DateParts } from '~/ui/field/date-parts.tsx'
import { ErrorSummary } from '~/ui/field/error-summary.tsx'
import { Field, FieldGroup } from '~/ui/field/field.tsx'
import { FileDrop } from '~/ui/field/file-drop.tsx'
import type { ListedFile } from '../../src/ui/field/file-drop.tsx'
import { PasswordInput } from '~/ui/field/password-input.tsx'
import { Textarea } from '~/ui/field/textarea.tsx'
import { TextInput } from '~/ui/field/text-inputs.tsx'
import { violationsOf } from './support/axe.ts'
import { paste } from './support/paste.ts'

function Password({ onChange }: { onChange?: (text: string) => void }) {
  const [value, setValue] = useState('')
  return (
    <Field id="password" label="Password" required>
      {(aria) => (
        <PasswordInput
          {...aria}
          autoComplete="current-password"
          value={value}
          onChange={(text) => {
            setValue(text)
            onChange?.(text)
          }}
          showLabel="Show the password"
          hideLabel="Hide the password"
        />
      )}
    </Field>
  )
}
const password = () => page.getByLabelText('Password', { exact: true }).element() as HTMLInputElement

test('a password field ignores characters beyond the maximum while typing', { tags: ['AUTH-26'] }, async () => {
  await render(<Password />)
  await userEvent.type(password(), 'a'.repeat(60))
  expect(password().value).toHaveLength(50)
})

test(
  'a password field keeps a paste of 60 characters and reports that it is too long',
  { tags: ['AUTH-25'] },
  async () => {
    const onChange = vi.fn()
    await render(<Password onChange={onChange} />)
    await paste(password(), 'b'.repeat(60))
    expect(password().value).toHaveLength(60)
    expect(onChange).toHaveBeenLastCalledWith('b'.repeat(60))
    await userEvent.keyboard('{End}{Backspace}c')
    expect(password().value).toHaveLength(59)
  },
)

test(
  'the button of a password field shows or hides the password, and its name states the next action',
  { tags: ['SHELL-61', 'A11Y-05'] },
  async () => {
    await render(<Password />)
    expect(password().type).toBe('password')
    await page.getByRole('button', { name: 'Show the password' }).click()
    expect(password().type).toBe('text')
    await page.getByRole('button', { name: 'Hide the password' }).click()
    expect(password().type).toBe('password')
  },
)

test('a text field accepts no more than 255 characters', { tags: ['AUTH-37'] }, async () => {
  function Box() {
    const [value, setValue] = useState('x'.repeat(254))
    return (
      <Field id="name" label="Name">
        {(aria) => <TextInput {...aria} value={value} onChange={setValue} />}
      </Field>
    )
  }
  await render(<Box />)
  await userEvent.type(page.getByLabelText('Name'), 'yz')
  expect((page.getByLabelText('Name').element() as HTMLInputElement).value).toBe(`${'x'.repeat(254)}y`)
})

test('a text typed before hydration is kept', async () => {
  const onChange = vi.fn()
  const host = document.createElement('div')
  document.body.append(host)
  const { renderToString } = await import('react-dom/server.browser')
  const box = <TextInput id="early" value="" onChange={onChange} />
  host.innerHTML = renderToString(box)
  host.querySelector('input')!.value = 'member@example.org'
  const root = hydrateRoot(host, box)
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith('member@example.org'))
  root.unmount()
  host.remove()
})

test(
  'the label, marker, hint and error of a field come in that order and describe the control',
  { tags: ['AUTH-36', 'A11Y-06'] },
  async () => {
    const { container } = await render(
      <Field
        id="bank"
        label="Institution"
        required
        requiredText="required"
        hint="3 digits"
        error="Enter the 3-digit institution number."
      >
        {(aria) => <TextInput {...aria} value="" onChange={() => {}} />}
      </Field>,
    )
    expect(container.textContent).toBe('Institution\u00a0(required)3 digitsEnter the 3-digit institution number.')
    const input = page.getByRole('textbox', { name: 'Institution' })
    await expect.element(input).toHaveAccessibleDescription('3 digits Enter the 3-digit institution number.')
    await expect.element(input).toHaveAttribute('aria-invalid', 'true')
    await expect.element(input).toHaveAttribute('aria-required', 'true')
  },
)

test('a field without a hint or an error has no reference to a description', async () => {
  await render(
    <Field id="city" label="City">
      {(aria) => <TextInput {...aria} value="" onChange={() => {}} />}
    </Field>,
  )
  await expect.element(page.getByLabelText('City')).not.toHaveAttribute('aria-describedby')
})

test('a yes-or-no question has no answer selected at first', async () => {
  const onChange = vi.fn()
  await render(
    <FieldGroup id="q" role="radiogroup" label="Prescription?" required>
      {(aria) => <YesNo {...aria} value={undefined} onChange={onChange} yesLabel="Yes" noLabel="No" />}
    </FieldGroup>,
  )
  expect(document.querySelectorAll(':checked')).toHaveLength(0)
  await expect.element(page.getByRole('radiogroup', { name: 'Prescription?' })).toHaveAttribute('aria-required', 'true')
  await page.getByLabelText('No').click()
  expect(onChange).toHaveBeenCalledWith(false)
})

function ServiceDate({
  start,
  onBlur,
  onChange,
}: {
  start?: string
  onBlur?: () => void
  onChange?: (value: string | undefined) => void
}) {
  const [value, setValue] = useState<string | undefined>(start)
  const change = (next: string | undefined) => {
    setValue(next)
    onChange?.(next)
  }
  return (
    <main tabIndex={-1}>
      <FieldGroup id="date" label="Date of service">
        {(aria) => (
          <DateParts
            {...aria}
            value={value}
            onChange={change}
            onBlur={onBlur}
            labels={{ day: 'Day', month: 'Month', year: 'Year' }}
            calendar={
              <Calendar
                locale="fr-CA"
                value={value}
                max={() => '20261120'}
                onPick={change}
                labels={{ open: 'Choose a date', previousMonth: 'Previous month', nextMonth: 'Next month' }}
              />
            }
          />
        )}
      </FieldGroup>
      <button type="button">After</button>
    </main>
  )
}

test('a date is typed as day, month and year and returned as yyyymmdd', { tags: ['D-161'] }, async () => {
  const onChange = vi.fn()
  await render(<ServiceDate onChange={onChange} />)
  await userEvent.type(page.getByLabelText('Day'), '5')
  await userEvent.type(page.getByLabelText('Month'), '1')
  expect(onChange).toHaveBeenLastCalledWith('-1-5')
  await userEvent.type(page.getByLabelText('Year'), '2026')
  expect(onChange).toHaveBeenLastCalledWith('20260105')
  expect((page.getByLabelText('Day').element() as HTMLInputElement).value).toBe('5')
  expect([...document.querySelectorAll('label')].map((label) => label.textContent)).toEqual(['Day', 'Month', 'Year'])
})

test('the onBlur callback of a date field is called only when the focus leaves the whole field', async () => {
  const onBlur = vi.fn()
  await render(<ServiceDate onBlur={onBlur} />)
  await page.getByLabelText('Day').click()
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  expect(onBlur).not.toHaveBeenCalled()
  await userEvent.keyboard('{Tab}')
  expect(onBlur).toHaveBeenCalledOnce()
})

test("the calendar can be used with the keyboard, is in the page's language, and returns the focus", async () => {
  const onChange = vi.fn()
  await render(<ServiceDate start="20261028" onChange={onChange} />)
  const opener = page.getByRole('button', { name: 'Choose a date' })
  await opener.click()
  await expect.element(page.getByRole('grid', { name: 'octobre 2026' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'mercredi 28 octobre 2026' })).toHaveFocus()
  expect(await violationsOf(page.getByRole('dialog').element())).toEqual([])
  await userEvent.keyboard('{ArrowUp}{ArrowRight}{Enter}')
  expect(onChange).toHaveBeenLastCalledWith('20261022')
  await expect.element(opener).toHaveFocus()
  expect((page.getByLabelText('Day').element() as HTMLInputElement).value).toBe('22')
  await userEvent.keyboard('{Enter}{Escape}')
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('the calendar stays open if the focus moves to the page around it, as a press in Safari does, and closes if it moves elsewhere', async () => {
  await render(<ServiceDate start="20261028" />)
  await page.getByRole('button', { name: 'Choose a date' }).click()
  await expect.element(page.getByRole('button', { name: 'mercredi 28 octobre 2026' })).toHaveFocus()
  page.getByRole('main').element().focus()
  await page.getByRole('button', { name: 'Previous month' }).click()
  await expect.element(page.getByRole('grid', { name: 'septembre 2026' })).toBeVisible()
  page.getByRole('button', { name: 'After' }).element().focus()
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
})

test('the calendar is whole on the screen of a phone in landscape', async () => {
  await page.viewport(740, 360)
  await render(
    <div style={{ paddingBlock: 900 }}>
      <ServiceDate start="20261027" />
    </div>,
  )
  const opener = page.getByRole('button', { name: 'Choose a date' })
  opener.element().scrollIntoView({ block: 'start' })
  scrollBy(0, -200)
  await opener.click()
  await expect.element(page.getByRole('button', { name: 'mardi 27 octobre 2026' })).toHaveFocus()
  await expect.poll(() => page.getByRole('dialog').element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  expect(page.getByRole('dialog').element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  await page.viewport(1280, 900)
})

test('the calendar offers no day after the last allowed day', async () => {
  const onChange = vi.fn()
  await render(<ServiceDate start="20261119" onChange={onChange} />)
  await page.getByRole('button', { name: 'Choose a date' }).click()
  await expect.element(page.getByRole('button', { name: 'jeudi 19 novembre 2026' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
  await expect
    .element(page.getByRole('button', { name: 'samedi 21 novembre 2026' }))
    .toHaveAttribute('aria-disabled', 'true')
  expect(onChange).not.toHaveBeenCalled()
})

test('a text area shows how many characters are left', async () => {
  function Box() {
    const [value, setValue] = useState('')
    return (
      <Field id="c" label="Comments">
        {(aria) => (
          <Textarea
            {...aria}
            value={value}
            onChange={setValue}
            maxLength={10}
            remainingText={(left) => `${left} left`}
          />
        )}
      </Field>
    )
  }
  await render(<Box />)
  await userEvent.type(page.getByLabelText('Comments'), 'Receipt, translated')
  await expect.element(page.getByText('0 left').first()).toBeVisible()
  await paste(page.getByLabelText('Comments').element() as HTMLElement, 'more')
  await expect.element(page.getByText('-4 left').first()).toBeVisible()
})

const FILE_LABELS = {
  drop: 'Drop files',
  choose: 'Choose files',
  takePhoto: 'Take a photo',
  list: 'Chosen files',
  remove: (name: string) => `Remove ${name}`,
  size: (bytes: number) => `${bytes} B`,
}

function Documents({ onAdd }: { onAdd?: (files: File[]) => void }) {
  const [files, setFiles] = useState<ListedFile[]>([])
  const add = (added: File[]) => {
    onAdd?.(added)
    setFiles((now) => [
      ...now,
      ...added.map((file) => ({ id: file.name, name: file.name, size: file.size, content: file })),
    ])
  }
  return (
    <FileDrop
      id="files"
      accept=".pdf,.png"
      files={files}
      onAdd={add}
      onRemove={(id) => setFiles((now) => now.filter((file) => file.id !== id))}
      labels={FILE_LABELS}
    />
  )
}
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (char) => char.charCodeAt(0),
)

test("a chosen file is shown with a preview and can be removed, and the preview's memory is released then", async () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  await render(<Documents />)
  await userEvent.upload(page.getByLabelText('Choose files'), [
    new File([PIXEL], 'receipt.png', { type: 'image/png' }),
    new File(['%PDF-'], 'note.pdf', { type: 'application/pdf' }),
  ])
  const list = page.getByRole('list', { name: 'Chosen files' })
  await expect.element(list.getByText('receipt.png')).toBeVisible()
  await vi.waitFor(() => expect(list.element().querySelectorAll('img')).toHaveLength(1))
  await page.getByRole('button', { name: 'Remove receipt.png' }).click()
  await expect.element(list.getByText('receipt.png')).not.toBeInTheDocument()
  await expect.element(list).toHaveFocus()
  expect(revoked).toHaveBeenCalledOnce()
})

test('a file can be dropped, and can be chosen again after it is removed', async () => {
  const onAdd = vi.fn()
  await render(<Documents onAdd={onAdd} />)
  const data = new DataTransfer()
  data.items.add(new File(['%PDF-'], 'dropped.pdf'))
  page
    .getByText('Drop files')
    .element()
    .parentElement?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
  await expect.element(page.getByText('dropped.pdf')).toBeVisible()
  for (let turn = 0; turn < 2; turn += 1) {
    await userEvent.upload(page.getByLabelText('Choose files'), new File(['%PDF-'], 'again.pdf'))
    await page.getByRole('button', { name: 'Remove again.pdf' }).click()
  }
  expect(onAdd).toHaveBeenCalledTimes(3)
})

test('each line of the error summary moves the focus to its field', async () => {
  await render(
    <main>
      <ErrorSummary
        title="Two answers to correct"
        errors={[
          { fieldId: 'city', message: 'Enter a city.' },
          { fieldId: 'rx', message: 'Answer yes or no.' },
        ]}
      />
      <Field id="city" label="City">
        {(aria) => <TextInput {...aria} value="" onChange={() => {}} />}
      </Field>
      <FieldGroup id="rx" role="radiogroup" label="Prescription?">
        {(aria) => <YesNo {...aria} value={false} onChange={() => {}} yesLabel="Yes" noLabel="No" />}
      </FieldGroup>
    </main>,
  )
  await page.getByRole('link', { name: 'Enter a city.' }).click()
  await expect.element(page.getByLabelText('City')).toHaveFocus()
  await page.getByRole('link', { name: 'Answer yes or no.' }).click()
  await expect.element(page.getByLabelText('No')).toHaveFocus()
})

test('a checkbox marked as exclusive clears the others when checked, and any other checkbox clears it', async () => {
  const options = [
    { value: 'all', label: 'Everybody', exclusive: true },
    ...['Ann', 'Bob'].map((name) => ({ value: name, label: name })),
  ]
  await render(
    <FieldGroup id="people" label="People">
      {(aria) => (
        <Controlled<readonly string[]> start={['all']}>
          {(value, set) => <CheckboxGroup {...aria} options={options} value={value} onChange={set} />}
        </Controlled>
      )}
    </FieldGroup>,
  )
  const box = (name: string) => page.getByRole('checkbox', { name })
  const ticked = () =>
    options.filter(({ label }) => (box(label).element() as HTMLInputElement).checked).map(({ value }) => value)
  await box('Bob').click()
  expect(ticked()).toEqual(['Bob'])
  await box('Ann').click()
  expect(ticked()).toEqual(['Ann', 'Bob'])
  await box('Everybody').click()
  expect(ticked()).toEqual(['all'])
  await box('Everybody').click()
  expect(ticked()).toEqual([])
})
