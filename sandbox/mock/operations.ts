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
  /** headers of every response of a part */
  readonly headers: Record<Part, Readonly<Record<string, string>>>
}

/**
 * The contracts that were read last. Prism keeps a validator for each schema object, so reading them again would make
 * validators again.
 */
let made: { readonly of: string; readonly contracts: Promise<MockContracts> } | undefined

/** The contracts of the current bundles. The same objects as before, while the bundles are the same. */
export async function loadMockContracts(): Promise<MockContracts> {
  await ensureBundles()
  const [account, member] = SERVICES.map((service) => readFileSync(bundlePath(service), 'utf8')) as [string, string]
  if (made?.of !== account + member) made = { of: account + member, contracts: makeMockContracts(account, member) }
  return made.contracts
}

/**
 * The contracts for the mock. Prism reads every part of a multipart body as text. The mock therefore turns such bodies
 * into JSON before it asks Prism (read-request.ts), and this function changes the contract in the same way.
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
