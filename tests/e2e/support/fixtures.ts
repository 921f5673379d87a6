import { test as base, expect, type Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { startSandbox, type Sandbox } from '../../../sandbox/server.ts'
import { freePort } from '../../../tools/free-port.ts'
import { servePortal } from '../../../tools/serve.ts'
import { countLoads } from './test-cost-budget.ts'
import { Member } from './member.ts'
import { SandboxControl } from '../../support/sandbox-control.ts'

interface Fixtures {
  /** console errors and failed requests that this test expects, each given by a part of its text */
  readonly expectedErrors: string[]
  readonly sandbox: SandboxControl
  readonly member: Member
}
interface Worker {
  readonly world: { readonly sandbox: Sandbox; readonly portal: string }
}

const dist = fileURLToPath(new URL('../../../dist', import.meta.url))

/**
 * Each worker has a sandbox and serves the production build. The sandbox is reset before each test. A console error, an
 * unhandled exception, a policy violation or a contract violation fails the test that caused it.
 */
export const test = base.extend<Fixtures, Worker>({
  world: [
    async ({}, use) => {
      // the sandbox needs the portal's URL when it starts, because its e-mails contain links to the portal
      const port = await freePort()
      const sandbox = await startSandbox({
        port: 0,
        database: ':memory:',
        quiet: true,
        portalUrl: `http://localhost:${port}`,
      })
      const portal = await servePortal({ port, dist, services: sandbox.url })
      await use({ sandbox, portal: portal.url })
      await portal.close()
      await sandbox.close()
    },
    { scope: 'worker' },
  ],
  expectedErrors: async ({}, use) => use([]),
  sandbox: async ({ world }, use) => {
    world.sandbox.reset()
    const control = new SandboxControl(world.sandbox.url)
    await use(control)
    expect(await control.violations(), 'the sandbox keeps its contracts').toEqual([])
  },
  member: async ({ page, world, sandbox, expectedErrors }, use) => {
    const errors = watchErrors(page)
    countLoads(page.context(), world.portal)
    await use(new Member(page, world.portal, sandbox))
    expect(
      errors.filter((text) => !expectedErrors.some((part) => text.includes(part))),
      'nothing was logged as an error',
    ).toEqual([])
  },
})

/** Collects everything that a page logs as an error, including violations of the content security policy. */
function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(`${error.message}\n${error.stack ?? ''}`))
  return errors
}

export { expect }
