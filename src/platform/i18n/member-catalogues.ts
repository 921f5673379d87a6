import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** Messages of one catalogue in one language, by id, compiled to syntax trees by tools/vite/messages.ts. */
export type Catalogue = Record<string, MessageFormatElement[]>

/**
 * Catalogues for signed-in members, by file. They are listed in a separate chunk, so that their entries do not make the
 * sign-in page larger.
 */
export const memberCatalogues = import.meta.glob<Catalogue>(
  [
    '../../../i18n/*/*.json',
    '!../../../i18n/*/{access,contact,forms,information,links,new-password,passkeys,password,registration,shell,start-failure,terms,welcome}.json',
  ],
  { import: 'default' },
)
