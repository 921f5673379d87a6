import { cpSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { build } from 'vite'
import { bundlePath } from '../../generate/contracts/bundle.ts'
import { SERVICES } from '../../generate/contracts/operation.ts'
import { readContract, resolve as follow, type Contract } from '../../generate/contracts/read-contract.ts'
import type { Consumers } from '../check/consumers.ts'

const SOURCE = 'tools/contract/package'
/** The programs of the package, each with the module that starts it. */
const PROGRAMS = {
  check: `${SOURCE}/check.ts`,
  verify: `${SOURCE}/verify.ts`,
  mock: 'sandbox/mock/main.ts',
  sandbox: 'sandbox/main.ts',
}
/** Data that the sandbox reads at run time. */
const DATA = 'sandbox/benefit-data'
/** The fonts of PDF documents, which the sandbox finds through the `imports` field of the package. */
const FONTS = 'node_modules/@expo-google-fonts/figtree'
const USED_FONTS = ['400Regular/Figtree_400Regular.ttf', '700Bold/Figtree_700Bold.ttf', 'LICENSE_FONT']

/** Writes the package of the contracts to a folder. The bundled contracts must already exist. */
export async function buildPackage(to: string, consumers: Consumers, changelog: string): Promise<void> {
  rmSync(to, { recursive: true, force: true })
  const contracts = SERVICES.map(readContract)
  await buildPrograms(join(to, 'bin'))
  copy('tools/node-guard.mjs', join(to, 'bin/node-guard.mjs'))
  for (const name of Object.keys(PROGRAMS))
    // a program's own imports run before its first line, so the version of Node is checked before it is loaded
    write(
      join(to, `bin/contract-${name}.mjs`),
      `#!/usr/bin/env node\nimport './node-guard.mjs'\nawait import('./${name}.mjs')\n`,
    )
  for (const file of globSync('**/*.yaml', { cwd: DATA })) copy(join(DATA, file), join(to, 'bin', file))
  for (const file of USED_FONTS) copy(join(FONTS, file), join(to, 'bin/fonts', file))
  for (const contract of contracts) {
    const { service, document } = contract
    copy(bundlePath(service), join(to, `${service}-${document.info.version}.yaml`))
    for (const [name, schema] of Object.entries(schemasOf(contract)))
      write(join(to, 'schemas', service, `${name}.json`), asJson(schema))
    for (const [id, examples] of Object.entries(examplesOf(contract)))
      write(join(to, 'examples', service, `${id}.json`), asJson(examples))
  }
  write(join(to, 'consumers.json'), asJson(consumers))
  write(join(to, 'CHANGELOG'), changelog)
  write(join(to, 'package.json'), asJson(manifest(contracts)))
  for (const file of ['README.md', 'LICENSE', ...globSync('pipelines/*', { cwd: SOURCE })])
    copy(join(SOURCE, file), join(to, file))
}

/** Bundles the programs with everything they need, so that the package has no dependencies. */
async function buildPrograms(to: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: {
      alias: [
        { find: /^.*\/contracts\/bundle\.ts$|^\.\/bundle\.ts$/, replacement: resolve(SOURCE, 'bundled-contracts.ts') },
        // Prism makes up values in English only, so the other languages of faker are left out
        { find: /^@faker-js\/faker$/, replacement: '@faker-js/faker/locale/en' },
      ],
    },
    plugins: [
      {
        name: 'this-of-a-script',
        // in this CommonJS script, `this` outside functions is `exports`; the bundler does not handle this case, so the
        // name is replaced
        transform: (code, id) =>
          id.includes('uri-template-lite') ? code.replaceAll('this.URI', 'exports.URI') : undefined,
      },
    ],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: to,
      target: 'node22',
      minify: true,
      license: { fileName: 'licenses.txt' },
      rolldownOptions: {
        input: PROGRAMS,
        output: {
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name].mjs',
        },
      },
    },
  })
}

/** Converts each named schema of a contract to a JSON Schema file. Its references point to the other files. */
const schemasOf = ({ document }: Contract): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(document.components.schemas ?? {}).map(([name, schema]) => [
      name,
      {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        title: name,
        ...(JSON.parse(
          JSON.stringify(schema).replaceAll(/"#\/components\/schemas\/([\w-]+)"/g, '"$1.json"'),
        ) as object),
      },
    ]),
  )

type Media = Readonly<Record<string, { readonly examples?: Readonly<Record<string, { $ref: string }>> }>>

/**
 * The named examples of each operation, for its request and its responses. Responses that all operations share are left
 * out.
 */
function examplesOf({ document, operations }: Contract): Record<string, unknown> {
  const valuesIn = (content: Media = {}) =>
    Object.assign(
      {},
      ...Object.values(content).flatMap(({ examples = {} }) =>
        Object.entries(examples).map(([name, example]) => ({
          [name]: follow<{ value: unknown }>(document, example).value,
        })),
      ),
    ) as Record<string, unknown>
  return Object.fromEntries(
    operations.map(({ object: { operationId, requestBody, responses } }) => {
      const own = Object.entries(responses).filter(([, { $ref }]) => $ref === undefined)
      const parts = [
        ['request', valuesIn(requestBody?.content as Media)] as const,
        ...own.map(([status, { content }]) => [status, valuesIn(content as Media)] as const),
      ]
      return [operationId, Object.fromEntries(parts.filter(([, values]) => Object.keys(values).length > 0))]
    }),
  )
}

/**
 * The manifest of the package. Each part of the package version (major, minor, patch) is the sum of this part in the
 * versions of both contracts, so that a new version of either contract changes the package version.
 */
function manifest(contracts: readonly Contract[]): object {
  const versions = contracts.map(({ document }) => document.info.version.split('.').map(Number))
  const sum = [0, 1, 2].map((part) => versions.reduce((all, version) => all + (version[part] ?? 0), 0))
  return {
    name: 'member-portal-contracts',
    version: sum.join('.'),
    description: 'Contracts of the member portal, with the tools that check them',
    license: 'UNLICENSED',
    private: true,
    type: 'module',
    engines: { node: '>=22.13' },
    imports: { '#fonts/*': './bin/fonts/*' },
    bin: Object.fromEntries(Object.keys(PROGRAMS).map((name) => [`contract-${name}`, `bin/contract-${name}.mjs`])),
  }
}

const asJson = (value: unknown): string => `${JSON.stringify(value, undefined, 1)}\n`

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to)
}
