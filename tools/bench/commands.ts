import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { until } from './run.ts'

const CONNECTIONS = 8
const WARM_UP_MS = 300
const LOAD_MS = 1200

/** The duration of a command in seconds. Throws an error with the output of the command if it fails. */
function timeCommand(root: string, args: readonly string[]): number {
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout}${stderr}`)
  return (performance.now() - started) / 1000
}

/**
 * Seconds that generating takes if nothing has changed. A first run, which is not counted, brings everything up to
 * date.
 */
export function timeGenerate(root: string): number {
  const generate = () => timeCommand(root, [join(root, 'tools/generate/main.ts')])
  generate()
  return generate()
}
export const timeBuild = (root: string): number =>
  timeCommand(root, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'])

export interface Started {
  /** seconds from the start of the command to the first response */
  readonly seconds: number
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Starts a server of this repository in a separate process and waits for its first response. */
export async function startServer(
  root: string,
  script: string,
  port: number,
  environment: Readonly<Record<string, string>>,
): Promise<Started> {
  const started = performance.now()
  const child: ChildProcess = spawn(process.execPath, [join(root, script)], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  await until(`the start of ${script}`, () => {
    if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}`)
    return fetch(url).then(
      async (response) => (await response.body?.cancel(), true),
      () => false,
    )
  })
  return {
    seconds: (performance.now() - started) / 1000,
    url,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

/**
 * The number of requests per second that a server answers with 200, measured over a few open connections after a
 * warm-up.
 */
export async function requestsPerSecond(url: string, authorization: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const { hostname, port, pathname } = new URL(url)
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      request(
        { agent, hostname, port, path: pathname, headers: { authorization, 'accept-language': 'en', locale: 'en' } },
        (response) => {
          if (response.statusCode !== 200) reject(new Error(`${pathname} answered ${response.statusCode}`))
          response.resume().once('end', resolve)
        },
      )
        .once('error', reject)
        .end()
    })
  const load = async (milliseconds: number) => {
    const end = performance.now() + milliseconds
    let answered = 0
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        while (performance.now() < end) {
          await ask()
          answered += 1
        }
      }),
    )
    return answered / (milliseconds / 1000)
  }
  try {
    await load(WARM_UP_MS)
    return await load(LOAD_MS)
  } finally {
    agent.destroy()
  }
}
