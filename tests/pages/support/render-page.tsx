import { createRoot, type Root } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { commands, page } from 'vitest/browser'
import { setPagePrefetcher, resultState } from '../../../src/platform/pages/navigation.tsx'
import { followNavigations } from '../../../src/app/start-router.tsx'
import { createRoutes, prefetchPage, type PortalRouter } from '~/app/router.tsx'
import { startPlatform } from '~/app/start-platform.ts'
import { directDepositRequiredStore } from '~/components/start-claim.ts'
import { provideEnvironment } from '~/platform/config/environment.ts'
import { clearError, isPortalError } from '~/platform/errors/portal-error.ts'
import { contractCheck } from '~/platform/http/contract-check.ts'
import { type Locale, setLocale } from '~/platform/i18n/locale.ts'
import { type PageId, getPage } from '~/platform/pages/page-registry.ts'
import { emailChangeStore } from '../../../src/platform/session/email-link.ts'
import { endSessionWithoutRedirect } from '~/platform/session/end-session.ts'
import { authenticationStore, setEmbedded } from '~/platform/session/session-store.ts'
import { startSession } from '~/platform/session/start-session.ts'
import { storage } from '~/platform/session/storage.ts'
import { hideBanners } from '~/platform/stores/banners.ts'
import type { Draft } from '~/wizard/definition.ts'
import { discardDraft, setDraft } from '~/wizard/draft-store.ts'
import { loginOf } from '../../../sandbox/personas.ts'
import { environmentFor } from '../../../tools/environment.ts'
import { SandboxControl } from '../../support/sandbox-control.ts'
import { pathOf, personOf } from '../../support/page-fixtures.ts'
import { Member } from './member.ts'
import { hurry, recordRequests, restoreRequests } from './requests.ts'

export interface PageOptions {
  /** who is signed in (sandbox/README.md); whoever the page is about unless said, nobody on public pages */
  readonly persona?: string
  /** English unless said otherwise */
  readonly locale?: Locale
  /** the address below the language, with its query; that of the page table, with what `default` has, unless said otherwise */
  readonly path?: string
  /** what was said in the claim wizard before this page */
  readonly draft?: Draft
  /** of the screen in CSS pixels; 1280 unless said otherwise */
  readonly width?: number
  /** time-outs and pauses between tries pass twenty times faster */
  readonly isHurried?: boolean
  /** nothing was done before: the address was typed, or stood in a mail; a page that tells an outcome is opened after its action unless said */
  readonly isByAddress?: boolean
  /** the portal stands inside another page */
  readonly isEmbedded?: boolean
  /** the sandbox of a page before: what was done there is known, as to a member who signs in again; a new one unless said */
  readonly sandbox?: SandboxControl
  /** runs when the sandbox is as new and nothing was asked yet: prepares faults, other policies, other answers */
  readonly before?: (sandbox: SandboxControl) => Promise<unknown>
}

interface Shown {
  readonly root: Root
  readonly router: PortalRouter
  readonly sandbox: SandboxControl
  readonly stop: () => void
  readonly addresses: readonly string[]
}
let shown: Shown | undefined

/** A page as a member sees it who came by its address: the portal's own router, guards, client, cache and sentences, and a sandbox that is as new. */
export async function renderPage(id: PageId, options: PageOptions = {}): Promise<Member> {
  const row = getPage(id)
  const {
    locale = 'en',
    path = pathOf(row),
    width = 1280,
    persona = row.access === 'member' ? personOf(id) : undefined,
    draft,
    before,
    isHurried,
    isEmbedded = false,
    isByAddress = !row.resultOf,
  } = options
  await leavePage()
  const sandbox = options.sandbox ?? new SandboxControl(await commands.freshSandbox())
  const { services } = sandbox
  // What the page before had begun may have asked once more, without its session, after it was left.
  endSessionWithoutRedirect()
  clearError()
  await before?.(sandbox)
  await page.viewport(width, width < 800 ? 740 : 900)

  recordRequests()
  if (isHurried) hurry()
  setLocale(locale)
  provideEnvironment(environmentFor(services, false))
  if (persona) {
    const { email, token } = await sandbox.sessionOf(loginOf(persona))
    startSession(email, token)
    await sandbox.forgetCalls()
  }
  if (persona && draft) setDraft(loginOf(persona), draft)
  history.replaceState(isByAddress ? null : { usr: resultState(id) }, '', `/${locale}${path}`)
  const router = createBrowserRouter(createRoutes())
  setPagePrefetcher(prefetchPage)
  followNavigations(router)
  const stop = startPlatform((to) => router.navigate(to))
  contractCheck.mode = 'throw'
  // The page of the test runner is no page of anybody's.
  setEmbedded(isEmbedded)
  if (!isEmbedded) storage.remove('isIframe')

  const element = document.createElement('div')
  element.id = 'root'
  document.body.replaceChildren(element)
  const root = createRoot(element, { onCaughtError: (error) => isPortalError(error) || console.error(error) })
  root.render(<RouterProvider router={router} />)
  const addresses: string[] = []
  router.subscribe(({ location: { pathname, search, hash } }) => void addresses.push(pathname + search + hash))
  shown = { root, router, sandbox, stop, addresses }
  const member = new Member(locale, sandbox, (to) => router.navigate(to))
  await member.waits()
  return member
}

/** What a page left: addresses it was at, and what the browser kept. */
interface Left {
  readonly violations: readonly unknown[]
  readonly addresses: readonly string[]
  readonly kept: Readonly<Record<string, string>>
}

/** The tab is closed: nothing of this member is left for the next test. What the sandbox's answers broke of their contracts. */
export async function leavePage(): Promise<Left> {
  const left = shown
  shown = undefined
  if (!left) return { violations: [], addresses: [], kept: {} }
  restoreRequests()
  const kept = { ...sessionStorage, ...localStorage }
  left.stop()
  left.root.unmount()
  left.router.dispose()
  discardDraft()
  endSessionWithoutRedirect()
  clearError()
  emailChangeStore.set(undefined)
  authenticationStore.set({})
  hideBanners('')
  directDepositRequiredStore.set(undefined)
  sessionStorage.clear()
  localStorage.clear()
  document.body.replaceChildren()
  return { violations: await left.sandbox.violations(), addresses: left.addresses, kept }
}
