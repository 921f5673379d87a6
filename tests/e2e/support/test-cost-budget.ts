import { test, type BrowserContext, type Page } from '@playwright/test'

/** What makes a browser test dear, whatever the machine. */
export const COSTS = ['sign-ins by form', 'page loads', 'axe runs', 'wizard steps'] as const
export type Cost = (typeof COSTS)[number]

/**
 * The most that the whole suite may need; a number only goes down (docs/decisions/025-proof-where-it-is-cheapest.md). Journeys against the stand-in
 * of the specification came with their own: 2 sign-ins, 120 page loads, 130 steps.
 */
export const BUDGET: Readonly<Record<Cost, number>> = { 'sign-ins by form': 22, 'page loads': 250, 'axe runs': 10, 'wizard steps': 300 }

/** Counts towards the budget of the suite; measurements go the same ways outside of it. */
export function spend(effort: Cost): void {
  if (process.env['TEST_WORKER_INDEX'] !== undefined) test.info().annotations.push({ type: 'effort', description: effort })
}

/** Counts each document of the portal that a tab loads, however it came there. */
export function countLoads(context: BrowserContext, portal: string): void {
  const watch = (page: Page) => page.on('domcontentloaded', () => page.url().startsWith(portal) && !page.url().endsWith('.svg') && spend('page loads'))
  for (const page of context.pages()) watch(page)
  context.on('page', watch)
}

/** The efforts whose sum is over the budget, in words. */
export const overBudget = (spent: Readonly<Record<Cost, number>>): string[] =>
  COSTS.filter((effort) => spent[effort] > BUDGET[effort]).map((effort) => `${spent[effort]} ${effort}, and no more than ${BUDGET[effort]} are meant`)
