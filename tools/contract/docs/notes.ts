import { readFailureName, readStatuses, readTimeout, type Operation } from '../../generate/contracts/operation.ts'
import type { Contract } from '../../generate/contracts/read-contract.ts'
import { generatedNames } from '../calls/facts.ts'
import { exampleRequest, isForm } from '../requests/examples.ts'
import { curlOf } from '../verify/service.ts'
import type { Consumer } from '../check/consumers.ts'

/** The sandbox on the reader's machine and one of its members, for the sample requests in the documentation. */
const HERE = {
  bases: { account: 'http://localhost:4010/accounts', member: 'http://localhost:4010/members' },
  login: 'default@example.com',
  password: 'Welcome2portal',
}

/**
 * Adds notes for readers to the document of a service. Each operation gets its id, the meaning of its extensions, its
 * users in the portal, and the request as a curl command and as code of a page. Changes and deprecations come first.
 * `usersOf` returns the users of an operation.
 */
export function withNotes(contract: Contract, usersOf: (operationId: string) => Consumer, changes = ''): object {
  const document = structuredClone(contract.document) as unknown as {
    info: { description?: string }
    paths: Record<string, Record<string, object>>
  }
  document.info.description = [document.info.description ?? '', willGo(contract), changes].filter(Boolean).join('\n\n')
  for (const operation of contract.operations) {
    const { path, method, object } = operation
    const given = document.paths[path]![method] as {
      summary?: string
      description?: string
      deprecated?: boolean
      'x-sunset'?: string
    }
    const notes = [
      `**\`${object.operationId}\`**${given['x-sunset'] ? ` - may go after ${given['x-sunset']}` : ''}`,
      given.description ?? '',
      `${behaviourOf(operation).join('. ')}.`,
      codeOf(operation),
      usedBy(usersOf(object.operationId)),
    ]
    document.paths[path]![method] = {
      ...given,
      description: notes.filter(Boolean).join('\n\n'),
      'x-codeSamples': samplesOf(contract, operation),
    }
  }
  return document
}

/** The deprecated operations, with the last day until which each of them is guaranteed. */
function willGo({ operations }: Contract): string {
  const deprecated = operations
    .map(({ object }) => object as typeof object & { readonly deprecated?: boolean; readonly 'x-sunset'?: string })
    .filter(({ deprecated: isDeprecated }) => isDeprecated)
  const lines = deprecated.map(
    ({ operationId, 'x-sunset': day }) => `- \`${operationId}\`${day ? `, after ${day}` : ''}`,
  )
  return lines.length > 0 ? `# Will go\n\n${lines.join('\n')}` : ''
}

/** Describes the extensions of an operation in sentences. */
function behaviourOf(operation: Operation): string[] {
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

function usedBy({ pages, everyPage, forms }: Consumer): string {
  const areas = [...Map.groupBy(pages, (id) => id.split('.')[0]!)].map(([area, ids]) =>
    ids.length > 6 ? `${area} (${ids.length} pages)` : ids.join(', '),
  )
  const who = [...(everyPage ? ['the frame of every page'] : []), ...areas]
  return [`Used by: ${who.join(', ') || 'no page yet'}.`, forms.length > 0 ? `Asked for in: ${forms.join(', ')}.` : '']
    .filter(Boolean)
    .join(' ')
}

/** Sample code of a page that uses the operation. It is empty for a static file, for which no call is generated. */
function codeOf(operation: Operation): string {
  const [, query, , hook, download] = generatedNames(operation.object.operationId)
  if (operation.object['x-static']) return ''
  if (operation.object['x-download']) return `In the portal: \`${download}()\`.`
  if (operation.method !== 'get') return `In the portal: \`const { mutateAsync } = ${hook}()\`.`
  return `In the portal: ${operation.object['x-cache'] === 'none' ? `\`${query}()\`` : `\`const { data } = ${hook}()\``}.`
}

function samplesOf({ document }: Contract, operation: Operation): object[] {
  if (isForm(operation) || operation.object['x-static']) return []
  return [
    { lang: 'Shell', label: 'curl', source: curlOf(HERE, operation, exampleRequest(document, operation), true, 'en') },
  ]
}
