import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { useCurrentPage, useNavigation } from '~/platform/pages/navigation.tsx'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Wrap } from '~/ui/layout.tsx'
import { announce } from '~/ui/live-region/announcements.ts'
import { LiveRegion } from '~/ui/live-region/live-region.tsx'
import { SkipLink } from '~/ui/skip-link.tsx'
import { Footer } from './footer.tsx'
import css from './frame.module.css'

interface FrameProps {
  readonly header: ReactNode
  /** the loading modal and the error dialog: at hand for members, fetched when needed on public pages */
  readonly dialogs: ReactNode
  readonly children: ReactNode
}

/** What every page stands in: skip link, header, the page, footer, and the two dialogs any page may need. */
export function Frame({ header, dialogs, children }: FrameProps) {
  const text = useText()
  const page = useCurrentPage()
  useRouteChange()
  return (
    <div id={APP_ID} data-page={page?.id} tabIndex={-1} className={css.app}>
      <SkipLink href={`#${MAIN_ID}`}>{text('shell.skip')}</SkipLink>
      {header}
      <main id={MAIN_ID} tabIndex={-1} className={css.main} hidden={page?.menu === 'hidden'}>
        <OfflineNotice />
        {children}
      </main>
      <Footer />
      <LiveRegion />
      {dialogs}
    </div>
  )
}

/** While there is no connection: that it is so, and what it means (trust.md, Faults). Announced apart, for the notice may be far from where one reads. */
function OfflineNotice() {
  const text = useText()
  if (!useIsOffline()) return null
  return (
    <Wrap>
      <div className={css.offline}>
        <AlertBox tone="warn">{text('shell.offline')}</AlertBox>
      </div>
    </Wrap>
  )
}

const EVENTS = ['offline', 'online'] as const
function subscribe(listener: () => void): () => void {
  for (const event of EVENTS) addEventListener(event, listener)
  return () => {
    for (const event of EVENTS) removeEventListener(event, listener)
  }
}

/** Whether the browser is offline. Losing the connection is said at once, and so is getting it back (trust.md, Faults). */
function useIsOffline(): boolean {
  const text = useText()
  useEffect(() => subscribe(() => (navigator.onLine ? announce(text('shell.online')) : announce(text('shell.offline'), { assertive: true }))), [text])
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )
}

/** The path shown last in this window: the frame of a member's page is not that of the page before signing in. */
let shown: string | undefined

/** After each route change: the document's title, focus on the app container, and the new page said aloud (SHELL-17, SHELL-18, A11Y-02). */
function useRouteChange(): void {
  const text = useText()
  const page = useCurrentPage()
  const { pathname, hash } = useNavigation().location
  const id = page?.id === 'access.catch-all' ? 'access.not-found' : page?.id
  const title = id && text.has(`page.${id}`) ? text.byConvention(`page.${id}`) : undefined
  const portal = text('shell.portal')
  useEffect(() => {
    document.documentElement.lang = text.locale // A11Y-12
  }, [text.locale])
  useEffect(() => {
    document.title = title ? `${title} - ${portal}` : portal
  }, [title, portal])

  useEffect(() => {
    const before = shown
    shown = pathname
    if (before === undefined || before === pathname) return
    if (hash !== `#${MAIN_ID}`) {
      document.getElementById(APP_ID)?.focus({ preventScroll: true })
      window.scrollTo(0, 0)
    }
    if (title) announce(title)
  }, [pathname, hash, title])
}

/** Receives focus on a route change (SHELL-17). */
const APP_ID = 'app'
/** Target of the skip link (SHELL-14). */
const MAIN_ID = 'main-content'
