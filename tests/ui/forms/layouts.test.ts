import { fileURLToPath } from 'node:url'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { FormUi } from '~/forms/definition.ts'
import { SHARED_MESSAGES } from '../../support/shared-messages.ts'
import { WIDGET_NAMES } from '~/forms/definition.ts'
import { FIELD_RULES } from '~/forms/validators/field-rules.ts'
import { FORM_RULES } from '../../../src/forms/validators/run-rules.ts'
import { unknownRules } from '~/forms/validators/run-rules.ts'
import { MESSAGES } from './support/messages.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const layouts = globSync('forms/*/*.ui.json', { cwd: root }).toSorted()

const unknownWidgets = (ui: FormUi): string[] =>
  Object.values(ui.fields).flatMap((field) => [
    ...(field.widget && !WIDGET_NAMES.includes(field.widget) ? [field.widget] : []),
    ...(field.items ? unknownWidgets(field.items) : []),
  ])

test('at least one form layout is checked', () => expect(layouts.length).toBeGreaterThan(0))

test.each(layouts)('the form %s names only existing widgets and rules', (path) => {
  const ui = JSON.parse(readFileSync(root + path, 'utf8')) as FormUi
  expect([...unknownRules(ui), ...unknownWidgets(ui)]).toEqual([])
})

test('every validation rule has a shared message', () => {
  const rules = [...Object.keys(FIELD_RULES), ...Object.keys(FORM_RULES)]
  expect(rules.filter((rule) => !(`form.error.${rule}` in SHARED_MESSAGES))).toEqual([])
})

test('every shared message of the test forms is in the list of shared messages', () => {
  const shared = Object.keys(MESSAGES).filter((id) => !/^form\.(everything|newPassword)\./.test(id))
  expect(shared.filter((id) => !(id in SHARED_MESSAGES))).toEqual([])
})
