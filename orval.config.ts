import { defineConfig, type Options } from 'orval'
import { SCRATCH } from './tools/generate/contracts/bundle.ts'
import { callsOnly, describeOperation, withoutTexts } from './tools/generate/contracts/operation-options.ts'

type Service = 'account' | 'member'

/** tools/generate/contracts.ts moves what is complete to `generated/`, so a failure leaves that as it was. */
const root = `./${SCRATCH}`

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
        withHeaders.map((id) => [id, { mutator: { path: './src/platform/http/client.ts', name: `${service}ClientWithHeaders` } }]),
      ),
      formData: { mutator: { path: './src/platform/http/form-data.ts', name: 'toFormData' } },
      enumGenerationType: 'union',
      transformer: describeOperation(service),
      header: ({ title, version }) => [`Generated from the contract "${title}" ${version}. Do not edit.`],
      // functions only; the portal's own hooks are added by tools/generate/contracts/queries.ts
      query: { useQuery: false, useMutation: false, signal: true, version: 5 },
    },
  },
})

const zod = (service: Service): Options => ({
  input: { target: `./.cache/openapi/${service}.yaml`, override: { transformer: withoutTexts } },
  output: {
    mode: 'tags',
    target: `${root}/${service}/zod`,
    client: 'zod',
    fileExtension: '.zod.ts',
    clean: true,
    override: {
      header: ({ title, version }) => [`Generated from the contract "${title}" ${version}. Do not edit.`],
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

export default defineConfig({ account: client('account', ['login', 'getJwt']), accountZod: zod('account'), member: client('member'), memberZod: zod('member') })
