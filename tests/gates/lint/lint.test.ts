import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROOT } from '../support/repository.ts'

/**
 * Code that the linter must report, each in a separate file. `npm run lint` proves that the repository itself has none.
 */
const FAULTS: Readonly<Record<string, { readonly rule: string; readonly code: string }>> = {
  'src/ui/circle.ts': {
    rule: 'import(no-cycle)',
    code: "import { round } from './round.ts'\nexport const circle = (): unknown => round",
  },
  'src/ui/words.tsx': { rule: 'portal(no-literal-text)', code: 'export const A = () => <p>Hello</p>' },
  'src/ui/braces.tsx': { rule: 'portal(no-literal-text)', code: "export const A = () => <p>{'Hello'}</p>" },
  'src/ui/label.tsx': { rule: 'portal(no-literal-text)', code: 'export const A = () => <nav aria-label="Main" />' },
  'src/ui/anything.ts': { rule: 'typescript(no-explicit-any)', code: 'export const a = (b: any): string => String(b)' },
  'src/ui/forgotten.ts': {
    rule: 'typescript(no-floating-promises)',
    code: 'export function a(): void {\n  Promise.resolve(1)\n}',
  },
  'src/ui/sometimes.tsx': {
    rule: 'react-hooks(rules-of-hooks)',
    code: "import { useState } from 'react'\nexport function A({ b }: { b: boolean }) {\n  if (b) useState(1)\n  return null\n}",
  },
  'src/ui/stale.tsx': {
    rule: 'react-hooks(exhaustive-deps)',
    code: "import { useEffect } from 'react'\nexport function A({ b }: { b: () => void }) {\n  useEffect(() => b(), [])\n  return null\n}",
  },
  'src/ui/picture.tsx': { rule: 'jsx-a11y(alt-text)', code: 'export const A = () => <img src="a.png" />' },
}
/** Files that the faulty files import. */
const OTHERS: Readonly<Record<string, string>> = {
  'src/ui/round.ts': "import { circle } from './circle.ts'\nexport const round = (): unknown => circle",
}

interface Finding {
  readonly code: string
  readonly filename: string
}

let copy: string
let findings: readonly Finding[]
beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'lint-'))
  mkdirSync(join(copy, 'tools'))
  for (const file of ['.oxlintrc.json', 'tsconfig.json', 'package.json', 'tools/lint-rules.js'])
    copyFileSync(join(ROOT, file), join(copy, file))
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction')
  const files = { ...OTHERS, ...Object.fromEntries(Object.entries(FAULTS).map(([file, { code }]) => [file, code])) }
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), `${code}\n`)
  }
  const run = promisify(execFile)(
    process.execPath,
    [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '-f', 'json', 'src'],
    {
      cwd: copy,
      timeout: 110_000,
      killSignal: 'SIGKILL',
    },
  )
  const { stdout } = await run.catch((error: { stdout: string }) => error)
  findings = (JSON.parse(stdout.slice(stdout.indexOf('{'), stdout.lastIndexOf('}') + 1)) as { diagnostics: Finding[] })
    .diagnostics
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

it.each(Object.entries(FAULTS))('the linter finds the fault in %s', (file, { rule }) => {
  expect(findings.filter(({ filename }) => filename === file).map(({ code }) => code)).toContain(rule)
})

it('the linter finds nothing in code without a fault', () => {
  expect(findings.filter(({ filename }) => filename === 'src/areas/two/b.ts' || filename === 'src/ui/b.ts')).toEqual([])
})
