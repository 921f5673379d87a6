import type { PageModule } from '~/platform/pages/page-registry.ts'

/** Member pages by file. This list has its own chunk, because it is long and is not needed before sign-in. */
export const memberPages = import.meta.glob<PageModule>([
  '../areas/*/pages/*.page.tsx',
  '!../areas/{access,registration,welcome}/**',
])
