import { chromium } from 'playwright'
import { startSandbox } from './sandbox/server.ts'
import { serveAll } from './tools/bench/served.ts'
import { withSession, PHONE, waitUntilStable } from './tools/bench/session.ts'
import { sessionOf } from './tools/bench/pages.ts'
import { writeFileSync } from 'node:fs'
const sandbox = await startSandbox({ port: 0, database: ':memory:', quiet: true })
const all = await serveAll(process.cwd()+'/', sandbox.url, undefined)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const session = await sessionOf(browser, all.portal.url, 'default')
await withSession(browser, { network: 'slow-4g', viewport: PHONE, slowdown: 4, session }, async ({ page, cdp }) => {
  const t0 = Date.now()
  await page.goto(all.portal.url + '/en/dashboard')
  const submit = page.locator('main').getByRole('button', { name: 'Submit a claim' })
  await submit.waitFor(); await waitUntilStable(page)
  const press = () => submit.evaluate((e) => { (globalThis as any).__t = performance.now(); e.click() })
  let on = false
  page.on('request', (r) => on && console.log('  req', Date.now() - t1, r.method(), r.url().replace(all.portal.url,'')))
  page.on('response', (r) => on && console.log('  res', Date.now() - t1, r.status(), r.url().replace(all.portal.url,'').slice(-60)))
  let t1 = 0
  for (const name of ['first', 'again', 'third']) {
    if (name === 'third') await cdp.send('Tracing.start', { transferMode: 'ReturnAsStream', traceConfig: { includedCategories: ['devtools.timeline','disabled-by-default-v8.cpu_profiler','v8','blink.user_timing','disabled-by-default-devtools.timeline'] } } as any)
    on = true; t1 = Date.now(); await press()
    await page.locator('main input[type=radio]').first().waitFor()
    console.log(name, Date.now() - t1)
    if (name === 'third') { const done = new Promise<any>(r => cdp.once('Tracing.tracingComplete', r)); await cdp.send('Tracing.end'); const { stream } = await done; let text=''; for(;;){ const { data, eof } = await cdp.send('IO.read', { handle: stream }); text += data; if (eof) break }; writeFileSync('/tmp/open.trace.json', text) }
    await waitUntilStable(page); on = false
    await page.goBack(); await submit.waitFor(); await waitUntilStable(page)
  }
})
await browser.close(); await all.close(); process.exit()
