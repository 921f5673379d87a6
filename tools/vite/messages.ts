import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

const CATALOGUE = /\/i18n\/(en|fr)\/[\w-]+\.json$/

/** Compiles the catalogues to syntax trees at build time, so that the ICU parser never ships. */
export function messages(): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' }] },
    }),
    transform: {
      filter: { id: CATALOGUE },
      handler(code) {
        const compiled = Object.entries(JSON.parse(code) as Record<string, string>).map(
          ([id, message]) => `${JSON.stringify(id)}:${JSON.stringify(parse(message, { captureLocation: false }))}`,
        )
        return { code: `export default {${compiled.join(',')}}`, map: null, moduleType: 'js' }
      },
    },
  }
}
