import { PAGES } from '../../src/app/routes.ts'
import type { PageDefinition } from '../../src/platform/pages/page-registry.ts'
import { notKnown } from '../http/nearest.ts'

/** Pages that need only a sign-in. */
const MEMBER_PAGES = (PAGES as readonly PageDefinition[]).filter(({ access }) => access === 'member')

/** The same as choices. */
export const OPEN_PAGES = MEMBER_PAGES.map(({ id }) => ({ value: id, label: id }))
/** Those without parameters. */
export const PLAIN_PAGES = MEMBER_PAGES.filter(({ path }) => !path.includes(':')).map(({ id }) => ({
  value: id,
  label: id,
}))

/** Names of the parameters in the address of a page. */
export const parametersOf = (page: string): string[] =>
  [...(MEMBER_PAGES.find(({ id }) => id === page)?.path ?? '').matchAll(/:(\w+)/g)].map(([, name]) => name!)

/** A sentence with the nearest names about a page that is none; undefined for a page. */
export const mistakeInPage = (page: string): string | undefined =>
  MEMBER_PAGES.some(({ id }) => id === page)
    ? undefined
    : notKnown(
        'page',
        page,
        MEMBER_PAGES.map(({ id }) => id),
      )
