import { expect, it } from 'vitest'
import { tagErrors } from '../../../tools/trace/tag-errors.ts'
import { tags } from '../../../tools/trace/tags.ts'
import { readTests } from '../../../tools/trace/tests.ts'
import { ROOT } from '../support/repository.ts'

// tools/trace/trace.test.ts proves that tagErrors finds wrong tags
const tests = readTests(ROOT)

it('each test has at most four requirement tags, all of requirements that exist, and no requirement id in its title', () => {
  expect(tests.length).toBeGreaterThan(1500)
  expect(tagErrors(tests, new Set(tags.map(({ name }) => name)))).toEqual([])
})
