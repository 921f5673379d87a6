import { Hono, type Context } from 'hono'
import { carePicture } from '../benefit-data/care/describe.ts'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { SandboxState } from '../sandbox-state.ts'
import { cardProviderRoutes } from './card-provider.ts'
import { readFaults, type Faults } from './faults.ts'
import { indexPage } from './index-page.ts'
import { callPage, callsPage, claimsPage, faultsPage, violationsPage } from './list-pages.ts'
import type { Journal } from './journal.ts'
import { outboxRoutes } from './outbox.ts'
import { scenarioRoutes } from './scenario.ts'
import type { Contracts } from './contract.ts'

interface Parts {
  readonly world: SandboxState
  readonly contracts: () => Contracts
  readonly faults: Faults
  readonly journal: Journal
  readonly reset: () => void
}

/** Routes for testers, below `/__sandbox`. */
export function adminRoutes({ world, contracts, faults, journal, reset }: Parts): Hono {
  const app = new Hono({ strict: false })
  app.get('/', (c) => c.html(indexPage(world)))
  app.get('/faults', (c) => asAsked(c, faults.list(), faultsPage))
  app.put('/faults', async (c) => {
    const wanted = readFaults(await c.req.json().catch(() => undefined))
    if (typeof wanted === 'string') return c.json({ message: wanted }, 400)
    faults.set(wanted)
    return c.json(faults.list())
  })
  app.post('/reset', (c) => {
    reset()
    return c.json({ message: 'As new.' })
  })
  const time = () => ({ now: new Date(world.clock.now()).toISOString(), aheadSeconds: world.clock.ahead() })
  app.get('/clock', (c) => c.json(time()))
  app.post('/clock', async (c) => {
    const sent = await c.req.json<{ advanceSeconds?: unknown; aheadSeconds?: unknown } | null>().catch(() => null)
    const by =
      sent?.advanceSeconds ??
      (typeof sent?.aheadSeconds === 'number' ? sent.aheadSeconds - world.clock.ahead() : undefined)
    if (typeof by !== 'number' || !Number.isFinite(by))
      return c.json({ message: 'Send { "advanceSeconds": number } or { "aheadSeconds": number }.' }, 400)
    world.clock.advance(by)
    return c.json(time())
  })
  app.get('/calls', (c) => {
    const calls = journal.calls()
    const counts = Object.fromEntries(
      [...Map.groupBy(calls, ({ operationId }) => operationId)].map(([id, entries]) => [id, entries.length]),
    )
    return asAsked(c, { counts, calls }, () => callsPage(calls))
  })
  app.get('/calls/:id{\\d+}', (c) => {
    const id = Number(c.req.param('id'))
    const [call, exchange] = [journal.calls().find((each) => each.id === id), journal.exchangeOf(id)]
    return call && exchange
      ? asAsked(c, exchange, () => callPage(call, exchange))
      : c.json({ message: 'That call is too long ago.' }, 404)
  })
  app.delete('/calls', (c) => {
    journal.clearCalls()
    return c.body(null, 204)
  })
  app.get('/claims', (c) => asAsked(c, world.submissions.arrivals(), claimsPage))
  app.route('/outbox', outboxRoutes(world))
  // The pictures of connected care. An insurer has a separate host for them.
  app.get('/pictures/:name', (c) => {
    const picture = carePicture(c.req.param('name'))
    return picture ? c.body(picture, 200, { 'content-type': 'image/svg+xml' }) : c.body(null, 404)
  })
  app.route('/card-provider', cardProviderRoutes(world))
  app.route('/', scenarioRoutes(world, contracts))
  app.get('/violations', (c) => asAsked(c, journal.violations(), violationsPage))
  return app
}

/** A list as data, or as a page where the address ends with a slash. */
const asAsked = <T extends object>(
  c: Context,
  data: T,
  pageOf: (data: T) => HtmlEscapedString | Promise<HtmlEscapedString>,
) => (new URL(c.req.url).pathname.endsWith('/') ? c.html(pageOf(data)) : c.json(data))
