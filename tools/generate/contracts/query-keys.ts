import { appendFileSync } from 'node:fs'
import { isStatic, type Operation } from './operation.ts'
import { pascal, resolve, type Contract } from './read-contract.ts'

interface Parameter {
  in: string
  name: string
  required?: boolean
  schema: { type?: string; $ref?: string }
}

/**
 * Adds `getXQueryKey` next to each read: operation id, path parameters, query. The language is not part of it; the portal keeps one
 * cache for each language (toolchain.md, Traps).
 */
export function writeQueryKeys({ service, document, operations }: Contract, folder: string): void {
  for (const operation of operations.filter((each) => each.method === 'get' && !isStatic(each))) {
    const [tag] = operation.object.tags
    appendFileSync(`${folder}/${service}/client/${tag}.ts`, `\n${keyOf(operation, document)}`)
  }
}

function keyOf({ object, path }: Operation, document: object): string {
  const { operationId } = object
  const parameters = parametersOf(document, path, object)
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => parameters.find((each) => each.in === 'path' && each.name === name)!)
  const inQuery = parameters.filter((each) => each.in === 'query')
  const signature = inPath.map(
    ({ name, schema }) => `${name}: ${resolve<{ type?: string }>(document, schema as { $ref: string }).type === 'integer' ? 'number' : 'string'}`,
  )
  const parts = [`'${operationId}'`, ...inPath.map(({ name }) => name)]
  if (inQuery.length > 0) {
    const isRequired = inQuery.some(({ required }) => required)
    signature.push(`params${isRequired ? '' : '?'}: ${pascal(operationId)}Params`)
    parts.push(isRequired ? 'params' : '...(params ? [params] : [])')
  }
  return `export const get${pascal(operationId)}QueryKey = (${signature.join(', ')}) => [${parts.join(', ')}] as const\n`
}

function parametersOf(document: object, path: string, operation: object): Parameter[] {
  const owners = [(document as { paths: Record<string, object> }).paths[path], operation] as { parameters?: (Parameter | { $ref: string })[] }[]
  return owners.flatMap((owner) => owner.parameters ?? []).map((each) => resolve<Parameter>(document, each))
}
