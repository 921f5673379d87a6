import {
  below,
  follow,
  isObject,
  merged,
  resolved,
  referenceIn,
  type Documents,
  type Json,
  type JsonObject,
  type SourceLocation,
} from './documents.ts'
import { isSame, pairUp, type Comparison, type DiffContext } from './difference.ts'
import { valuesDirection } from './directions.ts'
import { compareSchemas } from './schemas.ts'
import { atOf, compareUnread, context, extensionsIn, isRepointed, textOf, type Written } from './written-operation.ts'

/** Compares the request bodies of an operation. */
export function compareBodies(walk: Comparison, old: Written, now: Written, id: string): void {
  const [before, after] = [below(old.spot, 'requestBody'), below(now.spot, 'requestBody')]
  const about = { subject: `the request of ${id}`, at: atOf(old) }
  const needs = (documents: Documents, spot: SourceLocation) => merged(documents, spot)['required'] === true
  if (!before.value && !after.value) return
  if (!before.value)
    walk.found(
      {
        ...about,
        what: 'body-added',
        kind: 'added',
        spot: after,
        direction: needs(walk.head, after) ? 'narrower' : 'wider',
      },
      'request',
    )
  else if (!after.value) walk.found({ ...about, what: 'body-removed', kind: 'removed', spot: before }, 'request')
  else {
    const [was, is] = [needs(walk.base, before), needs(walk.head, after)]
    const direction = is ? 'narrower' : 'wider'
    if (was !== is)
      walk.found(
        {
          ...about,
          what: 'required',
          kind: 'modified',
          attribute: 'required',
          spot: after,
          before: was,
          after: is,
          direction,
        },
        'request',
      )
    const [left, right] = [follow(walk.base, before), follow(walk.head, after)]
    const [own, ownNow] = [merged(walk.base, before), merged(walk.head, after)]
    for (const attribute of ['description', ...extensionsIn(own, ownNow)])
      if (!isSame(own[attribute], ownNow[attribute]))
        walk.found({
          ...about,
          what: attribute === 'description' ? 'words' : 'extension',
          kind: 'modified',
          attribute,
          spot: right,
          before: own[attribute],
          after: ownNow[attribute],
        })
    compareUnread(walk, 'requestBody', left, right, about)
    compareContents(walk, left, right, context(old, 'request', `the request of ${id}`))
  }
}

/** Compares the media types of a body. For each, the schemas and the names of the examples are compared. */
export function compareContents(walk: Comparison, old: SourceLocation, now: SourceLocation, about: DiffContext): void {
  const typesIn = (spot: SourceLocation, name: string) => {
    const at = below(spot, name)
    // `application/json; charset=utf-8` is treated as application/json
    const keyOf = (key: string) => (name === 'content' ? key.split(';')[0]!.trim().toLowerCase() : key)
    return new Map(isObject(at.value) ? Object.keys(at.value).map((key) => [keyOf(key), below(at, key)]) : [])
  }
  const { both, gone, came } = pairUp(typesIn(old, 'content'), typesIn(now, 'content'))
  const { at, subject, side } = about
  for (const [type, spot] of gone)
    walk.found(
      {
        subject,
        at,
        what: 'media-type-removed',
        kind: 'removed',
        attribute: type,
        spot: about.via?.base ?? spot,
        before: type,
      },
      side,
    )
  for (const [type, spot] of came)
    walk.found(
      {
        subject,
        at,
        what: 'media-type-added',
        kind: 'added',
        attribute: type,
        spot: about.via?.head ?? spot,
        after: type,
        // an additional media type does not affect a client that names the expected type in its Accept header
        direction: side === 'request' ? 'wider' : gone.length === 0 ? 'narrower' : 'both',
      },
      side,
    )
  for (const [, before, after] of both) {
    if ([before, after].some(({ value }) => isObject(value) && 'schema' in value))
      compareSchemas(walk, below(before, 'schema'), below(after, 'schema'), about)
    compareUnread(walk, 'mediaType', before, after, about)
    compareEncodings(walk, below(before, 'encoding'), below(after, 'encoding'), about)
    for (const [name, spot] of pairUp(typesIn(before, 'examples'), typesIn(after, 'examples')).gone)
      walk.found({ subject, at, what: 'example-removed', kind: 'removed', attribute: name, spot, before: name })
  }
}

/**
 * Compares how the parts of a multipart form are encoded. Media types are compared as a list of values; any other
 * difference is reported as another serialisation.
 */
function compareEncodings(
  walk: Comparison,
  before: SourceLocation,
  after: SourceLocation,
  { at, subject, side }: DiffContext,
): void {
  const partsIn = ({ value }: SourceLocation) => (isObject(value) ? value : {}) as Record<string, JsonObject>
  const [was, is] = [partsIn(before), partsIn(after)]
  for (const part of new Set([...Object.keys(was), ...Object.keys(is)])) {
    const { contentType: old, ...oldRest } = was[part] ?? {}
    const { contentType: now, ...newRest } = is[part] ?? {}
    const typesIn = (value: Json | undefined) => textOf(value)?.split(/\s*,\s*/)
    const about = {
      subject: `the part ${part} of ${subject}`,
      at,
      spot: after.value === undefined ? before : after,
      kind: 'modified',
    } as const
    const values = valuesDirection(typesIn(old), typesIn(now))
    if (values) walk.found({ ...about, what: 'media-types', attribute: `${part}.contentType`, ...values }, side)
    if (!isSame(oldRest, newRest))
      walk.found(
        { ...about, what: 'serialization', attribute: `${part}.encoding`, before: oldRest, after: newRest },
        side,
      )
  }
}

/** Compares the responses of an operation and their headers. */
export function compareResponses(walk: Comparison, old: Written, now: Written, id: string): void {
  const [before, after] = [responsesOf(old), responsesOf(now)]
  const { both, gone, came } = pairUp(before, after)
  const about = (status: string) => ({ subject: `the answer ${status} of ${id}`, at: atOf(old) })
  const kindOf = (status: string, spot: SourceLocation) => (isSuccess(status, spot) ? 'success' : 'failure')
  for (const [status, spot] of gone)
    walk.found({
      ...about(status),
      what: `${kindOf(status, spot)}-removed`,
      kind: 'removed',
      attribute: status,
      spot,
      before: status,
    })
  for (const [status, spot] of came)
    walk.found({
      ...about(status),
      what: `${kindOf(status, spot)}-added`,
      kind: 'added',
      attribute: status,
      spot,
      after: status,
    })
  for (const [status, oldPlace, newPlace] of both) {
    const [left, right] = [follow(walk.base, oldPlace), follow(walk.head, newPlace)]
    const [was, is] = [left.value, right.value] as [JsonObject, JsonObject]
    const isElsewhere = isRepointed(walk, oldPlace, newPlace)
    const isShared = referenceIn(oldPlace) !== undefined && !isElsewhere
    const subject = isShared ? `the answer ${status} (${left.keys.at(-1)})` : about(status).subject
    if (isElsewhere)
      walk.found({
        ...about(status),
        what: 'response-repointed',
        kind: 'modified',
        attribute: status,
        spot: newPlace,
        before: left.keys.at(-1),
        after: right.keys.at(-1),
      })
    const modified = (what: string, attribute: string, from = was[attribute], to = is[attribute]) =>
      isSame(from, to) ||
      walk.found({
        at: atOf(old),
        subject,
        what,
        kind: 'modified',
        attribute,
        spot: isElsewhere ? newPlace : right,
        before: from,
        after: to,
      })
    for (const name of extensionsIn(was, is)) modified('extension', name)
    if (!isElsewhere) modified('words', 'description')
    modified(
      'callbacks',
      'links',
      resolved(walk.base, below(left, 'links')),
      resolved(walk.head, below(right, 'links')),
    )
    compareUnread(walk, 'response', left, right, { subject, at: atOf(old) })
    const inner = {
      ...context(old, 'answer', subject),
      ...(isElsewhere && { via: { base: oldPlace, head: newPlace } }),
    }
    compareHeaders(walk, left, right, inner)
    compareContents(walk, left, right, inner)
  }
}

const isSuccess = (status: string, { value }: SourceLocation): boolean =>
  /^[23]/.test(status) || (isObject(value) && value['x-as-data'] === true)

function responsesOf({ spot }: Written): Map<string, SourceLocation> {
  const at = below(spot, 'responses')
  return new Map(isObject(at.value) ? Object.keys(at.value).map((status) => [status, below(at, status)]) : [])
}

function compareHeaders(walk: Comparison, old: SourceLocation, now: SourceLocation, about: DiffContext): void {
  const headersIn = (spot: SourceLocation) => {
    const at = below(spot, 'headers')
    return new Map(isObject(at.value) ? Object.keys(at.value).map((name) => [name.toLowerCase(), below(at, name)]) : [])
  }
  const { both, gone, came } = pairUp(headersIn(old), headersIn(now))
  const subject = (name: string) => `the header ${name} of ${about.subject}`
  for (const [name, spot] of gone)
    walk.found(
      {
        subject: subject(name),
        at: about.at,
        what: 'header-removed',
        kind: 'removed',
        attribute: name,
        spot: about.via?.base ?? spot,
        before: name,
      },
      'answer',
    )
  for (const [name, spot] of came)
    walk.found(
      {
        subject: subject(name),
        at: about.at,
        what: 'header-added',
        kind: 'added',
        attribute: name,
        spot: about.via?.head ?? spot,
        after: name,
      },
      'answer',
    )
  for (const [name, left, right] of both) {
    const [before, after] = [follow(walk.base, left), follow(walk.head, right)]
    compareUnread(walk, 'header', before, after, { subject: subject(name), at: about.at })
    const [own, ownNow] = [merged(walk.base, left), merged(walk.head, right)]
    for (const attribute of ['description', 'deprecated'])
      if (!isSame(own[attribute], ownNow[attribute]))
        walk.found({
          subject: subject(name),
          at: about.at,
          what: attribute === 'description' ? 'words' : 'deprecated',
          kind: 'modified',
          attribute,
          spot: after,
          before: own[attribute],
          after: ownNow[attribute],
        })
    const [was, is] = [own['required'] === true, ownNow['required'] === true]
    const direction = is ? 'narrower' : 'wider'
    if (was !== is)
      walk.found(
        {
          subject: subject(name),
          at: about.at,
          what: 'required',
          kind: 'modified',
          attribute: 'required',
          spot: after,
          before: was,
          after: is,
          direction,
        },
        'answer',
      )
    if ([before, after].some(({ value }) => isObject(value) && 'schema' in value))
      compareSchemas(walk, below(before, 'schema'), below(after, 'schema'), { ...about, subject: subject(name) })
  }
}
