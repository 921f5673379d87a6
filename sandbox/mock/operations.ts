import { readFileSync } from 'node:fs'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import yaml from 'js-yaml'
import { bundlePath, ensureBundles } from '../../tools/generate/contracts/bundle.ts'
import { splitStatic, type ContractDocument, type OperationObject, type Service } from '../../tools/generate/contracts/operation.ts'
import type { Part } from '../http/contract.ts'
import { indexExamples, type NamedExamples } from './named-examples.ts'

export type PrismOperations = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>

export interface MockContracts {
  readonly operations: Record<Part, PrismOperations>
  readonly examples: NamedExamples
}

/**
 * The contracts as the mock needs them. Prism reads every part of a multipart body as text, so the mock turns such bodies into JSON
 * before it asks (read-request.ts), and this turns the contract the same way.
 */
export async function loadMockContracts(): Promise<MockContracts> {
  await ensureBundles()
  const { service: member, files } = splitStatic(read('member'))
  const documents: Record<Part, ContractDocument> = { account: read('account'), member, files }
  const examples = indexExamples(documents)
  for (const document of Object.values(documents)) declareFormsAsJson(document)
  const parts = await Promise.all(Object.entries(documents).map(async ([part, document]) => [part, await getHttpOperationsFromSpec(document)]))
  return { operations: Object.fromEntries(parts) as MockContracts['operations'], examples }
}

const read = (service: Service): ContractDocument => yaml.load(readFileSync(bundlePath(service), 'utf8')) as ContractDocument

function declareFormsAsJson(document: ContractDocument): void {
  for (const item of Object.values(document.paths)) {
    for (const { requestBody } of Object.values(item) as Partial<OperationObject>[]) {
      const form = requestBody?.content['multipart/form-data']
      if (form) requestBody.content = { 'application/json': { schema: form.schema } }
    }
  }
}
