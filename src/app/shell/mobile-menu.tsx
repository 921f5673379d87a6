import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { brandStore } from '~/platform/config/brand.ts'
import { env } from '~/platform/config/environment.ts'
import { loadChunk } from '~/platform/load-chunk.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { AddressLink, usePageHref } from '~/platform/pages/navigation.tsx'
import { useStore } from '~/platform/store.ts'
import { Button } from '~/ui/button.tsx'
import { ExternalLink } from '~/ui/external-link.tsx'
import { PanelGroup } from '~/ui/panel-group.tsx'
import css from './member-header.module.css'
import { EntryLabel } from './entry-label.tsx'
import type { VisibleEntry } from './menus.ts'
import { useMenuAction } from './use-menu-action.ts'

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
