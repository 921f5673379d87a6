import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessPages } from '../src/areas/access/routes.ts'
import { CHANGE_PASSWORD, changePasswordPage } from './deploy-config.ts'
import { servePortal } from './serve.ts'

const FILES = [
  'index.html',
  'en/login.html',
  'en/login.SBC.html',
  'assets/app-12345678.js',
  'assets/app-12345678.js.br',
  '.vite/manifest.json',
  'robots.txt',
]
let dist: string
let portal: Awaited<ReturnType<typeof servePortal>>
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'portal-dist-'))
  for (const folder of ['en', 'assets', '.vite']) mkdirSync(join(dist, folder))
  for (const file of FILES) writeFileSync(join(dist, file), file)
  writeFileSync(join(dist, '.vite/style-hashes.json'), '[]')
  portal = await servePortal({ port: 0, dist, services: 'http://localhost:4010' })
})
afterAll(async () => {
  await portal.close()
  rmSync(dist, { recursive: true })
})

/** Sends the path exactly as written. `fetch` would normalise it. */
const ask = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
    const isPart = path === '/assets/app-12345678.js'
    request({ port: new URL(portal.url).port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
      response.resume()
      // Every response that may be an HTML document has the headers for documents. Only an existing script or
      // stylesheet has none of them.
      if (isPart) expect(response.headers).not.toHaveProperty('content-security-policy')
      else expect(response.headers['content-security-policy']).toContain("default-src 'none'")
      expect(response.headers['x-content-type-options']).toBe('nosniff')
      resolve({ status: response.statusCode, location: response.headers.location })
    })
      .on('error', reject)
      .end()
  })

test.each([
  ['GET', '/en/login', 200],
  ['HEAD', '/en/login', 200],
  ['POST', '/en/login', 405],
  ['POST', '/en/history', 405],
  ['GET', '/assets/app-12345678.js', 200],
  ['GET', '/assets/app-12345678.js.br', 404],
  ['GET', '/assets/app-87654321.js', 404],
  ['GET', '/assets/app-12345678.js.map', 404],
  ['GET', '/.vite/manifest.json', 404],
  ['GET', '/.well-known/anything-else', 404],
  ['GET', '/robots.txt', 200],
  ['GET', '/sitemap.xml', 404],
  ['GET', '/en/claims/a%2Fb', 200],
  ['GET', '/en//login?token=x', 404],
  ['GET', '//%2F%2Felsewhere.example', 404],
  ['GET', '/en/login?next=//x', 200],
])('the request %s %s has a response with the status %i', async (method, path, status) => {
  expect((await ask(path, method)).status).toBe(status)
})

test.each([
  ['/en/login', 'en/login.html'],
  ['/en/login?brand=sbc', 'en/login.SBC.html'],
  ['/en/login?brand=QBC', 'en/login.html'],
  ['/en/login?brand=../../etc', 'en/login.html'],
  ['/en/history?brand=SBC', 'index.html'],
])('the request %s gets the document %s', async (path, file) => {
  expect(await (await fetch(portal.url + path)).text()).toBe(file)
})

test.each([
  ['//en/login?token=x', '/en/login?token=x'],
  ['///elsewhere.example/a', '/elsewhere.example/a'],
  ['//?token=x', '/?token=x'],
  ['//', '/'],
])('the URL path %s redirects to %s', async (path, location) => {
  expect(await ask(path)).toEqual({ status: 302, location })
})

test('the well-known URL for password managers redirects to the change-password page in the browser language', async () => {
  expect(await ask(CHANGE_PASSWORD)).toEqual({ status: 302, location: '/en/change-password' })
  expect(await ask(CHANGE_PASSWORD, 'GET', { 'accept-language': 'fr-CA,en;q=0.5' })).toEqual({
    status: 302,
    location: '/fr/change-password',
  })
  expect(accessPages.map(({ path }) => changePasswordPage('en') === `/en/${path}`)).toContain(true)
})
