import { readFileSync } from 'node:fs'

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly css?: readonly string[]
}
const manifest = () => JSON.parse(readFileSync(new URL('../../../dist/.vite/manifest.json', import.meta.url), 'utf8')) as Record<string, Chunk>

function there<Found>(found: Found | undefined, what: string): Found {
  if (found === undefined) throw new Error(`the build has no ${what}`)
  return found
}

/** The address of the chunk that a source file became in the build, as a pattern for routes. */
export const chunkOf = (source: string): string => `**/${there(manifest()[source], `chunk of ${source}`).file}`

/** The same for the stylesheet of a chunk with this name. */
export const stylesOf = (chunk: string): string =>
  `**/${there(Object.values(manifest()).find(({ name, css }) => name === chunk && css?.length === 1)?.css?.[0], `stylesheet of ${chunk}`)}`
