import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { generate, type Options } from 'orval'
import { config } from '../../../orval.config.ts'
import { ContractProblem, SCRATCH } from './bundle.ts'
import { closedSchemas } from './fields.ts'
import type { Service } from './operation.ts'
import { readContract } from './read-contract.ts'

/**
 * Generates the calls, hooks, types and schemas of some services with orval, then adapts the generated code to its
 * folder.
 */
export async function generateClients(services: readonly Service[]): Promise<void> {
  for (const [name, options] of Object.entries<Options>(config())) {
    if (!services.some((service) => name.startsWith(service))) continue
    try {
      await generate(options, process.cwd(), { logLevel: 'error', throwOnError: true })
    } catch (error) {
      throw new ContractProblem(
        `openapi/${name.replace(/Zod|Queries/, '')}/openapi.yaml ${(error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ')}`,
        { cause: error },
      )
    }
  }
  for (const file of globSync(`${SCRATCH}/**/*.ts`)) writeFileSync(file, tidy(readFileSync(file, 'utf8')))
  for (const service of services) {
    closeSchemas(service)
    deferSchemas(service)
  }
}

/**
 * Makes generated schemas reject unknown properties if the contract forbids them (`additionalProperties: false`). orval
 * generates `zod.object`, which drops unknown properties. Its setting `strict` does not help, because it applies either
 * to all bodies or to none.
 */
function closeSchemas(service: Service): void {
  const path = `${SCRATCH}/${service}/zod/${service}Service.schemas.zod.ts`
  const closed = closedSchemas(readContract(service)).reduce(
    (code, [name]) => {
      const open = `export const ${name} = /*#__PURE__*/ zod.object(`
      if (!code.includes(open))
        throw new Error(
          `orval writes the closed schema ${name} in another way: tools/generate/contracts/clients.ts cannot close it.`,
        )
      return code.replace(open, open.replace('zod.object(', 'zod.strictObject('))
    },
    readFileSync(path, 'utf8'),
  )
  writeFileSync(path, closed)
}

/** Matches a schema as orval writes it: up to an empty line, the next declaration or the end of the file. */
const SCHEMA =
  /(?<=^export const \w+ = )\/\*#__PURE__\*\/ zod\.(?!void|unknown|lazy)[^]*?(?=;?\n(?:\n|export |(?![^])))/gm

/**
 * Makes generated schemas lazy: zod builds one when a response or request is first compared with it. orval has no
 * setting for this. Building all of them when the first response arrives took an old phone a tenth of a second.
 */
function deferSchemas(service: Service): void {
  for (const path of globSync(`${SCRATCH}/${service}/zod/*.zod.ts`))
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(SCHEMA, '/*#__PURE__*/ zod.lazy(() => $&)'))
}

/**
 * Matches the type of query options, so that it can be replaced. TanStack Query's own type allows `undefined`, which
 * its functions reject under `exactOptionalPropertyTypes`.
 */
const SUSPENSE_OPTIONS =
  / as UseSuspenseQueryOptions<.+?>>, TError, TData> & \{ queryKey: (DataTag<QueryKey, TData, TError>) \}.*$/gm

/**
 * Corrects the paths of imports for `generated/<service>/client/`, removes surplus blank lines and renames functions.
 * `getGetLabelsSuspenseQueryOptions` becomes `getLabelsQuery`, `useGetLabelsSuspense` becomes `useGetLabels`, and
 * `getClaimsPdf`, if it saves a file, becomes `downloadClaimsPdf`. orval has no setting for these names. A test fails
 * if a new version of orval generates different names.
 */
const tidy = (text: string): string =>
  text
    .replaceAll(/'(?:\.\.\/)+src\//g, "'../../../src/")
    .replaceAll(
      SUSPENSE_OPTIONS,
      ' as { readonly queryKey: $1; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<TData> }',
    )
    .replaceAll(/\bget([A-Z]\w*)SuspenseQueryOptions\b/g, (_, name: string) => `${lowerFirst(name)}Query`)
    .replaceAll(/\bget([A-Z]\w*)MutationOptions\b/g, (_, name: string) => `${lowerFirst(name)}Mutation`)
    .replaceAll(/\b(use[A-Z]\w*?)Suspense(?=[<(])/g, '$1')
    .replaceAll(/export const get(\w+)(?= = \([^=]*typeof memberDownload>)/g, 'export const download$1')
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trimEnd() + '\n'

const lowerFirst = (name: string): string => name[0]!.toLowerCase() + name.slice(1)
