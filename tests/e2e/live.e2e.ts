import { expect, type Page, test } from '@playwright/test'
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { copyTree } from '../../tools/copy-tree.ts'
import { freePort } from '../../tools/free-port.ts'

/**
 * These tests run the portal in development mode, in a copy of the repository, and edit files of this copy. Each edit
 * must appear on the open page.
 */
// one after the other, because the tests edit the same copy
test.describe.configure({ mode: 'serial' })
const copy = join(mkdtempSync(join(tmpdir(), 'live-')), 'portal')
let portal: ChildProcess
let address: string

test.beforeAll(async () => {
  copyTree(process.cwd(), copy)
  const [port, sandboxPort] = [await freePort(), await freePort()]
  portal = spawn(process.execPath, ['tools/start.ts'], {
    cwd: copy,
    env: { ...process.env, PORT: String(port), SANDBOX_PORT: String(sandboxPort) },
    stdio: 'ignore',
  })
  address = `http://localhost:${port}/en/register`
  await expect(() => fetch(address)).toPass()
})
test.afterAll(async () => {
  // the process that watches the files must end before the files are deleted
  const ended = new Promise((resolve) => portal.once('exit', resolve))
  portal.kill('SIGKILL')
  await ended
  rmSync(join(copy, '..'), { recursive: true, force: true })
})

/** Vite ignores a change of a file within 50 ms of the one before. No developer is that fast, but a test is. */
const UNNOTICED_MS = 100

/** Replaces a text in a file. Returns a function that restores the file. */
async function edit(file: string, from: string, to: string): Promise<() => Promise<void>> {
  const path = join(copy, file)
  const before = readFileSync(path, 'utf8')
  if (!before.includes(from)) throw new Error(`${file} has no ${from}`)
  const write = async (text: string) => {
    await wait(UNNOTICED_MS)
    writeFileSync(path, text)
  }
  await write(before.replace(from, to))
  return () => write(before)
}

const LEAD = 'i18n/en/registration.json'
const LAYOUT = 'forms/registration/register.ui.json'
const overlay = (page: Page) => page.locator('vite-error-overlay')

test('a developer who edits a message, a form or a contract sees the change on the open page without losing input', async ({
  page,
}) => {
  await page.goto(address)
  const email = page.getByRole('textbox', { name: /^Email address/ }).first()
  await email.fill('marie@example.com')
  await edit(LEAD, '"register.lead": "Have', '"register.lead": "Today, have')
  await expect(page.getByText('Today, have your member card ready')).toBeVisible()
  await expect(email).toHaveValue('marie@example.com')

  await edit(LAYOUT, '"certificateId", "policyId"', '"policyId", "certificateId"')
  const numbers = page.getByRole('textbox', { name: /number/ })
  await expect(numbers.first()).toHaveAccessibleName(/Policy number/)
  await expect(email).toHaveValue('marie@example.com')

  const takeBack = await edit(
    'openapi/shared/formats.yaml',
    'minLength: 3\n  maxLength: 255',
    'minLength: 3\n  maxLength: 60',
  )
  await expect(async () => {
    await email.fill(`${'marie'.repeat(12)}@example.ca`)
    await email.blur()
    await expect(page.getByText(/60 characters/).first()).toBeVisible({ timeout: 500 })
  }).toPass()
  // The edit makes the contract's examples too long, which the overlay reports until the edit is undone.
  await takeBack()
  await expect(overlay(page)).toHaveCount(0)
})

for (const { what, file, from, to } of [
  { what: 'a sentence', file: LEAD, from: 'your member card ready', to: 'your {member card ready' },
  { what: 'a form', file: LAYOUT, from: '"order": [', to: '"order": ' },
  { what: 'a contract', file: 'openapi/account/schemas/registration.yaml', from: 'type: object', to: 'type: [object' },
])
  test(`a mistake in ${what} is shown on the page with its file and line until the mistake is corrected`, async ({
    page,
  }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const mend = await edit(file, from, to)
    await expect(overlay(page)).toContainText(new RegExp(`${file.replaceAll('.', '\\.')}:\\d+`))
    await mend()
    await expect(overlay(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
