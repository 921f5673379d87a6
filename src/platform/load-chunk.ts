import { PortalError } from '~/platform/errors/portal-error.ts'

/** Scripts and stylesheets that do not arrive in this time, a second try included, are a failed navigation (ERR-33, CONST-06, D-186). */
export const CHUNK_TIMEOUT_MS = 120_000

/** what is being fetched: a route asks for its page twice, for its code and for its data */
const underWay = new WeakMap<() => Promise<unknown>, Promise<unknown>>()

/** A part of the portal that is fetched when it is needed; one that fails is tried once more before it is an error (ERR-33, ERR-34, D-82). */
export function loadChunk<T>(load: () => Promise<T>, importAgain: (address: string) => Promise<unknown> = importScript): Promise<T> {
  const known = underWay.get(load) as Promise<T> | undefined
  if (known) return known
  const work = withTimeout(fetchChunk(load, importAgain))
    .catch(failed)
    .finally(() => underWay.delete(load))
  underWay.set(load, work)
  return work
}

async function fetchChunk<T>(load: () => Promise<T>, importAgain: (address: string) => Promise<unknown>): Promise<T> {
  try {
    return await attempt(load, load)
  } catch (first) {
    const address = addressIn(first)
    return attempt(load, address ? () => importAgain(`${address}?again`) as Promise<T> : load)
  }
}

function failed(error: unknown): never {
  throw chunkError(error)
}

/** The failure of a chunk; its code says whether a script or a stylesheet is missing (ERR-33, ERR-34). */
export function chunkError(error: unknown): PortalError {
  const isCss = error instanceof Error && /css/i.test(error.message)
  return new PortalError({ kind: 'chunk', operationId: isCss ? 'CSS_CHUNK_LOAD_FAILED' : 'ChunkLoadError', cause: error })
}

/** Whether an error is a script that could not be fetched, in the words of any browser. */
export const isMissingScript = (error: unknown): boolean => error instanceof TypeError && /import(ed|ing)\b.*\bmodule/i.test(error.message)

/** Browsers remember that a script failed: only under another address is it fetched again. */
const addressIn = (error: unknown): string | undefined =>
  isMissingScript(error) ? /https?:\/\/\S+?\.js(?=$|\s)/.exec((error as Error).message)?.[0] : undefined
const importScript = (address: string): Promise<unknown> => import(/* @vite-ignore */ address)

/** stylesheets that a chunk still lacks */
const missing = new WeakMap<() => Promise<unknown>, readonly string[]>()

async function attempt<T>(load: () => Promise<T>, run: () => Promise<T>): Promise<T> {
  try {
    await fetchStyles(missing.get(load) ?? [])
    missing.delete(load)
    return await run()
  } catch (error) {
    const broken = takeBrokenStyles()
    if (broken.length > 0) missing.set(load, broken)
    throw error
  }
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the chunk did not arrive in time')), CHUNK_TIMEOUT_MS)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

// Errors of elements do not bubble; the document sees them on their way down.
const broken = new Set<HTMLLinkElement>()
globalThis.document?.addEventListener('error', ({ target }) => target instanceof HTMLLinkElement && target.rel === 'stylesheet' && broken.add(target), true)

/** Takes the stylesheets that failed out of the page, and says which: the loader of chunks counts each as loaded after its first try. */
function takeBrokenStyles(): string[] {
  const links = [...broken]
  broken.clear()
  for (const link of links) link.remove()
  return links.map(({ href }) => href)
}

/** Fetches stylesheets; resolves when all of them are in the page. */
async function fetchStyles(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map(fetchStyle))
}

function fetchStyle(address: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = ''
  link.href = address
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`Unable to load CSS ${address}`)))
    document.head.append(link)
  })
}
