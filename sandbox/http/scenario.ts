import { Hono } from 'hono'
import { OPERATIONS } from '../../generated/operations.ts'
import { loginOf, PASSWORD, PERSONAS } from '../personas.ts'
import type { TesterEnvironment } from '../worlds.ts'
import type { Contracts } from './contract.ts'
import { findPersona, readOverride } from './read-override.ts'
import { memberFacts, memberPage } from './member-page.ts'
import { withoutWorldName } from './world-of-call.ts'

/** Routes of the switchboard: personas, operations, and changes to a persona. */
export function scenarioRoutes(contracts: () => Contracts): Hono<TesterEnvironment> {
  const app = new Hono<TesterEnvironment>({ strict: false })
  app.get('/personas', (c) =>
    c.json({
      password: PASSWORD,
      personas: PERSONAS.map(({ key, story, policy, history }) => ({
        key,
        login: loginOf(key),
        story,
        policy,
        historyLines: history.lines,
        variation: c.var.world.state.variations.of(loginOf(key)),
      })),
    }),
  )
  app.get('/operations', (c) =>
    c.json(
      Object.entries(OPERATIONS).map(([operationId, { method, path, tag }]) => ({
        operationId,
        method,
        path,
        tag,
        examples: contracts().examplesOf(operationId),
      })),
    ),
  )
  app.get('/members/:login', (c) => {
    const { state } = c.var.world
    const persona = findPersona(withoutWorldName(c.req.param('login'), state.name).toLowerCase())
    if (typeof persona === 'string') return c.json({ message: persona }, 404)
    const facts = memberFacts(state, persona)
    return new URL(c.req.url).pathname.endsWith('/') ? c.html(memberPage(facts, state.home)) : c.json(facts)
  })
  app.put('/members/:login', async (c) => {
    const world = c.var.world.state
    const login = withoutWorldName(c.req.param('login'), world.name).toLowerCase()
    const persona = findPersona(login)
    if (typeof persona === 'string') return c.json({ message: persona }, 404)
    const variation = readOverride(await c.req.json().catch(() => undefined), persona)
    if (typeof variation === 'string') return c.json({ message: variation }, 400)
    world.variations.set(login, variation)
    return c.json(variation)
  })
  return app
}
