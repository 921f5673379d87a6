/**
 * `node tools/generate/contracts.ts` lints and bundles openapi/ (Redocly), generates calls, hooks, types and schemas
 * (orval), and then the registries and the operation map. The same input always gives the same output. If a contract is
 * invalid, one line with file and line number is printed, the exit code is 1, and `generated/` stays unchanged.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { bundleContracts, ContractProblem, SCRATCH } from './contracts/bundle.ts'
import { checkContracts } from './contracts/check.ts'
import { generateClients } from './contracts/clients.ts'
import { writeFields } from './contracts/fields.ts'
import { writeCallTypes, writeOperationMap, writeOperationTraits } from './contracts/operation-map.ts'
import { type Contract, readContract } from './contracts/read-contract.ts'
import { type Service, SERVICES } from './contracts/operation.ts'
import { writeRegistries, writeRequestSchemas } from './contracts/registries.ts'
import { moveChanged } from './contracts/move-changed.ts'

/**
 * For each service, the document from which its code was last generated. In watch mode a service is generated again
 * only if its document has changed.
 */
const madeOf = new Map<Service, string>()
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
    await bundleContracts()
    const contracts = SERVICES.map((service) => readContract(service))
    checkContracts(contracts)
    const changedContracts = contracts.filter((contract) => madeOf.get(contract.service) !== withoutExamples(contract))
    const services = changedContracts.map(({ service }) => service)
    await generateClients(services)
    mkdirSync(SCRATCH, { recursive: true })
    for (const contract of changedContracts) {
      writeRegistries(contract, SCRATCH)
      writeRequestSchemas(contract, SCRATCH)
      // a request to the account service contains only what the user typed, so it needs no function that picks fields
      // from a response
      if (contract.service === 'member') writeFields(contract, SCRATCH)
    }
    writeOperationMap(contracts, SCRATCH)
    writeOperationTraits(contracts, SCRATCH)
    writeCallTypes(contracts, SCRATCH)
    const changed = [...services, 'operations.ts', 'operation-traits.ts', 'calls.ts'].flatMap((part) =>
      moveChanged(`${SCRATCH}/${part}`, `generated/${part}`),
    )
    for (const contract of changedContracts) madeOf.set(contract.service, withoutExamples(contract))
    const count = contracts.reduce((sum, { operations }) => sum + operations.length, 0)
    console.log(
      `contracts: ${count} operations, ${changed.length} files changed, ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
    )
  } finally {
    rmSync(SCRATCH, { recursive: true, force: true })
  }
}

if (process.argv[1] === import.meta.filename) {
  try {
    await generateContracts()
  } catch (error) {
    console.error(error instanceof ContractProblem ? error.message : error)
    process.exitCode = 1
  }
}
