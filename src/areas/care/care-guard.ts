import type { Guard } from '~/platform/pages/page-row.ts'

/** The brand SBC has no connected care, whatever its flags say (CARE-17, D-14). */
export const guard: Guard = ({ policy }) => (policy?.brand === 'SBC' ? { page: 'dashboard.home' } : undefined)
