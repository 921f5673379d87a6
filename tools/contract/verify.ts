/**
 * `npm run contract:verify -- --account URL --member URL`: replays the contracts against running services and says what does not conform and how
 * much of the contracts was seen. `--login`, `--password` name the member (a persona of the sandbox unless said otherwise); `--writes` also calls
 * what changes something; `--missing` lists what was not seen; `--json` prints everything, `--junit FILE` writes it for a build. `--other` is the login of
 * somebody else, `--only` names operations, `--seed` what generated requests are made of, `--slow` the milliseconds after which an answer is told.
 * `--proxy PORT` asks nothing itself: it stands before both services, passes on what a portal asks, and tells what is wrong with the answers until
 * it is stopped. `--baseline FILE` holds which properties were seen: written at the first run, compared afterwards. Exit code 1 when something does not conform, 2
 * when the service cannot be reached.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureBundles } from '../generate/contracts/bundle.ts'
import { SERVICES } from '../generate/contracts/operation.ts'
import { readContract } from '../generate/contracts/read-contract.ts'
import { startProxy } from './verify/proxy.ts'
import { asJunit, asText } from './verify/report.ts'
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
      junit: { type: 'string' },
      other: { type: 'string' },
      only: { type: 'string', multiple: true },
      seed: { type: 'string', default: '1' },
      slow: { type: 'string', default: '3000' },
      baseline: { type: 'string' },
      proxy: { type: 'string' },
    },
  })
  const { account, member, login, password, writes, other, only, baseline } = values
  if (!URL.canParse(account ?? '') || !URL.canParse(member ?? ''))
    throw new ServiceDown('Name both services: npm run contract:verify -- --account http://localhost:4010/accounts --member http://localhost:4010/members')
  await ensureBundles()
  const bases = { account: account!.replace(/\/$/, ''), member: member!.replace(/\/$/, '') }
  if (values.proxy !== undefined) return watch(bases, Number(values.proxy))
  const known = baseline !== undefined && existsSync(baseline) ? (JSON.parse(readFileSync(baseline, 'utf8')) as string[]) : undefined
  const options = {
    writes,
    seed: Number(values.seed),
    slow: Number(values.slow),
    ...(other && { other }),
    ...(only && { only }),
    ...(known && { baseline: known }),
  }
  const verification = await verify(SERVICES.map(readContract), { bases, login, password }, options)
  if (baseline !== undefined && !known) writeFileSync(baseline, `${JSON.stringify(verification.coverage.properties.list, undefined, 2)}\n`)
  if (values.junit !== undefined) writeFileSync(values.junit, asJunit(verification))
  process.stdout.write(values.json ? `${JSON.stringify(verification, undefined, 2)}\n` : asText(verification, values.missing))
  return verification.findings.length === 0 ? 0 : 1
}

/** Judges live traffic until Ctrl+C: 1 when something was wrong. */
async function watch(bases: { readonly account: string; readonly member: string }, port: number): Promise<number> {
  let found = 0
  const proxy = await startProxy(SERVICES.map(readContract), {
    bases,
    port,
    tell: ({ operationId, request, problems }) => {
      found += problems.length
      console.log(`${operationId} (${request}): ${problems.join('; ')}`)
    },
  })
  console.log(`${proxy.url}/accounts and ${proxy.url}/members pass on to ${bases.account} and ${bases.member}. Stop with Ctrl+C.`)
  await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve))
  await proxy.close()
  console.log(`${proxy.seen()} answers, ${found} problems.`)
  return found === 0 ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}
