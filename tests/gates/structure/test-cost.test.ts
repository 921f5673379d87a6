import { expect, it } from 'vitest'
import { BUDGET, overBudget } from '../../e2e/support/test-cost-budget.ts'

it('the browser tests fail if they exceed their budget of sign-ins, documents and steps', () => {
  expect(overBudget(BUDGET)).toEqual([])
  expect(overBudget({ ...BUDGET, 'page loads': BUDGET['page loads'] + 1 })).toEqual([
    `${BUDGET['page loads'] + 1} page loads, and no more than ${BUDGET['page loads']} are meant`,
  ])
})
