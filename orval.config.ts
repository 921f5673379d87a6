import { defineConfig, type Options, type OutputOptions } from 'orval'
import { SCRATCH } from './tools/generate/contracts/bundle.ts'
import {
  callsOnly,
  describeOperation,
  withoutProblemTypes,
  withoutSessionParameter,
  withoutTexts,
} from './tools/generate/contracts/operation-options.ts'
import { readContract } from './tools/generate/contracts/read-contract.ts'

type Service = 'account' | 'member'

/** tools/generate/contracts.ts moves what is complete to `generated/`, so a failure leaves that as it was. */
const root = `./${SCRATCH}`

/** The first line of each file, without the version, so that a new version changes only `generated/operations.ts`. */
const header = ({ title }: { readonly title: string }) => [`Generated from the contract "${title}". Do not edit.`]

const client = (service: Service, withHeaders: readonly string[] = []): Options => ({
  input: { target: `./.cache/openapi/${service}.yaml`, override: { transformer: callsOnly } },
  output: {
    mode: 'tags',
    target: `${root}/${service}/client`,
    schemas: `${root}/${service}/model`,
    client: 'react-query',
    httpClient: 'axios',
    clean: true,
    // an e-mail address in a path holds + # / % ? (D-165)
    urlEncodeParameters: true,
    override: {
      // a mutator is read by orval: a literal function with two parameters, or what the contract says is dropped
      mutator: { path: './src/platform/http/client.ts', name: `${service}Client` },
      operations: Object.fromEntries(
        withHeaders.map((id) => [
          id,
          { mutator: { path: './src/platform/http/client.ts', name: `${service}ClientWithHeaders` } },
        ]),
      ),
      formData: { mutator: { path: './src/platform/http/form-data.ts', name: 'toFormData' } },
      enumGenerationType: 'union',
      transformer: describeOperation(service),
      header,
      // functions only, which load no React; the hooks are in queries/
      query: { useQuery: false, useMutation: false, signal: true, version: 5 },
    },
  },
})

const CALLS = './src/platform/query/member-call.ts'
const memberCall = { path: CALLS, name: 'memberCall' }

/**
 * What pages use: query options and a suspending hook for each read, a mutation for each write, and a function that
 * saves each document.
 */
const queries = (service: Service): Options => {
  const { output } = client(service) as { output: OutputOptions }
  const downloads = readContract(service).operations.filter(({ object }) => object['x-download'])
  return {
    input: { target: `./.cache/openapi/${service}.yaml`, override: { transformer: withoutSessionParameter } },
    output: {
      ...output,
      target: `${root}/${service}/queries`,
      schemas: { path: `${root}/${service}/model`, type: 'typescript' },
      override: {
        ...output.override,
        transformer: withoutProblemTypes(service),
        mutator: { path: CALLS, name: `${service}Call` },
        operations: Object.fromEntries(
          downloads.map(({ object }) => [
            object.operationId,
            {
              mutator: { ...memberCall, name: 'memberDownload' },
              query: { useSuspenseQuery: false, useMutation: false },
            },
          ]),
        ),
        // without `useMutation`, which orval then generates for every operation that is no GET
        query: {
          useQuery: false,
          useSuspenseQuery: true,
          useOperationIdAsQueryKey: true,
          shouldExportKeys: false,
          signal: true,
          version: 5,
        },
      },
    },
  }
}

const zod = (service: Service): Options => ({
  input: { target: `./.cache/openapi/${service}.yaml`, override: { transformer: withoutTexts } },
  output: {
    mode: 'tags',
    target: `${root}/${service}/zod`,
    client: 'zod',
    fileExtension: '.zod.ts',
    clean: true,
    override: {
      header,
      zod: {
        version: 4,
        variant: 'mini',
        generateEachHttpStatus: true,
        generateReusableSchemas: true,
        generate: { param: false, query: false, header: false, body: true, response: true },
      },
    },
  },
})

/**
 * A function: it reads which operations are documents from the bundled contracts (tools/generate/contracts/bundle.ts).
 */
export const config = () => ({
  account: client('account', ['login', 'getJwt', 'signInWithPasskey']),
  accountQueries: queries('account'),
  accountZod: zod('account'),
  member: client('member'),
  memberQueries: queries('member'),
  memberZod: zod('member'),
})

export default defineConfig(config)
