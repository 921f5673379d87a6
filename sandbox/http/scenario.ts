import { Hono } from 'hono'
import { OPERATIONS } from '../../generated/operations.ts'
import { loginOf, PASSWORD, PERSONAS } from '../personas.ts'
import type { PersonaOverride } from '../store/persona-overrides.ts'
import type { TesterEnvironment } from '../worlds.ts'
import type { Contracts } from './contract.ts'
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
  app.put('/members/:login', async (c) => {
    const world = c.var.world.state
    const login = withoutWorldName(c.req.param('login'), world.name).toLowerCase()
    const variation = readVariation(await c.req.json().catch(() => undefined))
    if (typeof variation === 'string') return c.json({ message: variation }, 400)
    if (!PERSONAS.some(({ key }) => loginOf(key) === login))
      return c.json({ message: `There is no persona ${login}.` }, 404)
    world.variations.set(login, variation)
    return c.json(variation)
  })
  return app
}

const MOST_LINES = 50_000

const isPart = (part: unknown): boolean => typeof part === 'object' && part !== null

/** The changes that a tester sent, or a sentence about a mistake in them. */
function readVariation(input: unknown): PersonaOverride | string {
  if (typeof input !== 'object' || input === null)
    return 'Send { "policy": { ... }, "participants": { "2": { ... } }, "historyLines": number }, each of them optional.'
  const { policy, participants, historyLines } = input as PersonaOverride
  if (policy !== undefined && (typeof policy !== 'object' || policy === null))
    return 'policy holds flags, brand and status.'
  if (
    participants !== undefined &&
    (typeof participants !== 'object' || participants === null || !Object.values(participants).every(isPart))
  )
    return 'participants holds what is different about a person, by their number.'
  if (
    historyLines !== undefined &&
    !(Number.isInteger(historyLines) && historyLines >= 0 && historyLines <= MOST_LINES)
  )
    return `historyLines is a whole number up to ${MOST_LINES}.`
  return {
    ...(policy && { policy }),
    ...(participants && { participants }),
    ...(historyLines !== undefined && { historyLines }),
  }
}
