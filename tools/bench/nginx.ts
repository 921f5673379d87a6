import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nginxConfig } from '../deploy-config.ts'
import { environmentFor } from '../environment.ts'
import { freePort } from '../free-port.ts'
import type { ServeOptions } from '../serve.ts'
import { until } from './run.ts'

export interface RunningPortal {
  readonly url: string
  /** name of the server in the report */
  readonly by: string
  close: () => Promise<void>
}

const findNginx = (): string | undefined =>
  ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx'].find((path) =>
    existsSync(path),
  )

/**
 * Serves a build with the deployed configuration. nginx runs from a temporary folder and needs no special rights.
 * Undefined if nginx is not installed.
 */
export async function serveWithNginx({
  dist,
  services,
}: Omit<ServeOptions, 'port'>): Promise<RunningPortal | undefined> {
  const nginx = findNginx()
  if (!nginx) return undefined
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'))
  const environmentFile = join(folder, 'env-config.json')
  writeFileSync(environmentFile, JSON.stringify(environmentFor(services, false)))
  const styleHashes = (JSON.parse(readFileSync(join(dist, '.vite/style-hashes.json'), 'utf8')) as string[]).join(' ')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  const config = nginxConfig({
    listen: `127.0.0.1:${port}`,
    root: dist,
    environmentFile,
    securityFile: join(folder, 'security.txt'),
    services,
    pictures: services,
    styleHashes,
    accessLog: 'off',
  })
  writeFileSync(
    join(folder, 'nginx.conf'),
    // If root runs this, nginx's workers run as root too, because the build may be in a folder that only root can read.
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log warn;\nevents { worker_connections 256; }\nhttp {\nsendfile on; tcp_nodelay on; ${temporary}\n${config}}\n`,
  )
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]
  const test = spawnSync(nginx, ['-t', '-q', ...args], { encoding: 'utf8' })
  if (test.status !== 0) throw new Error(`nginx -t: ${test.stderr}`)
  const server = spawn(nginx, args, { stdio: 'ignore' })
  const url = `http://localhost:${port}`
  await until('the start of nginx', () => isUp(`${url}/healthz`))
  return {
    url,
    by: 'nginx, brotli files of the build',
    close: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const isUp = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
