import type { Change } from './diff.ts'
import { keyOf, propertyPath, type PropertyOf, type Uses } from './uses.ts'

/**
 * The properties of named types that a change affects. A change of a whole format affects every property with that
 * format.
 */
export function propertiesOf({ component, keys, sides }: Change, uses: Uses): PropertyOf[] {
  const property = propertyPath(keys)
  if (property) return [{ component, property }]
  return sides.length > 0 && !/\/paths\//.test(component)
    ? uses.propertiesTyped(component).filter((each) => each.property !== '')
    : []
}

/** The operations that a change affects: the operation that contains the change, or all that use the changed part. */
export function operationsOf(change: Change, before: Uses, after: Uses): string[] {
  const [, , path = '', method] = change.at.split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  const known = [...before.operations, ...after.operations]
  const here = known
    .filter(([, each]) => each.service === change.service && each.path === path && each.method === method)
    .map(([id]) => id)
  const users = known.filter(([, { components }]) => components.has(change.component)).map(([id]) => id)
  // a shared part affects all operations that use it, in whichever of them the check finds the change
  return [...new Set([...(users.length > 0 && change.sides.length > 0 ? [] : here), ...users])]
}

/** Changes of the service's address or of its token affect every call of the service. */
export const isEveryCall = ({ at, rule, severity }: Change): boolean =>
  (/^#\/(?:servers|security|components\/securitySchemes)/.test(at) && severity !== 'editorial') ||
  (at === '#/info' && rule === 'meaning') ||
  (at === '#/' && severity === 'breaking')

/**
 * Whether a change adds a part that no caller has to use. A new failure does not count, because the portal shows
 * failures of every call.
 */
export const isNewAndOptional = ({ kind, severity, what }: Change): boolean =>
  (kind === 'added' || what === 'security-added') &&
  severity === 'additive' &&
  !['failure-added', 'operation-added', 'operation-aliased'].includes(what)

/** Whether a request of an operation holds the part that changed. */
export const sends = (operationId: string, change: Change, uses: Uses): boolean => {
  const facts = uses.operations.get(operationId)
  return (
    facts !== undefined &&
    (facts.sent.has(change.component) || /\/paths\/|\/openapi\.yaml#\/(?!components\/)/.test(change.component))
  )
}

export const nameOf = ({ component, property }: PropertyOf): string => `${component.split('/').at(-1)}.${property}`

/** The properties whose readers have to be found, over all changes. */
export const propertiesToProbe = (changes: readonly Change[], uses: Uses): PropertyOf[] => [
  ...new Map(
    changes
      .filter(({ what, severity }) => what !== 'property-added' && severity !== 'editorial')
      .flatMap((change) => propertiesOf(change, uses))
      .map((each) => [keyOf(each), each]),
  ).values(),
]
