/** Pages of the development server: an empty object in every build (tools/vite/development-pages.ts). */
declare module 'virtual:development-pages' {
  export const developmentPages: Record<string, () => Promise<import('~/platform/pages/page-registry.ts').PageModule>>
}
