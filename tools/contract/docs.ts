/**
 * `npm run contract:docs` writes one complete HTML page for each service to `contract-docs/`. With `--since REV`, each
 * page begins with the changes since that revision and shows the old and the new version of each changed part side by
 * side. Searching the portal's code for the users of each field takes half a minute; `--consumers FILE` reads the users
 * from the package's `consumers.json` instead. `--serve PORT` starts a server for the pages, so that the pages may send
 * requests to a sandbox.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { startProgram } from '../../sandbox/start-program.ts'
import { ensureBundles } from '../generate/contracts/bundle.ts'
import { type ContractDocument, listOperations, SERVICES, type Service } from '../generate/contracts/operation.ts'
import { type Contract, parseYaml, readContract } from '../generate/contracts/read-contract.ts'
import { redocly } from '../generate/contracts/redocly.ts'
import { checkOut } from './check/base.ts'
import type { Consumers } from './check/consumers.ts'
import { changelogByService } from './check/run.ts'
import { renderDocs } from './docs/page.ts'
import { ruleSentences } from './docs/rules.ts'
import { readConsumers } from './package/read-consumers.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'contract-docs' },
    since: { type: 'string' },
    consumers: { type: 'string' },
    serve: { type: 'string' },
  },
})
mkdirSync(values.out, { recursive: true })
await ensureBundles()
const consumers = values.consumers
  ? (JSON.parse(readFileSync(values.consumers, 'utf8')) as Consumers)
  : await readConsumers('.')
const changes = values.since === undefined ? undefined : changelogByService(values.since, 'HEAD')
const rules = ruleSentences()
for (const service of SERVICES) {
  const file = `${values.out}/${service}.html`
  const page = await renderDocs({
    contract: readContract(service),
    before: values.since === undefined ? undefined : await contractAt(values.since, service),
    since: values.since,
    consumers,
    changelog: changes?.[service] ?? '',
    rules,
  })
  writeFileSync(file, page)
  console.log(`${file} (${Math.round(page.length / 1024)} kB)`)
}

if (values.serve) {
  const app = new Hono()
  for (const service of SERVICES)
    app.get(`/${service}.html`, (c) => c.html(readFileSync(`${values.out}/${service}.html`, 'utf8')))
  await startProgram(async () => {
    const server = serve({ fetch: app.fetch, port: Number(values.serve), hostname: '127.0.0.1' })
    await new Promise((ready, reject) => server.once('listening', ready).once('error', reject))
  }, '--serve with another number')
  for (const service of SERVICES) console.log(`http://localhost:${values.serve}/${service}.html`)
}

/** The contract of a service at a git revision. */
async function contractAt(revision: string, service: Service): Promise<Contract> {
  const folder = resolve(`.cache/contract-docs/${service}`)
  checkOut('.', revision, folder)
  const bundle = `${folder}/${service}.yaml`
  const { code, stderr } = await redocly(['bundle', `${folder}/openapi/${service}/openapi.yaml`, '-o', bundle])
  if (code !== 0) throw new Error(`The ${service} contract of ${revision} cannot be bundled: ${stderr.trim()}`)
  const document = parseYaml(readFileSync(bundle, 'utf8')) as ContractDocument
  return { service, document, operations: listOperations(service, document) }
}
