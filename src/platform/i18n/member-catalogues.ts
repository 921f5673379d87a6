import type { Catalogue } from './catalogues.ts'

/** The sentences that only signed-in members read, by file. A chunk of its own: each entry costs bytes on the sign-in page. */
export const memberCatalogues = import.meta.glob<Catalogue>(
  ['../../../i18n/*/*.json', '!../../../i18n/*/{access,contact,forms,links,password,registration,shell,start-failure,terms,welcome}.json'],
  { import: 'default' },
)
