import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startSandbox } from '../../sandbox/server.ts'
import { freePort } from '../../tools/free-port.ts'
import { ensureBundles } from '../../tools/generate/contracts/bundle.ts'
import { servePortal } from '../../tools/serve.ts'
import { receiptPhoto } from '../e2e/support/documents.ts'
import type { Locale } from '../e2e/support/messages.ts'
import { SandboxControl } from '../support/sandbox-control.ts'
import { startFirefox, startWebKit, until, type Engine } from './engines.ts'
import { ensureEngines } from './install.ts'
import { JOURNEY } from './journey.ts'
import { Visitor } from './visitor.ts'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const ENGINES = { firefox: startFirefox, webkit: startWebKit }
const SCREENS: readonly (readonly [locale: Locale, width: number, height: number])[] = [
  ['en', 1280, 900],
  ['fr', 390, 844],
]
const PROBE = 'the console is heard'

/**
 * Causes an error and a policy violation on purpose, and checks that the engine reports both. Otherwise a run without
 * reported errors would prove nothing.
 */
async function hears(member: Visitor, engine: Engine): Promise<void> {
  await member.open('/login')
  await member.sees({ selector: 'h1' })
  await member.evaluate((text) => {
    // the content security policy blocks this picture, so no request is sent
    new Image().src = 'https://elsewhere.invalid/picture.png'
    window.console.error(text)
  }, PROBE)
  await until(`${engine.name} reports an error and a violation`, async () => {
    const errors = await engine.errors()
    return errors.some((line) => line.includes(PROBE)) && errors.some((line) => /Security.Policy/i.test(line))
  })
}

async function runs(
  name: keyof typeof ENGINES,
  programs: ReturnType<typeof ensureEngines>,
  [locale, width, height]: (typeof SCREENS)[number],
): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'))
  const photo = join(folder, 'receipt.png')
  writeFileSync(photo, receiptPhoto.buffer)
  const port = await freePort()
  const sandbox = await startSandbox({
    port: 0,
    database: ':memory:',
    quiet: true,
    portalUrl: `http://localhost:${port}`,
  })
  const portal = await servePortal({ port, dist, services: sandbox.url })
  const control = new SandboxControl(sandbox.url)
  const engine = await ENGINES[name](programs, folder)
  const member = new Visitor(engine, portal.url, locale, width < 800)
  let at = 'the engine reports what goes wrong'
  const passed = () => console.log(`  ✓ ${at}`)
  try {
    await engine.resize(width, height)
    await hears(member, engine)
    const inner = await member.evaluate(() => window.innerWidth)
    console.log(`${engine.name}, ${locale}, ${inner} px: ${await member.evaluate(() => navigator.userAgent)}`)
    passed()
    const before = (await engine.errors()).length
    for (const [what, go] of JOURNEY) {
      at = what
      await go({ member, sandbox: control, photo, camera: join(folder, 'receipt.jpg') })
      passed()
    }
    at = 'no error and no policy violation, contracts kept'
    const wrong = [
      ...(await engine.errors()).slice(before),
      ...(await control.violations()).map((violation) => JSON.stringify(violation)),
    ]
    if (wrong.length > 0) throw new Error(wrong.join('\n'))
    passed()
    return true
  } catch (error) {
    console.error(
      `  ✗ ${at}\n${error instanceof Error ? error.message : String(error)}\n${(await engine.errors().catch(() => [])).join('\n')}`,
    )
    return false
  } finally {
    await engine.close()
    await portal.close()
    await sandbox.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** `npm run test:browsers` runs both engines. `-- firefox` or `-- webkit` runs one. */
if (!existsSync(join(dist, 'index.html'))) {
  console.error('The production build is missing: npm run build')
  process.exit(1)
}
const only = process.argv[2]
const names = (Object.keys(ENGINES) as (keyof typeof ENGINES)[]).filter((name) => only === undefined || only === name)
const results: boolean[] = []
try {
  const programs = ensureEngines()
  await ensureBundles()
  for (const name of names) for (const screen of SCREENS) results.push(await runs(name, programs, screen))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
}
const green = results.filter(Boolean).length
console.log(`${green} of ${names.length * SCREENS.length} journeys passed`)
process.exit(names.length > 0 && green === names.length * SCREENS.length ? 0 : 1)
