import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'

/**
 * Compresses each text file of the build with Brotli once, instead of at each request. It runs after all files are
 * written.
 */
export const precompressed = (): Plugin => ({
  name: 'precompressed',
  apply: 'build',
  buildApp: {
    order: 'post',
    handler: async (builder) => precompress(join(builder.config.root, builder.config.build.outDir)),
  },
})

function precompress(dist: string): void {
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !/\.(js|css|html|svg|json)$/.test(entry.name) || file.includes('/.vite/')) continue
    const source = readFileSync(file)
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(source, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
      }),
    )
  }
}
