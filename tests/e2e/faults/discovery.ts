import type { Browser, Page } from '@playwright/test'
import type { OperationId } from '../../../generated/operations.ts'
import { OPERATIONS } from '../../../generated/operations.ts'
import { Member } from '../support/member.ts'
import { SandboxControl } from '../../support/sandbox-control.ts'
import { pathOf, standingPages } from '../../support/standing-pages.ts'
import { BESIDE } from './actions.ts'
import type { Place } from './place.ts'
import { VISITS } from './visits.ts'

export type Places = ReadonlyMap<OperationId, Place>

/** Opens every page of the table, as the people who may see it, and notes what each asks: the first page is the place of an operation. */
export async function discoverPlaces(browser: Browser, portal: string, sandboxUrl: string): Promise<Places> {
  const sandbox = new SandboxControl(sandboxUrl)
  const places = new Map<OperationId, Place>()
  const seen = new Set<string>()
  for (const { persona, pages } of VISITS) {
    const standing = standingPages()
    const visited = pages ? pages.flatMap((name) => standing.filter(({ id }) => id === name)) : standing.filter(({ id }) => !seen.has(id))
    if (visited.length === 0) continue
    const context = await browser.newContext()
    const page = await context.newPage()
    const member = new Member(page, portal, sandbox)
    await member.signIn(persona)
    for (const row of visited) {
      await sandbox.forgetCalls()
      await member.open(pathOf(row))
      if (!(await isSettled(page))) continue
      if (!page.url().endsWith(pathOf(row))) continue
      seen.add(row.id)
      for (const operation of await sandbox.called())
        if (OPERATIONS[operation].method === 'GET' && !places.has(operation) && !BESIDE[row.id]?.includes(operation))
          places.set(operation, { persona, path: pathOf(row) })
    }
    await context.close()
  }
  return places
}

async function isSettled(page: Page): Promise<boolean> {
  await page.waitForLoadState('networkidle')
  // A page that says that something is not there is for somebody else, who has it.
  if ((await page.getByRole('alert').count()) > 0) return false
  return page.getByRole('heading', { level: 1 }).isVisible()
}
