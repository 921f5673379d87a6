import { parseYaml } from '../../../tools/generate/contracts/read-contract.ts'
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { bundlePath, ensureBundles } from '../../../tools/generate/contracts/bundle.ts'
import type { ContractDocument, Service } from '../../../tools/generate/contracts/operation.ts'
import { files, read } from '../support/repository.ts'
import {
  compareOperations,
  missingRows,
  readAgreed,
  readDeclared,
  withoutFailures,
  withoutNothing,
  withoutRefusal,
} from './operations.ts'

let documents: Record<Service, ContractDocument>
beforeAll(async () => {
  await ensureBundles()
  const load = (service: Service) => parseYaml(readFileSync(bundlePath(service), 'utf8')) as ContractDocument
  documents = { account: load('account'), member: load('member') }
})
/** Files of the contracts to which no other of them refers. The two contracts and the approvals are beginnings. */
function unnamed(all: readonly string[], textOf: (file: string) => string): string[] {
  const named = new Set(
    all.flatMap((file) =>
      [...textOf(file).matchAll(/[\w./-]+\.yaml/g)].map(([path]) => posix.join(posix.dirname(file), path)),
    ),
  )
  return all.filter((file) => !named.has(file) && !/(?:openapi|approved)\.yaml$/.test(file))
}

const agreed = readAgreed(read('tests/operations.txt'))

it('the contracts declare exactly the operations in tests/operations.txt, with the same properties', () => {
  expect(missingRows(read('tests/operations.txt'))).toEqual([])
  expect(compareOperations(agreed, readDeclared(documents))).toEqual([])
})

it('each schema and example of the contracts is named by another file of them', () => {
  expect(unnamed(files(/^openapi\/.+\.yaml$/), read)).toEqual([])
  const texts: Record<string, string> = { 'openapi/a/openapi.yaml': '{ $ref: ../examples/used.yaml#/default }' }
  expect(
    unnamed(
      ['openapi/a/openapi.yaml', 'openapi/examples/used.yaml', 'openapi/examples/left.yaml'],
      (file) => texts[file] ?? '',
    ),
  ).toEqual(['openapi/examples/left.yaml'])
})

it('each switch of the configuration changes something in the portal', () => {
  const { properties } = documents.member.components.schemas!['EnvConfig'] as {
    properties: Record<string, { type?: string }>
  }
  const switches = Object.keys(properties).filter((name) => properties[name]!.type === 'boolean')
  expect(switches.length).toBeGreaterThan(10)
  const code = files(/^src\/.+(?<!\.test)\.tsx?$/)
    .map(read)
    .join('\n')
  expect(switches.filter((name) => !new RegExp(String.raw`\b${name}\b`).test(code))).toEqual([])
})

it('every operation declares the failures that any call can have', { tags: ['API-007'] }, () => {
  expect((['account', 'member'] as const).flatMap((service) => withoutFailures(service, documents[service]))).toEqual(
    [],
  )
})

it('every operation with input declares a status for invalid input', { tags: ['API-007'] }, () => {
  expect((['account', 'member'] as const).flatMap((service) => withoutRefusal(service, documents[service]))).toEqual([])
})

it('every operation that returns a list declares the status 204', { tags: ['API-007'] }, () => {
  expect((['account', 'member'] as const).flatMap((service) => withoutNothing(service, documents[service]))).toEqual([])
})

describe('seeded faults of operations', () => {
  const one = { id: 'getCob', place: 'member GET /{id}/{participantId}/cob', statuses: [200, 204], timeout: 60_000 }
  it.each([
    ['a missing operation', [], 'getCob is missing'],
    [
      'another path',
      [{ ...one, place: 'member GET /{id}/cob' }],
      'getCob is member GET /{id}/cob instead of member GET /{id}/{participantId}/cob',
    ],
    [
      'another method',
      [{ ...one, place: 'member PUT /{id}/{participantId}/cob' }],
      'getCob is member PUT /{id}/{participantId}/cob instead of member GET /{id}/{participantId}/cob',
    ],
    ['a status that is not declared', [{ ...one, statuses: [200] }], 'getCob does not declare 204'],
    ['another time', [{ ...one, timeout: 120_000 }], 'getCob waits 120000 ms instead of 60000'],
    [
      'an operation that is not in the table',
      [one, { ...one, id: 'getMore' }],
      'getMore is not in the table: a row of tests/operations.txt if it was agreed, x-beyond if it is ours',
    ],
  ])('the check finds a difference between the contracts and the list of operations: %s', (_, declared, sentence) => {
    expect(compareOperations([one], declared)).toEqual([sentence])
  })
  it('an operation marked as an addition needs no row in operations.txt, and a gap in the row numbers is found', () => {
    expect(compareOperations([one], [one, { ...one, id: 'getMore', isBeyond: true }])).toEqual([])
    expect(missingRows('OP-001 a\nOP-002 b\n')).toEqual([])
    expect(missingRows('OP-001 a\nOP-003 c\n')).toEqual(['row 2 is OP-003'])
  })
  it('the check finds an operation that does not declare its failures', () => {
    const document = {
      info: { title: 'x', version: '1.0.0' },
      paths: { '/{id}/x': { get: { operationId: 'getX', tags: ['x'], responses: { 200: {}, 401: {}, 500: {} } } } },
      components: {},
    }
    expect(withoutFailures('member', document)).toEqual(['getX does not declare 403, 429, 503'])
    const asked = {
      ...document,
      paths: {
        '/{id}/x': { get: { ...document.paths['/{id}/x'].get, parameters: [{ name: 'q', in: 'query', schema: {} }] } },
      },
    }
    expect(withoutRefusal('member', asked)).toEqual(['getX declares neither 400 nor 422'])
  })
  it.each([{ type: 'array' }, { type: 'object', required: ['services'], properties: { services: { type: 'array' } } }])(
    'the check finds a list without a 204: $type',
    (schema) => {
      const responses = { 200: { content: { 'application/json': { schema } } } }
      const listed = { paths: { '/{id}/x': { get: { operationId: 'getX', tags: ['x'], responses } } }, components: {} }
      expect(withoutNothing('member', listed as never)).toEqual(['getX does not declare 204'])
    },
  )
})
