import { readFileSync } from 'node:fs'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import yaml from 'js-yaml'
import { bundlePath, ensureBundles } from '../../tools/generate/contracts/bundle.ts'
import type { ContractDocument, OperationObject, Service } from '../../tools/generate/contracts/operation.ts'
import { indexExamples, type NamedExamples } from './named-examples.ts'

export type PrismOperations = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>

export interface MockContracts {
  readonly operations: Record<Service, PrismOperations>
  readonly examples: NamedExamples
}

/**
 * The contracts as the mock needs them. Prism reads every part of a multipart body as text, so the mock turns such bodies into JSON
 * before it asks (read-request.ts), and this turns the contract the same way.
 */
export async function loadMockContracts(): Promise<MockContracts> {
  await ensureBundles()
  const documents = { account: read('account'), member: read('member') }
  const examples = indexExamples(documents)
  for (const document of Object.values(documents)) declareFormsAsJson(document)
  const [account, member] = await Promise.all([getHttpOperationsFromSpec(documents.account), getHttpOperationsFromSpec(documents.member)])
  return { operations: { account, member }, examples }
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
