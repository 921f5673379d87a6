/**
 * What the language and browsers have, but not the oldest browsers that are promised (`browserslist` in package.json). Syntax is translated
 * by the build, functions are not; a gate names those that are too new (tests/gates/browsers).
 */

/** `Map.groupBy`: the items by key, keys in the order in which they come. */
export function groupBy<Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** `AbortSignal.any`, for as long as the work takes: it is given up with the first of the signals. */
export async function withAnySignal<T>(signals: readonly AbortSignal[], work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const [either, done] = [new AbortController(), new AbortController()]
  for (const signal of signals) {
    if (signal.aborted) either.abort(signal.reason)
    else signal.addEventListener('abort', () => either.abort(signal.reason), { signal: done.signal })
  }
  try {
    return await work(either.signal)
  } finally {
    done.abort()
  }
}

/** `URL.parse`: the address, or null when it is none. */
export function parseUrl(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}
