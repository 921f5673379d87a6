import { vi } from 'vitest'

/** The addresses to which the portal sent windows that it opened itself; none is really opened. */
export function openedWindows(): readonly string[] {
  const addresses: string[] = []
  vi.spyOn(window, 'open').mockImplementation((address) => {
    if (address) addresses.push(address.toString())
    return { opener: window, location: { assign: (to: string) => addresses.push(to) }, close: () => undefined } as unknown as Window
  })
  return addresses
}
