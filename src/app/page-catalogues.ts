import type { CatalogueName } from '~generated/i18n/catalogues.ts'
import type { PageRow } from '~/platform/pages/page-row.ts'

/** The catalogues that a page reads: those of what surrounds it, and its own. */
export const cataloguesOf = (row: PageRow): readonly CatalogueName[] => [
  'shell',
  ...(row.access === 'member' ? (['member'] as const) : []),
  ...(row.texts ?? []),
]
