import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { allExamples } from './components/all.ts'

/** These tests run in Node, so a component that uses `window` while rendering fails. */
test.each(allExamples)(
  'the example $id renders to HTML without a browser and without a style attribute',
  ({ render }) => {
    expect(typeof globalThis.window).toBe('undefined')
    expect(renderToString(render())).not.toContain('style=')
  },
)
