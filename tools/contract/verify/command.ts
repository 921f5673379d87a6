import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { firstNotKnown } from '../../../sandbox/http/nearest.ts'
import { OUTPUT_OPTIONS } from '../command-line.ts'
import { isStatic } from '../../generate/contracts/operation.ts'
import type { Contract } from '../../generate/contracts/read-contract.ts'
import { startProxy } from './proxy.ts'
import { asText, formatNamed } from './report.ts'
import { isCalled, verify } from './run.ts'
import { ServiceDown } from './service.ts'

/**
 * Verifies running services according to the command line. `readContracts` loads the contracts of both services.
 * Returns the exit code. Throws an error with a one-line message if a service cannot be reached, or if `--only` names
 * an operation that would not be called.
 */
export async function verifyCommand(readContracts: () => Promise<readonly Contract[]>): Promise<number> {
  const { values } = parseArgs({
    options: {
      account: { type: 'string' },
      member: { type: 'string' },
      login: { type: 'string', default: 'default@example.com' },
      password: { type: 'string', default: 'Welcome2portal' },
      writes: { type: 'boolean', default: false },
      missing: { type: 'boolean', default: false },
      url: { type: 'string' },
      ...OUTPUT_OPTIONS,
      other: { type: 'string' },
      only: { type: 'string', multiple: true },
      seed: { type: 'string', default: '1' },
      slow: { type: 'string', default: '3000' },
      baseline: { type: 'string' },
      proxy: { type: 'string' },
      origin: { type: 'string' },
    },
  })
  const { login, password, writes, other, baseline, output, url } = values
  const only = values.only?.flatMap((names) => names.split(',')).map((name) => name.trim())
  const write = formatNamed(values.format, values.missing)
  const [account, member] = (['account', 'member'] as const).map(
    (service) => values[service] ?? (url === undefined ? '' : `${url.replace(/\/$/, '')}/${service}s`),
  ) as [string, string]
  if (!isHttp(account) || !isHttp(member))
    throw new ServiceDown(
      'Name the services: --url http://localhost:4010 where both are below /accounts and /members, or --account and --member with the address of each.',
    )
  const contracts = await readContracts()
  const mistake = only && mistakeIn(only, contracts, writes)
  if (mistake !== undefined) throw new ServiceDown(mistake)
  const bases = { account: account.replace(/\/$/, ''), member: member.replace(/\/$/, '') }
  if (values.proxy !== undefined) return watch(contracts, bases, Number(values.proxy))
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
  const origin = values.origin === undefined ? undefined : originIn(values.origin)
  const running = { bases, login, password, ...(origin && { origin }) }
  const verification = await verify(contracts, running, options)
  if (baseline !== undefined && !known)
    writeFileSync(baseline, `${JSON.stringify(verification.coverage.properties.list, undefined, 2)}\n`)
  if (output !== undefined) writeFileSync(output, write(verification))
  process.stdout.write(output === undefined ? write(verification) : asText(verification, values.missing))
  return verification.findings.length === 0 ? 0 : 1
}

/** The origin in `--origin`, as a browser sends it: without a path. */
function originIn(value: string): string {
  if (!isHttp(value)) throw new ServiceDown('Name the origin of the portal: --origin https://portal.example')
  return new URL(value).origin
}

const isHttp = (address: string): boolean => /^https?:$/.test(URL.parse(address)?.protocol ?? '')

/** Says which operation of `--only` would not be called, and why; undefined if all are. */
function mistakeIn(only: readonly string[], contracts: readonly Contract[], writes: boolean): string | undefined {
  const operations = contracts.flatMap((contract) => contract.operations)
  const known = operations.map(({ object }) => object.operationId)
  const unknown = firstNotKnown('operation', only, known)
  if (unknown !== undefined) return unknown
  const named = operations.filter(({ object }) => only.includes(object.operationId))
  const file = named.find(isStatic)
  if (file) return `${file.object.operationId} is a file beside the services: contract-verify does not ask for it.`
  const write = named.find((operation) => !isCalled(operation, writes))
  return write && `${write.object.operationId} changes something. Add --writes to call it, where the data may change.`
}

/** Checks live traffic until Ctrl+C. Returns exit code 1 if it found a violation. */
async function watch(
  contracts: readonly Contract[],
  bases: { readonly account: string; readonly member: string },
  port: number,
): Promise<number> {
  let found = 0
  const proxy = await startProxy(contracts, {
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
