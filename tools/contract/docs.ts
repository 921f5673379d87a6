/** `npm run contract:docs`: one self-contained page of HTML for each service, in `contract-docs/`. */
import { mkdirSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { SERVICES } from '../generate/contracts/operation.ts'
import { redocly } from '../generate/contracts/redocly.ts'

const { values } = parseArgs({ options: { out: { type: 'string', default: 'contract-docs' } } })
mkdirSync(values.out, { recursive: true })
for (const service of SERVICES) {
  const file = `${values.out}/${service}.html`
  const { code, stderr } = await redocly(['build-docs', service, '--inlineBundle', '-o', file])
  if (code !== 0) {
    console.error(`The documentation of the ${service} service was not built: ${stderr.trim().split('\n').at(-1)}`)
    process.exitCode = 1
  } else console.log(`${file} (${Math.round(statSync(file).size / 1024)} kB)`)
}
