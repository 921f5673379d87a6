import type { AnswerSchema } from '~generated/member/zod/registry.ts'
import { contractCheck, ContractViolation } from './contract-check.ts'
import type { ServiceName } from './http-config.ts'

const requestsOf: Record<ServiceName, () => Promise<{ readonly requests: Record<string, AnswerSchema> }>> = {
  account: () => import('~generated/account/zod/requests.ts'),
  member: () => import('~generated/member/zod/requests.ts'),
}

/**
 * Compares a request body with its generated schema before the request is sent. Returns the violation, which is a
 * mistake of the portal: the service would refuse the request and could not tell the member why. If the schemas cannot
 * be loaded, the request is sent unchecked.
 */
export async function checkRequest(
  service: ServiceName,
  operationId: string,
  body: unknown,
): Promise<ContractViolation | undefined> {
  const loaded = await requestsOf[service]().catch(() => undefined)
  const result = loaded?.requests[operationId]?.safeParse(body instanceof FormData ? readFormData(body) : body)
  if (!result || result.success) return undefined
  // Only the rule and the path of an issue are reported: its text may repeat what the member entered.
  const violation = new ContractViolation(
    operationId,
    'request',
    result.error.issues.map(({ code, path }) => ({ code, path })),
  )
  contractCheck.report(violation)
  return violation
}

/**
 * The values of a multipart body in the structure of its schema: files in a list, JSON as an object. This function
 * reverses `toFormData`.
 */
const readFormData = (form: FormData): Record<string, unknown> =>
  Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const [value] = form.getAll(name)
      return [name, typeof value === 'string' ? parse(value) : form.getAll(name)]
    }),
  )

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text // a plain field
  }
}
