import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The catalogue of components, for people: `npx vite --config tests/ui/catalogue/vite.config.ts`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { alias: { '~': fileURLToPath(new URL('../../../src', import.meta.url)) } },
  cacheDir: fileURLToPath(new URL('../../../.cache/vite-catalogue', import.meta.url)),
  build: { outDir: fileURLToPath(new URL('../../../.cache/catalogue', import.meta.url)), emptyOutDir: true },
  server: { fs: { allow: ['../../..'] } },
})
