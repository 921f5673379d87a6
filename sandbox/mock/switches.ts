import { Hono } from 'hono'
import { isRandom, readFaults, type Fault, type Faults } from '../http/faults.ts'
import { readJson } from '../http/read-body.ts'
import { WORLD_HEADER } from '../http/world-of-call.ts'
import { DEFAULT_WORLD } from '../sandbox-state.ts'
import { NO_WORLD, type Worlds } from '../worlds.ts'
import type { NamedExamples } from './named-examples.ts'
import { operationList, personaList } from '../http/tester-lists.ts'

/**
 * The tester routes that the mock supports, under the same paths as in the sandbox. The switchboard page and tests use
 * them.
 */
export function switches(worlds: Worlds<Faults>, examples: () => NamedExamples): Hono {
  const app = new Hono({ strict: false })
  const routes = new Hono<{ Variables: { faults: Faults } }>({ strict: false })
  routes.use(async (c, next) => {
    const named = c.req.param('world' as never) as string | undefined
    const faults = worlds.named(named ?? c.req.header(WORLD_HEADER) ?? DEFAULT_WORLD)
    if (!faults) return c.json({ message: NO_WORLD }, 400)
    c.set('faults', faults)
    return next()
  })
  const find = (operationId: string) => examples().all.find((each) => each.operationId === operationId)
  const examplesOf = (operationId: string) =>
    Object.fromEntries([...(find(operationId)?.names ?? [])].map(([status, names]) => [status, [...names.keys()]]))
  routes.get('/personas', (c) => c.json(personaList(() => ({}))))
  routes.get('/operations', (c) => c.json(operationList(examplesOf)))
  routes.get('/faults', (c) => c.json(c.var.faults.list()))
  routes.put('/faults', async (c) => {
    const wanted = readFaults(await readJson(c.req), {
      examplesOf,
      unpatchable: (operationId) => find(operationId)?.unpatchable,
    })
    const mistake = typeof wanted === 'string' ? wanted : wanted.map(mistakeForMock).find(Boolean)
    if (mistake !== undefined) return c.json({ message: mistake }, 400)
    c.var.faults.set(wanted as Fault[])
    return c.json(c.var.faults.list())
  })
  routes.post('/reset', (c) => {
    c.var.faults.set([])
    return c.json({ message: 'As new.' })
  })
  // The mock does not support the features below. Reading one returns an empty result, and changing one is refused.
  routes.get('/clock', (c) => c.json({ now: new Date().toISOString(), aheadSeconds: 0 }))
  routes.get('/calls', (c) => c.json({ counts: {}, calls: [] }))
  routes.delete('/calls', (c) => c.body(null, 204))
  routes.get('/outbox', (c) => c.json([]))
  routes.get('/violations', (c) => c.json([]))
  routes.all('*', (c) =>
    c.json({ message: 'The contract mock remembers nothing: choose an example, or start the sandbox.' }, 501),
  )
  app.route('/__sandbox/world/:world', routes)
  app.route('/__sandbox', routes)
  return app
}

const mistakeForMock = ({ status, after }: Fault): string | undefined =>
  after
    ? 'The contract mock does no work that could be done after all.'
    : isRandom(status)
      ? 'The contract mock answers with named examples, not with random data.'
      : undefined
