import type { Guard } from '~/platform/pages/page-row.ts'

/** For members whose plan shows premiums or statements; a flag of either kind is enough (R-065, D-143). */
export const guard: Guard = ({ policy }) => (policy?.premiums || policy?.statements ? undefined : { page: 'dashboard.home' })
