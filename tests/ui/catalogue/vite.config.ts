import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The catalogue of components, for people: `npx vite --config tests/ui/catalogue/vite.config.ts`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { alias: { '~': new URL('../../../src', import.meta.url).pathname } },
  cacheDir: new URL('../../../.cache/vite-catalogue', import.meta.url).pathname,
  build: { outDir: new URL('../../../.cache/catalogue', import.meta.url).pathname, emptyOutDir: true },
  server: { fs: { allow: ['../../..'] } },
})
