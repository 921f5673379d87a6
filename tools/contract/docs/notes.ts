import { readFailureName, readStatuses, readTimeout, type Operation } from '../../generate/contracts/operation.ts'
import { generatedNames } from '../calls/facts.ts'
import type { Consumer } from '../check/consumers.ts'

/** Describes the extensions of an operation in sentences. */
export function behaviourOf(operation: Operation): string[] {
  const { object, service } = operation
  const name = readFailureName(object)
  const results = readStatuses(object).expected.filter((status) => status >= 300)
  return [
    object['x-localised'] ? 'The answer depends on the language' : '',
    object['x-cache'] === 'session' ? 'Kept for the session' : 'Asked for anew each time',
    `The portal waits ${readTimeout(object, service) / 1000} s`,
    results.length > 0 ? `${results.join(', ')} is a result, no failure` : '',
    object['x-download'] ? `Saved as ${object['x-download'].en}, ${object['x-download'].fr}` : '',
    object['x-invalidates'] ? `Makes stale: ${object['x-invalidates'].map((id) => `\`${id}\``).join(', ')}` : '',
    name === 'caller' ? 'The page shows a failure itself' : name ? `A failure is shown as \`${name}\`` : '',
    object['x-beyond'] ? 'Not in the specification, defined here' : '',
  ].filter(Boolean)
}

/** The pages and forms of the portal that use an operation or a property. */
export function usedBy({ pages, everyPage, forms }: Consumer): string {
  const areas = [...Map.groupBy(pages, (id) => id.split('.')[0]!)].map(([area, ids]) =>
    ids.length > 6 ? `${area} (${ids.length} pages)` : ids.join(', '),
  )
  const who = [...(everyPage ? ['the frame of every page'] : []), ...areas]
  return [`Used by: ${who.join(', ') || 'no page yet'}.`, forms.length > 0 ? `Asked for in: ${forms.join(', ')}.` : '']
    .filter(Boolean)
    .join(' ')
}

/** Sample code of a page that uses the operation. It is empty for a static file, for which no call is generated. */
export function codeOf(operation: Operation): string {
  const [, query, , hook, download] = generatedNames(operation.object.operationId)
  if (operation.object['x-static']) return ''
  if (operation.object['x-download']) return `In the portal: \`${download}()\`.`
  if (operation.method !== 'get') return `In the portal: \`const { mutateAsync } = ${hook}()\`.`
  return `In the portal: ${operation.object['x-cache'] === 'none' ? `\`${query}()\`` : `\`const { data } = ${hook}()\``}.`
}
