import packageJson from './package.json' with { type: 'json' }
import react from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PageDefinition } from './src/platform/pages/page-registry.ts'
import { defineConfig, type UserConfig } from 'vite'
import { BRANDS } from './tools/environment.ts'
import {
  cataloguesOf,
  firstRequestsFileOf,
  guardFileOf,
  loadPageTable,
  MEMBER_START,
  pageFileOf,
  startOf,
} from './tools/page-table.ts'
import { chunks, filesBeside } from './tools/vite/chunks.ts'
import { classNamesOf } from './tools/vite/class-names.ts'
import { developmentPages } from './tools/vite/development-pages.ts'
import { keepMaps } from './tools/vite/keep-maps.ts'
import { stripLibraryParts } from './tools/vite/strip-library-parts.ts'
import { messages } from './tools/vite/messages.ts'
import { precompressed } from './tools/vite/precompress.ts'
import { type MemberDocument, prerender, type PrerenderedPage } from './tools/vite/prerender.ts'
import { runtimeAssets } from './tools/vite/runtime-assets.ts'
import { stepsOfWizards } from './tools/wizard-steps.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const text = (locale: string, catalogue: string, id: string) =>
  (JSON.parse(readFileSync(`${root}i18n/${locale}/${catalogue}.json`, 'utf8')) as Record<string, string>)[id] ?? ''

/** Public pages that the build renders: the rows of the page table that say `prerender`. */
async function pages(): Promise<PrerenderedPage[]> {
  const rows = (await loadPageTable()).filter((row) => row.prerender)
  return (['en', 'fr'] as const)
    .flatMap((locale) =>
      rows.map((row) => {
        const title = cataloguesOf(row)
          .map((catalogue) => text(locale, catalogue, `page.${row.id}`))
          .find(Boolean)
        const page = {
          url: `/${locale}/${row.path}`,
          locale,
          title: `${title} - ${text(locale, 'shell', 'shell.portal')}`,
          modules: modulesOf(row, locale),
        }
        // links of an insurer lead to the sign-in page, and say which brand it has
        return row.id === 'access.login' ? [page, ...BRANDS.slice(1).map((brand) => ({ ...page, brand }))] : [page]
      }),
    )
    .flat()
}

/** The schemas with which responses are checked (src/platform/http/check-response.ts). */
const SCHEMAS = ['src/platform/http/member-schemas.ts']

/** The script that opens the sign-in page in a tab without a session. */
const OPEN_SIGN_IN = 'src/app/open-sign-in.ts'

/** The member pages of the build whose URL has no parameter. Each has a document that lists its files. */
const memberPages = async (): Promise<PageDefinition[]> =>
  (await loadPageTable()).filter(
    (row) => row.access === 'member' && !row.redirect && !row.path.includes(':') && pageFileOf(row).startsWith('src/'),
  )

async function documents(): Promise<MemberDocument[]> {
  const rows = await memberPages()
  const steps = stepsOfWizards()
  return (['en', 'fr'] as const).flatMap((locale) =>
    rows.map((row) => ({
      url: `/${locale}/${row.path}`,
      locale,
      // nobody returns to the page of a result after signing in, so its guards open the sign-in page
      ...(!row.isResultPage && { first: OPEN_SIGN_IN }),
      ...(row.sendsFirstRequests && { firstRequests: firstRequestsFileOf(row) }),
      // The schemas of responses come last: nothing is shown before the first responses have been checked.
      modules: [
        ...modulesOf(row, locale),
        ...(steps.find(({ page }) => page === row.id)?.modules ?? []),
        ...(row.sendsFirstRequests ? SCHEMAS : []),
      ],
    })),
  )
}

/** The source files that a page needs at once: what it starts with, its own, its sentences. */
const modulesOf = (row: PageDefinition, locale: string): readonly string[] => [
  ...startOf(row),
  ...[guardFileOf(row) ?? []].flat(),
  pageFileOf(row),
  ...cataloguesOf(row).map((catalogue) => `i18n/${locale}/${catalogue}.json`),
]

/** Shared by the portal, its tests and the catalogue of components. */
export const shared = {
  resolve: {
    alias: {
      '~generated': `${root}generated`,
      '~forms': `${root}forms`,
      '~': `${root}src`,
    },
  },
  plugins: [messages(), stripLibraryParts(), developmentPages(), react()],
} satisfies UserConfig

export default defineConfig(async (): Promise<UserConfig> => ({
  ...shared,
  plugins: [
    shared.plugins,
    chunks(),
    runtimeAssets(),
    prerender({
      entry: 'src/entry-prerender.tsx',
      pages,
      documents,
      preload: MEMBER_START,
    }),
    keepMaps(),
    precompressed(),
  ],
  // Workers have names of their own, because servers send them with their own policy (tools/security-headers.ts).
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/worker-[name]-[hash].js',
        chunkFileNames: 'assets/c-[hash].js',
        // tesseract.js asks for the data of a language by a name that it knows.
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.gz'))
            ? 'assets/[hash]/[name][extname]'
            : 'assets/[name]-[hash][extname]',
      },
    },
  },
  css: { modules: { generateScopedName: classNamesOf(root) } },
  build: {
    // the oldest browsers that are promised, written down once (package.json): `ios_saf 16.4` is `ios16.4` here
    target: packageJson.browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' ', '')),
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    reportCompressedSize: false,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed, { hostId }) => filesBeside(file, needed, hostId),
    },
    // No script names its map, and none is served (tools/vite/keep-maps.ts).
    sourcemap: 'hidden',
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: [
            'index.html',
            OPEN_SIGN_IN,
            ...(await memberPages()).filter(({ sendsFirstRequests }) => sendsFirstRequests).map(firstRequestsFileOf),
          ],
        },
      },
    },
  },
}))
