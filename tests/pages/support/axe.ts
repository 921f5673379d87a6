import axe from 'axe-core'
import { expect } from 'vitest'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
/**
 * Waits for three frames in a row without an animation or transition. Even with reduced motion, an element receives an
 * inherited colour one frame after its parent.
 */
async function isStill(): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet = document.getAnimations().length > 0 ? 0 : quiet + 1) await frame()
}

/**
 * Runs a check with sticky navigation and buttons moved back to their normal place. Otherwise axe would report controls
 * that have scrolled behind these elements as too small.
 */
async function withNothingStuck<T>(run: () => Promise<T>): Promise<T> {
  const stuck = [...document.querySelectorAll<HTMLElement>('nav, form div')].filter(
    (each) => getComputedStyle(each).position === 'sticky',
  )
  for (const each of stuck) each.style.position = 'static'
  try {
    return await run()
  } finally {
    for (const each of stuck) each.style.position = ''
  }
}

async function violations(options: axe.RunOptions): Promise<string[]> {
  await isStill()
  const found = await withNothingStuck(() => axe.run(document, { ...options, resultTypes: ['violations'] }))
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(', ')}`)
}

/** Checks that nothing is wider than the screen (WCAG 1.4.10). */
export function expectFitsScreen(): void {
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth - clientWidth, `${location.pathname} is not wider than ${clientWidth} px`).toBeLessThanOrEqual(0)
}

/** Checks that axe finds no violation of WCAG 2.2 AA on the page and that nothing is wider than the screen. */
export async function expectNoAxeViolations(locale: string): Promise<void> {
  // a page that is still loading has no heading
  await expect.poll(() => document.querySelector('h1')?.checkVisibility()).toBe(true)
  await expect.poll(() => document.documentElement.lang).toBe(locale)
  expect(await violations({ runOnly: TAGS })).toEqual([])
  expectFitsScreen()
}

/**
 * Checks only the contrast between text and background. This is enough for a page that was already checked in other
 * colours.
 */
export async function expectReadable(): Promise<void> {
  expect(await violations({ runOnly: { type: 'rule', values: ['color-contrast'] } })).toEqual([])
}
