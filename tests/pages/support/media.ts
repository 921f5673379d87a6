import { commands, page } from 'vitest/browser'
import type { Media } from './commands.ts'

// True until the first reset, because an earlier test file may have left other features.
let isChanged = true

/** Emulates media features of the member's device until the end of the test. */
export async function emulateMedia(media: Media): Promise<void> {
  isChanged = true
  await commands.emulateMedia(media)
}

/** Emulates a screen in light colours. Asks the browser only if the last test had other features. */
export async function resetMedia(): Promise<void> {
  if (isChanged) await commands.emulateMedia({ colorScheme: 'light', forcedColors: 'none', media: 'screen' })
  isChanged = false
}

/** Resizes the screen. Asks the browser only if the size changes. */
export async function resize(width: number, height: number): Promise<void> {
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height)
}
