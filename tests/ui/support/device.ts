import { vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import type { Media } from '../../pages/support/commands.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: Media) => Promise<void>
    pressAt: (point: { x: number; y: number }) => Promise<void>
  }
}

/** Sets the screen size and the colour scheme. Resolves when they have taken effect. */
export async function onDevice({
  width,
  height = 768,
  colorScheme,
}: {
  width: number
  height?: number
  colorScheme: 'light' | 'dark'
}): Promise<void> {
  await page.viewport(width, height)
  await commands.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await vi.waitUntil(() => matchMedia(`(prefers-color-scheme: ${colorScheme})`).matches && window.innerWidth === width)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
