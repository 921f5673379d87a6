import type { GetPremiumsParams, PremiumStatement } from '~generated/member/model/index.ts'

/** The months of which a day lies in the period. */
export const statementsIn = (statements: readonly PremiumStatement[], { fromDate = '', toDate = '99999999' }: GetPremiumsParams): PremiumStatement[] =>
  statements.filter(({ periodStart, periodEnd }) => periodEnd >= fromDate && periodStart <= toDate)
