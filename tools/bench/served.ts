import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { servePortal } from '../serve.ts'
import { serveWithNginx, type RunningPortal } from './nginx.ts'

export interface Served {
  readonly portal: RunningPortal
  /** the build of `--against` */
  readonly before: RunningPortal | undefined
  /** the folder from which the portal is served: a copy of the build with the pages for comparison */
  readonly folder: string
  readonly close: () => Promise<void>
}

/** Serves the portal's build and the build for comparison, each at a separate URL. */
export async function serveAll(root: string, services: string, against: string | undefined): Promise<Served> {
  const folder = withOtherPages(root)
  const serve = async (from: string): Promise<RunningPortal> =>
    (await serveWithNginx({ dist: from, services })) ?? {
      ...(await servePortal({ port: 0, dist: from, services })),
      by: 'tools/serve.ts, brotli files of the build (nginx is not installed)',
    }
  const portal = await serve(folder)
  const before = against === undefined ? undefined : await serve(against)
  return {
    portal,
    before,
    folder,
    close: async () => {
      await Promise.all([portal.close(), before?.close()])
      rmSync(folder, { recursive: true })
    },
  }
}

/**
 * Copies the build and adds the pages with which it is compared: the sign-in page without scripts, and pages written by
 * hand. `en/hand` is the sign-in page, and `en/hand/dashboard` the dashboard, from which its script opens the first step
 * of a claim, `en/hand/claim-type`, and the page that repeats a claim.
 */
function withOtherPages(root: string): string {
  const dist = join(root, 'dist')
  const copy = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  cpSync(dist, copy, { recursive: true })
  const source = (name: string) => readFileSync(join(root, 'tests/bench', name), 'utf8')
  const font = /href="(\/assets\/[^"]+\.woff2)"/.exec(readFileSync(join(dist, 'index.html'), 'utf8'))?.[1] ?? ''
  const signIn = source('hand-written.html')
  const member = source('hand-written-member.html').replaceAll('/font.woff2', font)
  const pages = {
    'en/static.html': readFileSync(join(dist, 'en/login.html'), 'utf8')
      .replaceAll(/<script[^>]*><\/script>/g, '')
      .replaceAll(/<link rel="modulepreload"[^>]*>/g, ''),
    'en/hand.html': signIn,
    'en/hand-dashboard.html': member,
    'en/hand-claim-type.html': member,
    'assets/hand-00000000.js': source('hand-written-member.js'),
  }
  for (const [name, content] of Object.entries(pages)) {
    writeFileSync(join(copy, name), content)
    writeFileSync(join(copy, `${name}.br`), brotliCompressSync(content))
  }
  // the content security policy allows inline styles only by their hash
  const hashes = join(copy, '.vite/style-hashes.json')
  const own = [signIn, member].map((html) => {
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(html) ?? []
    return `'sha256-${createHash('sha256').update(style).digest('base64')}'`
  })
  writeFileSync(hashes, JSON.stringify([...(JSON.parse(readFileSync(hashes, 'utf8')) as string[]), ...own]))
  return copy
}
