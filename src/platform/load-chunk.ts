import { PortalError } from '~/platform/errors/portal-error.ts'

/**
 * True without a connection. No code is requested then, because browsers remember a script that failed to load until the
 * document is reloaded (D-351). A development server is on the same machine, so it needs no connection.
 */
export const isOffline = (): boolean => !navigator.onLine && !import.meta.env.DEV

/**
 * Time limit for a chunk's script and stylesheets, including one retry; after that the navigation fails (ERR-33,
 * D-186).
 */
export const CHUNK_TIMEOUT_MS = 120_000

/**
 * Loads in progress. They are shared, because a route requests the module of its page twice: once for the code and once
 * for the data.
 */
const underWay = new WeakMap<() => Promise<unknown>, Promise<unknown>>()

/** Lazy-loads a chunk. A failed load is retried once before it becomes an error (ERR-33, D-82). */
export function loadChunk<T>(
  load: () => Promise<T>,
  importAgain: (address: string) => Promise<unknown> = importScript,
): Promise<T> {
  const known = underWay.get(load) as Promise<T> | undefined
  if (known) return known
  const work = withTimeout(fetchChunk(load, importAgain))
    .catch(failed)
    .finally(() => underWay.delete(load))
  underWay.set(load, work)
  return work
}

/** Milliseconds for which the promise of a failed load is kept. Nobody presses Retry sooner. */
const FAILURE_MS = 500

/**
 * Wraps a function that loads a part of a page, so that each part is loaded once. The promises are for React's `use`:
 * - A promise of a loaded part carries its value in the properties that `use` reads. Otherwise `use` would suspend for a
 *   promise that it has not seen before, and React would show the fallback in between.
 * - A failed promise is kept for a moment. React draws a component again when its promise fails, and a new promise would
 *   load and fail again without an end.
 */
export function loadOnce<Part, Key = void>(load: (key: Key) => Promise<Part>): (key: Key) => Promise<Part> {
  const loading = new Map<Key, Promise<Part>>()
  return (key) => {
    const known = loading.get(key)
    if (known) return known
    const part = load(key)
    part.then(
      (value) => Object.assign(part, { status: 'fulfilled', value }),
      () => setTimeout(() => loading.delete(key), FAILURE_MS),
    )
    loading.set(key, part)
    return part
  }
}

/**
 * Wraps a function that loads a chunk, so that the loaded chunk is kept. An import of code that is loaded still waits
 * until the browser has handled the member's input: a tenth of a second of each first press on an old phone.
 */
export const keepChunk = <T>(load: () => Promise<T>): (() => Promise<T>) => loadOnce(() => loadChunk(load))

async function fetchChunk<T>(load: () => Promise<T>, importAgain: (address: string) => Promise<unknown>): Promise<T> {
  try {
    return await attempt(load, load)
  } catch (first) {
    const address = addressIn(first)
    return attempt(load, address ? () => importAgain(addressAgain(address)) as Promise<T> : load)
  }
}

function failed(error: unknown): never {
  throw chunkError(error)
}

/**
 * The error for a chunk that failed to load. Its `operationId` distinguishes a missing script from a missing stylesheet
 * (ERR-33, ERR-34). Without a connection it is not the file that is missing, and a reload would lose the page.
 */
export function chunkError(error: unknown): PortalError {
  const isCss = error instanceof Error && /css/i.test(error.message)
  return new PortalError({
    kind: isOffline() ? 'network' : 'chunk',
    operationId: isCss ? 'CSS_CHUNK_LOAD_FAILED' : 'ChunkLoadError',
    cause: error,
  })
}

/** True if the error is about a script that failed to load, in the wording of any browser. */
export const isMissingScript = (error: unknown): boolean =>
  error instanceof TypeError && /import(ed|ing)\b.*\bmodule/i.test(error.message)

let retries = 0
/** A URL of the same script that no retry has used before, because browsers remember that a URL failed. */
const addressAgain = (address: string): string => `${address}?again${retries++ || ''}`

/** URL of the script that failed to load. */
const addressIn = (error: unknown): string | undefined =>
  isMissingScript(error) ? /https?:\/\/\S+?\.js(?=$|\s)/.exec((error as Error).message)?.[0] : undefined
const importScript = (address: string): Promise<unknown> => import(/* @vite-ignore */ address)

/** for each chunk, the stylesheets that failed to load and that the next attempt must fetch first */
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

// Error events of elements do not bubble, so the document listens in the capture phase.
const broken = new Set<HTMLLinkElement>()
globalThis.document?.addEventListener(
  'error',
  ({ target }) => target instanceof HTMLLinkElement && target.rel === 'stylesheet' && broken.add(target),
  true,
)

/**
 * Removes the link elements of stylesheets that failed to load, and returns their URLs. If the elements stayed, the
 * chunk loader would treat the stylesheets as loaded.
 */
function takeBrokenStyles(): string[] {
  const links = [...broken]
  broken.clear()
  for (const link of links) link.remove()
  return links.map(({ href }) => href)
}

/** Fetches stylesheets. Resolves when all of them have loaded. */
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
