import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Folder of the source maps, which is beside the build and not served. `npm run where` uses them to find the source
 * line of a position in a built script.
 */
export const MAPS = 'maps'

/** Moves the source maps out of the build. The scripts do not refer to them. */
export const keepMaps = (): Plugin => ({
  name: 'keep-maps',
  apply: 'build',
  buildApp: {
    order: 'post',
    handler: async (builder) => {
      const [assets, maps] = [
        join(builder.config.root, builder.config.build.outDir, 'assets'),
        join(builder.config.root, MAPS),
      ]
      rmSync(maps, { recursive: true, force: true })
      mkdirSync(maps)
      for (const file of readdirSync(assets).filter((each) => each.endsWith('.map')))
        renameSync(join(assets, file), join(maps, file))
    },
  },
})
