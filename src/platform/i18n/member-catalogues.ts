import type { Catalogue } from './catalogues.ts'

/** Catalogues for signed-in members, by file. They have their own chunk, because each entry adds bytes to the sign-in page. */
export const memberCatalogues = import.meta.glob<Catalogue>(
  ['../../../i18n/*/*.json', '!../../../i18n/*/{access,contact,forms,links,password,registration,shell,start-failure,terms,welcome}.json'],
  { import: 'default' },
)
