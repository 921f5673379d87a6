import { Hono } from 'hono'
import type { TesterEnvironment } from '../worlds.ts'
import type { Contracts } from './contract.ts'
import { changeDocumentRequest, memberOf } from './document-requests.ts'
import { readJson } from './read-body.ts'
import { findPersona, readOverride } from './read-override.ts'
import { memberFacts, memberPage } from './member-page.ts'
import { withoutWorldName } from './world-of-call.ts'
import { operationList, personaList } from './tester-lists.ts'

/** Routes for the switchboard page: they list personas and operations, and change a persona. */
export function scenarioRoutes(contracts: () => Contracts): Hono<TesterEnvironment> {
  const app = new Hono<TesterEnvironment>({ strict: false })
  app.get('/personas', (c) => c.json(personaList((login) => c.var.world.state.variations.of(login))))
  app.get('/operations', (c) => c.json(operationList((operationId) => contracts().examplesOf(operationId))))
  app.get('/members/:login', (c) => {
    const { state } = c.var.world
    const persona = findPersona(withoutWorldName(c.req.param('login'), state.name).toLowerCase())
    if (typeof persona === 'string') return c.json({ message: persona }, 404)
    const facts = memberFacts(state, persona)
    if (!new URL(c.req.url).pathname.endsWith('/')) return c.json(facts)
    const open = state.claims.search(memberOf(state, persona), { limit: 100 })
    return c.html(memberPage(facts, { home: state.home, open }))
  })
  app.put('/members/:login', async (c) => {
    const world = c.var.world.state
    const login = withoutWorldName(c.req.param('login'), world.name).toLowerCase()
    const persona = findPersona(login)
    if (typeof persona === 'string') return c.json({ message: persona }, 404)
    const variation = readOverride(await readJson(c.req), persona)
    if (typeof variation === 'string') return c.json({ message: variation }, 400)
    world.variations.set(login, variation)
    return c.json(variation)
  })
  // With this route, a tester requests a document from a member or cancels that request. The member's page of the
  // sandbox has buttons for both.
  app.post('/members/:login/document-requests', async (c) => {
    const { state } = c.var.world
    const login = withoutWorldName(c.req.param('login'), state.name).toLowerCase()
    const persona = findPersona(login)
    if (typeof persona === 'string') return c.json({ message: persona }, 404)
    const isPage = !(c.req.header('content-type') ?? '').includes('json')
    const sent: unknown = isPage ? await c.req.parseBody() : await readJson(c.req)
    const mistake = changeDocumentRequest(state, persona, sent)
    if (mistake) return c.json({ message: mistake }, 400)
    return isPage ? c.redirect(`${state.home}/members/${login}/`, 303) : c.json({ message: 'Done.' })
  })
  return app
}
