import type { Locator } from 'vitest/browser'

const textOf = (element: Element): string => (element as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim()

/** The visible text of each cell of a table, row by row, with the heads of the columns first. */
export const cellsOf = (table: Locator): string[][] =>
  [...table.element().querySelectorAll('tr')].map((row) => [...row.children].map(textOf))

/** The value of each term in the description lists of an element, by term. */
export const factsOf = (element: Locator): Record<string, string> =>
  Object.fromEntries(
    [...element.element().querySelectorAll('dt')].map((term) => [textOf(term), textOf(term.nextElementSibling!)]),
  )
