import { beforeEach, expect, it, vi } from 'vitest'
import { json, useService } from '../../../tests/support/service.ts'
import { environmentFor } from '../../../tools/environment.ts'

const service = useService()
beforeEach(() => {
  vi.resetModules()
  // A browser resolves these paths against the portal's own origin. Node has no origin, so the test adds the test
  // server's URL.
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, options: RequestInit) => fetch(service.url + path, options))
})

const config = environmentFor('https://services.example', false)
const answerWith = (files: Record<string, unknown>) =>
  service.answer((response, { url }) => (url in files ? json(response, 200, files[url]) : json(response, 404, {})))

it(
  'env throws an error until the portal has loaded its configuration and version',
  { tags: ['SHELL-68'] },
  async () => {
    answerWith({
      '/assets/env-config.json': config,
      '/assets/version.json': { version: '1.2.3', commit: 'abc', builtAt: '' },
    })
    const { loadEnvironment, env, version } = await import('./environment.ts')
    expect(() => env()).toThrow('not loaded')
    await loadEnvironment()
    expect(env()).toEqual(config)
    expect(version()?.version).toBe('1.2.3')
    expect(service.calls.map(({ url }) => url).toSorted()).toEqual(['/assets/env-config.json', '/assets/version.json'])
  },
)

it('a configuration that is loaded again replaces the first, and one that is broken does not', async () => {
  const files: Record<string, unknown> = { '/assets/env-config.json': config, '/assets/version.json': {} }
  answerWith(files)
  const { loadEnvironment, reloadEnvironment, offersPasskeys } = await import('./environment.ts')
  await loadEnvironment()
  expect(offersPasskeys()).toBe(true)
  files['/assets/env-config.json'] = { ...config, offersPasskeys: false }
  await reloadEnvironment()
  expect(offersPasskeys()).toBe(false)
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  files['/assets/env-config.json'] = { offersPasskeys: true }
  await reloadEnvironment()
  expect(offersPasskeys()).toBe(false)
  expect(warn).toHaveBeenCalledOnce()
})

it.each(['/assets/env-config.json', '/assets/version.json'])(
  'the portal does not start without %s',
  { tags: ['ERR-40', 'SHELL-68', 'D-81'] },
  async (missing) => {
    const files: Record<string, unknown> = { '/assets/env-config.json': config, '/assets/version.json': {} }
    delete files[missing]
    answerWith(files)
    const { loadEnvironment } = await import('./environment.ts')
    await expect(loadEnvironment()).rejects.toThrow(missing)
  },
)

it('the portal does not start if its configuration names no services', async () => {
  answerWith({ '/assets/env-config.json': {}, '/assets/version.json': {} })
  const { loadEnvironment } = await import('./environment.ts')
  await expect(loadEnvironment()).rejects.toThrow('services')
})

it.each([{}, { ...config.externalLinks, QBC: { en: config.externalLinks.QBC.en } }])(
  'the portal does not start with incomplete external links',
  { tags: ['D-82'] },
  async (externalLinks) => {
    answerWith({ '/assets/env-config.json': { ...config, externalLinks }, '/assets/version.json': {} })
    const { loadEnvironment } = await import('./environment.ts')
    await expect(loadEnvironment()).rejects.toThrow(/no external links for .*QBC fr/)
  },
)

it.each([
  [['https://insurer.example']],
  [['insurer.example', '*.partner.example']],
  [['insurer.example:8443']],
  ['insurer.example'],
])('the portal does not start with %j as allowed hosts', async (allowedHosts) => {
  answerWith({ '/assets/env-config.json': { ...config, allowedHosts }, '/assets/version.json': {} })
  const { loadEnvironment } = await import('./environment.ts')
  await expect(loadEnvironment()).rejects.toThrow('allows what is no host')
})

it.each([[['https://images.example']], ['images.example']])(
  'the portal does not start with %j as picture hosts',
  async (pictureHosts) => {
    answerWith({ '/assets/env-config.json': { ...config, pictureHosts }, '/assets/version.json': {} })
    const { loadEnvironment } = await import('./environment.ts')
    await expect(loadEnvironment()).rejects.toThrow('allows what is no host')
  },
)

it('the portal starts without allowed hosts', async () => {
  answerWith({ '/assets/env-config.json': { ...config, allowedHosts: undefined }, '/assets/version.json': {} })
  const [{ allowedHosts }, { loadEnvironment }] = [await import('./allowed-hosts.ts'), await import('./environment.ts')]
  await loadEnvironment()
  expect(allowedHosts()).toBeUndefined()
})

it('each brand and language has its own external links', { tags: ['SHELL-38', 'SHELL-44', 'D-77'] }, () => {
  const links = Object.values(config.externalLinks).flatMap((byLocale) => Object.values(byLocale))
  expect(links).toHaveLength(8)
  for (const name of [
    'privacy',
    'findForm',
    'findProfessional',
    'travel',
    'assistance',
    'refugee',
    'secondOpinion',
  ] as const)
    expect(new Set(links.map((each) => each[name])).size).toBe(8)
  for (const [name, link] of links.flatMap((each) => Object.entries(each)))
    expect(link).toMatch(/Phone/.test(name) ? /^\+\d+$/ : /^https:\/\//)
})
