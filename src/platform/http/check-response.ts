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

/** Compares an answer with its generated schema; resolves to the violation when the mode is `throw`, else reports it. */
export async function checkResponse(service: ServiceName, operationId: string, status: number, data: unknown): Promise<ContractViolation | undefined> {
  if (contractCheck.mode === 'off' || !operationId || status === 204) return undefined
  if (contractCheck.mode === 'report') {
    void compare(service, operationId, status, data).then((violation) => violation && contractCheck.report(violation), contractCheck.report)
    return undefined
  }
  return compare(service, operationId, status, data)
}

async function compare(service: ServiceName, operationId: string, status: number, data: unknown): Promise<ContractViolation | undefined> {
  const schema = (await registries[service]())[`${operationId} ${status}`]
  if (!schema) return new ContractViolation(operationId, status, 'undeclared status')
  const result = schema.safeParse(data)
  return result.success ? undefined : new ContractViolation(operationId, status, result.error.issues)
}
