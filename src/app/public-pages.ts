import { developmentPages } from 'virtual:development-pages'
import type { PageModule } from '~/platform/pages/page-registry.ts'

/** The pages for which nobody needs to sign in, by their files. A chunk of its own, as that of the others: a map of chunks costs bytes. */
export const publicPages = { ...import.meta.glob<PageModule>('../areas/{access,registration,welcome}/pages/*.page.tsx'), ...developmentPages }
