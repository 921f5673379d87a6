import { useExternalLinks } from '~/components/external-links.ts'
import { brandDefinition, brandStore } from '~/platform/config/brand.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { AddressLink, PageLink, useCurrentPage, usePageHref } from '~/platform/pages/navigation.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import { useStore } from '~/platform/store.ts'
import { Dropdown, type DropdownItem, isFocusLeaving } from '~/ui/dropdown.tsx'
import { ExternalLink } from '~/ui/link.tsx'
import { Logo } from '~/ui/logo.tsx'
import frame from './base-layout.module.css'
import { LanguageToggle } from './language-toggle.tsx'
import css from './member-header.module.css'
import { EntryLabel, useMenuAction } from './menu-entry.tsx'
import type { SheetProps } from './mobile-menu.tsx'
import { ACCOUNT_MENU, isInside, MAIN_MENU, SEARCH, visibleEntries, type VisibleEntry } from './menus.ts'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { showError } from '~/platform/errors/portal-error.ts'
import { lazyParts } from '~/platform/lazy-parts.tsx'
import { Button } from '~/ui/button.tsx'

/**
 * Logo, main menu, language and account menu, by policy and brand (SHELL-19..36). On a phone one button opens the
 * menus.
 */
export function MemberHeader() {
  const text = useText()
  const brand = useStore(brandStore)
  const externalLinks = useExternalLinks()
  const policy = usePolicy()
  const page = useCurrentPage()
  const act = useMenuAction()
  const href = usePageHref()
  if (page?.menu === 'toggle') {
    return (
      <header className={frame.bar}>
        <div className={frame.barInner}>
          <Logo drawing={brandDefinition(brand).logo} name={text('shell.portal')} />
          <LanguageToggle />
        </div>
      </header>
    )
  }
  const main = visibleEntries(MAIN_MENU, policy)
  const account = visibleEntries(ACCOUNT_MENU, policy)
  const isCurrent = (entry: VisibleEntry) => isInside(entry, page)
  const toItem = (entry: VisibleEntry): DropdownItem => ({
    id: entry.id,
    label: <EntryLabel entry={entry} />,
    current: isCurrent(entry),
    disabled: entry.disabledWhenCurrent === true && isCurrent(entry),
    ...(entry.action ? { onSelect: () => act(entry.action!) } : { link: <AddressLink to={href(entry.page!)} /> }),
  })
  return (
    <header className={frame.bar} data-print="hide">
      <div className={frame.barInner}>
        <PageLink to="dashboard.home" className={frame.home}>
          <Logo drawing={brandDefinition(brand).logo} name={text('shell.portal')} />
        </PageLink>
        <LanguageToggle />
        <div className={css.account}>
          <PageLink to={SEARCH.page} aria-current={isCurrent(SEARCH) ? 'page' : undefined}>
            {text(SEARCH.label)}
          </PageLink>
        </div>
        <div className={css.account}>
          <Dropdown variant="secondary" label={text('nav.account')} items={account.map(toItem)} />
        </div>
        <MobileMenu main={main.toSpliced(1, 0, SEARCH)} account={account} isCurrent={isCurrent} />
      </div>
      <nav aria-label={text('nav.label')} className={css.main}>
        <ul className={css.list}>
          {main.map((entry) => (
            <li key={entry.id}>
              {entry.entries ? (
                <Dropdown
                  variant="navigation"
                  label={text.dynamic(entry.label)}
                  active={entry.entries.some(isCurrent)}
                  items={entry.entries.map(toItem)}
                />
              ) : entry.external ? (
                <ExternalLink className={css.link} href={externalLinks[entry.external]} hint={text('shell.new-window')}>
                  <EntryLabel entry={entry} />
                </ExternalLink>
              ) : (
                <AddressLink
                  className={css.link}
                  to={href(entry.page!)}
                  aria-current={isCurrent(entry) ? 'page' : undefined}
                >
                  <EntryLabel entry={entry} />
                </AddressLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}

// The code of the menu on a phone. The bar at the bottom has loaded it before the member presses the menu button.
const phonePart = lazyParts(() => import('./mobile-menu.tsx'))
const MobileMenuSheet = phonePart<SheetProps>(
  (module) => module.MobileMenuSheet,
  (error, { onDone }) => {
    onDone()
    showError(error)
  },
)
const BottomBar = phonePart((module) => module.BottomBar)

/** The menus on a phone, behind one button (SHELL-24, SHELL-36). */
function MobileMenu(props: Omit<SheetProps, 'onDone'>) {
  const text = useText()
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => setOpen(false), [pathname])
  // A click on a menu entry closes the menu, so the menu button gets the focus first. If the entry opens a dialog, the
  // dialog returns the focus to that button when it closes.
  const close = () => {
    button.current?.focus()
    setOpen(false)
  }
  return (
    <div
      className={css.mobile}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) close()
      }}
      // The sheet covers the page, so what has the focus behind it would not be seen (WCAG 2.4.11).
      onBlur={(event) => isFocusLeaving(event) && setOpen(false)}
    >
      <Button
        ref={button}
        variant="quiet"
        icon="menu"
        aria-expanded={open}
        aria-controls="mobile-menu"
        onClick={() => {
          button.current?.focus() // for Escape, because Safari does not focus a button that is pressed
          setOpen(!open)
        }}
      >
        {text('nav.open')}
      </Button>
      <nav id="mobile-menu" aria-label={text('nav.label')} className={css.sheet} hidden={!open}>
        {open && <MobileMenuSheet {...props} onDone={close} />}
      </nav>
    </div>
  )
}

/** The bottom navigation bar on phones. */
export function BottomNavSlot() {
  const page = useCurrentPage()
  // Claim pages have buttons of their own, so they do not show this bar.
  if (!matchMedia('(max-width: 48rem)').matches || page?.menu !== 'full' || page.id.startsWith('claims.')) return null
  return <BottomBar />
}
