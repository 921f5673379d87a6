import { test, type BrowserContext, type Page } from '@playwright/test'

/** Actions that make a browser test slow on any machine. */
export const COSTS = ['sign-ins by form', 'page loads', 'axe runs', 'wizard steps'] as const
export type Cost = (typeof COSTS)[number]

/**
 * Limits for the whole suite, which may only be lowered (docs/decisions/025-proof-where-it-is-cheapest.md). As an
 * exception, the tests against the literal stub server raised them by 2 sign-ins, 120 page loads and 130 steps.
 */
export const BUDGET: Readonly<Record<Cost, number>> = {
  'sign-ins by form': 22,
  'page loads': 250,
  'axe runs': 10,
  'wizard steps': 300,
}

/**
 * Counts an action towards the budget of the suite. Measurements outside Playwright use the same functions and are not
 * counted.
 */
export function spend(effort: Cost): void {
  if (process.env['TEST_WORKER_INDEX'] !== undefined)
    test.info().annotations.push({ type: 'effort', description: effort })
}

/** Counts each document of the portal that a tab loads, for any reason. */
export function countLoads(context: BrowserContext, portal: string): void {
  const watch = (page: Page) =>
    page.on(
      'domcontentloaded',
      () => page.url().startsWith(portal) && !page.url().endsWith('.svg') && spend('page loads'),
    )
  for (const page of context.pages()) watch(page)
  context.on('page', watch)
}

/** A sentence for each action that exceeds its budget. */
export const overBudget = (spent: Readonly<Record<Cost, number>>): string[] =>
  COSTS.filter((effort) => spent[effort] > BUDGET[effort]).map(
    (effort) => `${spent[effort]} ${effort}, and no more than ${BUDGET[effort]} are meant`,
  )
