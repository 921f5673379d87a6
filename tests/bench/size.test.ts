import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guardFileOf, loadPageTable } from '../../tools/page-table.ts'
import { BUDGETS, measureBundles, type Budgets } from '../../tools/size/measure.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
let dist: string
/** the files that contain the guards of all pages */
let guards: readonly string[]

/**
 * Writes a build with a manifest, in which each module is a separate file. Large files contain random bytes, so that
 * compression does not make them smaller.
 */
function build(
  sizes: Readonly<Record<string, number>>,
  imports: Readonly<Record<string, readonly string[]>> = {},
): void {
  const modules = globSync(
    [
      'src/areas/*/pages/*.page.tsx',
      'src/app/{start-*.tsx,*-pages.ts}',
      'src/areas/claims/steps/*.tsx',
      'src/forms/schema-form.tsx',
      'src/app/member.ts',
      'i18n/*/*.json',
      'generated/forms/claim/*.ts',
    ],
    { cwd: root },
  )
  const keys = [
    'index.html',
    'src/areas/access/sign-in-and-go.ts',
    'generated/account/zod/registry.ts',
    'src/platform/http/member-schemas.ts',
    ...Object.keys(sizes),
    ...guards,
    ...modules,
  ]
  const manifest = Object.fromEntries(
    keys.map((key) => [key, { file: `assets/${key.replaceAll(/\W/g, '-')}.js`, imports: imports[key] ?? [] }]),
  )
  const files = {
    '.vite/manifest.json': JSON.stringify(manifest),
    'assets/all-12345678.css': sizes['css'] ? randomBytes(sizes['css']) : 'a{}',
  }
  for (const [key, { file }] of Object.entries(manifest))
    Object.assign(files, { [file]: sizes[key] ? randomBytes(sizes[key]) : 'export{}' })
  rmSync(dist, { recursive: true, force: true })
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true })
    writeFileSync(join(dist, file), content)
  }
}

const size = (budgets: Partial<Budgets> = {}) => measureBundles(dist, { ...BUDGETS, ...budgets })

/** Adds the names of files to the content of a chunk, as an import in it does. */
const name = (chunk: string, ...names: readonly string[]) =>
  writeFileSync(join(dist, 'assets', chunk), names.map((each) => `import('./${each}')`).join())

/** Runs the size command as a developer would. */
function command(...options: readonly string[]): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'tools/size.ts'), '--dist', dist, ...options],
    { encoding: 'utf8' },
  )
  return { status, output: stdout + stderr }
}

beforeAll(async () => {
  guards = (await loadPageTable()).flatMap((row) => guardFileOf(row) ?? [])
  dist = mkdtempSync(join(tmpdir(), 'size-'))
})
afterAll(() => rmSync(dist, { recursive: true, force: true }))

describe('the size check', () => {
  it('the size check passes for a build within its budgets, and names every page and step once', async () => {
    build({})
    const { text, isOver } = await size()
    expect(text).not.toContain('OVER')
    for (const page of ['sign-in page', 'dashboard.home', 'history.combined', 'asking claim-items '])
      expect(text.split(page)).toHaveLength(2)
    expect(isOver).toBe(false)
  })

  it.each([
    { fault: 'signIn', over: 'sign-in page' },
    { fault: 'page', over: 'history.details' },
    { fault: 'form', over: 'claims.comments asking comments' },
    { fault: 'css', over: 'all stylesheets' },
  ])('the size check fails if the budget of $fault is almost zero', async ({ fault, over }) => {
    build({})
    const { text, isOver } = await size({ [fault]: 0.001 })
    expect(text).toMatch(new RegExp(`${over} .*OVER by`))
    expect(isOver).toBe(true)
  })

  it('the size check fails if the sign-in page imports a heavy chunk through another chunk, and names the heavy chunk', async () => {
    build({ _shared: 10, _heavy: 108_000 }, { 'index.html': ['_shared'], _shared: ['_heavy'] })
    const { text, isOver } = await size()
    expect(text).toMatch(/sign-in page .*OVER by/)
    expect(text).toContain('assets/_heavy.js')
    expect(isOver).toBe(true)
  })

  it.each([
    { part: 'generated/forms/claim/provider-results.ts', steps: ['provider-results'] },
    { part: 'src/areas/claims/steps/verify.tsx', steps: ['verify-information', 'claim-summary'] },
    { part: 'src/areas/claims/steps/other-coverage.tsx', steps: ['other-coverage', 'claim-summary'] },
  ])('the size check reports an oversized $part only for the steps that load this file', async ({ part, steps }) => {
    build({ [part]: 1000 * (BUDGETS.form + 1) })
    const { text } = await size()
    expect([...text.matchAll(/asking ([\w-]+) .*OVER by/g)].map(([, step]) => step)).toEqual(steps)
    expect(text.match(/OVER by/g)).toHaveLength(steps.length)
  })

  it('the size check counts the files that get a new name with a changed sentence, and fails if they are too many', async () => {
    build({})
    name('index-html.js', 'i18n-fr-history-json.js')
    expect((await size()).text).toContain('A changed sentence renames 2 files of at most 8.')
    const pages = Array.from({ length: 7 }, (_, number) => `page-${number}.js`)
    for (const page of pages) name(page, 'index-html.js')
    const { text, isOver } = await size()
    expect(text).toContain('A changed sentence renames 9 files of at most 8  OVER.')
    expect(isOver).toBe(true)
  })

  it('the size check counts the guard of a page as part of the page', async () => {
    build({ 'src/areas/claims/step-view/wizard-guard.ts': 1000 * (BUDGETS.form + 1) })
    expect((await size()).text).toMatch(/claims\.comments asking comments .*OVER by/)
  })

  it('the size command fails if a file exceeds a budget given as an option, and passes with the default budgets', () => {
    build({})
    const options = ['sign-in', 'page', 'form', 'css'].flatMap((kind) => [`--budget-${kind}`, '0.001'])
    const { status, output } = command(...options)
    for (const over of ['sign-in page', 'history.details', 'claims.comments asking comments', 'all stylesheets'])
      expect(output).toMatch(new RegExp(`${over} .*OVER by`))
    expect(status).toBe(1)
    expect(command()).toEqual({ status: 0, output: expect.not.stringContaining('OVER') })
  })

  it('the size command fails without a build and says that one is needed', () => {
    rmSync(dist, { recursive: true })
    const { status, output } = command()
    expect(output).toContain('npm run build')
    expect(status).toBe(1)
  })
})
