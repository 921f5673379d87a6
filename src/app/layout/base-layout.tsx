import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { FormTextsProvider } from '~/forms/form-texts.tsx'
import { env } from '~/platform/config/environment.ts'
import { brandStore } from '~/platform/config/brand.ts'
import { showError } from '~/platform/errors/portal-error.ts'
import { loadCatalogues } from '~/platform/i18n/catalogues.ts'
import { currentLocale } from '~/platform/i18n/locale.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { lazyParts } from '~/platform/lazy-parts.tsx'
import { isEmbedded } from '~/platform/session/session-store.ts'
import { useIsBrowser, useStore } from '~/platform/store.ts'
import { Button } from '~/ui/button.tsx'
import { ExternalLink } from '~/ui/link.tsx'
import css from './base-layout.module.css'
import type { Information } from '~/components/information-dialog.tsx'
import { MAIN_CONTENT, PageLink, useCurrentPage, useNavigation } from '~/platform/pages/navigation.tsx'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Container } from '~/ui/layout.tsx'
import { announce } from '~/ui/live-region/announcements.ts'
import { LiveRegion } from '~/ui/live-region/live-region.tsx'
import { SkipLink } from '~/ui/skip-link.tsx'

/** The code of the dialog, with its texts, which it would otherwise request after its code. */
const importInformation = async () => {
  const [dialog] = await Promise.all([
    import('~/components/information-dialog.tsx'),
    loadCatalogues(currentLocale(), ['information']),
  ])
  return dialog
}

// The dialog is loaded on click, because few users open it.
const InformationDialog = lazyParts(importInformation)(
  (module) => module.InformationDialog,
  (error, { onClose }) => {
    onClose()
    showError(error)
  },
)

/** Placeholder as wide as a year, to avoid a layout shift: the current year is unknown while a page is prerendered. */
const NO_YEAR = '\u2007'.repeat(4)

/**
 * Links to the legal texts, privacy, cookies, accessibility and help, and the year (SHELL-39..46, WCAG 3.2.6). Help is the
 * contact page, or a dialog with phone numbers on pages without the menu (D-380).
 */
function Footer() {
  const text = useText()
  const page = useCurrentPage()
  const brand = useStore(brandStore)
  const [open, setOpen] = useState<Information>()
  // Prerendering has no configuration and no clock, so the browser adds the parts that depend on them.
  const isBrowser = useIsBrowser()
  const privacy = isBrowser ? env().externalLinks[brand][text.locale].privacy : '#'
  if (isBrowser && isEmbedded()) return null
  const button = (name: Information) => (
    <li>
      <Button variant="link" onClick={() => setOpen(name)}>
        {text(`footer.${name}`)}
      </Button>
    </li>
  )
  return (
    <footer className={css.footer} data-print="hide">
      <nav aria-label={text('footer.label')} className={css.footerInner}>
        <ul className={css.footerLinks}>
          {button('legal')}
          <li>
            <ExternalLink href={privacy} hint={text('shell.new-window')}>
              {text('footer.privacy')}
            </ExternalLink>
          </li>
          {button('cookies')}
          {button('accessibility')}
          {page?.menu === 'full' ? (
            <li>
              <PageLink to="support.contact-us">{text('footer.help')}</PageLink>
            </li>
          ) : (
            button('help')
          )}
          <li>{text('footer.year', { year: isBrowser ? String(new Date().getFullYear()) : NO_YEAR })}</li>
        </ul>
      </nav>
      {open && <InformationDialog name={open} onClose={() => setOpen(undefined)} />}
    </footer>
  )
}

/** Provides messages to forms, which build message ids by convention and do not import the catalogues. */
export function FormMessages({ children }: { children: ReactNode }) {
  const text = useText()
  const words = useMemo(() => ({ locale: text.locale, has: text.has, text: text.dynamic }), [text])
  return <FormTextsProvider value={words}>{children}</FormTextsProvider>
}

interface BaseLayoutProps {
  readonly header: ReactNode
  /** the loading modal and the error dialog; loaded from the start for members, and only when needed on public pages */
  readonly dialogs: ReactNode
  readonly children: ReactNode
}

/** Layout of every page: skip link, header, content, footer, and the two dialogs that any page may need. */
export function BaseLayout({ header, dialogs, children }: BaseLayoutProps) {
  const text = useText()
  const page = useCurrentPage()
  useEffect(() => void import('./open-disclosures-in-print.ts').catch(() => undefined), [])
  useRouteChange()
  return (
    <div id={APP_ID} data-page={page?.id} tabIndex={-1} className={css.app}>
      <SkipLink href={MAIN_CONTENT}>{text('shell.skip')}</SkipLink>
      {header}
      <main id={MAIN_ID} tabIndex={-1} className={css.main} hidden={page?.menu === 'hidden'}>
        <OfflineNotice />
        <OperatorNotice />
        {children}
      </main>
      <Footer />
      <LiveRegion />
      {dialogs}
    </div>
  )
}

/**
 * Notice while the browser is offline (reliability-and-security.md, Failures and retries). It is also announced,
 * because a screen reader may be reading elsewhere on the page.
 */
function OfflineNotice() {
  const text = useText()
  if (!useIsOffline()) return null
  return (
    <Container>
      <div className={css.notice}>
        <AlertBox tone="warn">{text('shell.offline')}</AlertBox>
      </div>
    </Container>
  )
}

/**
 * Words of the operator at the top of every page, such as planned maintenance (`notice` of env-config.json). They are
 * read where they stand: they may be there for days, so they are not announced on each page.
 */
function OperatorNotice() {
  const { locale } = useText()
  // prerendering has no configuration
  const notice = useIsBrowser() && env().notice?.[locale]
  if (!notice) return null
  return (
    <Container>
      <div className={css.notice}>
        <AlertBox tone="info">{notice}</AlertBox>
      </div>
    </Container>
  )
}

const EVENTS = ['offline', 'online'] as const
function subscribe(listener: () => void): () => void {
  for (const event of EVENTS) addEventListener(event, listener)
  return () => {
    for (const event of EVENTS) removeEventListener(event, listener)
  }
}

/**
 * True if the browser is offline. Every change is announced at once (reliability-and-security.md, Failures and
 * retries).
 */
function useIsOffline(): boolean {
  const text = useText()
  useEffect(
    () =>
      subscribe(() =>
        navigator.onLine ? announce(text('shell.online')) : announce(text('shell.offline'), { assertive: true }),
      ),
    [text],
  )
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )
}

/** Path of the last page in this window. It is kept when the public layout is replaced by the member layout. */
let shown: string | undefined

/**
 * On each route change: sets the document's title, moves focus to the app container, and announces the page (SHELL-17,
 * A11Y-02).
 */
function useRouteChange(): void {
  const text = useText()
  const page = useCurrentPage()
  const { pathname, hash } = useNavigation().location
  const id = page?.id === 'access.catch-all' ? 'access.not-found' : page?.id
  const title = id && text.has(`page.${id}`) ? text.dynamic(`page.${id}`) : undefined
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
    const isAtContent = hash === MAIN_CONTENT
    const moveFocus = () => {
      // If the URL's hash leads to the content, an element that already has the focus keeps it. If no element has the
      // focus, the content gets it.
      if (!isAtContent || document.activeElement === document.body)
        document.getElementById(isAtContent ? MAIN_ID : APP_ID)?.focus({ preventScroll: true })
      // Back returns to the place where the page was left (start-router.tsx, D-354).
      const { scrollY = 0 } = (history.state ?? {}) as { scrollY?: number }
      if (!isAtContent || document.activeElement?.id === MAIN_ID) window.scrollTo(0, scrollY)
    }
    // While the loading modal is open, the page is inert. When the modal closes, it returns the focus to the button
    // that was pressed, although the new page does not have that button. The focus is therefore moved after the modal
    // has closed.
    const modal = document.querySelector('dialog:modal')
    if (modal) modal.addEventListener('close', moveFocus, { once: true })
    else moveFocus()
    if (title) announce(title)
  }, [pathname, hash, title])
}

/** Id of the element that takes the focus on a route change (SHELL-17). */
const APP_ID = 'app'
/** Id of the element to which the skip link leads (SHELL-14). */
const MAIN_ID = MAIN_CONTENT.slice(1)
