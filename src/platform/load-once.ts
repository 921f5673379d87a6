/** Functions that remove the promises of failed loads. */
const failed = new Set<() => void>()
/** Milliseconds for which the promise of a failed load is kept, if no Retry comes before. */
const FAILURE_MS = 2000

/** Lets loads that failed be tried again: when the member presses Retry. */
export function forgetFailedLoads(): void {
  for (const forget of failed) forget()
  failed.clear()
}

/**
 * Wraps a function that loads a part of a page, so that each part is loaded once. The promises are for React's `use`:
 * - A promise of a loaded part carries its value in the properties that `use` reads. Otherwise `use` would suspend for a
 *   promise that it has not seen before, and React shows the content only 300 ms after the fallback.
 * - A failed promise is kept for a moment, or until `forgetFailedLoads`. React draws a component again when its promise fails, and a new
 *   promise would load and fail again without an end.
 */
export function loadOnce<Part, Key = void>(load: (key: Key) => Promise<Part>): (key: Key) => Promise<Part> {
  const loading = new Map<Key, Promise<Part>>()
  return (key) => {
    const known = loading.get(key)
    if (known) return known
    const part = load(key)
    part.then(
      (value) => Object.assign(part, { status: 'fulfilled', value }),
      () => {
        const forget = () => loading.delete(key)
        failed.add(forget)
        setTimeout(forget, FAILURE_MS)
      },
    )
    loading.set(key, part)
    return part
  }
}
