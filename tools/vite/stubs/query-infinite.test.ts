import { expect, it } from 'vitest'
import * as standIn from './query-infinite.ts'

const { infiniteQueryBehavior: original } = (await import(
  new URL('../../../node_modules/@tanstack/query-core/build/modern/infiniteQueryBehavior.js', import.meta.url).href
)) as { infiniteQueryBehavior: unknown }

it('the stub for infinite queries has the function that each query imports, which throws an error with its name', () => {
  expect(original).toBeTypeOf('function')
  expect(standIn.infiniteQueryBehavior).toThrow('infiniteQueryBehavior is left out of the portal')
})
