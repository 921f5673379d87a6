import { expect, it } from 'vitest'
import { files, read, readJson } from '../support/repository.ts'
import { unsupportedApisIn } from './unsupported-apis.ts'

it('the portal calls no function that the oldest supported browsers do not have', () => {
  const code = files(/^src\/.*\.tsx?$/).filter((file) => !/\.(?:test|examples)\.tsx?$/.test(file))
  expect(code.length).toBeGreaterThan(300)
  expect(code.flatMap((file) => unsupportedApisIn(file, read(file)))).toEqual([])
})

it.each([
  'const groups = Map.groupBy(lines, byMonth)',
  'if (URL.canParse(text)) open(text)',
  'control?.checkVisibility()',
])('the check finds a call that the oldest supported browsers do not have: %s', (line) => {
  expect(unsupportedApisIn('src/a.ts', `const a = 1\n${line}`)).toHaveLength(1)
  expect(unsupportedApisIn('src/a.ts', `/** ${line} */`)).toEqual([])
})

it('the build reads the oldest supported browsers from package.json, and index.html loads a script that checks them', () => {
  expect(readJson<{ browserslist: string[] }>('package.json').browserslist).toEqual([
    'chrome 111',
    'edge 111',
    'firefox 115',
    'safari 16.4',
    'ios_saf 16.4',
  ])
  expect(read('vite.config.ts')).toContain('packageJson.browserslist')
  expect(read('index.html')).toContain('<script defer fetchpriority="high" src="/check-browser.js">')
})
