import { developmentPages } from 'virtual:development-pages'
import type { PageModule } from '~/platform/pages/page-registry.ts'

/** Public pages by file. They have their own chunk, like the member pages, because a map of chunks adds bytes. */
export const publicPages = {
  ...import.meta.glob<PageModule>('../areas/{access,registration,welcome}/pages/*.page.tsx'),
  ...developmentPages,
}
