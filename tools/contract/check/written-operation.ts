import {
  isObject,
  locationAt,
  pointerOf,
  referenceIn,
  targetOf,
  type Json,
  type JsonObject,
  type SourceLocation,
} from './documents.ts'
import { isSame, type Comparison, type DiffContext } from './difference.ts'

export const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'] as const

/** An operation in the documents, with its path. */
export interface Written {
  readonly path: string
  readonly method: string
  readonly item: SourceLocation
  readonly spot: SourceLocation
}

export const textOf = (value: Json | undefined): string | undefined => (typeof value === 'string' ? value : undefined)

/** The place of an operation in the document, as a pointer. */
export const atOf = ({ path, method }: Written): string => `#${pointerOf(['paths', path, method])}`

/** The context of a part of an operation, for the comparison of its schemas. */
export const context = (old: Written, side: DiffContext['side'], subject: string): DiffContext => ({
  at: atOf(old),
  side,
  subject,
})

/**
 * Whether a place refers to another shared part than before. The differences then belong to the place; the part that it
 * referred to is as it was.
 */
export function isRepointed(walk: Comparison, old: SourceLocation, now: SourceLocation): boolean {
  const [was, is] = [referenceIn(old), referenceIn(now)]
  if (was === undefined || is === undefined) return false
  const [left, right] = [targetOf(old.file, was), targetOf(now.file, is)]
  return left !== right && locationAt(walk.head, left).value !== undefined
}

/** The extensions of either revision of a part of the documents. */
export const extensionsIn = (was: JsonObject, is: JsonObject): string[] =>
  [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => name.startsWith('x-'))

/** Keywords that the comparison reads, or that promise nothing, by the object that has them. */
const READ = {
  document: [
    'openapi',
    'info',
    'servers',
    'paths',
    'components',
    'security',
    'tags',
    'externalDocs',
    'jsonSchemaDialect',
  ],
  operation: [
    'operationId',
    'tags',
    'summary',
    'description',
    'externalDocs',
    'deprecated',
    'callbacks',
    'security',
    'servers',
    'parameters',
    'requestBody',
    'responses',
  ],
  parameter: [
    'name',
    'in',
    'required',
    'description',
    'deprecated',
    'style',
    'explode',
    'allowReserved',
    'schema',
    'content',
    'example',
    'examples',
    '$ref',
  ],
  header: ['required', 'description', 'deprecated', 'schema', 'example', 'examples', '$ref'],
  requestBody: ['description', 'content', 'required', '$ref'],
  pathItem: ['summary', 'description', 'servers', 'parameters', '$ref', ...METHODS],
  mediaType: ['schema', 'example', 'examples', 'encoding'],
  response: ['description', 'headers', 'content', 'links', '$ref'],
  server: ['url', 'description'],
} as const

/** Reports keywords that no rule reads, so that a change of them is seen and judged by a person. */
export function compareUnread(
  walk: Comparison,
  kind: keyof typeof READ,
  old: SourceLocation,
  now: SourceLocation,
  about: { readonly subject: string; readonly at: string },
): void {
  const [was, is] = [old.value, now.value].map((value) => (isObject(value) ? value : {})) as [JsonObject, JsonObject]
  const read = new Set<string>(READ[kind])
  for (const name of new Set([...Object.keys(was), ...Object.keys(is)]))
    if (!read.has(name) && !name.startsWith('x-') && !isSame(was[name], is[name]))
      walk.found({
        ...about,
        what: 'unread',
        kind: 'modified',
        attribute: name,
        spot: now,
        before: was[name],
        after: is[name],
      })
}
