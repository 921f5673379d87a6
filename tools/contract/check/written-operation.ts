import {
  below,
  isObject,
  locationAt,
  pointerOf,
  referenceIn,
  resolved,
  targetOf,
  type Json,
  type JsonObject,
  type SourceLocation,
} from './documents.ts'
import { isSame, type Comparison, type DiffContext } from './difference.ts'

export const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'] as const

/** An operation as it is written in the documents, with its path. */
export interface Written {
  readonly path: string
  readonly method: string
  readonly item: SourceLocation
  readonly spot: SourceLocation
}

export const textOf = (value: Json | undefined): string | undefined => (typeof value === 'string' ? value : undefined)

/** The JSON pointer to an operation in the document. */
export const atOf = ({ path, method }: Written): string => `#${pointerOf(['paths', path, method])}`

/** The comparison context for a part of an operation. */
export const context = (old: Written, side: DiffContext['side'], subject: string): DiffContext => ({
  at: atOf(old),
  side,
  subject,
})

/**
 * True if a reference now has another target, although its old target still exists. Differences are then reported at
 * the reference, because the reference changed and the old target did not.
 */
export function isRepointed(walk: Comparison, old: SourceLocation, now: SourceLocation): boolean {
  const [was, is] = [referenceIn(old), referenceIn(now)]
  if (was === undefined || is === undefined) return false
  const [left, right] = [targetOf(old.file, was), targetOf(now.file, is)]
  return left !== right && locationAt(walk.head, left).value !== undefined
}

/** The names of the extensions that a part of the documents has in either revision. */
export const extensionsIn = (was: JsonObject, is: JsonObject): string[] =>
  [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => name.startsWith('x-'))

/** Keywords that the comparison handles, or that have no effect on users, for each kind of object. */
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
  tag: ['name', 'description', 'externalDocs'],
} as const
/** Kinds of objects whose extensions (`x-…`) another function compares. */
const WITH_EXTENSIONS_COMPARED: ReadonlySet<string> = new Set([
  'document',
  'pathItem',
  'operation',
  'parameter',
  'requestBody',
  'response',
])

/**
 * Reports changed keywords for which there is no rule, so that a person judges the change. Changed extensions are
 * reported too, except for the kinds of objects in WITH_EXTENSIONS_COMPARED.
 */
export function compareUnread(
  walk: Comparison,
  kind: keyof typeof READ,
  old: SourceLocation,
  now: SourceLocation,
  about: { readonly subject: string; readonly at: string },
): void {
  const [was, is] = [old.value, now.value].map((value) => (isObject(value) ? value : {})) as [JsonObject, JsonObject]
  const read = new Set<string>(READ[kind])
  for (const attribute of new Set([...Object.keys(was), ...Object.keys(is)])) {
    const isExtension = attribute.startsWith('x-')
    if (read.has(attribute) || (isExtension && WITH_EXTENSIONS_COMPARED.has(kind))) continue
    const [before, after] = [resolved(walk.base, below(old, attribute)), resolved(walk.head, below(now, attribute))]
    if (!isSame(before, after))
      walk.found({
        ...about,
        what: isExtension ? 'extension' : 'unread',
        kind: 'modified',
        attribute,
        spot: now,
        before,
        after,
      })
  }
}
