import { readFileSync } from 'node:fs'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>
const manifest = () =>
  JSON.parse(readFileSync(new URL('../../../dist/.vite/manifest.json', import.meta.url), 'utf8')) as Manifest

function there<Found>(found: Found | undefined, what: string): Found {
  if (found === undefined) throw new Error(`the build has no ${what}`)
  return found
}

/** URL pattern of the chunk that the build made of a source file. */
export const chunkOf = (source: string): string => `**/${there(manifest()[source], `chunk of ${source}`).file}`

/** URL pattern of a stylesheet that `source` needs and that is not already loaded with `before`. */
export function stylesOf(source: string, before: string): string {
  const chunks = manifest()
  const known = new Set(stylesheets(chunks, before))
  return `**/${there(
    stylesheets(chunks, source).find((file) => !known.has(file)),
    `stylesheet of ${source} alone`,
  )}`
}

function stylesheets(chunks: Manifest, source: string): readonly string[] {
  const open = [source]
  for (const key of open) for (const next of chunks[key]?.imports ?? []) if (!open.includes(next)) open.push(next)
  return open.flatMap((key) => chunks[key]?.css ?? [])
}
