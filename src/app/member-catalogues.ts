import type { Catalogue } from '~/platform/i18n/catalogues.ts'

/** Catalogues for signed-in members, by file. */
export const memberCatalogues = import.meta.glob<Catalogue>(
  [
    '../../i18n/*/*.json',
    '!../../i18n/*/{access,contact,forms,information,links,new-password,passkeys,password,registration,shell,start-failure,terms,welcome}.json',
  ],
  { import: 'default' },
)
