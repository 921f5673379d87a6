import { PAGES } from '../../src/app/routes.ts'

/** Pages that need only a sign-in, as choices. */
export const OPEN_PAGES = PAGES.filter(({ access, path }) => access === 'member' && !path.includes(':')).map(
  ({ id }) => ({ value: id, label: id }),
)
