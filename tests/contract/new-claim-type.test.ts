import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { copyTree } from '../../tools/copy-tree.ts'

const FIXTURE = resolve('tests/support/new-claim-type')
const TREE = resolve('.cache/new-claim-type')
const ambulance = JSON.parse(readFileSync(join(FIXTURE, 'ambulance.json'), 'utf8')) as {
  flow: { steps: string[] }
  steps: object
  messages: Record<'en' | 'fr', Record<string, string>>
  example: object
}

function run(...command: readonly string[]): void {
  // The variables of the test runner are left out, because child processes would otherwise behave as test workers.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:VITEST|VITE_|TINYPOOL|NODE_OPTIONS)/.test(name)),
  )
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: TREE, encoding: 'utf8', env })
  if (status !== 0) throw new Error(stdout + stderr)
}
function edit<T>(file: string, change: (content: T) => void): void {
  const content = JSON.parse(readFileSync(join(TREE, file), 'utf8')) as T
  change(content)
  writeFileSync(join(TREE, file), JSON.stringify(content))
}

/** A copy of the portal whose forms, messages and examples have one more claim type. */
function makePortal(): void {
  copyTree('.', TREE)
  // The installed packages are outside the copy, so the development server needs permission to serve them.
  const config = join(TREE, 'tests/pages/vitest.pages.config.ts')
  const allowing = readFileSync(config, 'utf8').replace(
    '  root,\n',
    '  root,\n  server: { fs: { allow: [root, `${root}../..`] } },\n',
  )
  expect(allowing).toContain('server: { fs')
  writeFileSync(config, allowing)
  for (const part of ['schema', 'ui'])
    cpSync(join(FIXTURE, `ambulance-trip.${part}.json`), join(TREE, `forms/claim/ambulance-trip.${part}.json`))
  cpSync('tests/pages/new-claim-type.page.ts', join(TREE, 'tests/pages/new-claim-type.test.ts'))
  edit<{ flows: object[]; steps: object }>('forms/claim/wizard.json', (wizard) => {
    wizard.flows.push(ambulance.flow)
    Object.assign(wizard.steps, ambulance.steps)
  })
  for (const locale of ['en', 'fr'] as const)
    edit(`i18n/${locale}/claim-forms.json`, (catalogue) =>
      Object.assign(catalogue as object, ambulance.messages[locale]),
    )
  const examples = join(TREE, 'openapi/examples/claims/listClaimTypes.yaml')
  writeFileSync(
    examples,
    readFileSync(examples, 'utf8').replaceAll(
      /( +)value:\n/g,
      (line, indent: string) => `${line}${indent}  - ${JSON.stringify(ambulance.example)}\n`,
    ),
  )
}

it('a claim type with known kinds of questions is added by data alone, and the portal shows, summarizes and sends it', () => {
  makePortal()
  run('tools/generate/main.ts', '--only-forms')
  run('node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/pages/vitest.pages.config.ts', 'new-claim-type')
})
