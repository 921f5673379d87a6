import type { PageModule } from '~/platform/pages/page-registry.ts'

/** Member pages by file. They have their own chunk, because each entry adds bytes and is not needed before sign-in. */
export const memberPages = import.meta.glob<PageModule>([
  '../areas/*/pages/*.page.tsx',
  '!../areas/{access,registration,welcome}/**',
])
