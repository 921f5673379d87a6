/**
 * Functions that the oldest supported browsers lack (`browserslist` in package.json). The build translates syntax, but
 * not functions. A gate reports functions that are too new (tests/gates/browsers).
 */

/** `Map.groupBy`: items by key, keys in order of appearance. */
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

/**
 * Replaces `AbortSignal.any` for the duration of one task. The task gets a signal that is aborted as soon as one of the
 * given signals is aborted.
 */
export async function withAnySignal<T>(
  signals: readonly AbortSignal[],
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
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

/** `URL.parse`: the URL, or null if the text is not a valid URL. */
export function parseUrl(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}
