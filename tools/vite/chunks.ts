import { globSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'

/** Libraries that every page needs, including the sign-in page. They change less often than the portal's code. */
const VENDOR = /node_modules[\\/](react|react-dom|scheduler|react-intl|intl-messageformat|@formatjs)[\\/]/
/**
 * Libraries that every page except the sign-in page also needs. The sign-in page starts without a router
 * (docs/decisions/024).
 */
const ROUTER = /node_modules[\\/](react-router|cookie-es|@remix-run)[\\/]/

/**
 * Chunks by their entry modules. Each chunk also contains the modules that its entry modules import statically. `start`
 * is for every page. `member` contains the router and is for every page except the sign-in page. `claims` is for every
 * claim step. `steps` contains the modules that most steps need.
 */
const JOURNEYS = {
  start: [
    '/src/main.tsx',
    '/src/app/start-sign-in.tsx',
    '/src/areas/access/pages/login.page.tsx',
    '/src/areas/access/login-guard.ts',
  ],
  member: [
    '/src/app/start-router.tsx',
    '/src/app/member.ts',
    '/src/app/layout/member-layout.tsx',
    '/src/app/member-guard.ts',
    '/src/app/member-pages.ts',
    '/src/areas/access/sign-in-and-go.ts',
    '/src/components/page.tsx',
  ],
  claims: ['/src/areas/claims/pages/step.page.tsx'],
  steps: globSync('src/areas/claims/steps/*.tsx').map((file) => `/${file.replaceAll('\\', '/')}`),
} as const
type Journey = keyof typeof JOURNEYS
/**
 * Folders whose modules may be added to a chunk. Modules that pages outside the chunk also use are excluded, such as
 * the leave guard of the steps, which the page about travel expenses uses too.
 */
const WITHIN: Partial<Record<Journey, RegExp>> = {
  claims:
    /[\\/]src[\\/](?:areas[\\/]claims[\\/](?!step-view[\\/]leave-guard|receipt-photo[\\/]from-receipt|start[\\/](?:paused-claim-store|return-to-claim-banner))|wizard[\\/])|[\\/]generated[\\/]forms[\\/]claim[\\/]/,
  steps:
    /[\\/]src[\\/]areas[\\/]claims[\\/](?!step-view[\\/]leave-guard|receipt-photo[\\/]from-receipt|start[\\/](?:paused-claim-store|return-to-claim-banner)|wizard[\\/]claim-queries|model[\\/]hsa-services)/,
}

/**
 * Small modules that most pages load together. Each set becomes one chunk, which is smaller than its modules would be as
 * separate chunks, and needs one request. A module is in a set if nearly all pages that load it load the others too.
 */
const SHARED = [
  // parts of forms on pages without a form
  /[\\/]src[\\/](?:forms[\\/](?:validators[\\/](?:text-rules|runtime)|uploads[\\/]upload-store|text-value)\.ts|ui[\\/]field[\\/]select\.tsx)/,
  // the layout of a claim step
  /[\\/](?:step-view[\\/](?:leave-guard|wizard-guard)|receipt-photo[\\/]from-receipt|ui[\\/]step-progress)\./,
  // its requests
  /[\\/]member[\\/](?:client|queries)[\\/](?:coordination|providers)\.ts|[\\/]src[\\/]domain[\\/]other-coverage\.ts/,
  // messages of fields, and the focus
  /[\\/]src[\\/](?:forms[\\/](?:field-messages|theme[\\/]use-widget)|ui[\\/]field[\\/]focus-field)\./,
  // bars of maximums and accounts
  /[\\/]src[\\/](?:components[\\/](?:limit-bars|spending-period)|ui[\\/]balance-bar|domain[\\/]spending-accounts)\./,
  // choices above a history, and its totals
  /[\\/]src[\\/](?:areas[\\/]history[\\/](?:quick-periods|line-details)|components[\\/]family-switch|domain[\\/]claim-totals)\./,
  // totals of a history
  /[\\/]src[\\/](?:areas[\\/]history[\\/]history-totals|components[\\/]tax-year)\./,
  // claim lines, and what follows a decision
  /[\\/]member[\\/]queries[\\/]followup\.ts|[\\/]areas[\\/]history[\\/]follow-up[\\/]unknown-claim\./,
  // the status of a claim, and periods
  /[\\/]src[\\/](?:domain[\\/](?:claim-status|dates[\\/]period)|components[\\/]claim-status-chip|ui[\\/]status-chip)\./,
  // how to reach the insurer
  /[\\/]src[\\/](?:components[\\/]ask-about-claim|domain[\\/](?:opening-hours|dates[\\/]time)|platform[\\/](?:config[\\/]contact|stores[\\/]contact-subject))\./,
  // lists of links, the chosen person, maximums of benefits
  /[\\/]src[\\/](?:ui[\\/]link-list|platform[\\/]stores[\\/]selected-participant|domain[\\/]benefit-limits)\./,
  // documents to save, the year for taxes, and pages that wait for several requests
  /[\\/]src[\\/](?:domain[\\/]tax-year|components[\\/](?:download-button|use-queries-settled))\./,
  // what coverage pages show and ask for
  /[\\/]member[\\/]queries[\\/](?:health|hospital)\.ts|[\\/]areas[\\/]coverage[\\/](?:parts[\\/]services[\\/](?:notices|service-details)|model[\\/]service-groups|service-queries)\./,
  /[\\/]src[\\/](?:areas[\\/]coverage[\\/](?:parts|model)[\\/]sentences|platform[\\/]text-search)\./,
  /[\\/]areas[\\/]coverage[\\/](?:parts[\\/]participant-select|selected-participant)\./,
  // what the services offer, and an e-mail address that is not confirmed yet
  /[\\/]src[\\/]areas[\\/]account[\\/](?:services|pending-email)\./,
  // buttons below a benefit
  /[\\/]src[\\/](?:components[\\/]print-button|areas[\\/]coverage[\\/](?:parts[\\/])?coverage-actions)\./,
  // dental coverage, and the letter that proves travel coverage
  /[\\/]areas[\\/]coverage[\\/]dental[\\/]dental-(?:queries|coverage)\./,
  /[\\/]src[\\/](?:components[\\/]travel-letter-card|areas[\\/]account[\\/]documents)\./,
  // dialogs with the words of an agreement
  /[\\/]src[\\/](?:components[\\/]information-dialog|platform[\\/]stores[\\/]page-modal)\./,
  // invited members
  /[\\/]member[\\/](?:client|queries)[\\/]welcome\.ts|[\\/]areas[\\/]welcome[\\/](?:guards|resolve-invitation|help-links|invitation)\./,
  // premiums
  /[\\/]areas[\\/]premiums[\\/](?:model[\\/]amounts|amount-due|payment-outcome)\./,
]
/** Modules of the chunk `member` that most, but not all, of its pages load. */
const FOR_MOST_MEMBERS =
  /[\\/]src[\\/](?:components[\\/]page\.tsx|domain[\\/](?:money|participants|dates[\\/]date8)\.ts|ui[\\/]undo\.tsx)|node_modules[\\/]dayjs[\\/]/

/**
 * Modules that name the files of pages, guards and catalogues. A chunk that names a file gets a new name when that file
 * changes, and so does every chunk that imports it. No shared chunk contains these modules, so a changed sentence
 * renames five files instead of three hundred.
 */
const NAMES_FILES =
  /[\\/]src[\\/](?:app[\\/](?:routes|page-modules|catalogue-files|router)|areas[\\/][^\\/]+[\\/]routes)\.tsx?$/
/**
 * Only chunks that developers look for have a readable name. Every page loads a map with the names of all chunks. The
 * hashes in these names do not compress, so longer names would cost 1 kB on every page.
 */
const chunkFileNames = ({ name }: { readonly name: string }): string =>
  name === 'rolldown-runtime'
    ? 'assets/r-[hash:7].js'
    : ['vendor', 'member', 'start-router', 'schema-form', ...Object.keys(JOURNEYS)].includes(name)
      ? 'assets/[name]-[hash:7].js'
      : 'assets/c-[hash:7].js'
const assetFileNames = ({ names }: { readonly names: readonly string[] }): string =>
  names.every((name) => name.endsWith('.css')) ? 'assets/c-[hash:7][extname]' : 'assets/[name]-[hash:7][extname]'

/** True for a chunk that every page has already loaded. */
const isEverywhere = (file: string): boolean => /^assets\/(?:vendor|start|index|r)-[\w-]+\.js$/.test(file)

/** Chunks that are loaded when the chunk `member` has been. */
const AFTER_MEMBER = /^assets\/(?:member|start-router|claims|steps|schema-form)-/

/**
 * The files that are requested together with a file that is loaded later, so that the browser need not read it first.
 * Chunks that every page has are left out. The chunk `start` names such files only for the members' code: it loads
 * mostly guards, whose pages bring the same files at the same time, and every page downloads these names.
 */
export const filesBeside = (file: string, needed: readonly string[], host: string): string[] =>
  isEverywhere(host) && !file.startsWith('assets/member-')
    ? []
    : needed.filter((each) => !isEverywhere(each) && !(AFTER_MEMBER.test(host) && each.startsWith('assets/member-')))

/**
 * Joins shared modules in a few chunks. These compress better (6 kB less on the sign-in page, 10 kB in the wizard) and
 * need 7 requests instead of 31. Modules that only some pages need are left as the bundler splits them.
 */
export function chunks(): Plugin {
  const journeyOf = new Map<string, Journey>()
  const group = (name: Journey, priority: number) => ({
    name,
    priority,
    test: (id: string) =>
      journeyOf.get(id) === name || (name === 'member' && (ROUTER.test(id) || FOR_MOST_MEMBERS.test(id))),
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
                ...SHARED.map((test) => ({ name: 'shared', test, priority: 0, includeDependenciesRecursively: false })),
              ],
            },
          },
        },
      },
    }),
    renderStart() {
      journeyOf.clear()
      for (const [journey, entries] of Object.entries(JOURNEYS) as [Journey, readonly string[]][])
        follow(this, journey, entries)
    },
  }

  /**
   * Adds the static imports of the entry modules to a chunk. The entry modules themselves stay outside the chunk,
   * because other code imports them by the name of their own file.
   */
  function follow(context: Rolldown.PluginContext, journey: Journey, entries: readonly string[]): void {
    const open = [...context.getModuleIds()].filter((id) =>
      entries.some((entry) => id.replaceAll('\\', '/').endsWith(entry)),
    )
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      for (const next of context.getModuleInfo(id)?.importedIds ?? []) {
        if (
          journeyOf.has(next) ||
          VENDOR.test(next) ||
          ROUTER.test(next) ||
          entries.some((entry) => next.endsWith(entry))
        )
          continue
        if (WITHIN[journey]?.test(next) === false) continue
        if (!NAMES_FILES.test(next)) journeyOf.set(next, journey)
        open.push(next)
      }
    }
  }
}
