import { useEffect, useId } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { AddressLink, usePageHref, useShownLocation } from '~/platform/pages/navigation.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import { Card, Heading, Stack } from '~/ui/layout.tsx'
import { Field } from '~/ui/field/field.tsx'
import { TextInput } from '~/ui/field/text-inputs.tsx'
import { LinkList } from '~/ui/link-list.tsx'
import { Accordion } from '~/ui/accordion.tsx'
import { countEntries, type Entry, findEntries, type Group, type Part } from '../../model/service-groups.ts'
import css from './group-list.module.css'

interface GroupListProps {
  readonly groups: readonly Group[]
  /** the page that opens for the code of an entry */
  readonly page: string
  /** text under the name of an entry */
  readonly describe?: ((entry: Entry) => string | undefined) | undefined
  readonly search: string
  readonly onSearch: (search: string) => void
}

/**
 * Groups in an accordion, or all matching entries while a search is active (COV-38, D-18). The search text may concern
 * health, so it is not stored outside the page.
 */
export function GroupList({ search, onSearch, ...list }: GroupListProps) {
  const text = useText()
  const id = useId()
  const { filterOnKeywords } = usePolicy()
  const isSearching = filterOnKeywords && search.trim() !== ''
  const found = isSearching ? findEntries(list.groups, search) : []
  return (
    <Stack gap="l">
      {filterOnKeywords && (
        <search>
          <Stack gap="s">
            <Field id={id} label={text('coverage.services.search')} hint={text('coverage.services.search.hint')}>
              {(aria) => (
                <TextInput
                  {...aria}
                  type="search"
                  value={search}
                  onChange={onSearch}
                  maxLength={100}
                  autoComplete="off"
                />
              )}
            </Field>
            <p role="status">{isSearching && text('coverage.services.found', { count: countEntries(found) })}</p>
          </Stack>
        </search>
      )}
      {isSearching ? <Found {...list} groups={found} /> : <Panels {...list} />}
    </Stack>
  )
}

type ListProps = Omit<GroupListProps, 'search' | 'onSearch'>

function Found({ groups, ...list }: ListProps) {
  return groups.map((group) => (
    <Card key={group.id} title={<Title group={group} />}>
      <Stack gap="m">
        {group.parts.map((part) => (
          <Stack key={part.name ?? group.id} gap="none">
            {part.name && <Heading level={3}>{part.name}</Heading>}
            <Entries {...list} part={part} />
          </Stack>
        ))}
      </Stack>
    </Card>
  ))
}

function Panels({ groups, ...list }: ListProps) {
  const { hash } = useShownLocation()
  useAnchor(groups.flatMap(({ anchor = [] }) => anchor))
  const panels = groups.map((group) => ({
    id: group.id,
    anchor: group.anchor,
    title: <Title group={group} />,
    children: <Parts {...list} group={group} />,
    open: group.anchor !== undefined && hash === `#${group.anchor}`,
  }))
  return (
    <Card>
      <Accordion panels={panels} />
    </Card>
  )
}

function Title({ group: { title, subtitle } }: { group: Group }) {
  if (!subtitle) return title
  return (
    <span>
      {title} <span className={css.subtitle}>{subtitle}</span>
    </span>
  )
}

/** The second level: another accordion, with its first panel open. */
function Parts({ group, ...list }: Omit<ListProps, 'groups'> & { group: Group }) {
  const text = useText()
  const [first] = group.parts
  if (!first) return <p>{text('coverage.services.nothing')}</p>
  if (first.name === undefined) return <Entries {...list} part={first} />
  const panels = group.parts.map((part, index) => ({
    id: String(index),
    title: part.name,
    children: <Entries {...list} part={part} />,
    open: index === 0,
  }))
  return (
    <div className={css.parts}>
      <Accordion panels={panels} />
    </div>
  )
}

function Entries({ part, page, describe }: Omit<ListProps, 'groups'> & { part: Part }) {
  const href = usePageHref()
  const items = part.entries.map((entry) => ({
    id: entry.code,
    label: entry.name,
    description: describe?.(entry),
    link: <AddressLink to={href(page, { code: entry.code })} />,
  }))
  return <LinkList items={items} />
}

/**
 * Scrolls to the group that the URL's hash names. The browser cannot do this, because the group was not rendered when
 * the page opened (D-09).
 */
function useAnchor(anchors: readonly string[]): void {
  const { hash } = useShownLocation()
  const anchor = anchors.find((each) => hash === `#${each}`)
  useEffect(() => {
    if (anchor === undefined) return undefined
    // The focus moves in the next frame, because the new page first takes the focus and scrolls to its top (SHELL-17).
    const frame = requestAnimationFrame(() => {
      const panel = document.getElementById(anchor)
      panel?.querySelector('summary')?.focus({ preventScroll: true })
      panel?.scrollIntoView({ block: 'start' })
    })
    return () => cancelAnimationFrame(frame)
  }, [anchor])
}
