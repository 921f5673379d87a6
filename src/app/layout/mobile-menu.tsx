import { useExternalLinks } from '~/components/external-links.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { lazyParts } from '~/platform/lazy-parts.tsx'
import { AddressLink, useCurrentPage, usePageHref } from '~/platform/pages/navigation.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import { Drawing } from '~/ui/icon.tsx'
import { ExternalLink } from '~/ui/link.tsx'
import { Accordion } from '~/ui/accordion.tsx'
import css from './member-header.module.css'
import { EntryLabel, useMenuAction } from './menu-entry.tsx'
import { isInside, QUICK_MENU, visibleEntries, type VisibleEntry } from './menus.ts'
import bar from './mobile-menu.module.css'

/** The links to coverage pages are loaded when the menu opens, so that the plan's benefits are requested only then. */
const CoverageLinks = lazyParts(() => import('./coverage-links.tsx'))((module) => module.CoverageLinks)

export interface SheetProps {
  readonly main: readonly VisibleEntry[]
  readonly account: readonly VisibleEntry[]
  readonly isCurrent: (entry: VisibleEntry) => boolean
  readonly onDone: () => void
}

/**
 * The menus in a sheet: Home first, then the most used groups as an accordion with one open panel, links to other sites
 * last (SHELL-24, SHELL-36).
 */
export function MobileMenuSheet({ main, account, isCurrent, onDone }: SheetProps) {
  const text = useText()
  const coverage = main.find(({ id }) => id === 'coverage')
  const groups: readonly VisibleEntry[] = [
    ...main.filter((entry) => entry.entries ?? entry === coverage),
    { id: 'account', label: 'nav.account', entries: account },
  ]
  const [home, ...single] = main.filter((entry) => !groups.includes(entry))
  const listOf = (entries: readonly VisibleEntry[] = []) => (
    <ul>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} isCurrent={isCurrent} onDone={onDone} />
      ))}
    </ul>
  )
  return (
    <>
      {home && listOf([home])}
      <Accordion
        panels={groups.map((group) => ({
          id: group.id,
          title: text.dynamic(group.label),
          children:
            group === coverage ? (
              <>
                {listOf([{ ...group, label: 'nav.coverage.overview' }])}
                <CoverageLinks />
              </>
            ) : (
              listOf(group.entries)
            ),
        }))}
      />
      {listOf(single)}
    </>
  )
}

function Entry({
  entry,
  isCurrent,
  onDone,
}: {
  entry: VisibleEntry
  isCurrent: (entry: VisibleEntry) => boolean
  onDone: () => void
}) {
  const text = useText()
  const href = usePageHref()
  const externalLinks = useExternalLinks()
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
        <ExternalLink className={css.sheetEntry} href={externalLinks[entry.external]} hint={text('shell.new-window')}>
          {label}
        </ExternalLink>
      </li>
    )
  }
  // A link without href, as in the dropdown: it is focusable and announced as disabled (SHELL-35).
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
      <AddressLink
        className={css.sheetEntry}
        to={href(entry.page!)}
        aria-current={isCurrent(entry) ? 'page' : undefined}
      >
        {label}
      </AddressLink>
    </li>
  )
}

/** SVG paths of the bar's icons, on a 24 by 24 grid. */
const DRAWINGS: Readonly<Record<string, string>> = {
  home: 'M4 11.5 12 4.5l8 7M6.5 9.8V19.5h11V9.8',
  history: 'M6 3.5h12v17H6zM9 8.5h6M9 12h6M9 15.5h3.5',
  'submit-claim': 'M12 5v14M5 12h14',
  coverage: 'M12 3.5 5 6.5v5c0 4.5 3 7.6 7 9 4-1.4 7-4.5 7-9v-5z',
  'member-card': 'M3.5 6h17v12h-17zM3.5 10h17M6.5 14.5h4',
}

/** The bottom navigation bar on phones, with a link to the member card. The pages of a claim do not show it. */
export function BottomBar() {
  const text = useText()
  const policy = usePolicy()
  const page = useCurrentPage()
  const href = usePageHref()
  const act = useMenuAction()
  return (
    <nav aria-label={text('nav.quick')} className={bar.bar} data-print="hide">
      <ul className={bar.list}>
        {visibleEntries(QUICK_MENU, policy).map((entry) => {
          const inside = (
            <>
              <Drawing strokes={DRAWINGS[entry.id] ?? ''} />
              <EntryLabel entry={entry} />
            </>
          )
          return (
            <li key={entry.id}>
              {entry.action ? (
                <button type="button" className={bar.entry} onClick={() => act(entry.action!)}>
                  {inside}
                </button>
              ) : (
                <AddressLink
                  className={bar.entry}
                  to={href(entry.page!)}
                  aria-current={isInside(entry, page) ? 'page' : undefined}
                >
                  {inside}
                </AddressLink>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
