/** What a change means for those who use the service: `breaking` needs a new major version, `additive` a minor one, `editorial` a patch. */
export type Severity = 'breaking' | 'additive' | 'editorial'
export const SEVERITIES = ['breaking', 'additive', 'editorial'] as const

interface Judged {
  readonly kind: 'added' | 'removed' | 'modified'
  readonly node: string
  readonly attribute: string | undefined
  readonly at: string
  readonly before: unknown
  readonly after: unknown
  /** what Redocly thinks, for a consumer it does not know */
  readonly rated: 'major' | 'minor' | 'patch'
  readonly said: string
}

const RATED: Record<Judged['rated'], Severity> = { major: 'breaking', minor: 'additive', patch: 'editorial' }
const UPPER = ['maxLength', 'maximum', 'maxItems', 'maxProperties', 'exclusiveMaximum']
const LOWER = ['minLength', 'minimum', 'minItems', 'minProperties', 'exclusiveMinimum']

/** Redocly's verdict, made stricter or milder where the portal is known: it checks each answer, and takes names from the contract. */
export function judge(change: Judged): { severity: Severity; sentence: string } {
  const { kind, node, attribute = '', before, after, rated, said } = change
  const verdict = (severity: Severity, sentence: string) => ({ severity, sentence })
  const subject = subjectOf(change)
  const wentFromTo = `${attribute} of ${subject} went from ${show(before)} to ${show(after)}.`
  if (node === 'PathItem' && attribute === 'key')
    return verdict('breaking', `The path ${String(before)} became ${String(after)}: parameters are known by their names.`)
  if (node === 'Parameter' && attribute === 'name')
    return verdict('breaking', `The parameter ${show(before)} became ${show(after)}: generated code knows it by its name.`)
  if (node.startsWith('SecurityRequirement'))
    return verdict(
      'breaking',
      kind === 'added' && isEmpty(after)
        ? `${subject} asks for no token any more, so the portal would send none.`
        : `What ${subject} asks of the token changed.`,
    )
  if (node === 'Response' && kind === 'added') {
    const status = change.at.split('/').at(-1)!
    return status.startsWith('2')
      ? verdict('breaking', `A new answer ${status}: the portal must know what it means before it arrives.`)
      : verdict('additive', `A new failure ${status}, shown with the text of the service.`)
  }
  const widened = UPPER.includes(attribute) || LOWER.includes(attribute) ? widening(attribute, before, after) : undefined
  if (widened !== undefined)
    return verdict(
      widened > 0 ? 'additive' : rated === 'major' ? 'breaking' : 'additive',
      `${wentFromTo} ${widened > 0 ? 'More is allowed.' : 'Less is allowed.'}`,
    )
  if (attribute === 'pattern' && after === undefined) return verdict('additive', `${subject} has no pattern any more.`)
  if (attribute.startsWith('x-')) return verdict('additive', `${wentFromTo} The portal behaves differently once it is generated.`)
  return verdict(RATED[rated], said || (kind === 'modified' ? wentFromTo : `${capital(subject)} was ${kind}.`))
}

/** Positive when more is allowed than before; an absent bound allows everything. */
function widening(attribute: string, before: unknown, after: unknown): number {
  if (after === undefined) return 1
  if (before === undefined) return -1
  return UPPER.includes(attribute) ? Number(after) - Number(before) : Number(before) - Number(after)
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0
const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1)

function subjectOf({ node, at, before, after }: Judged): string {
  const keys = at.split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  const last = keys.at(-1) ?? ''
  if (node === 'Schema') return keys.at(-2) === 'properties' ? `the property ${last}` : 'the schema'
  if (node === 'Operation' || node.startsWith('SecurityRequirement')) return `${(keys[3] ?? '').toUpperCase()} ${keys[2] ?? last}`
  if (node === 'Parameter') return `the parameter ${nameIn(after) ?? nameIn(before) ?? last}`
  if (node === 'PathItem') return `the path ${last}`
  if (node === 'Response') return `the answer ${last}`
  return `${node} ${last}`
}

const nameIn = (value: unknown): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const { operationId, name } = value as { operationId?: unknown; name?: unknown }
  return typeof operationId === 'string' ? operationId : typeof name === 'string' ? name : undefined
}

function show(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 80 ? `${text.slice(0, 77)}...` : text
}
