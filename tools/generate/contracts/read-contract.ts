import { readFileSync } from 'node:fs'
import yaml from 'js-yaml'
import { placeIn, SourceProblem } from '../source-problem.ts'
import { bundlePath } from './bundle.ts'
import { listOperations, type ContractDocument, type Operation, type Service } from './operation.ts'

export interface Contract {
  readonly service: Service
  readonly document: ContractDocument
  readonly operations: readonly Operation[]
}

/**
 * Parses a YAML or JSON text. If the text is invalid, throws an error with the location of the mistake, the mistake,
 * and how to correct it.
 */
export function parseYaml(text: string, file = 'YAML'): unknown {
  try {
    return yaml.load(text)
  } catch (error) {
    if (!(error instanceof yaml.YAMLException)) throw error
    const { mark, reason } = error
    throw new SourceProblem(
      `${placeIn(file, text, mark.position)} ${reason}. This is no YAML: look at the indentation, quotes and colons there.`,
      {
        cause: error,
      },
    )
  }
}

/** The bundled document of a service. */
export function readContract(service: Service): Contract {
  const document = parseYaml(readFileSync(bundlePath(service), 'utf8')) as ContractDocument
  return { service, document, operations: listOperations(service, document) }
}

/** Resolves a reference within the document. Bundles contain no other references. */
export function resolve<T extends object>(document: object, value: T | { $ref: string }): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T
  return value.$ref
    .replace('#/', '')
    .split('/')
    .reduce<unknown>(
      (node, key) => (node as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      document,
    ) as T
}

interface Parameter {
  readonly in: string
  readonly name: string
  readonly required?: boolean
  readonly allowEmptyValue?: boolean
  readonly schema: { readonly type?: string; readonly $ref?: string }
  /** the value is the login of the signed-in member, which generated queries fill in */
  readonly 'x-source'?: string
}

/** Parameters of an operation: those of its path item and its own. */
export function parametersOf(
  { path, object }: Pick<Operation, 'path' | 'object'>,
  document: ContractDocument,
): Parameter[] {
  const owners = [document.paths[path], object] as { parameters?: (Parameter | { $ref: string })[] }[]
  return owners.flatMap((owner) => owner.parameters ?? []).map((each) => resolve<Parameter>(document, each))
}

export const pascal = (name: string): string => name[0]!.toUpperCase() + name.slice(1)
