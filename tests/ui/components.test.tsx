import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { allExamples } from './components/all.ts'
import { violationsOf } from './support/axe.ts'
import { onDevice } from './support/device.ts'

const WAYS = [
  { name: 'on a desktop', width: 1280, colorScheme: 'light' },
  { name: 'in the dark', width: 1280, colorScheme: 'dark' },
  { name: 'at 320 px', width: 320, colorScheme: 'light' },
] as const

test.each(WAYS)(
  'no example component has an axe violation $name',
  { timeout: 60_000 },
  async ({ width, colorScheme }) => {
    await onDevice({ width, colorScheme })
    const found: Record<string, string[]> = {}
    for (const example of allExamples) {
      const { container, unmount } = await render(<main>{example.render()}</main>)
      const violations = await violationsOf(container)
      if (violations.length > 0) found[example.id] = violations
      await unmount()
    }
    expect(found).toEqual({})
  },
)

test('no example component scrolls sideways at a width of 320 px (WCAG 1.4.10)', async () => {
  await page.viewport(320, 800)
  const wide: string[] = []
  for (const example of allExamples) {
    const { unmount } = await render(<div>{example.render()}</div>)
    if (document.documentElement.scrollWidth > 320) wide.push(`${example.id}: ${document.documentElement.scrollWidth}`)
    await unmount()
  }
  expect(wide).toEqual([])
})

test('a control is at least 24 px wide (WCAG 2.5.8), and a button or field at least 44 px high', async () => {
  const small: string[] = []
  for (const example of allExamples) {
    const { container, unmount } = await render(<div>{example.render()}</div>)
    for (const target of container.querySelectorAll(
      'button, select, textarea, summary, input:not([type=checkbox], [type=radio], [type=file])',
    )) {
      if (!target.checkVisibility()) continue
      const { width, height } = target.getBoundingClientRect()
      const least = target.closest('[role=grid]') ? 40 : 44
      if (width < 24 || height < least)
        small.push(`${example.id}: ${target.outerHTML.slice(0, 80)} ${Math.round(width)} x ${Math.round(height)}`)
    }
    await unmount()
  }
  expect(small).toEqual([])
})

describe('component gallery', () => {
  // Folders of src/ui that need no examples. The list is empty at present.
  const apart: string[] = []
  const folders = Object.keys(import.meta.glob('../../src/ui/*/*.tsx'))
    .map((path) => path.split('/').at(-2) ?? '')
    .filter((folder) => !apart.includes(folder))

  test('the gallery shows every component', () => {
    const shown = new Set(allExamples.map((example) => example.component))
    expect([...new Set(folders)].filter((folder) => !shown.has(folder))).toEqual([])
  })

  test('each example in the component gallery has a unique id', () => {
    const ids = allExamples.map((example) => example.id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('no example has a style attribute, which the content security policy would block', async () => {
    const styled: string[] = []
    for (const example of allExamples) {
      const { container, unmount } = await render(<div>{example.render()}</div>)
      if (container.querySelector('[style]')) styled.push(example.id)
      await unmount()
    }
    expect(styled).toEqual([])
  })
})
