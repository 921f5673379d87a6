import { brandStore, env } from '~/platform/config/environment.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { AddressLink, PageLink, useCurrentPage, usePageHref } from '~/platform/pages/navigation.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import { useStore } from '~/platform/store.ts'
import { Dropdown, type DropdownItem } from '~/ui/dropdown.tsx'
import { ExternalLink } from '~/ui/link.tsx'
import { Logo } from '~/ui/logo.tsx'
import frame from '../frame/frame.module.css'
import { LanguageToggle } from '../frame/language-toggle.tsx'
import css from './member-header.module.css'
import { EntryLabel, useMenuAction } from './menu-entry.tsx'
import { ACCOUNT_MENU, isInside, MAIN_MENU, visibleEntries, type VisibleEntry } from './menus.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { loadChunk } from '~/platform/load-chunk.ts'
import { Button } from '~/ui/button.tsx'
import { PanelGroup } from '~/ui/panel-group.tsx'

/** Logo, main menu, language and account, by policy and brand (SHELL-19..36). On a phone the menus are behind one button. */
export function MemberHeader() {
  const text = useText()
  const brand = useStore(brandStore)
  const policy = usePolicy()
  const page = useCurrentPage()
  const act = useMenuAction()
  const href = usePageHref()
  if (page?.menu === 'toggle') {
    return (
      <header className={frame.bar}>
        <div className={frame.barInner}>
          <Logo brand={brand} name={text('shell.portal')} />
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
          <Logo brand={brand} name={text('shell.portal')} />
        </PageLink>
        <LanguageToggle />
        <div className={css.account}>
          <Dropdown variant="secondary" label={text('nav.account')} items={account.map(toItem)} />
        </div>
        <MobileMenu main={main} account={account} isCurrent={isCurrent} />
      </div>
      <nav aria-label={text('nav.label')} className={css.main}>
        <ul className={css.list}>
          {main.map((entry) => (
            <li key={entry.id}>
              {entry.entries ? (
                <Dropdown
                  variant="navigation"
                  label={text.byConvention(entry.label)}
                  active={entry.entries.some(isCurrent)}
                  items={entry.entries.map(toItem)}
                />
              ) : entry.external ? (
                <ExternalLink className={css.link} href={env().externalLinks[brand][text.locale][entry.external]} hint={text('shell.new-window')}>
                  <EntryLabel entry={entry} />
                </ExternalLink>
              ) : (
                <AddressLink className={css.link} to={href(entry.page!)} aria-current={isCurrent(entry) ? 'page' : undefined}>
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

/** Fetched when the menu is opened: which benefits a plan has is asked only then. */
const CoverageLinks = lazy(async () => ({ default: (await loadChunk(() => import('./coverage-links.tsx'))).CoverageLinks }))

interface Props {
  readonly main: readonly VisibleEntry[]
  readonly account: readonly VisibleEntry[]
  readonly isCurrent: (entry: VisibleEntry) => boolean
}

/** The menus on a phone: Home first, groups as panels of which one is open at a time (SHELL-24, SHELL-36). */
export function MobileMenu({ main, account, isCurrent }: Props) {
  const text = useText()
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(false), [pathname])
  const coverage = main.find(({ id }) => id === 'coverage')
  const groups: readonly VisibleEntry[] = [
    ...main.filter((entry) => entry.entries ?? entry === coverage),
    { id: 'account', label: 'nav.account', entries: account },
  ]
  const listOf = (entries: readonly VisibleEntry[] = []) =>
    entries.map((entry) => <Entry key={entry.id} entry={entry} isCurrent={isCurrent} onDone={() => setOpen(false)} />)
  const entriesOf = (group: VisibleEntry) =>
    group === coverage ? (
      <>
        {listOf([{ ...group, label: 'nav.coverage.overview' }])}
        {open && (
          <Suspense fallback={null}>
            <CoverageLinks />
          </Suspense>
        )}
      </>
    ) : (
      listOf(group.entries)
    )
  return (
    <div
      className={css.mobile}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false)
      }}
    >
      <Button variant="quiet" icon="menu" aria-expanded={open} aria-controls="mobile-menu" onClick={() => setOpen(!open)}>
        {text('nav.open')}
      </Button>
      <nav id="mobile-menu" aria-label={text('nav.label')} className={css.sheet} hidden={!open}>
        <ul className={css.sheetList}>{listOf(main.filter((entry) => !entry.entries && entry !== coverage))}</ul>
        <PanelGroup
          panels={groups.map((group) => ({
            id: group.id,
            title: text.byConvention(group.label),
            children: <ul className={css.sheetList}>{entriesOf(group)}</ul>,
          }))}
        />
      </nav>
    </div>
  )
}

function Entry({ entry, isCurrent, onDone }: { entry: VisibleEntry; isCurrent: (entry: VisibleEntry) => boolean; onDone: () => void }) {
  const text = useText()
  const href = usePageHref()
  const brand = useStore(brandStore)
  const act = useMenuAction()
  const label = <EntryLabel entry={entry} />
  if (entry.action) {
    const action = entry.action
    return (
      <li>
        <button
          type="button"
          className={css.sheetEntry}
          onClick={() => {
            onDone()
            act(action)
          }}
        >
          {label}
        </button>
      </li>
    )
  }
  if (entry.external) {
    return (
      <li>
        <ExternalLink className={css.sheetEntry} href={env().externalLinks[brand][text.locale][entry.external]} hint={text('shell.new-window')}>
          {label}
        </ExternalLink>
      </li>
    )
  }
  // A link without an address, as in the dropdown: read, announced as unavailable, leads nowhere (SHELL-35).
  if (entry.disabledWhenCurrent && isCurrent(entry)) {
    return (
      <li>
        <a className={css.sheetEntry} role="link" tabIndex={0} aria-disabled="true" aria-current="page">
          {label}
        </a>
      </li>
    )
  }
  return (
    <li>
      <AddressLink className={css.sheetEntry} to={href(entry.page!)} aria-current={isCurrent(entry) ? 'page' : undefined}>
        {label}
      </AddressLink>
    </li>
  )
}
