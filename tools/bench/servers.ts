import { loginOf, PASSWORD } from '../../sandbox/personas.ts'
import { signIn } from '../contract/verify/service.ts'
import { freePort } from '../free-port.ts'
import { requestsPerSecond, type Started, startServer } from './commands.ts'
import { interleave, type Measurement, type Sample } from './interleave.ts'

const QUESTION = `/members/${encodeURIComponent(loginOf('default'))}/recent-claims`

/**
 * Measures the sandbox and the mock, each in a separate process as a developer starts it: the milliseconds to the first
 * response (`start`) and the requests per second (`rate`). Each round also measures the bare server, which does no
 * work.
 */
export async function measureServers(root: string, rounds: number): Promise<Measurement> {
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
    const servers = { mock, sandbox, bare } as const
    return await interleave(['bare', 'mock', 'sandbox'], rounds, async (candidate): Promise<Sample> => {
      const { url, seconds } = servers[candidate as keyof typeof servers]
      return { start: seconds * 1000, rate: await requestsPerSecond(url + QUESTION, token) }
    })
  } finally {
    await Promise.all(running.map(({ stop }) => stop()))
  }
}
