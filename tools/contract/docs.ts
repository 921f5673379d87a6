/**
 * `npm run contract:docs` writes one self-contained HTML page for each service to `contract-docs/`. With `--since REV`,
 * each page begins with the changes since that revision.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import yaml from 'js-yaml'
import { ensureBundles } from '../generate/contracts/bundle.ts'
import { SERVICES } from '../generate/contracts/operation.ts'
import { readContract } from '../generate/contracts/read-contract.ts'
import { redocly } from '../generate/contracts/redocly.ts'
import { changelogByService } from './check/run.ts'
import { readUsers } from './docs/users.ts'
import { withNotes } from './docs/notes.ts'

/** The URL of Redocly's logo, which the page must not fetch from Redocly's server. */
const FOREIGN_MARK = /https:\/\/cdn\.redoc\.ly\/[\w./-]+/g
const NOTHING = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/%3E"

const { values } = parseArgs({
  options: { out: { type: 'string', default: 'contract-docs' }, since: { type: 'string' } },
})
mkdirSync(values.out, { recursive: true })
await ensureBundles()
const users = await readUsers('.')
const changes = values.since === undefined ? undefined : changelogByService(values.since, 'HEAD')
for (const service of SERVICES) {
  const file = `${values.out}/${service}.html`
  const noted = `.cache/openapi/docs-${service}.yaml`
  writeFileSync(noted, yaml.dump(withNotes(readContract(service), users, changes?.[service])))
  const { code, stderr } = await redocly(['build-docs', noted, '--inlineBundle', '-o', file])
  if (code !== 0) {
    console.error(`The documentation of the ${service} service was not built: ${stderr.trim().split('\n').at(-1)}`)
    process.exitCode = 1
    continue
  }
  const page = readFileSync(file, 'utf8').replaceAll(FOREIGN_MARK, NOTHING)
  writeFileSync(file, page)
  console.log(`${file} (${Math.round(page.length / 1024)} kB)`)
}
