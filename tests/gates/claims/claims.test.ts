import { expect, it } from 'vitest'
import { rejectedTags } from '../../../tools/trace/requirement-coverage.ts'
import { tagErrors } from '../../../tools/trace/tag-errors.ts'
import { productOf } from '../../../tools/trace/product.ts'
import { tags } from '../../../tools/trace/tags.ts'
import { readTests } from '../../../tools/trace/tests.ts'
import { ROOT } from '../support/repository.ts'

// Seeded faults for both rules are in tools/trace/trace.test.ts.
const tests = readTests(ROOT)

it('a test claims rows that exist, four at most, as tags that anybody can read; titles are sentences', () => {
  expect(tests.length).toBeGreaterThan(1500)
  expect(tagErrors(tests, new Set(tags.map(({ name }) => name)))).toEqual([])
})

it('a test that claims something calls only what the portal calls', () => {
  const refused = rejectedTags(tests, productOf(ROOT))
  expect(refused.map(({ test, reason }) => `${test.file}: ${test.title} ${reason}`)).toEqual([])
})
