import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OPERATIONS } from '~generated/operations.ts'
import { registry } from '~generated/member/zod/registry.ts'
import { startMock } from '../../sandbox/mock/server.ts'
import { startSandbox } from '../../sandbox/server.ts'
import { environmentFor } from '../../tools/environment.ts'
import { fileIds } from './support/calls.ts'

const schemaOf = (id: string) => registry[`${id} 200`]!
const TARGETS = [
  { name: 'contract mock', start: () => startMock({ port: 0, quiet: true }) },
  { name: 'sandbox', start: () => startSandbox({ port: 0, database: ':memory:', quiet: true }) },
]

describe.each(TARGETS)('$name, a static file', ({ start }) => {
  let url: string
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ url, close } = await start())
  })
  afterAll(() => close())
  const read = async (path: string): Promise<unknown> => {
    const response = await fetch(url + path)
    expect(response.status).toBe(200)
    return response.json()
  }

  it(
    'env-config.json contains the URLs of the services, and the links of four brands in both languages',
    { tags: ['API-009'] },
    async () => {
      const found = await read('/assets/env-config.json')
      expect(schemaOf('getEnvConfig').safeParse(found)).toMatchObject({ success: true })
      expect(found).toMatchObject({
        localDevelopment: false,
        externalLinks: { QBC: { fr: { findForm: expect.stringMatching(/^https:/) as string } } },
      })
    },
  )
  it('the version file names the build', { tags: ['API-010'] }, async () => {
    expect(schemaOf('getVersion').safeParse(await read('/assets/version.json'))).toMatchObject({ success: true })
  })
  it(
    'the folder of each brand has a contact file for each language',
    { tags: ['API-117', 'CONTENT-04', 'CONTENT-05'] },
    async () => {
      for (const folder of ['MEDAVIE', 'SK', 'CANASSURANCEQC', 'CANASSURANCEON'])
        for (const file of ['contact.json', 'contact_fr.json'])
          expect(
            schemaOf('getContactContent').safeParse(await read(`/content/contact/${folder}/${file}`)),
          ).toMatchObject({ success: true })
      expect((await fetch(`${url}/content/contact/NOBODY/contact.json`)).status).toBeGreaterThanOrEqual(400)
    },
  )
  it('the claim agreement exists in both languages', { tags: ['CONST-16'] }, async () => {
    for (const language of ['en', 'fr']) {
      const response = await fetch(`${url}/content/claim-terms.json?lang=${language}`, {
        headers: { 'accept-language': language },
      })
      const terms = (await response.json()) as { paragraphs: string[] }
      expect(schemaOf('getClaimTerms').safeParse(terms)).toMatchObject({ success: true })
      expect(terms.paragraphs.some((text) => /\b12[\s\u00A0](?:months|mois)/.test(text))).toBe(true)
    }
  })
  it('the server responds with 404 to a request for a file that is not in the contract', async () => {
    expect((await fetch(`${url}/assets/secrets.json`)).status).toBe(404)
  })
})

it('each file in the contract has a test in this suite', () => {
  expect(fileIds.toSorted()).toEqual(['getClaimTerms', 'getContactContent', 'getEnvConfig', 'getVersion'])
  expect(OPERATIONS.getContactContent.path).toBe('/{brandFolder}/{contactFile}')
})

it(
  'the configuration of the development portal and the example in the deployment guide conform to the contract',
  { tags: ['API-002', 'API-009'] },
  () => {
    // the example of the deployment guide, completed with the links that it omits
    const [, text = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync('deploy/README.md', 'utf8')) ?? []
    const documented = { ...(JSON.parse(text) as object), externalLinks: environmentFor('x', false).externalLinks }
    expect(schemaOf('getEnvConfig').safeParse(environmentFor('http://localhost:4010', true))).toMatchObject({
      success: true,
    })
    expect(schemaOf('getEnvConfig').safeParse(documented)).toMatchObject({ success: true })
    expect(schemaOf('getEnvConfig').safeParse({ environment: 'x' })).toMatchObject({ success: false })
  },
)
