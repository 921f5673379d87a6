import { createRoot, type Root } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { commands } from 'vitest/browser'
import { setPagePrefetcher, resultState } from '../../../src/platform/pages/navigation.tsx'
import { followNavigations } from '../../../src/app/start-router.tsx'
import type { EnvConfig } from '~generated/member/model/index.ts'
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
import { SandboxControl, type Session } from '../../support/sandbox-control.ts'
import { pathOf, personOf } from '../../support/page-fixtures.ts'
import { resize } from './media.ts'
import { Member } from './member.ts'
import { hurry, recordRequests, restoreRequests } from './requests.ts'

export interface PageOptions {
  /**
   * the persona that is signed in (sandbox/README.md); by default the usual persona for the page, or none on public
   * pages
   */
  readonly persona?: string
  /** by default English */
  readonly locale?: Locale
  /** path and query without the language; by default the path in the page table, with ids of the `default` persona */
  readonly path?: string
  /** answers that were given in the claim wizard before this page */
  readonly draft?: Draft
  /** width of the screen in CSS pixels; by default 1280 */
  readonly width?: number
  /** true if request timeouts and the pauses between retries are twenty times shorter */
  readonly isHurried?: boolean
  /**
   * true if the member opens the page by its URL, as from an e-mail; by default true, except for result pages, which
   * open after an action of the member
   */
  readonly isByAddress?: boolean
  /**
   * true if responses that break the contract are repaired and reported, as in a deployed portal; by default they are
   * errors
   */
  readonly isDeployed?: boolean
  /** true if another site shows the portal in a frame; by default false */
  readonly isEmbedded?: boolean
  /** the sandbox of an earlier page with its changes, as if the member signed in again; by default a new sandbox */
  readonly sandbox?: SandboxControl
  /** the server that simulates the services; by default a sandbox */
  readonly standIn?: StandIn
  /** values of the configuration that replace those for the sandbox, for example to turn a feature off */
  readonly environment?: Partial<EnvConfig>
  /** prepares faults, policies and responses in the new sandbox before the first request */
  readonly before?: (sandbox: SandboxControl) => Promise<unknown>
}

/** Servers that can simulate the services. The contract mock returns named examples and stores nothing. */
export type StandIn = 'sandbox' | 'contract mock'

interface Shown {
  readonly root: Root
  readonly router: PortalRouter
  readonly sandbox: SandboxControl
  readonly stop: () => void
  readonly addresses: readonly string[]
}
let shown: Shown | undefined

/**
 * Opens a page as if the member had opened its URL, with the portal's own router, guards, client, cache and messages,
 * and a new sandbox.
 */
export async function renderPage(id: PageId, options: PageOptions = {}): Promise<Member> {
  const row = getPage(id)
  const {
    locale = 'en',
    path = pathOf(row),
    width = 1280,
    persona = row.access === 'member' ? personOf(id) : undefined,
    draft,
    standIn = 'sandbox',
    before,
    isHurried,
    isDeployed = false,
    isEmbedded = false,
    isByAddress = !row.resultOf,
  } = options
  await leavePage()
  const login = persona && loginOf(persona)
  const { sandbox, session } = options.sandbox
    ? { sandbox: options.sandbox }
    : await standInFor(standIn, before ? undefined : login)
  const { services } = sandbox
  // The previous page may still be retrying requests. Its session ends first, so that these requests do not affect this
  // page.
  endSessionWithoutRedirect()
  clearError()
  await before?.(sandbox)
  await resize(width, width < 800 ? 740 : 900)

  recordRequests()
  if (isHurried) hurry()
  setLocale(locale)
  provideEnvironment({ ...environmentFor(services, false), ...options.environment })
  if (login) {
    const { email, token } = session ?? (await sandbox.sessionOf(login))
    startSession(email, token)
    if (!session) await sandbox.forgetCalls()
  }
  if (login && draft) setDraft(login, draft)
  history.replaceState(isByAddress ? null : { usr: resultState(id) }, '', `/${locale}${path}`)
  const router = createBrowserRouter(createRoutes())
  setPagePrefetcher(prefetchPage)
  followNavigations(router)
  const stop = startPlatform((to) => router.navigate(to))
  Object.assign(contractCheck, isDeployed ? { mode: 'report', report: () => undefined } : { mode: 'throw' })
  // The test runner shows the page in a frame, which the portal would take for a frame on another site. The value that
  // the test asks for is therefore set explicitly.
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

/** A server that simulates the services, without the data of earlier tests, and a session of the member in it. */
async function standInFor(
  kind: StandIn,
  login: string | undefined,
): Promise<{ readonly sandbox: SandboxControl; readonly session?: Session }> {
  if (kind === 'contract mock') return { sandbox: new SandboxControl(await commands.contractMock()) }
  const { url, session } = await commands.freshSandbox(login)
  return { sandbox: new SandboxControl(url), ...(session && { session }) }
}

/**
 * The data that a page leaves behind: URLs, the contents of the browser storage, and sandbox responses that violated
 * the contract.
 */
interface Left {
  readonly violations: readonly unknown[]
  readonly addresses: readonly string[]
  readonly kept: Readonly<Record<string, string>>
}

/** Closes the page and clears all state of the member, so that the next test starts without it. */
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
