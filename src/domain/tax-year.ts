import type { SearchClaimsParams } from '~generated/member/model/index.ts'
import { searchClaimsQuery } from '~generated/member/queries/history.ts'
import { type Date8, today8 } from '~/domain/dates/date8.ts'
import { withoutDialog } from '~/platform/query/query.ts'

/** Last month in which members look for last year's amounts: April, when tax returns are due. */
const LAST_MONTH = 4

interface TaxYear {
  readonly year: string
  /** true from January to April, when tax returns are due */
  readonly isSeason: boolean
  /** the claims of that year up to today, by date of service */
  readonly search: SearchClaimsParams
}

/** The year of the next tax return: last year until April, then this year so far. */
export function taxYear(today: Date8 = today8()): TaxYear {
  const isSeason = Number(today.slice(4, 6)) <= LAST_MONTH
  const year = String(Number(today.slice(0, 4)) - Number(isSeason))
  return {
    year,
    isSeason,
    search: {
      serviceDateFrom: `${year}0101`,
      serviceDateTo: isSeason ? `${year}1231` : today,
      sortBy: 'serviceDate',
    },
  }
}

export const taxYearQuery = () => searchClaimsQuery(taxYear().search, withoutDialog)
