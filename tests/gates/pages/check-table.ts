import type { PageDefinition } from '~/platform/pages/page-registry.ts'

/** Everything to which page definitions refer. */
export interface Surroundings {
  readonly flags: readonly string[]
  readonly files: ReadonlySet<string>
  readonly fileOf: (row: PageDefinition) => string
  /** ids of the messages, by language and catalogue */
  readonly catalogues: Readonly<Record<string, Readonly<Record<string, ReadonlySet<string>>>>>
}

/** Catalogues that load with the layout of a page (src/app/router.tsx). */
const SHELL = { public: ['shell'], member: ['shell', 'member'] } as const

/** References in a page definition to things that do not exist. Each is described in one sentence with the page id. */
export function checkTable(rows: readonly PageDefinition[], surroundings: Surroundings): string[] {
  const ids = new Set(rows.map(({ id }) => id))
  return [
    ...twice(rows, 'id'),
    ...twice(rows, 'path'),
    ...rounds(rows),
    ...rows.flatMap((row) => [
      ...shape(row),
      ...targets(row, ids, surroundings),
      ...file(row, surroundings),
      ...titles(row, surroundings),
    ]),
  ]
}

export const routesOf = (rows: readonly PageDefinition[]): Record<string, string> =>
  Object.fromEntries(rows.map(({ id, path }) => [id, path]))

function twice(rows: readonly PageDefinition[], key: 'id' | 'path'): string[] {
  const groups = Map.groupBy(rows, (row) => row[key])
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => `${group.map(({ id }) => id).join(', ')}: the same ${key} ${group[0]?.[key]}`)
}

/**
 * Page definitions that violate D-01: ids and paths are English, in lower case and with hyphens; parameters are in
 * camel case.
 */
function shape({ id, path, access, requires, notSuspended }: PageDefinition): string[] {
  return [
    ...(/^[a-z]+\.[a-z]+(-[a-z]+)*$/.test(id) ? [] : [`${id}: an id is <area>.<name>`]),
    ...(/^([a-z]+(-[a-z]+)*|:[a-z][A-Za-z]*)(\/([a-z]+(-[a-z]+)*|:[a-z][A-Za-z]*))*$/.test(path)
      ? []
      : [`${id}: the path ${path} is not in lower case with hyphens`]),
    ...(access === 'public' && (requires || notSuspended) ? [`${id}: a public page has no policy to look at`] : []),
  ]
}

function targets(
  { id, requires = [], notSuspended, redirect, breadcrumbs = [] }: PageDefinition,
  ids: ReadonlySet<string>,
  { flags }: Surroundings,
): string[] {
  const detours = [
    ...requires.map(({ redirectTo }) => redirectTo),
    ...(notSuspended ? [notSuspended] : []),
    ...(redirect ? [redirect] : []),
  ]
  return [
    ...[...detours, ...breadcrumbs].filter((page) => !ids.has(page)).map((page) => `${id}: there is no page ${page}`),
    ...detours.filter((page) => page === id).map(() => `${id}: leads to itself`),
    ...requires
      .flatMap((need) => ('anyOf' in need ? need.anyOf : 'flag' in need ? [need.flag] : []))
      .filter((flag) => !flags.includes(flag))
      .map((flag) => `${id}: there is no flag ${flag}`),
  ]
}

/** A redirect from one page to another, with the flags that cause it, if the page definition states them. */
interface Way {
  readonly page: string
  readonly flags: Readonly<Record<string, boolean>>
}

/** Pages whose redirects lead the same member back to the same page, so that redirecting would never end. */
function rounds(rows: readonly PageDefinition[]): string[] {
  const next = new Map(
    rows.map(({ id, requires = [], notSuspended, redirect }): [string, Way[]] => [
      id,
      [
        ...requires.map((need) => ({
          page: need.redirectTo,
          flags: 'flag' in need ? { [need.flag]: need.isOff ?? false } : {},
        })),
        ...[notSuspended, redirect].flatMap((page) => (page ? [{ page, flags: {} }] : [])),
      ],
    ]),
  )
  const leadsBack = (id: string, from: string, known: Way['flags'], seen: readonly string[]): boolean =>
    (next.get(from) ?? []).some(({ page, flags }) => {
      if (Object.entries(flags).some(([flag, value]) => (known[flag] ?? value) !== value)) return false
      return page === id || (!seen.includes(page) && leadsBack(id, page, { ...known, ...flags }, [...seen, page]))
    })
  const isDirect = (id: string) => (next.get(id) ?? []).some(({ page }) => page === id)
  return rows
    .filter(({ id }) => leadsBack(id, id, {}, []) && !isDirect(id))
    .map(({ id }) => `${id}: its redirects form a cycle`)
}

/** Page definitions whose page file does not exist. A page that only redirects needs none. */
const file = (row: PageDefinition, { files, fileOf }: Surroundings): string[] =>
  row.redirect || files.has(fileOf(row)) ? [] : [`${row.id}: no file ${fileOf(row)}`]

/** The page's title and the titles of its breadcrumbs that are missing in the catalogues that the page loads. */
function titles(
  { id, access, catalogues: own = [], breadcrumbs = [] }: PageDefinition,
  { catalogues }: Surroundings,
): string[] {
  return Object.entries(catalogues).flatMap(([locale, byName]) => {
    const names = [...SHELL[access], ...own]
    const loaded = new Set(names.flatMap((name) => [...(byName[name] ?? [])]))
    return [
      ...names.filter((name) => !(name in byName)).map((name) => `${id}: there is no catalogue ${locale}/${name}`),
      ...[id, ...breadcrumbs]
        .filter((page) => !loaded.has(`page.${page}`))
        .map((page) => `${id}: no message page.${page} in ${locale}, in ${names.join(', ')}`),
    ]
  })
}
