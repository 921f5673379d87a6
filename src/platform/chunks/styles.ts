// Errors of elements do not bubble; the document sees them on their way down.
const broken = new Set<HTMLLinkElement>()
globalThis.document?.addEventListener('error', ({ target }) => target instanceof HTMLLinkElement && target.rel === 'stylesheet' && broken.add(target), true)

/** Takes the stylesheets that failed out of the page, and says which: the loader of chunks counts each as loaded after its first try. */
export function takeBrokenStyles(): string[] {
  const links = [...broken]
  broken.clear()
  for (const link of links) link.remove()
  return links.map(({ href }) => href)
}

/** Fetches stylesheets; resolves when all of them are in the page. */
export async function fetchStyles(addresses: readonly string[]): Promise<void> {
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
