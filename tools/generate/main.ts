import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateForms } from './forms.ts'
import { generateMessages } from './messages.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Writes what changed, removes what is no longer generated; nothing is touched before everything was made. */
function write(files: Record<string, string>, folders: readonly string[]): number {
  let changed = 0
  for (const folder of folders) {
    for (const old of globSync(`${folder}/**/*.*`, { cwd: root })) {
      if (old in files) continue
      rmSync(join(root, old))
      changed += 1
    }
  }
  for (const [file, content] of Object.entries(files)) {
    const path = join(root, file)
    if (existsSync(path) && readFileSync(path, 'utf8') === content) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
    changed += 1
  }
  return changed
}

const started = performance.now()
const only = process.argv.includes('--only-forms') || process.argv.includes('--watch')
try {
  if (!only) {
    const { generateContracts } = await import('./contracts.ts')
    await generateContracts(root)
  }
  const changed = write({ ...generateForms(root), ...generateMessages(root) }, ['generated/forms', 'generated/i18n'])
  console.log(`generated in ${((performance.now() - started) / 1000).toFixed(1)} s, ${changed} form and message files changed`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
