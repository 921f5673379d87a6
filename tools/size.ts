/**
 * `node tools/size.ts`: what each page makes a member download, in brotli bytes of the build in `dist/`. Part of the test run; exits
 * with 1 over a budget, writes nothing. Where the chosen libraries do not allow the goal yet, the budget is what stands today and the goal is
 * printed beside it (docs/decisions/016). Options: `--dist folder`, `--budget-sign-in kB`, `--budget-page kB`, `--budget-form kB`, `--budget-css kB`.
 */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import type { Manifest } from 'vite'
import type { PageRow } from '../src/platform/pages/page-row.ts'
import { guardFileOf, loadPageTable, pageFileOf, startOf } from './page-table.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const { values: options } = parseArgs({
  options: {
    dist: { type: 'string', default: join(root, 'dist') },
    'budget-sign-in': { type: 'string', default: '85' },
    'budget-page': { type: 'string', default: '180' },
    'budget-form': { type: 'string', default: '217' },
    'budget-css': { type: 'string', default: '15' },
  },
})
/** kB, of 1000 bytes */
const BUDGET = {
  signIn: Number(options['budget-sign-in']),
  page: Number(options['budget-page']),
  form: Number(options['budget-form']),
  css: Number(options['budget-css']),
}
const GOAL = { signIn: 95, page: 180, form: 180, css: 15 } as const
type Kind = keyof typeof GOAL

if (!existsSync(join(options.dist, '.vite/manifest.json'))) {
  console.error(`No build in ${options.dist}: run "npm run build" first.`)
  process.exit(1)
}
const manifest = JSON.parse(readFileSync(join(options.dist, '.vite/manifest.json'), 'utf8')) as Manifest

/** Bytes as sent: the file that the build compressed, or compressed here. */
function bytesOf(file: string): number {
  const path = join(options.dist, file)
  return existsSync(`${path}.br`) ? statSync(`${path}.br`).size : brotliCompressSync(readFileSync(path)).length
}

/** Every script that these modules need before they run. Imports "on demand" are not followed: name what is fetched at once. */
function scriptsOf(modules: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is not in the manifest of ${options.dist}`)
    if (found.has(chunk.file)) return
    if (chunk.file.endsWith('.js')) found.set(chunk.file, bytesOf(chunk.file))
    chunk.imports?.forEach(visit)
  }
  modules.forEach(visit)
  return found
}
const total = (files: Iterable<number>) => [...files].reduce((sum, bytes) => sum + bytes, 0)
const kB = (bytes: number) => (bytes / 1000).toFixed(1)

interface Measure {
  readonly what: string
  readonly bytes: number
  readonly kind?: Kind
  readonly files: ReadonlyMap<string, number>
}

/** In the language that weighs more. */
function weigh(what: string, kind: Kind | undefined, modulesIn: (locale: 'en' | 'fr') => readonly string[]): Measure {
  const [files] = (['en', 'fr'] as const).map((locale) => scriptsOf(modulesIn(locale))).toSorted((a, b) => total(b.values()) - total(a.values()))
  return { what, bytes: total(files!.values()), files: files!, ...(kind && { kind }) }
}
const catalogues = (locale: string, names: readonly string[]) => names.map((name) => `i18n/${locale}/${name}.json`)

interface WizardStep {
  readonly page: string
  readonly form?: string
  readonly panel?: string
}
/** Steps of wizards, by the page that shows them: each fetches its own form, and what it shows beside that. */
const steps = globSync('forms/*/wizard.json', { cwd: root }).flatMap((path) => {
  const wizard = JSON.parse(readFileSync(join(root, path), 'utf8')) as { steps: Readonly<Record<string, WizardStep>> }
  return Object.entries(wizard.steps).map(([name, step]) => ({
    name,
    page: step.page,
    modules: [
      ...(step.form ? ['src/forms/schema-form.tsx', `generated/${path.replace('wizard.json', `${step.form}.ts`)}`] : []),
      ...(step.panel ? [`src/areas/${step.page.split('.')[0]}/panels/${step.panel}-panel.tsx`] : []),
    ],
  }))
})

/** What each page makes a member download; one of a wizard, once for each step it shows. */
function pageMeasures(row: PageRow): readonly Measure[] {
  const isPublic = row.access === 'public'
  const isSignIn = row.id === 'access.login'
  const guard = guardFileOf(row)
  const kind = isSignIn ? 'signIn' : row.texts?.includes('forms') ? 'form' : 'page'
  const shown = steps.filter(({ page }) => page === row.id)
  return (shown.length > 0 ? shown : [{ name: '', modules: [] }]).map(({ name, modules }) =>
    weigh(isSignIn ? 'sign-in page' : name ? `${row.id} asking ${name}` : row.id, kind, (locale) => [
      ...startOf(row),
      ...(guard ? [guard] : []),
      pageFileOf(row),
      ...modules,
      ...catalogues(locale, ['shell', ...(isPublic ? [] : ['member']), ...(row.texts ?? [])]),
    ]),
  )
}

// pages of testers are in no build
const pages = (await loadPageTable()).filter((row) => !row.redirect && pageFileOf(row).startsWith('src/'))
const measures: Measure[] = pages.flatMap(pageMeasures)
const styles = new Map(globSync('**/*.css', { cwd: options.dist }).map((file) => [file, bytesOf(file)]))
measures.push({ what: 'all stylesheets', bytes: total(styles.values()), kind: 'css', files: styles })
// Not part of a page: fetched by what a member does, or after the first answer has been shown.
measures.push(
  weigh('later: to sign in and go on (first focus in the form)', undefined, () => ['src/areas/access/sign-in-and-go.ts', 'src/app/start-router.tsx']),
)
measures.push(weigh('later: schemas of answers (in idle time)', undefined, () => ['generated/account/zod/registry.ts', 'generated/member/zod/registry.ts']))

const isOver = ({ bytes, kind }: Measure) => kind !== undefined && bytes > BUDGET[kind] * 1000
const width = Math.max(...measures.map(({ what }) => what.length))
console.log(`${'brotli kB (of 1000 bytes)'.padEnd(width)}  size  files  budget  goal`)
for (const measure of measures) {
  const { what, bytes, files, kind } = measure
  console.log(
    `${what.padEnd(width)} ${kB(bytes).padStart(5)} ${String(files.size).padStart(6)} ${String(kind ? BUDGET[kind] : '-').padStart(7)} ${String(kind ? GOAL[kind] : '-').padStart(5)}${isOver(measure) ? `  OVER by ${kB(bytes - BUDGET[kind!] * 1000)}` : ''}`,
  )
}
const over = measures.filter(isOver)
for (const { what, files } of over) {
  const heaviest = [...files].toSorted(([, a], [, b]) => b - a).slice(0, 8)
  console.log(`\n${what}, heaviest:\n${heaviest.map(([file, bytes]) => `  ${kB(bytes).padStart(6)}  ${file}`).join('\n')}`)
}
if (over.length > 0) process.exitCode = 1
