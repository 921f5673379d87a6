import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Development server of the component gallery: `npm run components`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { alias: { '~': fileURLToPath(new URL('../../../src', import.meta.url)) } },
  cacheDir: fileURLToPath(new URL('../../../.cache/vite-components', import.meta.url)),
  build: { outDir: fileURLToPath(new URL('../../../.cache/components', import.meta.url)), emptyOutDir: true },
  server: { fs: { allow: ['../../..'] } },
})
