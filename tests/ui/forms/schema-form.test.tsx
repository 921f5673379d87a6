import { createSchemaUtils, toPathSchema, type ValidatorType } from '@rjsf/utils'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { violationsOf } from '../support/axe.ts'
import { form as claimLines } from './fixtures/claim-lines.schema.json?form'
import { form as everything } from './fixtures/everything.schema.json?form'
import { form as otherCoverage } from './fixtures/other-coverage.schema.json?form'
import { field, fill, renderForm, valueOf } from './support/render-form.tsx'

const shown = (text: string) => page.getByText(text, { exact: true }).elements().length

test('a form shows no error before the member leaves a field', { tags: ['AUTH-33'] }, async () => {
  await renderForm(everything)
  await userEvent.type(field('email'), 'marie')
  expect(shown('Enter an email address, like name@example.com.')).toBe(0)
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0)
})

test('a field shows its error when the member leaves it, and hides the error as soon as the value is valid', async () => {
  await renderForm(everything)
  await fill('email', 'marie')
  await expect.element(page.getByText('Enter an email address, like name@example.com.').first()).toBeVisible()
  await expect.element(field('email')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('email')).toHaveAccessibleDescription('Enter an email address, like name@example.com.')
  await userEvent.type(field('email'), '@example.org')
  expect(shown('Enter an email address, like name@example.com.')).toBe(0)
  await expect.element(field('email')).not.toHaveAttribute('aria-invalid')
})

test('a field that a tap on a button leaves shows its error after the tap, so that the button does not move under the finger', async () => {
  await renderForm(everything)
  await userEvent.type(field('email'), 'marie')
  const button = page.getByRole('button', { name: 'Continue' }).element()
  const dispatch = (event: Event) => button.dispatchEvent(event)
  const pause = () => new Promise((resolve) => setTimeout(resolve, 20))
  const how = { bubbles: true, cancelable: true }
  // the order of a tap: the finger is lifted before the mouse events, and mousedown takes the focus from the field
  dispatch(new PointerEvent('pointerdown', { ...how, pointerType: 'touch' }))
  dispatch(new PointerEvent('pointerup', { ...how, pointerType: 'touch' }))
  await pause()
  dispatch(new MouseEvent('mousedown', how))
  ;(field('email').element() as HTMLElement).blur()
  await pause()
  expect(shown('Enter an email address, like name@example.com.')).toBe(0)
  dispatch(new MouseEvent('mouseup', how))
  await expect.element(page.getByText('Enter an email address, like name@example.com.').first()).toBeVisible()
})

test('an empty required field shows only the error that it is required', { tags: ['AUTH-39'] }, async () => {
  await renderForm(everything)
  await field('name').click()
  await userEvent.keyboard('{Tab}')
  await expect.element(field('name')).toHaveAccessibleDescription('Enter a name.')
})

test('an empty optional field has no error', { tags: ['AUTH-40'] }, async () => {
  await renderForm(everything)
  await fill('email', 'x')
  await fill('email', '')
  expect(shown('Enter an email address, like name@example.com.')).toBe(0)
})

test(
  'a failed submission lists the errors in the order of the fields and focuses the first field',
  { tags: ['AUTH-34', 'A11Y-03'] },
  async () => {
    const { submit, onSubmit } = await renderForm(everything, { initialData: { email: 'x', amount: '1e3' } })
    await submit()
    await expect.element(field('name')).toHaveFocus()
    await expect.element(page.getByRole('alert').getByText('5 to correct')).toBeVisible()
    expect(
      page
        .getByRole('alert')
        .getByRole('link')
        .elements()
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '#everything_name',
      '#everything_email',
      '#everything_agreed',
      '#everything_amount',
      '#everything_accept',
    ])
    expect(onSubmit).not.toHaveBeenCalled()
    await page.getByRole('link', { name: 'Check the format.' }).click()
    await expect.element(field('amount')).toHaveFocus()
    // two questions have the same message, so the summary also names the question
    await page.getByRole('link', { name: 'agreed: Answer this question.' }).click()
    await expect.element(page.getByRole('radiogroup', { name: 'agreed' }).getByRole('radio').first()).toHaveFocus()
  },
)

test(
  'a corrected field stays in the error summary, marked as corrected, and the summary disappears with the last error',
  { tags: ['A11Y-03'] },
  async () => {
    const { submit } = await renderForm(everything, { initialData: { email: 'x', name: 'Marie', agreed: true } })
    await submit()
    await expect.element(page.getByRole('alert').getByText('2 to correct')).toBeVisible()
    await submit()
    expect(document.title).toMatch(/^Error: (?!Error)/)
    await userEvent.fill(field('email'), 'marie@example.com')
    await expect.element(page.getByText('1 to correct')).toBeVisible()
    await expect.element(page.getByText('corrected: Enter an email address, like name@example.com.')).toBeVisible()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await page.getByRole('checkbox', { name: 'accept' }).click()
    await expect.element(page.getByText(/to correct$/)).not.toBeInTheDocument()
    expect(document.title).not.toMatch(/^Error/)
    await userEvent.fill(field('email'), 'x')
    await expect.element(page.getByRole('link', { name: /^Enter an email address/ })).toBeVisible()
  },
)

test('a valid form is submitted once, with the answers to its visible questions', async () => {
  const { submit, onSubmit } = await renderForm(everything, { initialData: { name: 'Marie', agreed: true } })
  await page.getByRole('checkbox', { name: 'accept' }).click()
  await submit()
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Marie', agreed: true, accept: true })
  expect(shown('1 to correct')).toBe(0)
})

test('Enter submits the form', async () => {
  const { onSubmit } = await renderForm(otherCoverage, { initialData: { hasOther: false } })
  await userEvent.type(field('note'), 'None{Enter}')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ hasOther: false, note: 'None' })
})

test('a conditional question keeps its answer while it is hidden, but the hidden answer is not submitted', async () => {
  const { submit, onSubmit, data } = await renderForm(otherCoverage, { initialData: { note: 'x' } })
  expect(page.getByLabelText('insurer').elements()).toEqual([])
  await page.getByLabelText('Yes').click()
  await userEvent.fill(field('insurer'), 'Acme Life')
  await page.getByLabelText('No').click()
  expect(page.getByLabelText('insurer').elements()).toEqual([])
  expect(data()).toEqual({ hasOther: false, insurer: 'Acme Life', note: 'x' })
  await page.getByLabelText('Yes').click()
  expect(valueOf('insurer')).toBe('Acme Life')
  await page.getByLabelText('No').click()
  await submit()
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ hasOther: false, note: 'x' })
})

test('a submit is checked although the page renders the form at the same moment', async () => {
  const { submit } = await renderForm(everything)
  await submit()
  await expect.element(page.getByRole('alert')).toBeVisible()
})

test('a failed submit keeps the answers to hidden questions', async () => {
  const { submit, data } = await renderForm(otherCoverage, { initialData: { insurer: 'Acme Life', note: 'x' } })
  await submit()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await page.getByRole('radio', { name: 'Yes' }).first().click()
  expect(valueOf('insurer')).toBe('Acme Life')
  expect(data()).toEqual({ hasOther: true, insurer: 'Acme Life', note: 'x' })
})

test(
  'a question that appears after a failed submit shows no error until the next submit',
  { tags: ['AUTH-33'] },
  async () => {
    const { submit } = await renderForm(otherCoverage, { initialData: { note: 'x' } })
    await submit()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await page.getByRole('radio', { name: 'Yes' }).first().click()
    await expect.element(field('insurer')).toBeVisible()
    await expect.element(field('insurer')).not.toHaveAttribute('aria-invalid')
    await submit()
    await expect.element(field('insurer')).toHaveAttribute('aria-invalid', 'true')
  },
)

test('a form throws an error if RJSF no longer has the method that drops hidden answers', async () => {
  const methods = Object.getPrototypeOf(createSchemaUtils({} as ValidatorType, {})) as {
    sanitizeDataForNewSchema?: unknown
  }
  const method = methods.sanitizeDataForNewSchema
  delete methods.sanitizeDataForNewSchema
  try {
    await expect(renderForm(otherCoverage)).rejects.toThrow('RJSF has no sanitizeDataForNewSchema any more')
  } finally {
    methods.sanitizeDataForNewSchema = method
  }
})

test('a form rule between fields requires two dates to be in order, and moves the focus to the later date', async () => {
  const { submit } = await renderForm(otherCoverage, {
    initialData: { hasOther: true, from: '20260201', to: '20260101', insurer: 'Acme' },
  })
  await submit()
  await expect.element(page.getByRole('alert').getByText('This date is before the first one.')).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'to' }).getByLabelText('Day')).toHaveFocus()
})

test('Back keeps the input of a form without validating it', async () => {
  const { data, onSubmit } = await renderForm(everything)
  await userEvent.type(field('amount'), '12,3')
  await userEvent.type(field('email'), 'not yet')
  expect(data()).toEqual({ amount: '12.30', email: 'not yet' })
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a change of language keeps the input and the errors of a form', async () => {
  const { switchTo } = await renderForm(everything)
  await fill('amount', '1234,5')
  await fill('email', 'x')
  await switchTo('fr')
  expect(valueOf('email')).toBe('x')
  expect(valueOf('amount')).toBe('1234,50')
  await expect.element(page.getByText('Enter an email address, like name@example.com.').first()).toBeVisible()
})

test('a list that requires a line begins with an empty line, and the user can add and remove lines', async () => {
  const { data } = await renderForm(claimLines)
  await expect.element(page.getByRole('heading', { name: 'Line 1' })).toBeVisible()
  await userEvent.fill(field('service'), 'Massage')
  await page.getByRole('button', { name: 'Add a line' }).click()
  await expect.element(page.getByRole('region', { name: 'Line 2' }).getByLabelText('service')).toHaveFocus()
  await userEvent.keyboard('Taping')
  await page.getByRole('button', { name: 'Add a line' }).click()
  expect(page.getByRole('button', { name: 'Add a line' }).elements()).toEqual([])
  expect(await violationsOf(document.body)).toEqual([])
  await page.getByRole('button', { name: 'Remove line 1' }).click()
  expect(data()).toEqual({ lines: [{ service: 'Taping' }, {}] })
  await expect.element(page.getByRole('status').getByText('Line 1 removed')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Put it back' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(data()).toEqual({ lines: [{ service: 'Massage' }, { service: 'Taping' }, {}] })
  await expect.element(page.getByRole('region', { name: 'Line 1' }).getByLabelText('service')).toHaveFocus()
})

test('errors stay with their lines when a line is removed, a new line has none, and the summary names each line', async () => {
  const { submit } = await renderForm(claimLines, {
    initialData: { lines: [{ service: 'Massage', amountPaid: '80.00' }, {}] },
  })
  await page.getByRole('button', { name: 'Add a line' }).click()
  await submit()
  const lines = page.getByRole('alert').getByRole('link')
  await expect.element(lines.first()).toMatchTextContent('Line 2: ')
  await expect.element(lines.last()).toMatchTextContent('Line 3: ')
  const service = (line: string) => page.getByRole('region', { name: line }).getByLabelText('service')
  await page.getByRole('button', { name: 'Remove line 1' }).click()
  await expect.element(service('Line 1')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(service('Line 2')).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Add a line' }).click()
  await expect.element(service('Line 3')).toHaveFocus()
  await expect.element(service('Line 3')).not.toHaveAttribute('aria-invalid')
})

test('each line of a list has its own title and conditional questions, with the same messages', async () => {
  const lines = [{ service: 'Massage', needsPrescription: true }, { service: 'Taping' }]
  const { submit } = await renderForm(claimLines, {
    initialData: { lines },
    context: { titles: { lines: ['Massage therapy', 'Physiotherapy'] } },
  })
  await expect
    .element(page.getByRole('region', { name: 'Massage therapy' }).getByRole('radiogroup', { name: 'hasPrescription' }))
    .toBeVisible()
  expect(page.getByRole('region', { name: 'Physiotherapy' }).getByRole('radiogroup').elements()).toEqual([])
  await submit()
  expect(
    page
      .getByRole('alert')
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#claimLines_lines_0_amountPaid', '#claimLines_lines_0_hasPrescription', '#claimLines_lines_1_amountPaid'])
  await expect.element(page.getByRole('link', { name: 'Physiotherapy: Answer this question.' })).toBeVisible()
})

test('a list whose required line was removed shows the error on the list itself', async () => {
  const { submit } = await renderForm(claimLines)
  await page.getByRole('button', { name: 'Remove line 1' }).click()
  await submit()
  await expect.element(page.getByRole('group', { name: 'lines' })).toHaveAccessibleDescription('Answer this question.')
})

test('a form has no style attribute and no native validation, and puts no password in the URL', async () => {
  await renderForm(everything)
  const element = document.querySelector('form')
  expect(element?.querySelectorAll('[style]')).toHaveLength(0)
  expect(element?.noValidate).toBe(true)
  expect(element?.method).toBe('post')
})

test('toPathSchema of the form engine throws an error in the tests, because the build leaves it out', () => {
  expect(() => toPathSchema({} as ValidatorType, {})).toThrow('toPathSchema is left out of the portal')
})
