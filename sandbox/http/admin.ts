import { Hono, type Context } from 'hono'
import { carePicture } from '../benefit-data/care/describe.ts'
import type { HtmlEscapedString } from 'hono/utils/html'
import { NO_WORLD, type TesterEnvironment, type World, type Worlds } from '../worlds.ts'
import { cardProviderRoutes } from './card-provider.ts'
import { readFaults } from './faults.ts'
import { indexPage } from './index-page.ts'
import { callPage, callsPage, claimsPage, faultsPage, violationsPage } from './list-pages.ts'
import { outboxRoutes } from './outbox.ts'
import { scenarioRoutes } from './scenario.ts'
import type { Contracts } from './contract.ts'
import { WORLD_HEADER } from './world-of-call.ts'

interface Parts {
  readonly worlds: Worlds<World>
  readonly contracts: () => Contracts
}

/**
 * Routes for testers: under `/__sandbox` for the default world, under `/__sandbox/world/<name>` for any other world.
 */
export function adminRoutes({ worlds, contracts }: Parts): Hono<TesterEnvironment> {
  const app = new Hono<TesterEnvironment>({ strict: false })
  app.use(async (c, next) => {
    const named = c.req.param('world' as never) as string | undefined
    const world = worlds.named(named ?? c.req.header(WORLD_HEADER) ?? worlds.default.state.name)
    if (!world) return c.json({ message: NO_WORLD }, 400)
    c.set('world', world)
    return next()
  })
  app.get('/', (c) => c.html(indexPage(c.var.world.state, worlds.names())))
  app.get('/worlds', (c) => c.json(worlds.names()))
  app.get('/faults', (c) => asAsked(c, c.var.world.faults.list(), faultsPage))
  app.put('/faults', async (c) => {
    const wanted = readFaults(await c.req.json().catch(() => undefined), contracts())
    if (typeof wanted === 'string') return c.json({ message: wanted }, 400)
    c.var.world.faults.set(wanted)
    return c.json(c.var.world.faults.list())
  })
  app.post('/reset', (c) => {
    c.var.world.reset()
    return c.json({ message: 'As new.' })
  })
  const time = ({ state: { clock } }: World) => ({
    now: new Date(clock.now()).toISOString(),
    aheadSeconds: clock.ahead(),
  })
  app.get('/clock', (c) => c.json(time(c.var.world)))
  app.post('/clock', async (c) => {
    const { clock } = c.var.world.state
    const sent = await c.req.json<{ advanceSeconds?: unknown; aheadSeconds?: unknown } | null>().catch(() => null)
    const by =
      sent?.advanceSeconds ?? (typeof sent?.aheadSeconds === 'number' ? sent.aheadSeconds - clock.ahead() : undefined)
    if (typeof by !== 'number' || !Number.isFinite(by))
      return c.json({ message: 'Send { "advanceSeconds": number } or { "aheadSeconds": number }.' }, 400)
    clock.advance(by)
    return c.json(time(c.var.world))
  })
  app.get('/calls', (c) => {
    const calls = c.var.world.journal.calls()
    const counts = Object.fromEntries(
      [...Map.groupBy(calls, ({ operationId }) => operationId)].map(([id, entries]) => [id, entries.length]),
    )
    return asAsked(c, { counts, calls }, (_, home) => callsPage(calls, home))
  })
  app.get('/calls/:id{\\d+}', (c) => {
    const id = Number(c.req.param('id'))
    const { journal } = c.var.world
    const [call, exchange] = [journal.calls().find((each) => each.id === id), journal.exchangeOf(id)]
    return call && exchange
      ? asAsked(c, exchange, (_, home) => callPage(call, exchange, home))
      : c.json({ message: 'That call is too long ago.' }, 404)
  })
  app.delete('/calls', (c) => {
    c.var.world.journal.clearCalls()
    return c.body(null, 204)
  })
  app.get('/claims', (c) => asAsked(c, c.var.world.state.submissions.arrivals(), claimsPage))
  app.get('/follow-ups', (c) => c.json(c.var.world.state.followUps.arrivals()))
  app.route('/outbox', outboxRoutes())
  // Pictures for connected care. An insurer would serve them from a separate host.
  app.get('/pictures/:name', (c) => {
    const picture = carePicture(c.req.param('name'))
    return picture ? c.body(picture, 200, { 'content-type': 'image/svg+xml' }) : c.body(null, 404)
  })
  app.route('/card-provider', cardProviderRoutes())
  app.route('/', scenarioRoutes(contracts))
  app.get('/violations', (c) => asAsked(c, c.var.world.journal.violations(), violationsPage))
  return app
}

/** Returns a list as JSON, or as an HTML page if the URL ends with a slash. */
const asAsked = <T extends object>(
  c: Context<TesterEnvironment>,
  data: T,
  pageOf: (data: T, home: string) => HtmlEscapedString | Promise<HtmlEscapedString>,
) => (new URL(c.req.url).pathname.endsWith('/') ? c.html(pageOf(data, c.var.world.state.home)) : c.json(data))
