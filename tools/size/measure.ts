import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Manifest } from 'vite'
import type { PageDefinition } from '../../src/platform/pages/page-registry.ts'
import { cataloguesOf, guardFileOf, loadPageTable, pageFileOf, startOf } from '../page-table.ts'
import { MOST_RENAMED, mostRenamed } from './renamed.ts'
import { stepsOfWizards, type WizardStep } from '../wizard-steps.ts'

/**
 * Budgets in kB of 1000 bytes. If the chosen libraries make a goal unreachable for now, the budget is the present size
 * (docs/decisions/016).
 */
export const BUDGETS = { signIn: 85.7, page: 180.8, form: 213.1, css: 15 } as const
const GOAL = { signIn: 80, page: 150, form: 180, css: 12 } as const
type Kind = keyof typeof BUDGETS
export type Budgets = Readonly<Record<Kind, number>>

interface Measure {
  readonly what: string
  readonly bytes: number
  readonly kind?: Kind
  readonly files: ReadonlyMap<string, number>
}

/** matches the chunk of the form engine (tools/vite/chunks.ts) */
const ENGINE = /schema-form-[^/]*$/
const total = (files: Iterable<number>) => [...files].reduce((sum, bytes) => sum + bytes, 0)
const kB = (bytes: number) => (bytes / 1000).toFixed(1)
const catalogues = (locale: string, names: readonly string[]) => names.map((name) => `i18n/${locale}/${name}.json`)

/** True if the folder contains a build. */
export const isBuild = (dist: string): boolean => existsSync(join(dist, '.vite/manifest.json'))

/** Measures the download of each page of a build. Returns a table, and whether any page exceeds its budget. */
export async function measureBundles(
  dist: string,
  budgets: Budgets,
): Promise<{ readonly text: string; readonly isOver: boolean }> {
  const measures = await measuresOf(dist)
  const isOver = ({ bytes, kind }: Measure) => kind !== undefined && bytes > budgets[kind] * 1000
  const width = Math.max(...measures.map(({ what }) => what.length))
  const lines = measures.map((measure) => {
    const { what, bytes, files, kind } = measure
    const columns = [
      kB(bytes).padStart(5),
      String(files.size).padStart(6),
      String(kind ? budgets[kind] : '-').padStart(7),
      String(kind ? GOAL[kind] : '-').padStart(5),
    ]
    return `${what.padEnd(width)} ${columns.join(' ')}${isOver(measure) ? `  OVER by ${kB(bytes - budgets[kind!] * 1000)}` : ''}`
  })
  const over = measures.filter(isOver)
  const renamed = mostRenamed(
    dist,
    Object.entries(manifestOf(dist)).flatMap(([key, { file }]) => (key.startsWith('i18n/') ? [file] : [])),
  )
  const isRenamed = renamed > MOST_RENAMED
  const heaviest = over.map(({ what, files }) => {
    const worst = [...files].toSorted(([, a], [, b]) => b - a).slice(0, 8)
    return `\n${what}, heaviest:\n${worst.map(([file, bytes]) => `  ${kB(bytes).padStart(6)}  ${file}`).join('\n')}`
  })
  return {
    text: [
      `${'brotli kB (of 1000 bytes)'.padEnd(width)}  size  files  budget  goal`,
      ...lines,
      `A changed sentence renames ${renamed} files of at most ${MOST_RENAMED}${isRenamed ? '  OVER' : ''}.`,
      ...heaviest,
    ].join('\n'),
    isOver: over.length > 0 || isRenamed,
  }
}

const manifestOf = (dist: string): Manifest =>
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest

async function measuresOf(dist: string): Promise<readonly Measure[]> {
  const manifest = manifestOf(dist)
  const weighed = new Map<string, number>()

  /**
   * The number of bytes in which a file is sent: the size of the compressed file in the build, or of the file
   * compressed here if the build has none. Each file is measured once, because most files belong to many pages.
   */
  const bytesOf = (file: string): number => {
    const path = join(dist, file)
    const bytes =
      weighed.get(file) ??
      (existsSync(`${path}.br`) ? statSync(`${path}.br`).size : brotliCompressSync(readFileSync(path)).length)
    weighed.set(file, bytes)
    return bytes
  }

  /**
   * All scripts that must be loaded before these modules can run. Dynamic imports are not followed. The caller
   * therefore names the dynamically imported modules that a page loads at once.
   */
  const scriptsOf = (modules: readonly string[]): ReadonlyMap<string, number> => {
    const found = new Map<string, number>()
    const visit = (key: string) => {
      const chunk = manifest[key]
      if (!chunk) throw new Error(`${key} is not in the manifest of ${dist}`)
      if (found.has(chunk.file)) return
      if (chunk.file.endsWith('.js')) found.set(chunk.file, bytesOf(chunk.file))
      chunk.imports?.forEach(visit)
    }
    modules.forEach(visit)
    return found
  }

  /** Measures both languages and keeps the one whose download is larger. */
  const weigh = (
    what: string,
    kind: Kind | undefined,
    modulesIn: (locale: 'en' | 'fr') => readonly string[],
  ): Measure => {
    const [files] = (['en', 'fr'] as const)
      .map((locale) => scriptsOf(modulesIn(locale)))
      .toSorted((a, b) => total(b.values()) - total(a.values()))
    // A page whose scripts include the form engine shows a form at once. Other pages load the engine when a form opens.
    const isForm = kind === 'page' && [...files!.keys()].some((file) => ENGINE.test(file))
    return { what, bytes: total(files!.values()), files: files!, ...(kind && { kind: isForm ? 'form' : kind }) }
  }

  // demo pages are in no build
  const pages = (await loadPageTable()).filter((row) => !row.redirect && pageFileOf(row).startsWith('src/'))
  const steps = stepsOfWizards()
  const styles = new Map(globSync('**/*.css', { cwd: dist }).map((file) => [file, bytesOf(file)]))
  return [
    ...pages.flatMap((row) => partsOf(row, steps)).map(({ what, kind, modulesIn }) => weigh(what, kind, modulesIn)),
    { what: 'all stylesheets', bytes: total(styles.values()), kind: 'css', files: styles },
    // The following downloads are measured separately, because they begin after the page has opened: on an action of
    // the member, or on the first response.
    weigh('later: to sign in and go on (first focus in the form)', undefined, () => [
      'src/areas/access/sign-in-and-go.ts',
      'src/app/start-router.tsx',
    ]),
    weigh('later: schemas of answers (in idle time)', undefined, () => [
      'generated/account/zod/registry.ts',
      'src/platform/http/member-schemas.ts',
    ]),
  ]
}

/**
 * The parts of a page that are measured separately. A wizard page is measured once for each of its steps, any other
 * page once.
 */
function partsOf(row: PageDefinition, steps: readonly WizardStep[]) {
  const isSignIn = row.id === 'access.login'
  const guard = guardFileOf(row)
  const shown = steps.filter(({ page }) => page === row.id)
  return (shown.length > 0 ? shown : [{ name: '', hasForm: false, modules: [], reviewed: [] }]).map(
    ({ name, hasForm, modules, reviewed }) => ({
      what: isSignIn ? 'sign-in page' : name ? `${row.id} asking ${name}` : row.id,
      kind: (isSignIn ? 'signIn' : hasForm ? 'form' : 'page') satisfies Kind as Kind,
      modulesIn: (locale: 'en' | 'fr') => [
        ...startOf(row),
        ...(guard ? [guard] : []),
        pageFileOf(row),
        ...modules,
        ...reviewed,
        ...catalogues(locale, cataloguesOf(row)),
      ],
    }),
  )
}
