import fc from 'fast-check'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { FormDefinition } from '~/forms/definition.ts'
import { form as claimLines } from './fixtures/claim-lines.schema.json?form'
import { form as everything } from './fixtures/everything.schema.json?form'
import { form as otherCoverage } from './fixtures/other-coverage.schema.json?form'
import { renderForm } from './support/render-form.tsx'

type Form = FormDefinition<Record<string, unknown>>

/**
 * The form with an additional condition that names every field but has no effect. Because of this condition, a key
 * press in any field updates RJSF at once.
 */
function toldAtOnce(form: Form, fields: readonly string[]): Form {
  const condition = { required: ['nothing'], properties: Object.fromEntries(fields.map((name) => [name, {}])) }
  const lists = (form.schema as { properties: Record<string, { items?: object }> }).properties
  const properties = Object.fromEntries(
    Object.entries(lists).map(([name, schema]) => [
      name,
      schema.items ? { ...schema, items: { ...schema.items, not: condition } } : schema,
    ]),
  )
  return { ...form, schema: { ...form.schema, properties, not: condition } }
}

/**
 * One action of a member. Either the member types into a field and then leaves it, submits the form or stays in the
 * field; or the member presses a button. On some phones, pressing a button leaves the focus where it is.
 */
type Doing =
  | { readonly box: number; readonly text: string; readonly then: '{Tab}' | '{Enter}' | '' }
  | { readonly press: number; readonly keepsFocus: boolean }

const TEXTS = [
  '',
  ' ',
  'a',
  'marie@example.org',
  '12,5',
  '12.50',
  '1e3',
  '506 555-0123',
  'e1c4m1',
  '05',
  '2026',
  'trente mots et un de plus que permis',
]
const doings = (seed: number): readonly Doing[] =>
  fc.sample(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({
          box: fc.nat(30),
          text: fc.constantFrom(...TEXTS),
          then: fc.constantFrom('{Tab}', '{Enter}', '', ''),
        }),
      },
      { weight: 2, arbitrary: fc.record({ press: fc.nat(30), keepsFocus: fc.boolean() }) },
    ),
    { numRuns: 16, seed },
  )

const boxes = () => [
  ...document.querySelectorAll<HTMLElement>(
    'form :is(input:not([type=radio], [type=checkbox], [type=file]), textarea)',
  ),
]
const buttons = () =>
  [...document.querySelectorAll<HTMLElement>('form :is(button, input:is([type=radio], [type=checkbox]))')].filter(
    (each) => !each.getAttribute('aria-haspopup'),
  )
const at = <T,>(all: readonly T[], place: number): T | undefined => all[place % Math.max(1, all.length)]

/** The content of the form and of the page after each action, and after the form is submitted. */
async function seen(form: Form, seed: number) {
  const { data, onSubmit, submit } = await renderForm(form)
  const views: unknown[] = []
  const look = () =>
    views.push({
      data: data(),
      boxes: boxes().map((box) => [box.id, (box as HTMLInputElement).value, box.getAttribute('aria-invalid')]),
      buttons: buttons().map((button) => [button.textContent, (button as HTMLInputElement).checked]),
    })
  for (const doing of doings(seed)) {
    if ('press' in doing) {
      const button = at(buttons(), doing.press)
      if (doing.keepsFocus) button?.click()
      else if (button) await userEvent.click(page.elementLocator(button))
      // waits until the form has been drawn and a new line has the focus
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    } else {
      const box = at(boxes(), doing.box)
      if (box) await userEvent.fill(page.elementLocator(box), doing.text)
      if (doing.then) await userEvent.keyboard(doing.then)
    }
    look()
  }
  await submit()
  look()
  await cleanup()
  return { views, sent: onSubmit.mock.calls }
}

const FORMS = {
  everything: {
    form: everything,
    fields: ['name', 'email', 'amount', 'phone', 'postalCode', 'comments', 'service', 'birth'],
  },
  otherCoverage: { form: otherCoverage, fields: ['insurer', 'from', 'to', 'note'] },
  claimLines: { form: claimLines, fields: ['lines', 'service', 'amountPaid'] },
} as const

for (const [name, { form, fields }] of Object.entries(FORMS))
  for (const seed of [1, 2, 3])
    test(`the form ${name} behaves the same whether RJSF gets typed text at each keystroke or later (seed ${seed})`, async () => {
      const typed = await seen(form, seed)
      expect(typed).toEqual(await seen(toldAtOnce(form, fields), seed))
      expect(typed.views).not.toHaveLength(0)
    })
