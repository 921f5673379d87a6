import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { BUDGET, COSTS, overBudget, type Cost } from './test-cost-budget.ts'

/** Prints how often the suite performed each counted action, and fails the run if a number exceeds its budget. */
export default class TestCostReporter implements Reporter {
  readonly #spent = Object.fromEntries(COSTS.map((effort) => [effort, 0])) as Record<Cost, number>

  onTestEnd(_test: TestCase, { retry, annotations }: TestResult): void {
    if (retry > 0) return // the actions of a retry are not counted, because a retry proves nothing more
    for (const { type, description } of annotations) if (type === 'effort') this.#spent[description as Cost] += 1
  }

  async onEnd(): Promise<{ status: 'failed' } | undefined> {
    console.log(COSTS.map((effort) => `${this.#spent[effort]} of ${BUDGET[effort]} ${effort}`).join(', '))
    const over = overBudget(this.#spent)
    for (const each of over) console.error(`Over the budget of the browser suite: ${each}.`)
    return over.length > 0 ? { status: 'failed' } : undefined
  }

  printsToStdio(): boolean {
    return false
  }
}
