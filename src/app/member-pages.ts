import type { Catalogue } from '~/platform/i18n/catalogues.ts'
import type { PageModule } from '~/platform/pages/page-registry.ts'

/** Member pages by file. This list has its own chunk, because it is long and is not needed before sign-in. */
export const memberPages = import.meta.glob<PageModule>([
  '../areas/*/pages/*.page.tsx',
  '!../areas/{access,registration,welcome}/**',
])

/** Catalogues for signed-in members, by file. */
export const memberCatalogues = import.meta.glob<Catalogue>(
  [
    '../../i18n/*/*.json',
    '!../../i18n/*/{access,contact,forms,information,links,new-password,passkeys,password,registration,shell,start-failure,terms,welcome}.json',
  ],
  { import: 'default' },
)
