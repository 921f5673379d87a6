import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/** All of this stands somewhere in what is found; spaces of any kind are one. */
export async function contains(target: Locator, ...said: readonly (string | RegExp)[]): Promise<void> {
  for (const each of said) await expect.element(target).toMatchTextContent(typeof each === 'string' ? each.replaceAll(/\s+/g, ' ') : each)
}
