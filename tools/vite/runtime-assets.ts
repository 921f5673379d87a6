import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { EnvConfig, Version } from '../../generated/member/model/index.ts'

/** Content of `version.json`. Its time is that of the commit, so that the same commit always gives the same bytes. */
function version(root: string): Version {
  const { version: number } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { version: string }
  const git = (...args: string[]) => {
    try {
      return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    } catch {
      return 'unknown' // the build runs outside a git checkout
    }
  }
  // the build of an image has no git history, so the Dockerfile passes the commit and its time
  const { PORTAL_COMMIT, PORTAL_BUILT_AT } = process.env
  return {
    version: number,
    commit: PORTAL_COMMIT ?? git('rev-parse', '--short', 'HEAD'),
    builtAt: PORTAL_BUILT_AT ?? git('show', '-s', '--format=%cI', 'HEAD'),
  }
}

/**
 * Provides the two files that the portal reads when it starts: `env-config.json` and `version.json`. The build writes
 * the files, and the development server serves them.
 */
export function runtimeAssets(env?: EnvConfig): Plugin {
  let root = ''
  return {
    name: 'runtime-assets',
    configResolved: (config) => {
      root = config.root
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0]
        // version() is called only if its file is requested, because it runs git
        const body =
          path === '/assets/env-config.json' ? env : path === '/assets/version.json' ? version(root) : undefined
        if (!body) return next()
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(body))
      })
    },
    generateBundle() {
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName: 'assets/version.json', source: JSON.stringify(version(root)) })
    },
  }
}
