import { expect, test } from 'vitest'
import { PAGES } from '~/app/routes.ts'
import { drugSearchStore } from '~/areas/coverage/drugs/drug-store.ts'
import { clearError } from '~/platform/errors/portal-error.ts'
import type { PageDefinition, PageId } from '~/platform/pages/page-registry.ts'
import type { Draft } from '~/wizard/definition.ts'
import { discardDraft, setDraft } from '~/wizard/draft-store.ts'
import { loginOf } from '../../sandbox/personas.ts'
import { pathOf, personOf } from '../support/page-fixtures.ts'
import {
  dentalAt,
  drugsAt,
  eventAt,
  physiotherapyAt,
  spendingAt,
  travelAt,
  visionAt,
  wellnessAt,
} from './support/drafts.ts'
import type { Member } from './support/member.ts'
import { renderPage, type PageOptions } from './support/render-page.tsx'

const LINK = '?token=confirmation'
const INVITED = '?mslToken=welcome-fresh'
/** Query strings for public pages that need one. The token selects the example that the mock returns. */
const QUERIES: Readonly<Record<string, string>> = {
  'access.reset': '?token=password-reset',
  'access.custom-contact': '?token=welcome-fresh',
  'access.expired': LINK,
  'registration.confirmation': LINK,
  'access.token-validation': '?token=password-reset',
  'welcome.entry': '?token=welcome-fresh',
  'welcome.start': INVITED,
  'welcome.verification': INVITED,
  'welcome.expired': '?mslToken=welcome-expired',
  'welcome.locked': '?mslToken=welcome-locked',
  'welcome.error': INVITED,
  'welcome.no-password': '?mslToken=welcome-no-password&nopassword=true',
  'welcome.registered': '?mslToken=welcome-registered',
}
/** For each page that opens only by way of another page: the URL of that other page. */
const PATHS: Readonly<Record<string, string>> = {
  'access.update-email': '/token-validation?token=update-email',
}
/** For each page that only redirects: the page to which it redirects. */
const LEADS_TO: Readonly<Record<string, string>> = {
  'access.token-validation': 'access.reset',
  'welcome.entry': 'welcome.verification',
  'welcome.start': 'welcome.verification',
  'claims.start': 'claims.claim-type',
}
/** Steps that a physiotherapy claim does not have, each with a draft in which the earlier steps are answered. */
const DRAFTS: Readonly<Record<string, () => Draft>> = {
  'before-start-dental': () => dentalAt('before-start-dental'),
  'before-start-drugs': () => drugsAt('before-start-drugs'),
  'before-start-disability': () => eventAt('XX-DCI', 'confirmation'),
  'before-start-pwa': () => wellnessAt('before-start-pwa'),
  'before-start-hsa': () => spendingAt('before-start-hsa'),
  'before-start-travel': () => travelAt('before-start-travel'),
  'travel-cannot-process': () =>
    travelAt('confirmation', { 'before-start-travel': { handledByAssistanceProvider: true } }),
  'provider-type-vision': () => visionAt('provider-type-vision'),
  'vision-other': () => visionAt('vision-other'),
  'claim-details-vision': () => visionAt('confirmation'),
  'hsa-eligible-claims': () => spendingAt('confirmation'),
  'hsa-eligible-claim': () => spendingAt('confirmation'),
  hsa: () => physiotherapyAt('other-coverage'),
}
const CLAIMANTS: Readonly<Record<string, string>> = {
  'claims.hsa': 'hsa-alternate',
  'claims.hsa-eligible-claims': 'hsa',
  'claims.before-start-hsa': 'hsa',
  'claims.hsa-eligible-claim': 'hsa-alternate',
  'claims.before-start-pwa': 'pwa',
}

const DIN = '09901511'
const stepOf = ({ id }: PageDefinition) => (id.startsWith('claims.') ? id.slice('claims.'.length) : undefined)
const ROWS = PAGES as readonly PageDefinition[]
const whoOpens = (row: PageDefinition) => (row.access === 'public' ? '' : (CLAIMANTS[row.id] ?? personOf(row.id)))

/**
 * Describes what is wrong with the page that is shown. Returns undefined if it is the expected page without an error.
 */
async function mistakeOn(member: Member, row: PageDefinition): Promise<string | undefined> {
  await member.waits()
  const shown = document.querySelector<HTMLElement>('#app')?.dataset['page']
  const failure = document.querySelector('dialog[open]')?.textContent
  const hasRetry = row.id !== 'access.error' && member.button('error.retry').elements().length > 0
  if (shown === (LEADS_TO[row.id] ?? row.id) && !failure && !hasRetry) return undefined
  return `${row.id}: ${[shown, failure, hasRetry && 'a part failed'].filter(Boolean).join(', ')}`
}

const draftOfStep = (row: PageDefinition): Draft | undefined => DRAFTS[stepOf(row) ?? '']?.()
/**
 * True if the page must be opened in a new document. This applies to pages that show a result, and to steps that need a
 * draft of another kind of claim.
 */
const isAlone = (row: PageDefinition) => row.resultOf !== undefined || (stepOf(row) ?? '') in DRAFTS

/** Opens a page by its URL. A result page is opened as if the member had just performed the action that it reports. */
async function open(row: PageDefinition, member: Member, options: PageOptions): Promise<string | undefined> {
  const draft = draftOfStep(row)
  if (isAlone(row)) return mistakeOn(await renderPage(row.id as PageId, { ...options, ...(draft && { draft }) }), row)
  clearError()
  // a page about one drug opens only after a search for the drug
  if (row.id.startsWith('coverage.drugs-')) drugSearchStore.set({ drugNameOrDin: DIN, shown: 20, chosen: [DIN] })
  const step = stepOf(row)
  if (step) setDraft(loginOf(options.persona!), physiotherapyAt(step as 'confirmation'))
  // an unsaved draft would keep the member in the wizard until React has removed the wizard's effects
  else discardDraft()
  await member.goTo(PATHS[row.id] ?? `${pathOf(row)}${QUERIES[row.id] ?? ''}`)
  return mistakeOn(member, row)
}

/** Pages that cannot be opened by URL on the mock, each with the reason. */
const CLOSED: Readonly<Record<string, string>> = {
  'demo.switchboard': 'exists in development only; `npm run start:mock` has it',
  'demo.history': 'exists in development only, and the mock makes no history',
  'demo.fuzzy': 'exists in development only, and the mock makes no random data',
  'welcome.password': 'opens after the answers of the verification',
  'welcome.success': 'opens after the password was chosen',
  'claims.repeat': 'opens from a claim that is repeated',
  'claims.success': 'opens after a claim was sent',
  'premiums.payment-error': 'opens after a payment that failed',
  'account.passkey-offer': 'opens after a sign-in with a password',
}

test.for(['en', 'fr'] as const)(
  'every page opens by its URL on the contract mock without the sandbox, except those that need an earlier action (%s)',
  { tags: ['D-146'] },
  async (locale) => {
    const mistakes = new Map<string, string>()
    for (const [persona, rows] of Map.groupBy(ROWS, whoOpens)) {
      const start: PageId = persona === 'terms' ? 'account.terms-accept' : persona ? 'dashboard.home' : 'access.login'
      const options: PageOptions = { locale, standIn: 'contract mock', ...(persona && { persona }) }
      const member = await renderPage(start, options)
      // pages that need a new document come last
      for (const row of rows.toSorted((a, b) => Number(isAlone(a)) - Number(isAlone(b)))) {
        const mistake = await open(row, member, options)
        if (mistake) mistakes.set(row.id, mistake)
      }
    }
    const unexpected = [...mistakes].filter(([id]) => !CLOSED[id]).map(([, mistake]) => mistake)
    expect(unexpected).toEqual([])
    expect(Object.keys(CLOSED).filter((id) => !mistakes.has(id))).toEqual([])
    expect(ROWS.length - mistakes.size).toBeGreaterThanOrEqual(130)
  },
)
