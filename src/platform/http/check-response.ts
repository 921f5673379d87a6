import { contractCheck, ContractViolation } from './contract-check.ts'
import type { ServiceName } from './environment.ts'

interface Schema {
  safeParse: (value: unknown) => { success: true } | { success: false; error: { issues: unknown[] } }
}
type Registry = Record<string, Schema>

// The schemas weigh more than the calls: they are fetched with the first answer, not with the page.
const registries: Record<ServiceName, () => Promise<Registry>> = {
  account: async () => (await import('~generated/account/zod/registry.ts')).registry,
  member: async () => (await import('~generated/member/zod/registry.ts')).registry,
}

/** Before something is sent whose answer will be waited for: the schemas come meanwhile. A failure is met again when they are needed. */
export function prepareCheck(service: ServiceName): void {
  if (contractCheck.mode !== 'off') registries[service]().catch(() => undefined)
}

/**
 * Compares an answer with its generated schema; resolves to the violation if that is to fail the call. In the mode `report` a read never
 * does, nor waits for it; a write does, for whoever is told that something was done must be told by the service (CLAIM-79, API-093).
 */
export async function checkResponse(
  service: ServiceName,
  operationId: string,
  status: number,
  data: unknown,
  isWrite: boolean,
): Promise<ContractViolation | undefined> {
  if (contractCheck.mode === 'off' || !operationId || status === 204) return undefined
  const compared = compare(service, operationId, status, data)
  if (contractCheck.mode === 'throw') return compared
  const reported = compared.then((violation) => {
    if (violation) contractCheck.report(violation)
    return violation
  }, notCompared)
  return isWrite ? reported : undefined
}

/** Without schemas nothing can be said against an answer. */
function notCompared(error: unknown): undefined {
  contractCheck.report(error instanceof ContractViolation ? error : new ContractViolation('schemas', 0, String(error)))
}

async function compare(service: ServiceName, operationId: string, status: number, data: unknown): Promise<ContractViolation | undefined> {
  const schema = (await registries[service]())[`${operationId} ${status}`]
  if (!schema) return new ContractViolation(operationId, status, 'undeclared status')
  const result = schema.safeParse(data)
  return result.success ? undefined : new ContractViolation(operationId, status, result.error.issues)
}
