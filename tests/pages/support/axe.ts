import axe from 'axe-core'
import { expect } from 'vitest'

/** No known accessibility problem on the page as it stands (WCAG 2.2 AA), and nothing wider than the screen. */
export async function findsThePageAccessible(locale: string): Promise<void> {
  // What is still being fetched has no heading.
  await expect.poll(() => document.querySelector('h1')?.checkVisibility()).toBe(true)
  expect(document.documentElement.lang).toBe(locale)
  const { violations } = await axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    resultTypes: ['violations'],
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(', ')}`)).toEqual([])
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth - clientWidth, 'the page is not wider than the screen').toBeLessThanOrEqual(0)
}
