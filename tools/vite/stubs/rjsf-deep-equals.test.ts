import original from '@rjsf/utils/lib/deepEquals.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import deepEquals from './rjsf-deep-equals.ts'

const value = fc.letrec((tie) => ({
  any: fc.oneof(
    fc.jsonValue(),
    fc.constant(undefined),
    fc.constant(Number.NaN),
    fc.date(),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(fc.string(), tie('any'), { noNullPrototype: true }),
  ),
})).any

it('the stub for deepEquals returns what the original returns for any two values', () => {
  fc.assert(fc.property(value, value, (a, b) => deepEquals(a, b) === original(a, b)))
  fc.assert(fc.property(value, (a) => deepEquals(a, structuredClone(a)) && original(a, structuredClone(a))))
})

it('the stub for deepEquals considers two invalid dates equal, as the original does', () => {
  const none = () => new Date(Number.NaN)
  expect([deepEquals(none(), none()), original(none(), none())]).toEqual([true, true])
})

it('the stub for deepEquals finds a single difference at any depth', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 6 }), (path) => {
      const nest = (leaf: unknown) => path.reduceRight<unknown>((inner, key) => ({ [key]: [inner] }), leaf)
      expect([deepEquals(nest(1), nest(2)), deepEquals(nest(1), nest(1))]).toEqual([false, true])
    }),
  )
})

it('the stub for deepEquals considers functions equal, and terminates for circular values', () => {
  expect(deepEquals({ a: () => 1 }, { a: () => 2 })).toBe(true)
  const circle = () => {
    const element: { type: string; owner?: unknown } = { type: 'p' }
    element.owner = { element }
    return element
  }
  expect(deepEquals(circle(), circle())).toBe(true)
})
