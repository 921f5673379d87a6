import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Beside the build and outside what is served: with them a place in a script that failed becomes a line of the source (`npm run where`). */
export const MAPS = 'maps'

/** Moves the source maps of the scripts out of the build; no script names its map. */
export const keepMaps = (): Plugin => ({
  name: 'keep-maps',
  apply: 'build',
  buildApp: {
    order: 'post',
    handler: async (builder) => {
      const [assets, maps] = [join(builder.config.root, builder.config.build.outDir, 'assets'), join(builder.config.root, MAPS)]
      rmSync(maps, { recursive: true, force: true })
      mkdirSync(maps)
      for (const file of readdirSync(assets).filter((each) => each.endsWith('.map'))) renameSync(join(assets, file), join(maps, file))
    },
  },
})
