/**
 * `node tools/generate/contracts.ts` lints and bundles openapi/ (Redocly), generates calls, hooks, types and schemas
 * (orval), and then the registries and the operation map. The same input always gives the same output. If a contract is
 * invalid, one line with file and line number is printed, the exit code is 1, and `generated/` stays unchanged.
 */
import { mkdirSync, rmSync } from 'node:fs'
import {
  brokenRules,
  ContractProblem,
  digestOfSources,
  ensureBundles,
  SCRATCH,
  whileLinting,
} from './contracts/bundle.ts'
import { checkContracts } from './contracts/check.ts'
import { writeFields } from './contracts/fields.ts'
import { writeCallTypes, writeOperationMap, writeOperationTraits } from './contracts/operation-map.ts'
import { type Contract, readContract } from './contracts/read-contract.ts'
import { SERVICES } from './contracts/operation.ts'
import { writeRegistries, writeRequestSchemas } from './contracts/registries.ts'
import { moveChanged } from './contracts/move-changed.ts'
import { readUpToDate, type UpToDate } from './contracts/up-to-date.ts'

/** The document without examples. Only the sandbox and the mock read examples, and no schema refers to one. */
const withoutExamples = ({ document: { components, ...document } }: Contract): string =>
  JSON.stringify({ ...document, components: { ...components, examples: {} } })

/**
 * Updates `generated/` from `openapi/`. If the contracts are invalid, throws a `ContractProblem` with a line for each
 * mistake.
 */
export async function generateContracts(root: string = process.cwd()): Promise<void> {
  const startedAt = performance.now()
  process.chdir(root) // Redocly and orval look for their configuration in the working directory
  try {
    rmSync(SCRATCH, { recursive: true, force: true })
    mkdirSync(SCRATCH, { recursive: true })
    const upToDate = readUpToDate()
    const sources = digestOfSources()
    const lint = upToDate.holds('lint', sources) ? Promise.resolve([]) : brokenRules()
    const { contracts, changedContracts } = await whileLinting(lint, () => generateToScratch(upToDate))
    upToDate.record('lint', sources)
    const services = changedContracts.map(({ service }) => service)
    const changed = [...services, 'operations.ts', 'operation-traits.ts', 'calls.ts'].flatMap((part) =>
      moveChanged(`${SCRATCH}/${part}`, `generated/${part}`),
    )
    for (const contract of changedContracts)
      upToDate.record(contract.service, withoutExamples(contract), `generated/${contract.service}`)
    const count = contracts.reduce((sum, { operations }) => sum + operations.length, 0)
    console.log(
      `contracts: ${count} operations, ${changed.length} files changed, ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
    )
  } finally {
    rmSync(SCRATCH, { recursive: true, force: true })
  }
}

/**
 * Generates the code of each service whose document, generator or generated code has changed, and the code that both
 * services share.
 */
async function generateToScratch(
  upToDate: UpToDate,
): Promise<{ contracts: readonly Contract[]; changedContracts: readonly Contract[] }> {
  await ensureBundles()
  const contracts = SERVICES.map((service) => readContract(service))
  checkContracts(contracts)
  const changedContracts = contracts.filter(
    (contract) => !upToDate.holds(contract.service, withoutExamples(contract), `generated/${contract.service}`),
  )
  // orval and the mutators that it reads are loaded only if there is something to generate
  if (changedContracts.length > 0) {
    const { generateClients } = await import('./contracts/clients.ts')
    await generateClients(changedContracts.map(({ service }) => service))
  }
  for (const contract of changedContracts) {
    writeRegistries(contract)
    writeRequestSchemas(contract)
    // requests to the account service contain only what the user typed, never parts of a response, so no functions that
    // pick fields are written for this service
    if (contract.service === 'member') writeFields(contract)
  }
  writeOperationMap(contracts)
  writeOperationTraits(contracts)
  writeCallTypes(contracts)
  return { contracts, changedContracts }
}

if (process.argv[1] === import.meta.filename) {
  try {
    await generateContracts()
  } catch (error) {
    console.error(error instanceof ContractProblem ? error.message : error)
    process.exitCode = 1
  }
}
