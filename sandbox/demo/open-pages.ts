import { PAGES } from '../../src/app/routes.ts'

/** Pages of a member that need nothing but a sign-in, as choices. */
export const OPEN_PAGES = PAGES.filter(({ access, path }) => access === 'member' && !path.includes(':')).map(({ id }) => ({ value: id, label: id }))
