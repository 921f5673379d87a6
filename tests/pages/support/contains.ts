import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/** Checks that the element contains all these texts. Any sequence of white space is treated as one space. */
export async function contains(target: Locator, ...said: readonly (string | RegExp)[]): Promise<void> {
  for (const each of said)
    await expect.element(target).toMatchTextContent(typeof each === 'string' ? each.replaceAll(/\s+/g, ' ') : each)
}
