import { readFileSync } from 'node:fs'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { parseYaml } from '../../tools/generate/contracts/read-contract.ts'
import { responseHeaders } from '../../tools/contract/response-headers.ts'
import { bundlePath, ensureBundles } from '../../tools/generate/contracts/bundle.ts'
import {
  SERVICES,
  splitStatic,
  type ContractDocument,
  type OperationObject,
} from '../../tools/generate/contracts/operation.ts'
import type { Part } from '../http/contract.ts'
import { indexExamples, type NamedExamples } from './named-examples.ts'

type PrismOperations = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>

interface MockContracts {
  readonly operations: Record<Part, PrismOperations>
  readonly examples: NamedExamples
  /** headers that every response of a service has */
  readonly headers: Record<Part, Readonly<Record<string, string>>>
}

/**
 * The contracts that were loaded last. They are kept because Prism compiles a validator for each schema object, and
 * loading them again would compile all validators again.
 */
let made: { readonly of: string; readonly contracts: Promise<MockContracts> } | undefined

/**
 * Returns the contracts of the current bundle files. As long as the files are unchanged, it returns the same objects.
 */
export async function loadMockContracts(): Promise<MockContracts> {
  await ensureBundles()
  const [account, member] = SERVICES.map((service) => readFileSync(bundlePath(service), 'utf8')) as [string, string]
  if (made?.of !== account + member) made = { of: account + member, contracts: makeMockContracts(account, member) }
  return made.contracts
}

/**
 * Loads the contracts for the mock. Prism reads every part of a multipart body as text. The mock therefore converts
 * multipart bodies to JSON before it calls Prism (read-request.ts), and this function changes the schema in the
 * contract to match.
 */
async function makeMockContracts(accountBundle: string, memberBundle: string): Promise<MockContracts> {
  const { service: member, files } = splitStatic(parseYaml(memberBundle) as ContractDocument)
  const documents: Record<Part, ContractDocument> = {
    account: parseYaml(accountBundle) as ContractDocument,
    member,
    files,
  }
  const examples = indexExamples(documents)
  for (const document of Object.values(documents)) declareFormsAsJson(document)
  const parts = await Promise.all(
    Object.entries(documents).map(async ([part, document]) => [part, await getHttpOperationsFromSpec(document)]),
  )
  const headers = { account: responseHeaders(documents.account), member: responseHeaders(member), files: {} }
  return { headers, operations: Object.fromEntries(parts) as MockContracts['operations'], examples }
}

function declareFormsAsJson(document: ContractDocument): void {
  for (const item of Object.values(document.paths)) {
    for (const { requestBody } of Object.values(item) as Partial<OperationObject>[]) {
      const form = requestBody?.content['multipart/form-data']
      if (form) requestBody.content = { 'application/json': { schema: form.schema } }
    }
  }
}
