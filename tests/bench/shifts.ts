/**
 * `npm run bench:shifts` opens every page of the production build by its URL, in French at 360 px and in English at
 * 1280 px, and the public ones a third time with a slow network and processor. It opens the first step of a claim a
 * second time with a saved draft. For each page with layout shifts it prints what moved and the score. The score is the one of Core Web Vitals, which ignores shifts that follow an input.
 * The command exits with 1 if a score exceeds the limit. `--only TEXT` opens only pages whose id contains this text.
 */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import type { PageDefinition } from '../../src/platform/pages/page-registry.ts'
import { loginOf } from '../../sandbox/personas.ts'
import { startSandbox } from '../../sandbox/server.ts'
import { SLOW_4G } from '../../tools/bench/session.ts'
import { chromiumOptions } from '../../tools/chromium.ts'
import { loadPageTable } from '../../tools/page-table.ts'
import { servePortal } from '../../tools/serve.ts'
import { SandboxControl } from '../support/sandbox-control.ts'

const { values: options } = parseArgs({ options: { only: { type: 'string', default: '' } } })

/** Highest allowed score. Scores below it are 0.00 when rounded to two decimals. */
const LIMIT = 0.005
/** A page has finished loading when nothing was requested for this many milliseconds. */
const QUIET_MS = 1000
const PATIENCE_MS = 30_000

/** `isSlow` looks are for public pages only: members open these first, with nothing in the browser's cache. */
const LOOKS = [
  { locale: 'fr', width: 360, height: 740, isSlow: false },
  { locale: 'en', width: 1280, height: 900, isSlow: false },
  { locale: 'fr', width: 360, height: 740, isSlow: true },
] as const

interface Visit {
  readonly what: string
  readonly path: string
  /** undefined for a page that is opened without a session */
  readonly persona: string | undefined
}

const pages = await loadPageTable()
// This import must come after `loadPageTable`, because the imported module loads the page table too, and that requires
// the module hook that `loadPageTable` installs.
const { pageFixtures, pathOf, personOf } = await import('../support/page-fixtures.ts')
const isPublic = ({ access, redirect, path }: PageDefinition): boolean =>
  access === 'public' && !redirect && !path.includes(':')
const VISITS = (
  [
    ...pages.filter(isPublic).map((row) => ({ what: row.id, path: pathOf(row), persona: undefined })),
    ...pageFixtures().map((row) => ({ what: row.id, path: pathOf(row), persona: personOf(row.id) })),
    { what: 'claims.claim-type', path: '/submit-claim/claim-type', persona: 'default' },
    { what: 'claims.claim-type with a saved draft', path: '/submit-claim/claim-type', persona: 'hsa' },
  ] as readonly Visit[]
).filter(({ what }) => what.includes(options.only))

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
if (!existsSync(`${dist}/.vite/style-hashes.json`)) throw new Error('There is no build: npm run build')
const world = await startSandbox({ port: 0, database: ':memory:', quiet: true })
const portal = await servePortal({ port: 0, dist, services: world.url })
const browser = await chromium.launch(chromiumOptions())
const sandbox = new SandboxControl(world.url)

/** Saves a claim draft with a claim type, as if the member had begun it on another device. */
async function saveDraft(login: string): Promise<void> {
  const { apiToken } = await sandbox.sessionOf(login)
  const saved = await fetch(`${sandbox.services}/members/${login}/claim-draft`, {
    method: 'PUT',
    headers: { authorization: apiToken, 'content-type': 'application/json' },
    body: JSON.stringify({
      claimType: 'XX-PRAC',
      fileCount: 0,
      steps: [{ step: 'claim-type', answers: { claimType: 'XX-PRAC' } }],
    }),
  })
  if (!saved.ok) throw new Error(`The draft was not saved: ${saved.status}`)
}

/** Opens a page. Returns its layout shift score and the elements that moved. */
async function shiftOf(
  from: Browser,
  { path, persona }: Visit,
  { locale, width, height, isSlow }: (typeof LOOKS)[number],
): Promise<{ readonly score: number; readonly moved: readonly string[] }> {
  const context = await from.newContext({ viewport: { width, height }, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    if (persona) {
      const session = await sandbox.sessionOf(loginOf(persona))
      await page.goto(`${portal.url}/favicon.svg`)
      await page.evaluate(
        (kept) => Object.entries(kept).forEach(([key, value]) => sessionStorage.setItem(key, value)),
        session,
      )
    }
    await page.addInitScript(() => {
      const found = { score: 0, moved: [] as string[] }
      ;(globalThis as unknown as { shifts: typeof found }).shifts = found
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources?: { node?: Element }[]
        })[]) {
          if (entry.hadRecentInput) continue
          found.score += entry.value
          for (const { node } of entry.sources ?? [])
            found.moved.push(`${node?.tagName}: ${node?.textContent?.trim().slice(0, 40)}`)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    if (isSlow) {
      const cdp = await context.newCDPSession(page)
      await cdp.send('Network.emulateNetworkConditions', SLOW_4G)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    }
    await page.goto(`${portal.url}/${locale}${path}`)
    await page.locator('h1').first().waitFor()
    await page.evaluate(
      (quiet) =>
        new Promise<void>((resolve) => {
          let timer = setTimeout(resolve, quiet)
          new PerformanceObserver(() => {
            clearTimeout(timer)
            timer = setTimeout(resolve, quiet)
          }).observe({ type: 'resource' })
        }),
      isSlow ? 3 * QUIET_MS : QUIET_MS,
    )
    return await page.evaluate(() => (globalThis as unknown as { shifts: { score: number; moved: string[] } }).shifts)
  } finally {
    await context.close()
  }
}

const moving: string[] = []
let opened = 0
let tried = 0
try {
  await saveDraft(loginOf('hsa'))
  for (const look of LOOKS)
    for (const visit of VISITS.filter(({ persona }) => !look.isSlow || !persona)) {
      const where = `${visit.what} (${look.locale}, ${look.width} px${look.isSlow ? ', slow' : ''})`
      tried += 1
      try {
        const { score, moved } = await shiftOf(browser, visit, look)
        opened += 1
        if (score > 0) console.log(`${score.toFixed(4)}  ${where}  ${[...new Set(moved)].join(' | ')}`)
        if (score > LIMIT) moving.push(where)
      } catch (error) {
        console.log(`failed  ${where}: ${(error as Error).message.split('\n')[0]}`)
        moving.push(where)
      }
    }
} finally {
  await browser.close()
  await portal.close()
  await world.close()
}
console.log(`${opened} of ${tried} pages opened, ${moving.length} move or failed`)
if (moving.length > 0) process.exitCode = 1
