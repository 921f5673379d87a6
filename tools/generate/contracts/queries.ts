import { mkdirSync, writeFileSync } from 'node:fs'
import { isStatic, readFailureName, readStatuses, type ContractDocument, type Operation } from './operation.ts'
import { parametersOf, pascal, resolve, type Contract } from './read-contract.ts'

/** What a generated function needs to know of an operation. */
interface Shape {
  readonly id: string
  readonly summary: string
  readonly operation: Operation
  readonly path: readonly { readonly name: string; readonly type: string; readonly isSession: boolean }[]
  readonly params: { readonly type: string; readonly isRequired: boolean } | undefined
  readonly body: string | undefined
}

/** One generated function: its text, and the names it takes from elsewhere. */
interface Part {
  readonly text: string
  readonly values: readonly string[]
  readonly types: readonly string[]
}

/**
 * `generated/<service>/queries/<tag>.ts`, what pages use: for each read `xQuery` and the hook `useX`, for each write `xMutation` and `useX` with
 * what it makes stale (`x-invalidates`), for each document `downloadX` (`x-download`). Who is signed in is filled in (`x-source`). Beside the
 * calls, so that who only calls loads no React.
 */
export function writeQueries({ service, document, operations }: Contract, folder: string): void {
  const target = `${folder}/${service}/queries`
  mkdirSync(target, { recursive: true })
  const byTag = Map.groupBy(
    operations.filter((each) => !isStatic(each)),
    ({ object }) => object.tags[0]!,
  )
  for (const [tag, some] of byTag) {
    const parts = some.flatMap((operation) => partsOf(shapeOf(operation, document)))
    const text = parts.map((part) => part.text).join('\n')
    const unique = (names: readonly string[]) => [...new Set(names)].toSorted().join(', ')
    const imported = (names: readonly string[], from: string, kind = 'import') => {
      const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(text))
      return used.length > 0 ? [`${kind} { ${used.join(', ')} } from '${from}'`] : []
    }
    const types = unique(parts.flatMap((part) => part.types))
    writeFileSync(
      `${target}/${tag}.ts`,
      [
        '/** Hooks of the portal. Generated from the contracts. Do not edit. */',
        ...imported(['useMutation', 'useSuspenseQuery'], '@tanstack/react-query'),
        ...imported(['savePdf'], '../../../src/platform/download/save-file.ts'),
        ...imported(['OperationOptions'], '../../../src/platform/http/client.ts', 'import type'),
        ...imported(['memberQuery', 'query'], '../../../src/platform/query/query.ts'),
        ...imported(['memberId'], '../../../src/platform/session/session-store.ts'),
        `import { ${unique(parts.flatMap((part) => part.values))} } from '../client/${tag}.ts'`,
        ...(types ? [`import type { ${types} } from '../model/index.ts'`] : []),
        '',
        text,
      ]
        .join('\n')
        .trimEnd() + '\n',
    )
  }
}

const isKept = ({ operation }: Shape) => operation.object['x-cache'] !== 'none'

function shapeOf(operation: Operation, document: ContractDocument): Shape {
  const { path, object } = operation
  const parameters = parametersOf(operation, document)
  const inQuery = parameters.filter((each) => each.in === 'query')
  const content = (object.requestBody && resolve<{ content: object }>(document, object.requestBody).content) ?? {}
  const [media] = Object.values(content) as { schema: { $ref?: string } }[]
  return {
    id: object.operationId,
    summary: (object as { summary?: string }).summary ?? object.operationId,
    operation,
    path: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => {
      const parameter = parameters.find((each) => each.in === 'path' && each.name === name)!
      const { type: kind } = resolve<{ type?: string }>(document, parameter.schema)
      return { name: name!, type: kind === 'integer' ? 'number' : 'string', isSession: parameter['x-source'] === 'session' }
    }),
    params: inQuery.length > 0 ? { type: `${pascal(object.operationId)}Params`, isRequired: inQuery.some(({ required }) => required) } : undefined,
    body: media && (media.schema.$ref?.split('/').at(-1) ?? `${pascal(object.operationId)}Body`),
  }
}

/** What the caller gives: who is signed in, the session does. */
const asked = ({ path }: Shape): string[] => path.filter(({ isSession }) => !isSession).map(({ name, type }) => `${name}: ${type}`)
const queryOf = ({ params }: Shape): string[] => (params ? [`params${params.isRequired ? '' : '?'}: ${params.type}`] : [])
/** What the generated call takes, in its order. */
const given = ({ path, params }: Shape): string[] => [...path.map(({ name }) => name), ...(params ? ['params'] : [])]

/** A function body that knows who is signed in, where the path needs it. */
function withMember({ path }: Shape, value: string): string {
  const session = path.find(({ isSession }) => isSession)
  return session ? `{\n  const ${session.name} = memberId()\n  return ${value}\n}` : value.startsWith('{') ? `(${value})` : value
}

function partsOf(shape: Shape): Part[] {
  if (shape.operation.object['x-download']) return [downloadOf(shape)]
  return shape.operation.method === 'get' ? [queryPart(shape)] : [mutationOf(shape)]
}

function queryPart(shape: Shape): Part {
  const { id, summary } = shape
  const signature = [...asked(shape), ...queryOf(shape)]
  const call = `${id}(${[...given(shape), 'options', 'signal'].join(', ')})`
  const member = shape.path.find(({ isSession }) => isSession)?.name
  const key = [`'${id}'`, ...given(shape).filter((name) => name !== member)].join(', ')
  const kept = member ? `memberQuery([${key}], (${member}, signal) => ${call})` : `query([${key}], (signal) => ${call})`
  const options = isKept(shape) ? kept : `({ ...${kept}, staleTime: 0, gcTime: 0 })`
  const names = signature.map((each) => each.split(/\??:/)[0]).join(', ')
  const hook = isKept(shape) ? `/** ${summary} */\nexport const use${pascal(id)} = (${signature.join(', ')}) => useSuspenseQuery(${id}Query(${names}))\n` : ''
  return {
    text: `/** ${summary} */\nexport const ${id}Query = (${[...signature, 'options?: OperationOptions'].join(', ')}) => ${options}\n${hook}`,
    values: [id],
    types: shape.params ? [shape.params.type] : [],
  }
}

/** `downloadX` for `getX`; where the contract declares a 204, it says whether there was a document (D-89). */
function downloadOf(shape: Shape): Part {
  const { id, summary, operation } = shape
  const name = `download${pascal(id.replace(/^get/, ''))}`
  const call = `${id}(${shape.path
    .map((each) => (each.isSession ? 'memberId()' : each.name))
    .concat(shape.params ? ['params'] : [])
    .join(', ')})`
  const mayBeNone = readStatuses(operation.object).expected.includes(204)
  // The caller's own words need no name.
  const failure = readFailureName(operation.object)
  const named = failure && failure !== 'caller' ? `, '${failure}'` : ''
  const signature = [...asked(shape), ...queryOf(shape)].join(', ')
  return {
    text: `/** ${summary}${mayBeNone ? '; false when there is no such document' : ''} */\nexport const ${name} = async (${signature}): Promise<${mayBeNone ? 'boolean' : 'void'}> => ${
      mayBeNone
        ? `{\n  const file = await ${call}\n  if (file) await savePdf('${id}', file${named})\n  return file !== null\n}`
        : `savePdf('${id}', await ${call}${named})`
    }\n`,
    values: [id],
    types: shape.params ? [shape.params.type] : [],
  }
}

function mutationOf(shape: Shape): Part {
  const { id, summary, operation } = shape
  const stale = operation.object['x-invalidates'] ?? []
  const sent = [...(shape.body ? [`body: ${shape.body}`] : []), ...queryOf(shape)]
  const names = sent.map((each) => each.split(/\??:/)[0]!)
  const variables = sent.length > 1 ? `{ ${names.join(', ')} }: { ${sent.join('; ')} }` : sent.join('')
  const call = `${id}(${[...shape.path.map(({ name }) => name), ...names, 'options'].join(', ')})`
  const member = shape.path.find(({ isSession }) => isSession)?.name
  const meta = stale.length > 0 ? `, meta: { invalidates: [${stale.map((read) => `['${read}', ${member}]`).join(', ')}] }` : ''
  const own = asked(shape)
  const hookArguments = own.map((each) => each.split(':')[0]).join(', ')
  return {
    text: `/** ${summary} */
export const ${id}Mutation = (${[...own, 'options?: OperationOptions'].join(', ')}) => ${withMember(shape, `{ mutationFn: (${variables}) => ${call}${meta} }`)}
/** ${summary} */
export const use${pascal(id)} = (${own.join(', ')}) => useMutation(${id}Mutation(${hookArguments}))
`,
    values: [id],
    types: [...(shape.body ? [shape.body] : []), ...(shape.params ? [shape.params.type] : [])],
  }
}
