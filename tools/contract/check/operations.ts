import {
  below,
  follow,
  isObject,
  merged,
  referenceIn,
  resolved,
  locationAt,
  type Documents,
  type Json,
  type JsonObject,
  type SourceLocation,
} from './documents.ts'
import { canonical, isSame, pairUp, type Difference, type Comparison } from './difference.ts'
import { compareBodies, compareContents, compareResponses } from './bodies.ts'
import { isListOf } from './directions.ts'
import { renamesAmong } from './renames.ts'
import { compareSchemas } from './schemas.ts'
import {
  atOf,
  compareUnread,
  context,
  extensionsIn,
  isRepointed,
  METHODS,
  textOf,
  type Written,
} from './written-operation.ts'

/** Compares the documents of a service in two revisions. */
export function compareServices(walk: Comparison): void {
  const file = `openapi/${walk.service}/openapi.yaml`
  const [base, head] = [locationAt(walk.base, `${file}#`), locationAt(walk.head, `${file}#`)]
  const { both, gone, came } = pairUp(operationsIn(walk.base, base), operationsIn(walk.head, head))
  for (const [, old, now] of both) {
    const alias = came.findIndex(([, other]) => idIn(old) !== idIn(now) && idIn(other) === idIn(old))
    compareOperations(walk, old, now, base, head, alias >= 0)
    if (alias < 0) continue
    // the operation id still exists at another path, so code that calls the operation by its id is unaffected
    const [, other] = came.splice(alias, 1)[0]!
    walk.found({
      what: 'operation-aliased',
      kind: 'added',
      subject: nameOf(old),
      at: atOf(old),
      spot: other.spot,
      before: idIn(now),
      after: placeOf(other),
    })
    compareOperations(walk, old, other, base, head)
  }
  for (const [, old] of gone) {
    const id = idIn(old)
    const moved = came.findIndex(([, now]) => id !== undefined && idIn(now) === id)
    if (moved >= 0) {
      const [, now] = came.splice(moved, 1)[0]!
      walk.found({
        what: 'operation-moved',
        kind: 'modified',
        attribute: 'key',
        subject: nameOf(old),
        at: atOf(old),
        spot: old.spot,
        before: placeOf(old),
        after: placeOf(now),
      })
      compareOperations(walk, old, now, base, head)
    } else {
      const { 'x-sunset': sunset } = merged(walk.base, old.spot)
      walk.found({
        what: 'operation-removed',
        kind: 'removed',
        subject: nameOf(old),
        at: atOf(old),
        spot: old.spot,
        before: placeOf(old),
        sunset: textOf(sunset),
      })
    }
  }
  for (const [, now] of came)
    walk.found({
      what: 'operation-added',
      kind: 'added',
      subject: nameOf(now),
      at: atOf(now),
      spot: now.spot,
      after: placeOf(now),
    })
  const { version: _, ...info } = merged(walk.base, below(base, 'info'))
  const { version: __, ...infoNow } = merged(walk.head, below(head, 'info'))
  for (const attribute of new Set([...Object.keys(info), ...Object.keys(infoNow)]))
    if (!isSame(info[attribute], infoNow[attribute]))
      walk.found({
        what: 'words',
        kind: 'modified',
        attribute,
        subject: `the ${walk.service} service`,
        at: '#/info',
        spot: below(head, 'info'),
        before: info[attribute],
        after: infoNow[attribute],
      })
  compareNamed(walk, 'server', base, head, 'servers', 'url')
  compareNamed(walk, 'tag', base, head, 'tags', 'name')
  compareSchemes(walk, base, head)
  compareUnread(walk, 'document', base, head, { subject: `the ${walk.service} service`, at: '#/' })
  compareExtensions(walk, base, head, walk.service, '#/')
}

function operationsIn(documents: Documents, document: SourceLocation): Map<string, Written> {
  const paths =
    isObject(document.value) && isObject(document.value['paths']) ? Object.keys(document.value['paths']) : []
  return new Map(
    paths.flatMap((path) => {
      const item = follow(documents, below(document, 'paths', path))
      const methods = METHODS.filter((method) => isObject(item.value) && isObject(item.value[method]))
      // path parameters are compared by position, because their names are never sent
      return methods.map(
        (method) =>
          [
            `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`,
            { path, method, item, spot: below(item, method) },
          ] as const,
      )
    }),
  )
}

const idIn = ({ spot: { value } }: Written): string | undefined =>
  isObject(value) ? textOf(value['operationId']) : undefined
const placeOf = ({ method, path }: Written): string => `${method.toUpperCase()} ${path}`
const nameOf = (operation: Written): string => `${idIn(operation) ?? 'operation'} (${placeOf(operation)})`

function compareOperations(
  walk: Comparison,
  old: Written,
  now: Written,
  base: SourceLocation,
  head: SourceLocation,
  isAlias = false,
): void {
  const id = idIn(old) ?? placeOf(old)
  const about = { subject: nameOf(old), at: atOf(old), spot: now.spot }
  const modified = (what: string, attribute: string, before: unknown, after: unknown) =>
    isSame(before, after) || walk.found({ ...about, what, kind: 'modified', attribute, before, after })
  const [was, is] = [old.spot.value, now.spot.value] as [JsonObject, JsonObject]
  if (old.path !== now.path && old.path.replaceAll(/\{[^}]*\}/g, '{}') === now.path.replaceAll(/\{[^}]*\}/g, '{}'))
    modified('path-parameter-renamed', 'path', old.path, now.path)
  if (!isAlias) modified('operation-id', 'operationId', was['operationId'], is['operationId'])
  const stale =
    is['x-cache'] === 'none' && was['x-cache'] === 'session' ? invalidatedBy(walk.head, head, id) : undefined
  if (stale !== undefined) modified('kept-no-more', 'x-cache', undefined, stale)
  for (const name of ['summary', 'description'])
    if (isObject(old.item.value) && isObject(now.item.value))
      modified('words', name, old.item.value[name], now.item.value[name])
  compareUnread(walk, 'pathItem', old.item, now.item, about)
  if (isObject(old.item.value) && isObject(now.item.value))
    compareExtensions(walk, old.item, now.item, about.subject, about.at)
  modified('tags', 'tags', was['tags'], is['tags'])
  for (const name of ['summary', 'description']) modified('words', name, was[name], is[name])
  modified('deprecated', 'deprecated', was['deprecated'] ?? false, is['deprecated'] ?? false)
  modified('sunset', 'x-sunset', was['x-sunset'], is['x-sunset'])
  const callbacks = [
    resolved(walk.base, below(old.spot, 'callbacks')),
    resolved(walk.head, below(now.spot, 'callbacks')),
  ]
  modified('callbacks', 'callbacks', callbacks[0], callbacks[1])
  compareExtensions(walk, old.spot, now.spot, about.subject, about.at, stale === undefined ? [] : ['x-cache'])
  compareSecurity(walk, old, now, base, head)
  compareNamed(walk, 'server', old.item, now.item, 'servers', 'url')
  compareNamed(walk, 'server', old.spot, now.spot, 'servers', 'url')
  compareUnread(walk, 'operation', old.spot, now.spot, about)
  compareParameters(walk, old, now, id)
  compareBodies(walk, old, now, id)
  compareResponses(walk, old, now, id)
}

/** The id of a write that invalidates the cached responses of the operation `id`; undefined if no write does. */
function invalidatedBy(documents: Documents, document: SourceLocation, id: string): string | undefined {
  const write = [...operationsIn(documents, document).values()].find(({ spot: { value } }) => {
    const stale = isObject(value) ? value['x-invalidates'] : undefined
    return Array.isArray(stale) && stale.includes(id)
  })
  return write && idIn(write)
}

function compareExtensions(
  walk: Comparison,
  old: SourceLocation,
  now: SourceLocation,
  subject: string,
  at: string,
  told: readonly string[] = [],
): void {
  const [was, is] = [old.value, now.value].map((value) => (isObject(value) ? value : {})) as [JsonObject, JsonObject]
  for (const name of extensionsIn(was, is)) {
    if (name === 'x-sunset' || told.includes(name) || isSame(was[name], is[name])) continue
    walk.found({
      what: 'extension',
      kind: 'modified',
      attribute: name,
      subject,
      at,
      spot: now,
      before: was[name],
      after: is[name],
    })
  }
}

/**
 * Compares the security of an operation. An operation without its own security has that of the service. A change of the
 * service's security is reported once, not for each operation.
 */
function compareSecurity(
  walk: Comparison,
  old: Written,
  now: Written,
  base: SourceLocation,
  head: SourceLocation,
): void {
  const ownerOf = (spot: SourceLocation, document: SourceLocation) =>
    isObject(spot.value) && 'security' in spot.value ? spot : document
  const [from, to] = [ownerOf(old.spot, base), ownerOf(now.spot, head)]
  const [before, after] = [from, to].map((spot) => (spot.value as JsonObject)['security'] ?? [])
  const inOrder = (alternatives: Json | undefined) =>
    Array.isArray(alternatives) ? alternatives.map(canonical).toSorted() : alternatives
  if (isSame(inOrder(before), inOrder(after))) return
  const isOfAll = from === base && to === head
  const about = isOfAll
    ? { subject: `the ${walk.service} service`, at: '#/security', spot: head }
    : { subject: nameOf(old), at: atOf(old), spot: now.spot }
  walk.found({
    ...about,
    what: isStillAccepted(before, after) ? 'security-added' : 'security',
    kind: 'modified',
    attribute: 'security',
    before,
    after,
  })
}

/**
 * True if every token that was accepted is still accepted. Returns false if the list was empty before, because then no
 * token was needed.
 */
function isStillAccepted(before: Json | undefined, after: Json | undefined): boolean {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length === 0) return false
  return before.every((each) => after.some((other) => isEnough(each as Requirement, other as Requirement)))
}

type Requirement = Readonly<Record<string, readonly string[]>>

/**
 * True if a token for one requirement also satisfies another. Both requirements must name the same schemes, and the
 * token must have every scope that the other requirement names.
 */
const isEnough = (token: Requirement, asked: Requirement): boolean =>
  isSame(Object.keys(token).toSorted(), Object.keys(asked).toSorted()) &&
  Object.entries(asked).every(([scheme, scopes]) => scopes.every((scope) => token[scheme]!.includes(scope)))

/** Compares lists whose items are identified by a text: servers by URL, and tags by name. */
function compareNamed(
  walk: Comparison,
  what: 'server' | 'tag',
  old: SourceLocation,
  now: SourceLocation,
  list: string,
  nameKey: string,
): void {
  const partsIn = (spot: SourceLocation) => {
    const parts = isObject(spot.value) && Array.isArray(spot.value[list]) ? spot.value[list] : []
    return new Map(
      parts.map((part, index) => [textOf((part as JsonObject)[nameKey]) ?? '', below(spot, list, String(index))]),
    )
  }
  const { both, gone, came } = pairUp(partsIn(old), partsIn(now))
  const about = (name: string) => ({ subject: `${what} ${name}`, at: `#/${list}` })
  for (const [name, spot] of gone)
    walk.found({ ...about(name), what: `${what}-removed`, kind: 'removed', spot, before: name })
  for (const [name, spot] of came)
    walk.found({ ...about(name), what: `${what}-added`, kind: 'added', spot, after: name })
  for (const [name, before, after] of both) {
    compareUnread(walk, what, before, after, about(name))
    const [was, is] = [before, after].map(({ value }) => (value as JsonObject)['description'])
    if (!isSame(was, is))
      walk.found({
        ...about(name),
        what: 'words',
        kind: 'modified',
        attribute: 'description',
        spot: after,
        before: was,
        after: is,
      })
  }
}

function compareSchemes(walk: Comparison, base: SourceLocation, head: SourceLocation): void {
  const schemesIn = (spot: SourceLocation) => {
    const at = below(spot, 'components', 'securitySchemes')
    return new Map(isObject(at.value) ? Object.keys(at.value).map((name) => [name, below(at, name)]) : [])
  }
  const { both, gone, came } = pairUp(schemesIn(base), schemesIn(head))
  const about = (name: string) => ({
    subject: `the security scheme ${name}`,
    at: `#/components/securitySchemes/${name}`,
  })
  for (const [name, spot] of gone)
    walk.found({ ...about(name), what: 'scheme-removed', kind: 'removed', spot, before: spot.value })
  for (const [name, spot] of came)
    walk.found({ ...about(name), what: 'scheme-added', kind: 'added', spot, after: spot.value })
  for (const [name, before, after] of both) {
    // `bearerFormat` is only a hint for readers, like a description
    const { description: words, bearerFormat: hint, ...rules } = before.value as JsonObject
    const { description: wordsNow, bearerFormat: hintNow, ...rulesNow } = after.value as JsonObject
    const modified = (what: string, attribute: string, was: unknown, is: unknown) =>
      isSame(was, is) ||
      walk.found({ ...about(name), what, kind: 'modified', attribute, spot: after, before: was, after: is })
    modified('scheme-changed', 'scheme', rules, rulesNow)
    modified('words', 'description', words, wordsNow)
    modified('words', 'bearerFormat', hint, hintNow)
  }
}

/** The parameters by location and name. Path parameters are identified by their position instead of their name. */
function parametersOf(documents: Documents, { item, spot, path }: Written): Map<string, SourceLocation> {
  const named = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name)
  const lists = [item, spot].flatMap((owner) => {
    const list = isObject(owner.value) ? owner.value['parameters'] : undefined
    return Array.isArray(list) ? list.map((_, index) => below(owner, 'parameters', String(index))) : []
  })
  return new Map(
    lists.map((each) => {
      // the linter rejects a parameter without `name` or `in`, but a contract from elsewhere may contain such a
      // parameter
      const { name = '', in: place = '' } = merged(documents, each) as { name?: string; in?: string }
      return [
        `${place} ${place === 'path' ? named.indexOf(name) : place === 'header' ? name.toLowerCase() : name}`,
        each,
      ]
    }),
  )
}

function compareParameters(walk: Comparison, old: Written, now: Written, id: string): void {
  const { both, gone, came } = pairUp(parametersOf(walk.base, old), parametersOf(walk.head, now))
  const say = ({ name, ...difference }: Omit<Difference, 'subject' | 'at'> & { name: unknown }) =>
    walk.found({ ...difference, subject: `the parameter ${String(name)} of ${id}`, at: atOf(old) }, 'request')
  // path parameters are left out, because their names are never sent
  const isNamed = ([key]: readonly [string, SourceLocation]) => !key.startsWith('path ')
  const renames = renamesAmong(gone.filter(isNamed).map(named(walk.base)), came.filter(isNamed).map(named(walk.head)))
  for (const [key, spot] of gone) {
    const { name, in: place, 'x-sunset': sunset } = merged(walk.base, spot)
    const twin = renames.get(key)
    if (twin !== undefined) {
      const [[, other]] = came.splice(
        came.findIndex(([each]) => each === twin),
        1,
      ) as [[string, SourceLocation]]
      const { name: after } = merged(walk.head, other)
      const isShared = referenceIn(spot) !== undefined && referenceIn(spot) === referenceIn(other)
      walk.found(
        {
          what: 'parameter-renamed',
          kind: 'modified',
          attribute: 'name',
          subject: `the parameter ${textOf(name)}${isShared ? '' : ` of ${id}`}`,
          at: atOf(old),
          spot: isShared ? follow(walk.head, other) : other,
          before: name,
          after,
        },
        'request',
      )
      continue
    }
    const moved = came.findIndex(([, other]) => merged(walk.head, other)['name'] === name)
    const target = moved < 0 ? undefined : merged(walk.head, came.splice(moved, 1)[0]![1])['in']
    if (target === undefined)
      say({ name, what: 'parameter-removed', kind: 'removed', spot, before: name, sunset: textOf(sunset) })
    else if (target !== place)
      say({ name, what: 'parameter-moved', kind: 'modified', attribute: 'in', spot, before: place, after: target })
  }
  for (const [, spot] of came) {
    const { name, required } = merged(walk.head, spot)
    say({
      name,
      what: 'parameter-added',
      kind: 'added',
      spot,
      after: name,
      direction: required === true ? 'narrower' : 'wider',
    })
  }
  for (const [, before, after] of both) {
    const [was, is] = [merged(walk.base, before), merged(walk.head, after)]
    const [oldSpot, newSpot] = [follow(walk.base, before), follow(walk.head, after)]
    // a change of a shared parameter is reported once, not for each operation
    const isElsewhere = isRepointed(walk, before, after)
    const isShared = referenceIn(before) !== undefined && !isElsewhere
    const subject = `the parameter ${textOf(was['name'])}${isShared ? '' : ` of ${id}`}`
    const about = { ...context(old, 'request', subject), ...(isElsewhere && { via: { base: before, head: after } }) }
    const modified = (
      what: string,
      attribute: string,
      from: unknown,
      to: unknown,
      direction?: Difference['direction'],
    ) =>
      isSame(from, to) ||
      walk.found(
        {
          subject,
          at: atOf(old),
          what,
          kind: 'modified',
          attribute,
          spot: isElsewhere ? after : newSpot,
          before: from,
          after: to,
          ...(direction && { direction }),
        },
        'request',
      )
    modified(
      'required',
      'required',
      was['required'] ?? false,
      is['required'] ?? false,
      is['required'] === true ? 'narrower' : 'wider',
    )
    const list = listInstead(walk, is, oldSpot, newSpot)
    if (list) {
      modified(list.what, 'schema', list.before, list.after)
      continue
    }
    // `explode` has no effect on a string, a number or a boolean
    const isScalar = [merged(walk.base, below(oldSpot, 'schema')), merged(walk.head, below(newSpot, 'schema'))].some(
      ({ type }) => SCALARS.has(type),
    )
    for (const attribute of isScalar ? ['style', 'allowReserved'] : ['style', 'explode', 'allowReserved'])
      modified('serialization', attribute, written(was, attribute), written(is, attribute))
    modified('words', 'description', was['description'], is['description'])
    modified('deprecated', 'deprecated', was['deprecated'] ?? false, is['deprecated'] ?? false)
    modified('sunset', 'x-sunset', was['x-sunset'], is['x-sunset'])
    for (const name of extensionsIn(was, is)) if (name !== 'x-sunset') modified('extension', name, was[name], is[name])
    compareUnread(walk, 'parameter', oldSpot, newSpot, { subject, at: atOf(old) })
    if ('schema' in was || 'schema' in is)
      compareSchemas(walk, below(oldSpot, 'schema'), below(newSpot, 'schema'), about)
    compareContents(walk, oldSpot, newSpot, about)
  }
}

/** The name of a parameter, and its other content as text for comparison. Descriptions and examples are left out. */
const named =
  (documents: Documents) =>
  ([name, spot]: readonly [string, SourceLocation]) => {
    const { name: _, description: __, example: ___, ...content } = merged(documents, spot)
    return { name, content: canonical(content) }
  }

/**
 * Recognises a text parameter that becomes a list, such as `dins`. `list-joined` means that the list is sent joined
 * with commas, exactly as the text was, and that the parts of the text are valid items. `list-exploded` means that each
 * item is sent separately. Returns undefined for any other change.
 */
function listInstead(
  walk: Comparison,
  is: JsonObject,
  oldSpot: SourceLocation,
  newSpot: SourceLocation,
): { what: string; before: string; after: string } | undefined {
  const [text, list] = [merged(walk.base, below(oldSpot, 'schema')), merged(walk.head, below(newSpot, 'schema'))]
  if (text['type'] !== 'string' || list['type'] !== 'array') return undefined
  const name = textOf(is['name']) ?? ''
  const style = textOf(written(is, 'style')) ?? ''
  const isJoined = written(is, 'explode') === false && ['form', 'simple'].includes(style)
  const after = `${name}=a&${name}=b`
  if (!isJoined) return { what: 'list-exploded', before: `${name}=a,b`, after }
  const items = merged(walk.head, below(follow(walk.head, below(newSpot, 'schema')), 'items'))
  return isListOf(text, items, list) ? { what: 'list-joined', before: `${name}=a,b`, after: 'array' } : undefined
}

const SCALARS: ReadonlySet<Json | undefined> = new Set(['string', 'number', 'integer', 'boolean'])

/** The serialisation of a parameter, with the defaults of OpenAPI filled in. */
function written(parameter: JsonObject, attribute: string): Json {
  const style = parameter['style'] ?? (parameter['in'] === 'query' || parameter['in'] === 'cookie' ? 'form' : 'simple')
  if (attribute === 'style') return style
  return parameter[attribute] ?? (attribute === 'explode' && style === 'form')
}
