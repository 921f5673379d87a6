import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findChromium } from '../../tools/chromium.ts'
import { expect, test } from './support/fixtures.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')

test('the example tests of the testing package pass with four workers on one sandbox', async ({ world }) => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cli, 'test', '--config', `${root}testing/example/playwright.config.ts`, '--reporter=json'],
    {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        PORTAL_URL: world.portal,
        SERVICES_URL: world.sandbox.url,
        CHROMIUM_PATH: findChromium(),
      },
    },
  )
  const { stats, config } = JSON.parse(stdout) as { stats: object; config: { workers: number } }
  expect({ ...stats, workers: config.workers }).toMatchObject({ expected: 10, unexpected: 0, flaky: 0, workers: 4 })
  const worlds = (await (await fetch(`${world.sandbox.url}/__sandbox/worlds`)).json()) as string[]
  expect(worlds.filter((name) => name.startsWith('worker-')).length).toBeGreaterThanOrEqual(4)
})
