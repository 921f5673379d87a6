import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSandbox } from '../../sandbox/server.ts'
import { configProblems, portalProblems } from '../../tools/deploy-check.ts'
import { environmentFor } from '../../tools/environment.ts'
import { servePortal } from '../../tools/serve.ts'

const GOOD = {
  ...environmentFor('https://services.insurer.example', false),
  pictureHosts: ['images.insurer.example'],
}
const ALLOWED = { services: ['https://services.insurer.example'], pictures: ['https://images.insurer.example'] }
const check = (changes: Record<string, unknown>, allowed = ALLOWED) =>
  configProblems(JSON.stringify({ ...GOOD, ...changes }), allowed)

describe('the check of env-config.json', () => {
  it('a configuration without a mistake has no problem', () => {
    expect(check({})).toEqual([])
  })

  it.each([
    [{ offersPasskeys: 'false' }, ['offersPasskeys must be boolean, and is of type string']],
    [{ offersPaskeys: true }, ['offersPaskeys is a field that nothing reads']],
    [{ memberBaseUrl: '/members' }, ['memberBaseUrl is no absolute address']],
    [
      { enrolmentBaseUrl: 'http://services.insurer.example/accounts/' },
      [
        'enrolmentBaseUrl does not begin with https:',
        'enrolmentBaseUrl ends with a slash, or has a query',
        'the origin of enrolmentBaseUrl, http://services.insurer.example, is not in PORTAL_SERVICES',
      ],
    ],
    [{ notice: { en: 'Closed on Sunday.' } }, ["notice must have required property 'fr'"]],
    [{ localDevelopment: true }, ['localDevelopment is true, which opens the demonstration pages']],
    [{ pictureHosts: ['cdn.insurer.example'] }, ['the picture host cdn.insurer.example is not in PORTAL_PICTURES']],
  ])('%j is named', (changes, problems) => {
    expect(check(changes)).toEqual(problems)
  })

  it('text that is no JSON, and a missing brand, are named', () => {
    expect(configProblems('{"environment": "production",}')).toEqual(['the body is not JSON'])
    const { QBC: _, ...others } = GOOD.externalLinks
    expect(check({ externalLinks: others })).toEqual(["externalLinks must have required property 'QBC'"])
  })

  it.each([
    'https://services.insurer.example,',
    'https://services.insurer.example/members',
    'services.insurer.example',
  ])('PORTAL_SERVICES may not contain %s', (service) => {
    expect(check({}, { ...ALLOWED, services: [...ALLOWED.services, service] })).toEqual([
      `PORTAL_SERVICES has "${service}", which is no origin such as https://members.insurer.example`,
    ])
  })
})

describe('the check of a running portal', () => {
  let dist: string
  let sandbox: Awaited<ReturnType<typeof startSandbox>>
  beforeAll(async () => {
    dist = mkdtempSync(join(tmpdir(), 'portal-'))
    for (const folder of ['assets', '.vite']) mkdirSync(join(dist, folder))
    writeFileSync(join(dist, '.vite/style-hashes.json'), '[]')
    writeFileSync(join(dist, 'index.html'), '<!doctype html>')
    writeFileSync(join(dist, 'assets/version.json'), '{"version":"1","commit":"1a2b3c4","builtAt":"2026-11-28"}')
    sandbox = await startSandbox({ port: 0, database: ':memory:', quiet: true })
  })
  afterAll(async () => {
    rmSync(dist, { recursive: true })
    await sandbox.close()
  })

  async function checkPortal(environment: Record<string, unknown>): Promise<string[]> {
    const portal = await servePortal({ port: 0, dist, services: sandbox.url, environment })
    try {
      return await portalProblems(portal.url)
    } finally {
      await portal.close()
    }
  }

  it('a portal whose services answer its browsers has no problem', async () => {
    expect(await checkPortal({})).toEqual([])
  })

  it('a service at another address, and contact content that is not there, are named', async () => {
    expect(await checkPortal({ memberBaseUrl: `${sandbox.url}/member` })).toEqual([
      `${sandbox.url}/member: getSecurityPolicy without a token answers 404 instead of 401`,
    ])
    expect(await checkPortal({ contactBaseUrl: `${sandbox.url}/content` })).toHaveLength(8)
  })

  it('an origin that the policy of the portal does not allow is named', async () => {
    const [problem, ...others] = await checkPortal({ memberBaseUrl: 'https://members.insurer.example/members' })
    expect(problem).toBe('the origin of memberBaseUrl, https://members.insurer.example, is not in PORTAL_SERVICES')
    expect(others).toEqual([])
  })
})
