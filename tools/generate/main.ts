/**
 * `node tools/generate/main.ts`: generates everything in `generated/` from `openapi/`, `forms/` and `i18n/`.
 * `--only-forms` leaves out the contracts. `--watch` keeps running, so that modules stay loaded, and generates again
 * after each edit; `npm start` uses this option and shows mistakes in the browser.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { generateContracts } from './contracts.ts'
import { DEBOUNCE_MS } from './contracts/bundle.ts'
import { readUpToDate } from './contracts/up-to-date.ts'
import { generateForms } from './forms.ts'
import { generateMessages } from './messages.ts'
import { SourceProblem } from './source-problem.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Writes the changed files, and removes those that are no longer generated. It runs after everything was generated, so
 * that a mistake leaves all files unchanged.
 */
function write(files: Record<string, string>, folder: string): number {
  let changed = 0
  for (const old of globSync(`${folder}/**/*.*`, { cwd: root })) {
    if (old in files) continue
    rmSync(join(root, old))
    changed += 1
  }
  for (const [file, content] of Object.entries(files)) {
    if (present(file) === content) continue
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
    changed += 1
  }
  return changed
}

const present = (file: string): string | undefined =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined
const writeMessages = (): number => write(generateMessages(root), 'generated/i18n')
const writeForms = (known?: typeof present): number => write(generateForms(root, known), 'generated/forms')

/** Kinds of sources with their folders and generators, the fastest first. */
const KINDS = {
  messages: { folder: 'i18n', generate: () => writeMessages() },
  forms: { folder: 'forms', generate: () => writeForms(present) },
  contracts: { folder: 'openapi', generate: () => generateContracts(root) },
} as const
type Kind = keyof typeof KINDS
const ALL = Object.keys(KINDS) as Kind[]

/**
 * Runs the generator of a kind of source after each edit of such a source. Mistakes are sent to the parent process
 * (tools/vite/live.ts) or, without a parent process, printed on the console.
 */
async function watchSources(): Promise<void> {
  const edited = new Set<Kind>(ALL)
  let wake: () => void = () => undefined
  for (const kind of ALL)
    watch(join(root, KINDS[kind].folder), { recursive: true }, () => {
      edited.add(kind)
      wake()
    })
  for (;;) {
    await pause(DEBOUNCE_MS)
    // forms are generated again after a change of the contracts, because they include rules of the contracts
    if (edited.has('contracts')) edited.add('forms')
    const due = ALL.filter((kind) => edited.has(kind))
    edited.clear()
    for (const kind of due) {
      const mistakes = await mistakesOf(kind)
      // a mistake in a contract is reported only for the contracts, not also for the forms that include the contract
      tell(kind, kind === 'forms' && mistakes?.startsWith('openapi/') ? undefined : mistakes)
    }
    if (edited.size === 0) await new Promise<void>((resolve) => (wake = resolve))
  }
}

function tell(kind: Kind, mistakes: string | undefined): void {
  if (process.send) process.send({ kind, mistakes })
  else console.log(mistakes ?? `${kind}: generated`)
}

async function mistakesOf(kind: Kind): Promise<string | undefined> {
  try {
    await KINDS[kind].generate()
    return undefined
  } catch (error) {
    return error instanceof SourceProblem ? error.message : String((error as Error).stack)
  }
}

if (process.argv.includes('--watch')) {
  process.once('disconnect', () => process.exit(0))
  await watchSources()
}

const started = performance.now()
try {
  if (!process.argv.includes('--only-forms')) await generateContracts(root)
  // validators are reused if neither the definition nor the tools have changed
  const upToDate = readUpToDate()
  const changed = writeForms(upToDate.holds('validators', '') ? present : undefined) + writeMessages()
  upToDate.record('validators', '')
  console.log(
    `generated in ${((performance.now() - started) / 1000).toFixed(1)} s, ${changed} form and message files changed`,
  )
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
