import { moneyOf } from '~/forms/text-value.ts'
import { toCents } from '~/domain/money.ts'

/** Numbers of visits to choose from: a course of treatment rarely has more than 20. */
export const VISITS: readonly string[] = Array.from({ length: 20 }, (_, index) => String(index + 1))

/**
 * The query parameters of a link to an estimate: the price of one visit and the number of visits, but nothing about a
 * person (D-283).
 */
export const estimateQuery = (cost: string, visits: string): { cost: string; visits: string } => ({ cost, visits })

/**
 * Reads the estimate from a link. If the price is not an amount above zero, it is undefined. If the number of visits is
 * not one of the options, it is 1.
 */
export function estimateInLink({ search }: { readonly search: string }): {
  readonly cost: string | undefined
  readonly visits: string
} {
  const query = new URLSearchParams(search)
  const cost = moneyOf(query.get('cost') ?? '')
  const visits = query.get('visits') ?? ''
  return {
    cost: cost !== undefined && toCents(cost) > 0 && cost.length <= 12 ? cost : undefined,
    visits: VISITS.includes(visits) ? visits : '1',
  }
}
