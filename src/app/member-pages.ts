import type { PageModule } from '~/platform/pages/page-registry.ts'

/** The pages of a signed-in member by their files. A chunk of its own: nobody needs to know of them before signing in, and each costs bytes. */
export const memberPages = import.meta.glob<PageModule>(['../areas/*/pages/*.page.tsx', '!../areas/{access,registration,welcome}/**'])
