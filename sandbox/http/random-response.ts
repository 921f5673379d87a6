import type { ContractDocument } from '../../tools/generate/contracts/operation.ts'
import type { Schema } from '../../tools/contract/requests/valid-values.ts'

/**
 * Random data that matches a schema. The same seed gives the same data. If `isUnfamiliar`, codes are other than those of
 * the contract, and what has no value is null or left out. The generator library is loaded at first use.
 */
export async function randomValue(
  document: ContractDocument,
  schema: Schema,
  seed: number,
  isUnfamiliar: boolean,
): Promise<unknown> {
  const [{ default: fc }, { unfamiliarSchema, validValues }] = await Promise.all([
    import('fast-check'),
    import('../../tools/contract/requests/valid-values.ts'),
  ])
  return fc.sample(validValues(document, isUnfamiliar ? unfamiliarSchema(document, schema) : schema), {
    numRuns: 1,
    seed,
  })[0]
}
