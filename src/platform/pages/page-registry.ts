import type { ComponentType } from 'react'
import type { CatalogueName } from '~generated/i18n/catalogues.ts'
import { type BrandFeature, brandHas } from '~/platform/config/brand.ts'
import type { Flag, Policy } from '~/platform/policy/policy.ts'
import { currentLocale, type Locale, LOCALES } from '~/platform/i18n/locale.ts'
import type { AnyQuery } from '~/platform/query/query.ts'

/**
 * The page to which a guard redirects. `page` is a page id, which the compiler does not check; a test follows each
 * redirect instead.
 */
export interface Redirect {
  readonly page: string
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  /** the language of the target page, if it is not the language in the URL (D-34) */
  readonly locale?: Locale
}

/** Arguments of the page that is about to be shown. */
export interface PageArgs {
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
}

/** Exports of a page file: the component and its queries. */
export interface PageModule {
  readonly Component: ComponentType
  /**
   * Loads the code that only this URL of the page needs. Resolves even if loading fails, because the page shows the
   * error. A navigation waits for it, as for the code of the page; a document that is opened at the URL also starts it
   * while the guards still check whether the member may open the page.
   */
  readonly preload?: (place: Pick<PageArgs, 'url'>) => Promise<unknown>
  /**
   * Queries of the page, prefetched together with its code on hover or navigation, without blocking the navigation
   * (architecture.md, Page loading). The function returns a promise if the response to one query determines the next
   * query.
   */
  readonly queries?: (place: PageArgs) => readonly AnyQuery[] | Promise<readonly AnyQuery[]>
}

export interface GuardContext extends PageArgs {
  /** policy of the signed-in member; undefined on public pages */
  readonly policy: Policy | undefined
  readonly locale: Locale
}
export type Guard = (context: GuardContext) => Redirect | undefined | Promise<Redirect | undefined>

/** Policy requirement of a page: a flag, one of several flags, or a brand feature. */
type PolicyRequirement = RequirementFallback &
  (
    | {
        readonly flag: Flag
        /** if true, the requirement is that the flag is off */
        readonly isOff?: true
      }
    | { readonly anyOf: readonly Flag[] }
    | { readonly brandFeature: BrandFeature }
  )
interface RequirementFallback {
  /** the page to which members who do not meet the requirement are redirected */
  readonly redirectTo: string
  /**
   * if true, only a visit by URL redirects members who do not meet the requirement; a link to the page does nothing for
   * them (D-13)
   */
  readonly blockInPlace?: true
}

function isMetBy(need: PolicyRequirement, policy: Policy): boolean {
  if ('anyOf' in need) return need.anyOf.some((flag) => policy[flag])
  if ('brandFeature' in need) return brandHas(policy.brand, need.brandFeature)
  return policy[need.flag] !== (need.isOff ?? false)
}

/** The first requirement that the member's policy does not meet. It determines the redirect. */
export const failedRequirement = (
  { requires }: Pick<PageDefinition, 'requires'>,
  policy: Policy,
): PolicyRequirement | undefined => requires?.find((need) => !isMetBy(need, policy))

/** Static definition of a page. Router, links, guards, menus, breadcrumbs, titles and tests are derived from it. */
export interface PageDefinition {
  /** `<area>.<name>`; the title of the page has the message id `page.<id>` */
  readonly id: string
  /** the path after the locale, as in the route table of the specification */
  readonly path: string
  readonly access: 'public' | 'member'
  /** which links the header has (SHELL-16); `hidden` also hides the main content (SHELL-15) */
  readonly menu: 'full' | 'toggle' | 'hidden'
  /** `<area>/<folder>` of the page file; default: from the id */
  readonly file?: string
  /** requirements for the policy; the first one that is not met determines the redirect */
  readonly requires?: readonly PolicyRequirement[]
  /**
   * if true, the navigation fails when the policy cannot be loaded; pages without this property then use a policy with
   * all flags off (GUARD-17, D-16)
   */
  readonly mustKnowPolicy?: true
  /** the page to which suspended members are redirected (GUARD-12, GUARD-13) */
  readonly notSuspended?: string
  /** a check that flags cannot express; lazy-loaded, runs before any loader */
  readonly guard?: () => Promise<Guard>
  /** ids of the ancestors in the breadcrumbs */
  readonly breadcrumbs?: readonly string[]
  /** catalogues in addition to those of the layout */
  readonly catalogues?: readonly CatalogueName[]
  /** true for a result page, which is never the return address after sign-in (D-172) */
  readonly isResultPage?: true
  /**
   * The page of the action that leads to this result page. A visit without that action redirects to the page of the
   * action, so that a link cannot show a result that never happened.
   */
  readonly resultOf?: string
  /**
   * true for a page to which an external site sends the member back after the portal opened that site, also with the
   * browser's Forward; the session continues after such a return
   */
  readonly isReturn?: true
  /** true if the build renders the page to static HTML, in each language */
  readonly prerender?: boolean
  /** true if the page's HTML document runs `first-requests.ts` of its area, which sends the page's first requests */
  readonly sendsFirstRequests?: true
  /** id of the page to which this page redirects, unless its guard chooses another one */
  readonly redirect?: string
  /** true if the page also has a path without a language (D-03) */
  readonly localeOptional?: boolean
}

/** Preserves ids and paths as literal types, so that a link to an unknown page does not compile. */
export const definePages = <const Defined extends readonly PageDefinition[]>(rows: Defined): Defined => rows

/**
 * `app/routes.ts` adds the type of its page table here, so that layers that must not import `app` can link to pages by
 * id.
 */
export interface Register {}

type Rows = Register extends { pages: infer R extends readonly PageDefinition[] } ? R : readonly PageDefinition[]
export type PageId = Rows[number]['id']
type PathOf<Id extends PageId> = Extract<Rows[number], { id: Id }>['path']
type Names<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? Names<Head> | Names<Tail>
  : Path extends `:${infer Name}`
    ? Name
    : never
/** The parameters in a page's path, all required. */
type PageParams<Id extends PageId> = Record<Names<PathOf<Id>>, string>
export type ParamsArg<Id extends PageId> = [Names<PathOf<Id>>] extends [never]
  ? [params?: undefined]
  : [params: PageParams<Id>]

const rows = new Map<string, PageDefinition>()

/** Stores the page definitions. Only the page table calls this function, once. */
export function registerPages(pages: readonly PageDefinition[]): void {
  for (const page of pages) rows.set(page.id, page)
}

/** The page table, in its order. */
export const allPages = (): readonly PageDefinition[] => [...rows.values()]

/** The catalogues that a page needs: those of its layout and its own. */
export const cataloguesOf = (row: PageDefinition): readonly CatalogueName[] => [
  'shell',
  ...(row.access === 'member' ? (['member'] as const) : []),
  ...(row.catalogues ?? []),
]

export function getPage(id: string): PageDefinition {
  const row = rows.get(id)
  if (!row) throw new Error(`no page ${id}`)
  return row
}

/** True if this member may open the page. Menus and lists of links call this function instead of reading flags. */
export function canOpen(id: PageId, policy: Policy): boolean {
  const row = getPage(id)
  return !failedRequirement(row, policy) && !(row.notSuspended && policy.isSuspended)
}

export const hasPage = (id: string): id is PageId => rows.has(id)

/** Query parameters with tokens, which must not be carried from public pages to member pages (D-06). */
const DROPPED_AT_SIGN_IN = ['token', 'mslToken']

/**
 * Returns the URL of a page whose id comes from data (breadcrumbs, redirects). A test of the page table checks that
 * these ids exist.
 */
export function hrefOf(
  id: string,
  params: Readonly<Record<string, string>> = {},
  locale: Locale = currentLocale(),
): string {
  const path = getPage(id).path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${id} needs ${name}`)
    return encodeURIComponent(value)
  })
  return `/${locale}${path ? `/${path}` : ''}`
}

/** The query that a link without a query of its own takes over from the current URL (ROUTE-138, D-06). */
export function carriedSearch(from: { search: string; isPublic: boolean }, toPublic: boolean): string {
  if (!from.search) return ''
  const query = new URLSearchParams(from.search)
  query.delete('status') // the status says why a session ended, and is shown only once
  if (from.isPublic && !toPublic) for (const key of DROPPED_AT_SIGN_IN) query.delete(key)
  const text = query.toString()
  return text && `?${text}`
}

/**
 * The same URL in the other language: only the locale segment changes (ROUTE-137, I18N-02). A URL without a locale gets
 * one (D-03).
 */
export const inLocale = (
  { pathname, search, hash }: { pathname: string; search: string; hash: string },
  locale: Locale,
): string => `/${locale}${pathname.replace(/^\/(en|fr)(?=\/|$)/, '')}${search}${hash}`

/** True for the URL of the sign-in page in any language. */
export const isSignIn = ({ pathname }: { readonly pathname: string }): boolean =>
  LOCALES.some((locale) => hrefOf('access.login', {}, locale) === pathname)

/**
 * Pages that the member has opened since signing in. A hint about a page disappears after the first visit to that page.
 * The set is in memory only, until the session ends.
 */
export const visitedPages = new Set<string>()
