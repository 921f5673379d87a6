import type { GetPremiumsParams, PremiumStatement } from '~generated/member/model/index.ts'
import { isDate8 } from '~/platform/dates/date8.ts'

/** The period that an address asks for. Dates that are none, and a period that ends before it begins, ask for nothing. */
export function readPeriod(query: URLSearchParams): GetPremiumsParams {
  const read = (name: string) => {
    const date = query.get(name) ?? ''
    return /^\d{8}$/.test(date) && isDate8(date) ? date : undefined
  }
  const [fromDate, toDate] = [read('fromDate'), read('toDate')]
  if (fromDate && toDate && fromDate > toDate) return {}
  return { ...(fromDate && { fromDate }), ...(toDate && { toDate }) }
}

/** The months of which a day lies in the period. */
export const statementsIn = (statements: readonly PremiumStatement[], { fromDate = '', toDate = '99999999' }: GetPremiumsParams): PremiumStatement[] =>
  statements.filter(({ periodStart, periodEnd }) => periodEnd >= fromDate && periodStart <= toDate)
