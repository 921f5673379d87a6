import type { GeneratorVerbOptions, InputTransformerFn } from '@orval/core'
import { resolve } from './read-contract.ts'
import {
  readBodies,
  readFailureName,
  readStatuses,
  readTimeout,
  type OperationObject,
  type Service,
} from './operation.ts'

/**
 * Removes header parameters from the generated functions, because the HTTP layer sets headers (D-26). The contracts
 * keep them, and the mock and the sandbox check them.
 */
const withoutHeaderParameters: InputTransformerFn = (document) => {
  for (const path of Object.values(document.paths ?? {})) {
    const owners = [path, ...Object.values(path as object)] as { parameters?: { $ref?: string; in?: string }[] }[]
    for (const owner of owners)
      if (Array.isArray(owner?.parameters))
        owner.parameters = owner.parameters.filter(
          (each) => resolve<{ in?: string }>(document, each as { in?: string }).in !== 'header',
        )
  }
  const shared = (document.components?.parameters ?? {}) as Record<string, { in?: string }>
  for (const [name, parameter] of Object.entries(shared)) if (parameter.in === 'header') delete shared[name]
  return document
}

/**
 * Removes the paths of static files, which have a `servers` entry of their own. Types and schemas are generated for
 * these files, but no calls.
 */
export const callsOnly: InputTransformerFn = (document) => {
  const paths = Object.entries(document.paths ?? {}).filter(([, item]) => !(item && 'servers' in item))
  return withoutHeaderParameters({ ...document, paths: Object.fromEntries(paths) })
}

/** Placeholder for the signed-in member in a path. `memberCall` (src/platform/query) replaces it. */
const SESSION_MARK = '~'

/**
 * Removes the signed-in member (`x-source: session`) from the arguments of hooks. SESSION_MARK is put into the path
 * instead.
 */
export const withoutSessionParameter: InputTransformerFn = (document) => {
  const calls = callsOnly(document) as typeof document
  const isSession = (parameter: object) => 'x-source' in resolve<object>(calls, parameter)
  const paths = Object.entries(calls.paths ?? {}).map(([path, item]) => {
    const owners = [item, ...Object.values(item as object)] as { parameters?: object[] }[]
    const names = owners
      .flatMap(({ parameters }) => (Array.isArray(parameters) ? parameters : []).filter(isSession))
      .map((each) => resolve(calls, each as { name: string }).name)
    for (const owner of owners)
      if (Array.isArray(owner?.parameters)) owner.parameters = owner.parameters.filter((each) => !isSession(each))
    return [names.reduce((marked, name) => marked.replace(`{${name}}`, SESSION_MARK), path), item]
  })
  return { ...calls, paths: Object.fromEntries(paths) }
}

/**
 * Removes descriptions from schemas that run in the browser, where they would only add bytes. The generated types keep
 * them for readers.
 */
export const withoutTexts: InputTransformerFn = (document) => {
  const walk = (value: unknown, inSchema: boolean): unknown => {
    if (Array.isArray(value)) return value.map((each) => walk(each, inSchema))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key, part]) => !(inSchema && key === 'description' && typeof part === 'string'))
        .map(([key, part]) => [key, walk(part, inSchema || key === 'schema' || key === 'schemas')]),
    )
  }
  return walk(withoutHeaderParameters(document), false) as typeof document
}

/**
 * Adds to each generated call the declarations of the contract that orval does not support. They are the
 * `OperationOptions` of the HTTP layer.
 */
export const describeOperation =
  (service: Service) =>
  (verb: GeneratorVerbOptions): GeneratorVerbOptions => {
    const operation = verb.originalOperation as OperationObject
    const { expected } = readStatuses(operation)
    const { ignored, optional } = readBodies(operation)
    const isAnswer = (type: { key: string }) => expected.includes(Number(type.key))
    const { success, errors } = verb.response.types
    const errorName = readFailureName(operation)
    return {
      ...verb,
      response: {
        ...verb.response,
        definition: {
          // TanStack Query does not accept undefined, so a response without a body becomes null
          success:
            union([
              ...success,
              ...errors.filter(isAnswer),
              ...(optional.length > 0 ? [{ value: 'null' }] : []),
            ]).replace(/\bvoid\b/, 'null') || 'null',
          errors: union(errors.filter((type) => !isAnswer(type))) || 'unknown',
        },
      },
      override: {
        ...verb.override,
        requestOptions: {
          operationId: verb.operationId,
          timeout: readTimeout(operation, service),
          expect: expected,
          authorization: authorizationOf(operation),
          ...(ignored.length > 0 && { ignoredBodies: ignored }),
          ...(optional.length > 0 && { optionalBodies: optional }),
          ...(errorName && { errorName }),
        },
      },
    }
  }

/**
 * Removes problem types from the signatures of hooks, because every failure is a `PortalError` (`ErrorType` of the
 * mutator).
 */
export const withoutProblemTypes =
  (service: Service) =>
  (verb: GeneratorVerbOptions): GeneratorVerbOptions => {
    const described = describeOperation(service)(verb)
    const { definition } = described.response
    return { ...described, response: { ...described.response, definition: { ...definition, errors: 'unknown' } } }
  }

const union = (types: { value: string }[]): string => [...new Set(types.map((type) => type.value))].join(' | ')

/**
 * Whether a request carries the token: always, optionally or never. `security: []` means never, and an empty
 * alternative means optionally. In all other cases, including inherited security, the token is required.
 */
function authorizationOf({ security }: OperationObject): 'required' | 'optional' | 'none' {
  if (!security) return 'required'
  if (security.length === 0) return 'none'
  return security.some((alternative) => Object.keys(alternative).length === 0) ? 'optional' : 'required'
}
