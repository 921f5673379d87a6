import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { checkFiles } from '~/forms/uploads/file-rules.ts'
import { violationsOf } from '../support/axe.ts'
import { paste } from '../support/paste.ts'
import { form as everything } from './fixtures/everything.schema.json?form'
import { form as newPassword } from './fixtures/new-password.schema.json?form'
import { field, fill, renderForm, valueOf } from './support/render-form.tsx'

const CONTEXT = {
  options: {
    participants: [
      { value: '1', label: 'Théo', description: 'Born May 3, 2017' },
      { value: '2', label: 'Marie-Ève', disabled: true, note: 'No longer covered' },
    ],
    reasons: [
      { value: '1', label: 'Maximum reached' },
      { value: '2', label: 'Not covered' },
    ],
    services: [
      { value: 'a', label: 'Massage', group: 'Recent' },
      { value: 'b', label: 'Ultrasound', group: 'All' },
      { value: 'c', label: 'Assessment', group: 'All' },
    ],
  },
}
const group = (name: string) => page.getByRole('group', { name, exact: true })
const radios = (name: string) => page.getByRole('radiogroup', { name, exact: true })

test('every form widget has no axe violation', async () => {
  const { submit } = await renderForm(everything, { context: CONTEXT, initialData: { name: 'x'.repeat(80) } })
  expect(await violationsOf(document.body)).toEqual([])
  await submit()
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(await violationsOf(document.body)).toEqual([])
})

test('a text is trimmed, and an empty text is stored as no answer', async () => {
  const { data } = await renderForm(everything)
  await fill('name', '  Marie  ')
  expect(data()).toEqual({ name: 'Marie' })
  expect(valueOf('name')).toBe('Marie')
  await fill('name', '')
  expect(data()).toEqual({})
})

test('a text field has its autocomplete and inputmode attributes and a maximum of 255 characters', async () => {
  await renderForm(everything)
  await expect.element(field('email')).toHaveAttribute('autocomplete', 'email')
  await expect.element(field('email')).toHaveAttribute('inputmode', 'email')
  await expect.element(field('email')).toHaveAttribute('type', 'email')
})

test('a hidden field keeps its value and is not shown', async () => {
  const { data } = await renderForm(everything, { initialData: { key: 'k1' } })
  expect(document.querySelector('#everything_key')).toBeNull()
  expect(data()).toEqual({ key: 'k1' })
})

test('a choice stores the chosen value from the schema', async () => {
  const { data } = await renderForm(everything)
  await radios('kind').getByText('manual').click()
  expect(data()).toEqual({ kind: 'manual' })
})

test('a yes-or-no question has no answer at first, and its value is a boolean', async () => {
  const { data } = await renderForm(everything)
  expect(radios('agreed').element().querySelectorAll(':checked')).toHaveLength(0)
  await radios('agreed').getByText('No').click()
  expect(data()).toEqual({ agreed: false })
})

test('a checkbox has its own label and stores true when the member checks it', async () => {
  const { data } = await renderForm(everything)
  await page.getByRole('checkbox', { name: 'accept' }).click()
  expect(data()).toEqual({ accept: true })
})

test('a group of checkboxes gives the chosen values in the order of the options', async () => {
  const { data } = await renderForm(everything)
  await group('covers').getByText('drugs').click()
  await group('covers').getByText('health').click()
  expect(data()).toEqual({ covers: ['health', 'drugs'] })
})

test(
  'a group of checkboxes that the focus only passes shows no error, and a submit shows it',
  { tags: ['AUTH-33'] },
  async () => {
    const { submit } = await renderForm(everything, { initialData: { covers: [] } })
    const boxes = group('covers').getByRole('checkbox')
    ;(boxes.first().element() as HTMLElement).focus()
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(boxes.last()).toHaveFocus()
    await expect.element(boxes.last()).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect.element(boxes.last()).not.toHaveFocus()
    await expect.element(boxes.last()).not.toHaveAttribute('aria-invalid')
    await submit()
    await expect.element(boxes.last()).toHaveAttribute('aria-invalid', 'true')
  },
)

test('a select stores the chosen value, and no value if the empty option is chosen', async () => {
  const { data } = await renderForm(everything)
  await field('province').selectOptions('QC')
  expect(data()).toEqual({ province: 'QC' })
  await field('province').selectOptions('Choose')
  expect(data()).toEqual({})
})

test('the value of a count field is an integer within its limits', async () => {
  const { data } = await renderForm(everything)
  expect((field('count').element() as HTMLSelectElement).options).toHaveLength(11)
  await field('count').selectOptions('3')
  expect(data()).toEqual({ count: 3 })
})

test('the options of a person field come from the page, and an unavailable person is shown with the reason', async () => {
  const { data } = await renderForm(everything, { context: CONTEXT })
  await expect.element(radios('participant').getByText('No longer covered')).toBeVisible()
  await expect.element(radios('participant').getByRole('radio', { name: /Marie-Ève/ })).toBeDisabled()
  await radios('participant').getByText('Théo').click()
  expect(data()).toEqual({ participant: '1' })
})

test('choosing an option stores a value of the type that the schema declares', async () => {
  const { data } = await renderForm(everything, { context: CONTEXT })
  await radios('reason').getByText('Not covered').click()
  expect(data()).toEqual({ reason: 2 })
})

test(
  'a choice field with 5,000 options shows twenty at a time, and showing more focuses the first new option',
  { tags: ['CLAIM-22'] },
  async () => {
    const many = Array.from({ length: 5000 }, (_, index) => ({ value: String(index), label: `Person ${index}` }))
    const { data } = await renderForm(everything, { context: { options: { ...CONTEXT.options, participants: many } } })
    const people = page.getByRole('radio', { name: /^Person / })
    expect(people.elements()).toHaveLength(20)
    await userEvent.click(page.getByRole('button', { name: '20 of 5000, show more' }))
    expect(people.elements()).toHaveLength(40)
    expect(document.activeElement).toBe(people.nth(20).element())
    expect(data()).toEqual({})
    await page.getByText('Person 39', { exact: true }).click()
    expect(data()).toEqual({ participant: '39' })
  },
)

test('a choice field shows the chosen option even if the option is far down in the list', async () => {
  const many = Array.from({ length: 50 }, (_, index) => ({ value: String(index), label: `Person ${index}` }))
  await renderForm(everything, {
    context: { options: { ...CONTEXT.options, participants: many } },
    initialData: { participant: '30' },
  })
  await expect.element(page.getByRole('radio', { name: 'Person 30', exact: true })).toBeChecked()
  await expect.element(page.getByRole('button', { name: '31 of 50, show more' })).toBeVisible()
})

test('an optional question without options is not shown', async () => {
  await renderForm(everything, { context: { options: { ...CONTEXT.options, services: [] } } })
  await expect.element(radios('participant')).toBeVisible()
  expect(document.querySelector('#everything_services')).toBeNull()
  expect(page.getByText('services', { exact: true }).elements()).toHaveLength(0)
})

test('options from different groups of a checkbox list can be chosen together', async () => {
  const { data } = await renderForm(everything, { context: CONTEXT })
  await expect.element(group('All').getByText('Assessment')).toBeVisible()
  await group('All').getByText('Assessment').click()
  await group('Recent').getByText('Massage').click()
  expect(data()).toEqual({ services: ['a', 'c'] })
})

test('a text area shows how many characters are left', async () => {
  const { data } = await renderForm(everything)
  await userEvent.fill(field('comments'), 'Hello')
  await expect.element(page.getByText('25 characters left').first()).toBeVisible()
  expect(data()).toEqual({ comments: 'Hello' })
})

test('a text area stores a text without the spaces around it, and spaces alone are no answer', async () => {
  const { data } = await renderForm(everything)
  await userEvent.fill(field('comments'), '  Hello there\n')
  expect(data()).toEqual({ comments: 'Hello there' })
  await expect.element(field('comments')).toHaveValue('  Hello there\n')
  await userEvent.fill(field('comments'), '   ')
  expect(data()).toEqual({})
})

test(
  'the requirements of a new password are ticked off while typing, by the rules that validate the password',
  { tags: ['AUTH-31'] },
  async () => {
    await renderForm(newPassword)
    const met = () => [...document.querySelectorAll('[data-met]')].map((item) => item.getAttribute('data-met'))
    expect(met()).toEqual(['false', 'false', 'false', 'false'])
    await userEvent.type(field('password'), 'abC')
    expect(met()).toEqual(['false', 'true', 'true', 'false'])
    await userEvent.type(field('password'), 'defg1')
    expect(met()).toEqual(['true', 'true', 'true', 'true'])
  },
)

const isRefused = (password: string, message: string) => async () => {
  await renderForm(newPassword)
  await fill('password', password)
  await expect.element(page.getByText(message)).toBeVisible()
}

test(
  'the password Ab1 is refused',
  { tags: ['AUTH-23', 'AUTH-24'] },
  isRefused('Ab1', 'This password is not complex enough.'),
)
test(
  'the password Abcdefgh is refused',
  { tags: ['AUTH-27'] },
  isRefused('Abcdefgh', 'This password is not complex enough.'),
)
test(
  'the password ABCDEFG1 is refused',
  { tags: ['AUTH-28'] },
  isRefused('ABCDEFG1', 'This password is not complex enough.'),
)
test(
  'the password abcdefg1 is refused',
  { tags: ['AUTH-29'] },
  isRefused('abcdefg1', 'This password is not complex enough.'),
)

test(
  'the password Abcdefg1 and a password of 50 characters are accepted',
  { tags: ['AUTH-21', 'AUTH-22', 'AUTH-30'] },
  async () => {
    const { submit, onSubmit } = await renderForm(newPassword)
    for (const password of ['Abcdefg1', `Aa1${'x'.repeat(47)}`]) {
      await fill('password', password)
      await fill('confirmPassword', password)
      await submit()
      expect(onSubmit).toHaveBeenLastCalledWith({ password, confirmPassword: password })
    }
  },
)

test(
  'a password field stops at 50 typed characters, and keeps and reports a paste of 60',
  { tags: ['AUTH-25', 'AUTH-26'] },
  async () => {
    const { data } = await renderForm(newPassword)
    await userEvent.type(field('password'), 'a'.repeat(60))
    expect(valueOf('password')).toHaveLength(50)
    await userEvent.clear(field('password'))
    await paste(field('password').element() as HTMLElement, 'Aa1'.repeat(20))
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByText('Your password cannot be longer than 50 characters.')).toBeVisible()
    expect(data()).toEqual({ password: 'Aa1'.repeat(20) })
  },
)

test(
  'the rule equal_to reports two fields with different values until the values are equal',
  { tags: ['AUTH-35'] },
  async () => {
    await renderForm(newPassword)
    await fill('password', 'Abcdefg1')
    await fill('confirmPassword', 'Abcdefg2')
    await expect.element(page.getByText('These must match.')).toBeVisible()
    await fill('confirmPassword', 'Abcdefg1')
    expect(page.getByText('These must match.').elements()).toEqual([])
  },
)

test.each([
  ['1 234,56 $', '1234.56', '1234.56'],
  ['12,50', '12.50', '12.50'],
  ['12.5', '12.50', '12.50'],
  ['$1,234.56', '1234.56', '1234.56'],
])('the amount %s is stored as %s', { tags: ['D-106'] }, async (typed, value, shown) => {
  const { data } = await renderForm(everything)
  await fill('amount', typed)
  expect(data()).toEqual({ amount: value })
  expect(valueOf('amount')).toBe(shown)
})

test('an amount in French has a decimal comma', async () => {
  await renderForm(everything, { locale: 'fr' })
  await fill('amount', '1 234.5 $')
  expect(valueOf('amount')).toBe('1234,50')
})

test.each([
  ['0', 'Enter an amount from $0.01 to $99,999.99.'],
  ['12,345', 'Check the format.'],
  ['1e3', 'Check the format.'],
  ['100000', 'Enter an amount from $0.01 to $99,999.99.'],
  ['-5', 'Check the format.'],
])('the invalid amount %s stays in the field as typed and is reported', { tags: ['D-106'] }, async (typed, message) => {
  await renderForm(everything)
  await fill('amount', typed)
  await expect.element(page.getByText(message)).toBeVisible()
  expect(valueOf('amount')).toBe(typed)
})

async function fillDate(name: string, day: string, month: string, year: string) {
  for (const [part, text] of [
    ['Day', day],
    ['Month', month],
    ['Year', year],
  ] as const)
    await userEvent.fill(group(name).getByLabelText(part), text)
  await userEvent.keyboard('{Tab}{Tab}')
}

test.each([
  ['30', '02', '2026', '20260230', 'This date does not exist.'],
  ['1', '', '2026', '2026--1', 'This date does not exist.'],
  ['1', '1', '2999', '29990101', 'This date is in the future.'],
  ['31', '12', '1899', '18991231', 'The year is before 1900.'],
])(
  'the invalid date %s %s %s stays in the fields as typed and is reported',
  { tags: ['D-45'] },
  async (day, month, year, value, message) => {
    const { data } = await renderForm(everything)
    await fillDate('birth', day, month, year)
    await expect.element(page.getByText(message)).toBeVisible()
    expect(data()).toEqual({ birth: value })
    expect((group('birth').getByLabelText('Month').element() as HTMLInputElement).value).toBe(month)
  },
)

test('a date of service can be typed or chosen in a calendar that ends on the current day', async () => {
  const { data } = await renderForm(everything)
  await fillDate('service', '5', '1', '2026')
  expect(data()).toEqual({ service: '20260105' })
  await page.getByRole('button', { name: 'Choose a date' }).click()
  await expect.element(page.getByRole('button', { name: 'Monday, January 5, 2026' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(data()).toEqual({ service: '20260106' })
})

test('a date that is pasted into one of its three fields fills all of them', { tags: ['D-161'] }, async () => {
  const { data } = await renderForm(everything)
  await paste(group('birth').getByLabelText('Day').element() as HTMLElement, '1984-03-09')
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  expect(data()).toEqual({ birth: '19840309' })
  expect((group('birth').getByLabelText('Year').element() as HTMLInputElement).value).toBe('1984')
})

test('a phone number is accepted in any notation and stored as ten digits', async () => {
  const { data } = await renderForm(everything)
  await fill('phone', '(506) 555-0123')
  expect(data()).toEqual({ phone: '5065550123' })
  expect(valueOf('phone')).toBe('506-555-0123')
  await fill('phone', '555-0123')
  await expect.element(page.getByText('Check the format.')).toBeVisible()
  expect(valueOf('phone')).toBe('555-0123')
})

test('a postal code is stored in capitals with a space', async () => {
  const { data } = await renderForm(everything)
  await fill('postalCode', 'e1c4m1')
  expect(data()).toEqual({ postalCode: 'E1C 4M1' })
  await fill('postalCode', 'D1C 4M1')
  await expect.element(page.getByText('Check the format.')).toBeVisible()
})

const pdf = (name: string, size = 200) =>
  new File([`%PDF-1.7${name}`.padEnd(size, ' ')], name, { type: 'application/pdf' })
const chosen = () => [...document.querySelectorAll('[aria-label="Chosen files"] li')].length

test(
  'chosen files are listed in the form data, and their contents are in the upload store',
  { tags: ['D-104'] },
  async () => {
    const { data, uploads } = await renderForm(everything)
    await userEvent.upload(page.getByLabelText('Choose files'), pdf('receipt.pdf'))
    await vi.waitFor(() =>
      expect(data()).toEqual({ files: [{ id: 'file-1', name: 'receipt.pdf', size: 200, type: 'application/pdf' }] }),
    )
    expect(uploads.get('file-1')?.name).toBe('receipt.pdf')
    await page.getByRole('button', { name: 'Remove receipt.pdf' }).click()
    expect(data()).toEqual({})
    expect(uploads.get('file-1')).toBeUndefined()
  },
)

test('the member can put a removed file back with one press of a button', async () => {
  const { data } = await renderForm(everything)
  await userEvent.upload(page.getByLabelText('Choose files'), pdf('receipt.pdf'))
  await page.getByRole('button', { name: 'Remove receipt.pdf' }).click()
  await expect.element(page.getByText('receipt.pdf was removed.')).toBeVisible()
  await page.getByRole('button', { name: 'Put it back' }).click()
  await vi.waitFor(() => expect(data()).toMatchObject({ files: [{ name: 'receipt.pdf', size: 200 }] }))
  await expect.element(page.getByRole('button', { name: 'Put it back' })).not.toBeInTheDocument()
})

test(
  'the file field accepts the first 20 files and rejects the 21st file with a message that names the file',
  { tags: ['D-104'] },
  async () => {
    await renderForm(everything)
    await userEvent.upload(
      page.getByLabelText('Choose files'),
      Array.from({ length: 21 }, (_, index) => pdf(`${index + 1}.pdf`)),
    )
    await expect.element(page.getByText('21.pdf: at most 20 files.')).toBeVisible()
    expect(chosen()).toBe(20)
  },
)

test(
  'the file field rejects each empty, renamed, duplicate or unsupported file with a message that names the file',
  { tags: ['D-104'] },
  async () => {
    await renderForm(everything)
    await userEvent.upload(page.getByLabelText('Choose files'), [
      pdf('good.pdf'),
      new File([], 'empty.pdf'),
      new File(['MZ executable'], 'renamed.pdf'),
      new File(['MZ'], 'setup.exe'),
      pdf('good.pdf'),
    ])
    for (const message of [
      'empty.pdf is empty.',
      'renamed.pdf is not what its name says.',
      'setup.exe: only PDF, JPG, JPEG, PNG, HEIC, TIF, TIFF, GIF can be attached.',
      'good.pdf is already there.',
    ]) {
      await expect.element(page.getByText(message)).toBeVisible()
    }
    expect(chosen()).toBe(1)
  },
)

/** A photo of 60 by 40 pixels with the metadata of a camera: place, preview, comment, and how to turn it. */
async function photoWithMetadata(orientation: number): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 40 })
  canvas.getContext('2d')!.fillRect(0, 0, 30, 40)
  const plain = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg'))
  const bytes = new Uint8Array(await plain!.arrayBuffer())
  const chars = (text: string) => [...text].map((char) => char.charCodeAt(0))
  const segment = (marker: number, content: number[]) => [0xff, marker, 0, content.length + 2, ...content]
  const exif = [
    ...chars('Exif\0\0II*\0'),
    8,
    0,
    0,
    0,
    1,
    0,
    0x12,
    1,
    3,
    0,
    1,
    0,
    0,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
  ]
  return Uint8Array.from([
    ...bytes.subarray(0, 2),
    ...segment(0xe1, [...exif, ...chars('GPS 45.5N')]),
    ...segment(0xed, chars('Photoshop place')),
    ...segment(0xfe, chars('comment')),
    ...bytes.subarray(2),
    ...chars('MPF preview GPS 45.5N'),
  ])
}

test.each([
  [6, [40, 60]],
  [1, [60, 40]],
])(
  'a photo is accepted without place, comment and preview, and is turned as before (orientation %i)',
  { tags: ['D-365'] },
  async (orientation, size) => {
    const bytes = await photoWithMetadata(orientation)
    const { accepted } = await checkFiles([new File([bytes], 'reçu.jpg', { type: 'image/jpeg' })], [])
    const photo = accepted[0]!
    expect([photo.name, photo.type]).toEqual(['reçu.jpg', 'image/jpeg'])
    expect(await photo.text()).not.toMatch(/GPS|Photoshop|comment|MPF/)
    const [before, after] = await Promise.all([createImageBitmap(new Blob([bytes])), createImageBitmap(photo)])
    expect([after.width, after.height]).toEqual(size)
    expect([after.width, after.height]).toEqual([before.width, before.height])
    // the same file again is still a duplicate
    const again = await checkFiles([new File([bytes], 'reçu.jpg')], [...accepted])
    expect(again.refused).toEqual([{ name: 'reçu.jpg', rule: 'duplicate' }])
  },
)
test('a photo that cannot be read as a JPEG is accepted as it is', { tags: ['D-365'] }, async () => {
  const bytes = (await photoWithMetadata(6)).subarray(0, 300)
  const { accepted } = await checkFiles([new File([bytes], 'cut.jpg')], [])
  expect(accepted[0]!.size).toBe(300)
})
