import { vi } from 'vitest'

/** Replaces `window.open`, so that no window opens. Returns the list of URLs that the portal tried to open. */
export function openedWindows(): readonly string[] {
  const addresses: string[] = []
  vi.spyOn(window, 'open').mockImplementation((address) => {
    if (address) addresses.push(address.toString())
    return {
      opener: window,
      location: { assign: (to: string) => addresses.push(to) },
      close: () => undefined,
    } as unknown as Window
  })
  return addresses
}
