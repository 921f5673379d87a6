import { developmentPages } from 'virtual:development-pages'
import type { PageModule } from '~/platform/pages/page-registry.ts'

/**
 * Public pages by file. This list has its own chunk, like the list of member pages, to keep it out of other scripts.
 */
export const publicPages = {
  ...import.meta.glob<PageModule>('../areas/{access,registration,welcome}/pages/*.page.tsx'),
  ...developmentPages,
}
