import type { Guard } from '~/platform/pages/page-row.ts'

/** For members who may see or change their banking details; a flag of either kind is enough. */
export const guard: Guard = ({ policy }) => (policy?.banking || policy?.updateBanking ? undefined : { page: 'dashboard.home' })
