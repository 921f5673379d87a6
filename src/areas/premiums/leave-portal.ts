/** Longest wait for a page that does not come: the member pressed "Stop", and may try again. */
const PATIENCE_MS = 10_000

/** Goes to a page outside. Ends when the member is back with this page as it was (back-forward cache), or nothing came of it. */
export async function leavePortal(url: string): Promise<void> {
  window.location.assign(url)
  await new Promise<void>((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true })
    setTimeout(resolve, PATIENCE_MS)
  })
}
