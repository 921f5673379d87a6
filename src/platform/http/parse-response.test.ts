import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseResponse } from './parse-response.ts'

const read = (text: string, part?: number) => parseResponse(new TextEncoder().encode(text).buffer, part)

/** Texts with characters that JSON must escape, and with characters of several bytes. */
const text = fc.string({
  unit: fc.constantFrom('"', '\\', '[', ']', '{', '}', ',', ':', 'é', '–', '𝄞', 'a', '\n'),
  maxLength: 8,
})
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    text,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('any'), { maxLength: 6 }),
    fc.dictionary(text, tie('any'), { maxKeys: 4 }),
  ),
})).any

it('parseResponse gives the same result for JSON that arrives in chunks as JSON.parse gives for the whole text', async () => {
  await fc.assert(
    fc.asyncProperty(
      value,
      fc.integer({ min: 0, max: 40 }),
      fc.constantFrom(undefined, 1),
      async (any, part, space) => {
        const written = JSON.stringify(any, undefined, space)
        expect(await read(written, part)).toEqual(JSON.parse(written))
      },
    ),
    { numRuns: 2000 },
  )
})

it('parseResponse leaves out characters that set the direction of the text after them, raw and escaped', async () => {
  for (const part of [undefined, 20]) {
    expect(await read('[{"name":"Farah \u202eCormier\u2069"},{"name":"Farah \\u202ECormier\\u2069"}]', part)).toEqual([
      { name: 'Farah Cormier' },
      { name: 'Farah Cormier' },
    ])
    expect(await read(String.raw`{"folder":"C:\\u202e","mark":"a\u200eb"}`, part)).toEqual({
      folder: String.raw`C:\u202e`,
      mark: 'a\u200eb',
    })
  }
})

it('parseResponse returns text that is not valid JSON unchanged, including JSON that is cut off at any position', async () => {
  const whole = JSON.stringify({
    lines: Array.from({ length: 20 }, (_, id) => ({ id, name: '"[é' })),
    more: [[1], [2, 3]],
  })
  for (let length = 0; length < whole.length; length += 1)
    expect(await read(whole.slice(0, length), 10)).toBe(whole.slice(0, length))
  for (const wrong of [`${whole}]`, whole.replace(',', ',,'), whole.replace('}', ']'), '<!doctype html>'])
    expect(await read(wrong, 10)).toBe(wrong)
})

it('parseResponse lets the page respond while it parses a long list, and parses a short response without a pause', async () => {
  const turnsOf = async (answer: unknown) => {
    let turns = 0
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      turns += 1
      port2.postMessage(undefined)
    })
    port1.start()
    port2.postMessage(undefined)
    expect(await read(JSON.stringify(answer))).toEqual(answer)
    port1.close()
    return turns
  }
  const lines = Array.from({ length: 10_000 }, (_, id) => ({
    id,
    name: 'Physiothérapie',
    amounts: ['100.00', '80.00'],
  }))
  expect(await turnsOf({ lines: lines.slice(0, 100) })).toBeLessThan(2)
  expect(await turnsOf({ lines })).toBeGreaterThan(2)
  expect(await turnsOf(lines)).toBeGreaterThan(2)
})
