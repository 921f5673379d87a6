import { expect, it } from 'vitest'
import { BUDGET, overBudget } from '../../e2e/support/test-cost-budget.ts'

it('a run of the browser tests that exceeds its budget of sign-ins, page loads or steps is reported', () => {
  expect(overBudget(BUDGET)).toEqual([])
  expect(overBudget({ ...BUDGET, 'page loads': BUDGET['page loads'] + 1 })).toEqual([
    `${BUDGET['page loads'] + 1} page loads, and no more than ${BUDGET['page loads']} are meant`,
  ])
})
