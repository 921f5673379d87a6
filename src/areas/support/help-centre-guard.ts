import type { Guard } from '~/platform/pages/page-row.ts'

/** Two brands answer questions by telephone and mail only (CONTENT-11, D-75). */
export const guard: Guard = ({ policy }) => (policy?.brand === 'OBC' || policy?.brand === 'QBC' ? { page: 'support.contact-us' } : undefined)
