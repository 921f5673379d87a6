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

it('says what the original says, of any two answers or schemas', () => {
  fc.assert(fc.property(value, value, (a, b) => deepEquals(a, b) === original(a, b)))
  fc.assert(fc.property(value, (a) => deepEquals(a, structuredClone(a)) && original(a, structuredClone(a))))
})

it('takes two dates that are none for equal, as the original does', () => {
  const none = () => new Date(Number.NaN)
  expect([deepEquals(none(), none()), original(none(), none())]).toEqual([true, true])
})

it('sees one difference, however deep', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 6 }), (path) => {
      const nest = (leaf: unknown) => path.reduceRight<unknown>((inner, key) => ({ [key]: [inner] }), leaf)
      expect([deepEquals(nest(1), nest(2)), deepEquals(nest(1), nest(1))]).toEqual([false, true])
    }),
  )
})

it('takes functions for equal, and comes back from a circle', () => {
  expect(deepEquals({ a: () => 1 }, { a: () => 2 })).toBe(true)
  const circle = () => {
    const element: { type: string; owner?: unknown } = { type: 'p' }
    element.owner = { element }
    return element
  }
  expect(deepEquals(circle(), circle())).toBe(true)
})
