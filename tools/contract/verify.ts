/**
 * `npm run contract:verify -- --account URL --member URL`: sends the contracts' requests to running services. Reports
 * violations and how much of the contracts the responses covered. `--login`, `--password`: the member (default: a
 * persona of the sandbox). `--other`: login of another member. `--writes`: also calls operations that change data.
 * `--only`: names of operations. `--seed`: seed of generated requests. `--slow`: milliseconds after which a response is
 * reported. `--missing`: lists the uncovered parts. `--json`: prints everything. `--junit FILE`: writes a report for a
 * build server. `--proxy PORT`: sends nothing itself. It forwards a portal's requests to both services and reports
 * violations until it is stopped. `--baseline FILE`: the covered properties, written by the first run and compared
 * afterwards. Exit code 1: a violation was found. Exit code 2: the service cannot be reached.
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
    throw new ServiceDown(
      'Name both services: npm run contract:verify -- --account http://localhost:4010/accounts --member http://localhost:4010/members',
    )
  await ensureBundles()
  const bases = { account: account!.replace(/\/$/, ''), member: member!.replace(/\/$/, '') }
  if (values.proxy !== undefined) return watch(bases, Number(values.proxy))
  const known =
    baseline !== undefined && existsSync(baseline)
      ? (JSON.parse(readFileSync(baseline, 'utf8')) as string[])
      : undefined
  const options = {
    writes,
    seed: Number(values.seed),
    slow: Number(values.slow),
    ...(other && { other }),
    ...(only && { only }),
    ...(known && { baseline: known }),
  }
  const verification = await verify(SERVICES.map(readContract), { bases, login, password }, options)
  if (baseline !== undefined && !known)
    writeFileSync(baseline, `${JSON.stringify(verification.coverage.properties.list, undefined, 2)}\n`)
  if (values.junit !== undefined) writeFileSync(values.junit, asJunit(verification))
  process.stdout.write(
    values.json ? `${JSON.stringify(verification, undefined, 2)}\n` : asText(verification, values.missing),
  )
  return verification.findings.length === 0 ? 0 : 1
}

/** Checks live traffic until Ctrl+C. Returns exit code 1 if it found a violation. */
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
  console.log(
    `${proxy.url}/accounts and ${proxy.url}/members pass on to ${bases.account} and ${bases.member}. Stop with Ctrl+C.`,
  )
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
