import type { SearchClaimsParams } from '~generated/member/model/index.ts'
import { monthsBefore, today8, type Date8 } from '~/platform/dates/date8.ts'

/** The last twelve months by date of service, as the page opens (D-92, D-93). */
export const defaultSearch = (today: Date8 = today8()): SearchClaimsParams => ({
  serviceDateFrom: monthsBefore(today, 12),
  serviceDateTo: today,
  sortBy: 'serviceDate',
})
