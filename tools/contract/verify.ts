/**
 * `npm run contract:verify -- --account URL --member URL`: replays the contracts against running services and says what does not conform and how
 * much of the contracts was seen. `--login`, `--password` name the member (a persona of the sandbox unless said otherwise); `--writes` also calls
 * what changes something; `--missing` lists what was not seen; `--json` prints everything. Exit code 1 when something does not conform, 2 when the
 * service cannot be reached.
 */
import { parseArgs } from 'node:util'
import { ensureBundles } from '../generate/contracts/bundle.ts'
import { SERVICES } from '../generate/contracts/operation.ts'
import { readContract } from '../generate/contracts/read-contract.ts'
import { asText } from './verify/report.ts'
import { verify } from './verify/run.ts'
import { ServiceDown } from './verify/service.ts'

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      account: { type: 'string' },
      member: { type: 'string' },
      login: { type: 'string', default: 'default@example.com' },
      password: { type: 'string', default: 'Welcome2portal' },
      writes: { type: 'boolean', default: false },
      missing: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const { account, member, login, password, writes } = values
  if (!URL.canParse(account ?? '') || !URL.canParse(member ?? ''))
    throw new ServiceDown('Name both services: npm run contract:verify -- --account http://localhost:4010/accounts --member http://localhost:4010/members')
  await ensureBundles()
  const bases = { account: account!.replace(/\/$/, ''), member: member!.replace(/\/$/, '') }
  const verification = await verify(SERVICES.map(readContract), { bases, login, password }, { writes })
  process.stdout.write(values.json ? `${JSON.stringify(verification, undefined, 2)}\n` : asText(verification, values.missing))
  return verification.findings.length === 0 ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}
