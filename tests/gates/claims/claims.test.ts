import { expect, it } from 'vitest'
import { tagErrors } from '../../../tools/trace/tag-errors.ts'
import { tags } from '../../../tools/trace/tags.ts'
import { readTests } from '../../../tools/trace/tests.ts'
import { ROOT } from '../support/repository.ts'

// Seeded faults for this rule are in tools/trace/trace.test.ts.
const tests = readTests(ROOT)

it('a test claims rows that exist, four at most, as tags that anybody can read; titles are sentences', () => {
  expect(tests.length).toBeGreaterThan(1500)
  expect(tagErrors(tests, new Set(tags.map(({ name }) => name)))).toEqual([])
})
