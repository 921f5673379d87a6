import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** Messages of one catalogue in one language, by id, compiled to syntax trees by tools/vite/messages.ts. */
export type Catalogue = Record<string, MessageFormatElement[]>

/**
 * Catalogues for signed-in members, by file. They have their own chunk, because each entry adds bytes to the sign-in
 * page.
 */
export const memberCatalogues = import.meta.glob<Catalogue>(
  [
    '../../../i18n/*/*.json',
    '!../../../i18n/*/{access,contact,forms,links,password,registration,shell,start-failure,terms,welcome}.json',
  ],
  { import: 'default' },
)
