import { Hono, type Context } from 'hono'
import { carePicture } from '../benefit-data/care/describe.ts'
import type { HtmlEscapedString } from 'hono/utils/html'
import { NO_WORLD, type TesterEnvironment, type World, type Worlds } from '../worlds.ts'
import { cardProviderRoutes } from './card-provider.ts'
import { readFaults } from './faults.ts'
import { indexPage } from './index-page.ts'
import { callPage, callsPage, claimsPage, faultsPage, violationsPage } from './list-pages.ts'
import { notKnown } from './nearest.ts'
import { outboxRoutes } from './outbox.ts'
import { readJson } from './read-body.ts'
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
    const wanted = readFaults(await readJson(c.req), contracts())
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
    const sent = (await readJson(c.req)) as { advanceSeconds?: unknown; aheadSeconds?: unknown } | null
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
  const known = app.routes.filter(({ method }) => method !== 'ALL')
  app.all('*', (c) => {
    const asked = c.req.path.replace(/^\/__sandbox(?:\/world\/[^/]+)?/, '').replace(/\/$/, '')
    const { status, message } = unknownAddress(c.req.method, asked, known)
    return c.json({ message }, status)
  })
  return app
}

const PARAMETER = /:(\w+)(?:\{[^}]+\})?/g

/** The response to a mistyped address: the most similar addresses, or the methods that this address has. */
function unknownAddress(
  method: string,
  asked: string,
  known: readonly { readonly method: string; readonly path: string }[],
): { status: 404 | 405; message: string } {
  const here = known.filter(({ path }) => new RegExp(`^${path.replaceAll(PARAMETER, '[^/]+')}$`).test(asked))
  if (here.length > 0)
    return { status: 405, message: `${asked} has no ${method}, only ${here.map((each) => each.method).join(', ')}.` }
  const addresses = new Set(known.map(({ path }) => `/__sandbox${path.replaceAll(PARAMETER, '<$1>')}`))
  return { status: 404, message: notKnown('address', `/__sandbox${asked}`, [...addresses]) }
}

/** Returns a list as JSON, or as an HTML page if the URL ends with a slash. */
const asAsked = <T extends object>(
  c: Context<TesterEnvironment>,
  data: T,
  pageOf: (data: T, home: string) => HtmlEscapedString | Promise<HtmlEscapedString>,
) => (new URL(c.req.url).pathname.endsWith('/') ? c.html(pageOf(data, c.var.world.state.home)) : c.json(data))
