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
    writeFileSync(`${file}.br`, shortest(source))
  }
}

/**
 * Sizes of the compressor's input blocks, as powers of two; 0 lets the compressor choose. Each size is tried, because
 * the compressor's own choice is not always the best one.
 */
const BLOCKS = [0, 16]

function shortest(source: Buffer): Buffer {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGBLOCK } = constants
  const made = BLOCKS.map((block) =>
    brotliCompressSync(source, {
      params: {
        [BROTLI_PARAM_QUALITY]: 11,
        [BROTLI_PARAM_SIZE_HINT]: source.length,
        [BROTLI_PARAM_LGBLOCK]: block,
      },
    }),
  )
  return made.reduce((best, each) => (each.length < best.length ? each : best))
}
