import { Hono } from 'hono'
import { loginOf, PASSWORD, PERSONAS } from '../personas.ts'
import type { World } from '../world.ts'
import { readFaults, type Faults } from './faults.ts'
import type { Journal } from './journal.ts'

/** The tester's side of the sandbox, below `/__sandbox`. */
export function adminRoutes({ world, faults, journal, reset }: { world: World; faults: Faults; journal: Journal; reset: () => void }): Hono {
  const app = new Hono({ strict: false })
  app.get('/', (c) => c.html(indexPage()))
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
    const { advanceSeconds } = await c.req.json<{ advanceSeconds?: number }>().catch(() => ({ advanceSeconds: undefined }))
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
  app.get('/violations', (c) => c.json(journal.violations()))
  return app
}

function indexPage(): string {
  const rows = PERSONAS.map(({ key, story }) => `<tr><td><code>${loginOf(key)}</code><td>${story}`).join('\n')
  const links = ['calls', 'claims', 'faults', 'violations'].map((name) => `<li><a href="/__sandbox/${name}">${name}</a>`).join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sandbox</title>
<h1>Sandbox of the insurer's services</h1><p>Password of everybody: <code>${PASSWORD}</code></p>
<table><thead><tr><th>Login<th>Story<tbody>
${rows}
</table><ul>${links}</ul></html>`
}
