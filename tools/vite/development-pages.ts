import { globSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'

const ID = 'virtual:development-pages'

/** Provides the pages of the demo area: those of `sandbox/demo` in development, none in a build or a test. */
export function developmentPages(): Plugin {
  let isDeveloped = false
  let root = ''
  return {
    name: 'development-pages',
    configResolved: (config) => {
      isDeveloped = config.command === 'serve' && config.mode === 'development'
      root = config.root
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined
      const files = isDeveloped ? globSync('sandbox/demo/*.page.tsx', { cwd: root }) : []
      const entries = files.map((file) => {
        const name = basename(file, '.page.tsx')
        return `  '../areas/demo/pages/${name}.page.tsx': () => import('/${file.replaceAll('\\', '/')}'),`
      })
      return `export const developmentPages = {\n${entries.join('\n')}\n}\n`
    },
  }
}
