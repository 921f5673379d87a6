import type { Change } from './diff.ts'
import { keyOf, propertyPath, type PropertyOf, type Uses } from './uses.ts'

/**
 * The properties of named schemas that a change affects. If a shared format such as a date changes, these are all
 * properties with that format.
 */
export function propertiesOf({ component, keys, sides }: Change, uses: Uses): PropertyOf[] {
  const property = propertyPath(keys)
  if (property) return [{ component, property }]
  return sides.length > 0 && !/\/paths\//.test(component)
    ? uses.propertiesTyped(component).filter((each) => each.property !== '')
    : []
}

/**
 * The operations that a change affects. A change inside an operation affects this operation; a change of a component
 * affects all operations that use the component.
 */
export function operationsOf(change: Change, before: Uses, after: Uses): string[] {
  const [, , path = '', method] = change.at.split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  const known = [...before.operations, ...after.operations]
  const here = known
    .filter(([, each]) => each.service === change.service && each.path === path && each.method === method)
    .map(([id]) => id)
  const users = known.filter(([, { components }]) => components.has(change.component)).map(([id]) => id)
  // a change of a shared component affects every operation that uses it, even if the difference was found in only one
  // of them
  return [...new Set([...(users.length > 0 && change.sides.length > 0 ? [] : here), ...users])]
}

/** True if a change affects every call of the service, such as a change of the service's URL or token. */
export const isEveryCall = ({ at, rule, severity }: Change): boolean =>
  (/^#\/(?:servers|security|components\/securitySchemes)/.test(at) && severity !== 'editorial') ||
  (at === '#/info' && rule === 'meaning') ||
  (at === '#/' && severity === 'breaking')

/**
 * True if a change adds something that callers may ignore. A new error response does not count, because callers cannot
 * ignore it: the portal shows the errors of every call.
 */
export const isNewAndOptional = ({ kind, severity, what }: Change): boolean =>
  (kind === 'added' || what === 'security-added') &&
  severity === 'additive' &&
  !['failure-added', 'operation-added', 'operation-aliased'].includes(what)

/** True if a request of the operation contains the changed part. */
export const sends = (operationId: string, change: Change, uses: Uses): boolean => {
  const facts = uses.operations.get(operationId)
  return (
    facts !== undefined &&
    (facts.sent.has(change.component) || /\/paths\/|\/openapi\.yaml#\/(?!components\/)/.test(change.component))
  )
}

export const nameOf = ({ component, property }: PropertyOf): string => `${component.split('/').at(-1)}.${property}`

/**
 * The properties that the changes affect and whose uses must be found in the portal's code. Added properties and
 * editorial changes are left out.
 */
export const propertiesToProbe = (changes: readonly Change[], uses: Uses): PropertyOf[] => [
  ...new Map(
    changes
      .filter(({ what, severity }) => what !== 'property-added' && severity !== 'editorial')
      .flatMap((change) => propertiesOf(change, uses))
      .map((each) => [keyOf(each), each]),
  ).values(),
]
