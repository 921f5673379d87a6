import { expect, it } from 'vitest'
import { neverRun } from './never-run.ts'

const left = neverRun('CancelToken') as unknown as { (): void; new (): object }
const message = 'CancelToken is left out of the portal (tools/vite/strip-library-parts.ts)'

it('a stub made by neverRun throws an error with its name if it is called or constructed', () => {
  expect(() => left()).toThrow(message)
  expect(() => new left()).toThrow(message)
})
