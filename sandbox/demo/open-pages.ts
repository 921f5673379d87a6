import { PAGES } from '../../src/app/routes.ts'
import type { PageDefinition } from '../../src/platform/pages/page-registry.ts'
import { notKnown } from '../http/nearest.ts'

/** The pages that only signed-in members can open. */
const MEMBER_PAGES = (PAGES as readonly PageDefinition[]).filter(({ access }) => access === 'member')

/** The member pages as options of a select box. */
export const OPEN_PAGES = MEMBER_PAGES.map(({ id }) => ({ value: id, label: id }))
/** The options for pages without path parameters. */
export const PLAIN_PAGES = MEMBER_PAGES.filter(({ path }) => !path.includes(':')).map(({ id }) => ({
  value: id,
  label: id,
}))

/** Names of the path parameters of a page. */
export const parametersOf = (page: string): string[] =>
  [...(MEMBER_PAGES.find(({ id }) => id === page)?.path ?? '').matchAll(/:(\w+)/g)].map(([, name]) => name!)

/** An error message with similar page ids if there is no page with this id; otherwise undefined. */
export const mistakeInPage = (page: string): string | undefined =>
  MEMBER_PAGES.some(({ id }) => id === page)
    ? undefined
    : notKnown(
        'page',
        page,
        MEMBER_PAGES.map(({ id }) => id),
      )
