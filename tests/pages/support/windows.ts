import { vi } from 'vitest'

/** Replaces `window.open`, so that no window opens. Returns the URLs for which the portal would open windows. */
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
