import { globSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'

/** Libraries that every page needs, the sign-in page included; they change less often than the portal. */
const VENDOR = /node_modules[\\/](react|react-dom|scheduler|react-intl|intl-messageformat|@formatjs)[\\/]/
/** What every page but that needs beside them: it starts without a router (docs/decisions/024). */
const ROUTER = /node_modules[\\/](react-router|cookie-es|@remix-run)[\\/]/

/** What these modules import statically travels together: `start` with every page, `member` with every page but the one to sign in, and the router with it, `claims` with every step of a claim, `steps` with the modules of most steps. */
const JOURNEYS = {
  start: ['/src/main.tsx', '/src/app/start-sign-in.tsx', '/src/areas/access/pages/login.page.tsx', '/src/areas/access/login-guard.ts'],
  member: [
    '/src/app/start-router.tsx',
    '/src/app/layout/member-layout.tsx',
    '/src/app/member-guard.ts',
    '/src/areas/access/sign-in-and-go.ts',
    '/src/components/page.tsx',
  ],
  claims: ['/src/areas/claims/pages/step.page.tsx'],
  steps: globSync('src/areas/claims/steps/*.tsx').map((file) => `/${file.replaceAll('\\', '/')}`),
} as const
type Journey = keyof typeof JOURNEYS
/** What a journey shares with pages beside it stays where they find it; the page for travel that cannot be claimed asks before it is left, as the steps do. */
const WITHIN: Partial<Record<Journey, RegExp>> = {
  claims:
    /[\\/]src[\\/](?:areas[\\/]claims[\\/](?!step-view[\\/]leave-guard|start[\\/](?:paused-claim-store|return-to-claim-banner))|wizard[\\/])|[\\/]generated[\\/]forms[\\/]claim[\\/]/,
  steps:
    /[\\/]src[\\/]areas[\\/]claims[\\/](?!step-view[\\/]leave-guard|start[\\/](?:paused-claim-store|return-to-claim-banner)|wizard[\\/]claim-queries|model[\\/]hsa-services)/,
}

/** The map of pages names every chunk, and hashes do not compress: names beside them only where somebody reads them (1 kB of every page). */
const chunkFileNames = ({ name }: { readonly name: string }): string =>
  ['vendor', 'member', 'schema-form', ...Object.keys(JOURNEYS)].includes(name) ? 'assets/[name]-[hash].js' : 'assets/c-[hash].js'
const assetFileNames = ({ names }: { readonly names: readonly string[] }): string =>
  names.every((name) => name.endsWith('.css')) ? 'assets/c-[hash][extname]' : 'assets/[name]-[hash][extname]'

/** Whether every page has fetched a chunk already: no page needs to name it among what it needs. */
export const isEverywhere = (file: string): boolean => /^assets\/(?:vendor|start)-/.test(file)

/**
 * Few chunks instead of one for each shared module: they compress better (6 kB less on the sign-in page, 10 in the wizard)
 * and the browser asks 7 times instead of 31. Whatever only some pages need stays with them, as the bundler splits it.
 */
export function chunks(): Plugin {
  const journeyOf = new Map<string, Journey>()
  const group = (name: Journey, priority: number) => ({
    name,
    priority,
    test: (id: string) => journeyOf.get(id) === name || (name === 'member' && ROUTER.test(id)),
  })
  return {
    name: 'chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            chunkFileNames,
            assetFileNames,
            codeSplitting: {
              groups: [
                { name: 'vendor', test: VENDOR, priority: 3 },
                group('start', 2),
                group('member', 1),
                { ...group('claims', 0), includeDependenciesRecursively: false },
                { ...group('steps', 0), includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
    }),
    renderStart() {
      journeyOf.clear()
      for (const [journey, entries] of Object.entries(JOURNEYS) as [Journey, readonly string[]][]) follow(this, journey, entries)
    },
  }

  /** The entries themselves stay out: each keeps a file of its own, by which it is imported. */
  function follow(context: Rolldown.PluginContext, journey: Journey, entries: readonly string[]): void {
    const open = [...context.getModuleIds()].filter((id) => entries.some((entry) => id.replaceAll('\\', '/').endsWith(entry)))
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      for (const next of context.getModuleInfo(id)?.importedIds ?? []) {
        if (journeyOf.has(next) || VENDOR.test(next) || ROUTER.test(next) || entries.some((entry) => next.endsWith(entry))) continue
        if (WITHIN[journey]?.test(next) === false) continue
        journeyOf.set(next, journey)
        open.push(next)
      }
    }
  }
}
