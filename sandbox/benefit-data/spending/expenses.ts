import { z } from 'zod'
import { readData, text } from '../read-data.ts'

const FIRST_SERVICE = 501
const expense = z.strictObject({ code: z.string(), name: text, about: text })
const category = z.strictObject({
  name: text,
  groups: z.array(z.strictObject({ name: text, expenses: z.array(expense) })),
})

/** An expense for which members can claim from the personal wellness account (DATA-49). */
export type Expense = z.infer<typeof expense> & { readonly serviceId: number }

let serviceId = FIRST_SERVICE
/**
 * The eligible expenses, grouped by category and subcategory. Each of the 28 expense codes appears once (ACCTS-12,
 * ACCTS-13).
 */
export const EXPENSE_CATEGORIES = readData('spending/expenses.yaml', z.array(category)).map(
  ({ name, groups }, index) => ({
    id: index + 1,
    name,
    groups: groups.map((group) => ({
      ...group,
      expenses: group.expenses.map((each): Expense => ({ ...each, serviceId: serviceId++ })),
    })),
  }),
)

export const EXPENSES: readonly Expense[] = EXPENSE_CATEGORIES.flatMap(({ groups }) =>
  groups.flatMap(({ expenses }) => expenses),
)

export const findExpense = (code: string | undefined): Expense | undefined =>
  EXPENSES.find((each) => each.code === code)
export const FITNESS_FEES = findExpense('FITN0001')!
