/**
 * `node sandbox/literal/main.ts` starts the stub server of the specification on LITERAL_PORT (4012). LITERAL_OPEN is a
 * JSON list of {call, method, path}: the paths that the portal uses for calls whose path the specification does not
 * give.
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
