import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { allExamples } from './components/all.ts'

/** This project runs in Node: a component that reaches for the window while it renders fails here. */
test.each(allExamples)('$id renders to HTML without a browser, and without a style attribute', ({ render }) => {
  expect(typeof globalThis.window).toBe('undefined')
  expect(renderToString(render())).not.toContain('style=')
})
