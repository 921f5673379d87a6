import type { ContractDocument } from '../../tools/generate/contracts/operation.ts'
import type { Schema } from '../../tools/contract/requests/valid-values.ts'

/** Random data that fits a schema, the same for the same seed. The generator is loaded at its first use. */
export async function randomValue(document: ContractDocument, schema: Schema, seed: number): Promise<unknown> {
  const [{ default: fc }, { validValues }] = await Promise.all([
    import('fast-check'),
    import('../../tools/contract/requests/valid-values.ts'),
  ])
  return fc.sample(validValues(document, schema), { numRuns: 1, seed })[0]
}
