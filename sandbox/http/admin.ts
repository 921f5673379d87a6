import { Hono } from 'hono'
import { carePicture } from '../plan/care/describe.ts'
import type { World } from '../world.ts'
import { cardProviderRoutes } from './card-provider.ts'
import { readFaults, type Faults } from './faults.ts'
import { indexPage } from './index-page.ts'
import type { Journal } from './journal.ts'
import { outboxRoutes } from './outbox.ts'
import { scenarioRoutes } from './scenario.ts'
import type { Contracts } from './contract.ts'

interface Parts {
  readonly world: World
  readonly contracts: Contracts
  readonly faults: Faults
  readonly journal: Journal
  readonly reset: () => void
}

/** The tester's side of the sandbox, below `/__sandbox`. */
export function adminRoutes({ world, contracts, faults, journal, reset }: Parts): Hono {
  const app = new Hono({ strict: false })
  app.get('/', (c) => c.html(indexPage(world)))
  app.get('/faults', (c) => c.json(faults.list()))
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
  app.post('/clock', async (c) => {
    const sent = await c.req.json<{ advanceSeconds?: unknown } | null>().catch(() => null)
    const advanceSeconds = sent?.advanceSeconds
    if (typeof advanceSeconds !== 'number' || !Number.isFinite(advanceSeconds)) return c.json({ message: 'Send { "advanceSeconds": number }.' }, 400)
    world.clock.advance(advanceSeconds)
    return c.json({ now: new Date(world.clock.now()).toISOString() })
  })
  app.get('/calls', (c) => {
    const calls = journal.calls()
    const counts = Object.fromEntries([...Map.groupBy(calls, ({ operationId }) => operationId)].map(([id, entries]) => [id, entries.length]))
    return c.json({ counts, calls })
  })
  app.delete('/calls', (c) => {
    journal.clearCalls()
    return c.body(null, 204)
  })
  app.get('/claims', (c) => c.json(world.submissions.arrivals()))
  app.route('/outbox', outboxRoutes(world))
  // The pictures of connected care, which an insurer has on a host of its own.
  app.get('/pictures/:name', (c) => {
    const picture = carePicture(c.req.param('name'))
    return picture ? c.body(picture, 200, { 'content-type': 'image/svg+xml' }) : c.body(null, 404)
  })
  app.route('/card-provider', cardProviderRoutes(world))
  app.route('/', scenarioRoutes(world, contracts))
  app.get('/violations', (c) => c.json(journal.violations()))
  return app
}
