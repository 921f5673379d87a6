/**
 * `node sandbox/literal/main.ts`: the stand-in of the specification on LITERAL_PORT (4012).
 * LITERAL_OPEN is JSON, a list of {call, method, path}: the portal's paths for calls whose path the specification
 * leaves open.
 */
import type { OpenPath } from './calls.ts'
import { startLiteral } from './server.ts'

const { LITERAL_PORT, LITERAL_OPEN } = process.env
const literal = await startLiteral({
  ...(LITERAL_PORT && { port: Number(LITERAL_PORT) }),
  ...(LITERAL_OPEN && { open: JSON.parse(LITERAL_OPEN) as OpenPath[] }),
})
console.log(`literal stand-in: ${literal.url}/__literal/journal`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void literal.close().then(() => process.exit(0)))
