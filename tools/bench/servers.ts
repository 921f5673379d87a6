import { loginOf, PASSWORD } from '../../sandbox/personas.ts'
import { signIn } from '../contract/verify/service.ts'
import { freePort } from '../free-port.ts'
import { requestsPerSecond, type Started, startServer } from './commands.ts'
import { type Figure, figureOf } from './interleave.ts'

const QUESTION = `/members/${encodeURIComponent(loginOf('default'))}/recent-claims`

export interface Servers {
  readonly mockStart: number
  readonly sandboxStart: number
  /**
   * requests per second of the mock and the sandbox as a share of the bare server's; for the bare server, the number
   * itself
   */
  readonly mock: Figure
  readonly sandbox: Figure
  readonly bare: Figure
}

/**
 * Measures the sandbox and the mock, each in a separate process as a developer starts it. Each round also measures the
 * bare server, which does no work.
 */
export async function measureServers(root: string, rounds: number): Promise<Servers> {
  const running: Started[] = []
  const start = async (script: string, variables: (port: string) => Readonly<Record<string, string>>) => {
    const port = await freePort()
    const started = await startServer(root, script, port, variables(String(port)))
    running.push(started)
    return started
  }
  try {
    const mock = await start('sandbox/mock/main.ts', (port) => ({ MOCK_PORT: port }))
    const sandbox = await start('sandbox/main.ts', (port) => ({ SANDBOX_PORT: port, SANDBOX_DATABASE: ':memory:' }))
    const token = `Bearer ${await signIn({ bases: { account: `${sandbox.url}/accounts`, member: `${sandbox.url}/members` }, login: loginOf('default'), password: PASSWORD })}`
    const answer = await fetch(sandbox.url + QUESTION, {
      headers: { authorization: token, 'accept-language': 'en', locale: 'en' },
    })
    const text = await answer.text()
    const bare = await start('tools/bench/bare-server.ts', (port) => ({ BARE_PORT: port, BARE_ANSWER: text }))
    const rates = { mock: [] as number[], sandbox: [] as number[], bare: [] as number[] }
    for (let round = 0; round < rounds; round += 1) {
      const own = await requestsPerSecond(bare.url + QUESTION, token)
      rates.bare.push(own)
      rates.mock.push((await requestsPerSecond(mock.url + QUESTION, token)) / own)
      rates.sandbox.push((await requestsPerSecond(sandbox.url + QUESTION, token)) / own)
    }
    return {
      mockStart: mock.seconds,
      sandboxStart: sandbox.seconds,
      mock: figureOf(rates.mock),
      sandbox: figureOf(rates.sandbox),
      bare: figureOf(rates.bare),
    }
  } finally {
    await Promise.all(running.map(({ stop }) => stop()))
  }
}
