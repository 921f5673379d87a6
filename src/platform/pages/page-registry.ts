import type { ComponentType } from 'react'
import type { CatalogueName } from '~generated/i18n/catalogues.ts'
import { type BrandFeature, brandHas } from '~/platform/config/brand.ts'
import type { Flag, Policy } from '~/platform/policy/policy.ts'
import { currentLocale, type Locale, LOCALES } from '~/platform/i18n/locale.ts'
import type { AnyQuery } from '~/platform/query/query-client.ts'

/** Where a guard sends somebody instead; `page` is an id of the table (a test follows every one of them). */
export interface Redirect {
  readonly page: string
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  /** in another language than that of the address (D-34) */
  readonly locale?: Locale
}

/** Where a page is about to be shown. */
export interface PageArgs {
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
}

/** What a page file exports: the component, and what it will ask for. */
export interface PageModule {
  readonly Component: ComponentType
  /**
   * What the page reads, asked for when it is pointed at or opened, side by side with its code; nobody waits for it (architecture.md, Page loading).
   * A promise where one answer decides what is asked next.
   */
  readonly queries?: (place: PageArgs) => readonly AnyQuery[] | Promise<readonly AnyQuery[]>
}

export interface GuardContext extends PageArgs {
  /** of the signed-in member; undefined on public pages */
  readonly policy: Policy | undefined
  readonly locale: Locale
}
export type Guard = (context: GuardContext) => Redirect | undefined | Promise<Redirect | undefined>

/** What the policy must say for a page to be for this member: a flag, either of several, or another brand. */
type PolicyRequirement = RequirementFallback &
  (
    | {
        readonly flag: Flag
        /** the page is for members without it */
        readonly isOff?: true
      }
    | { readonly anyOf: readonly Flag[] }
    | { readonly brandFeature: BrandFeature }
  )
interface RequirementFallback {
  /** the page for everybody else */
  readonly redirectTo: string
  /** whoever is in the portal already stays where they are, as if nothing had been pressed (D-13) */
  readonly blockInPlace?: true
}

function isMetBy(need: PolicyRequirement, policy: Policy): boolean {
  if ('anyOf' in need) return need.anyOf.some((flag) => policy[flag])
  if ('brandFeature' in need) return brandHas(policy.brand, need.brandFeature)
  return policy[need.flag] !== (need.isOff ?? false)
}

/** The first thing that the policy of this member does not say for a page, which decides where to go instead. */
export const failedRequirement = ({ requires }: Pick<PageDefinition, 'requires'>, policy: Policy): PolicyRequirement | undefined =>
  requires?.find((need) => !isMetBy(need, policy))

/** Everything static about one page. Router, links, guards, menus, crumbs, titles and the lists that tests walk come from it. */
export interface PageDefinition {
  /** `<area>.<name>`; also the id of its title, `page.<id>` */
  readonly id: string
  /** below the locale, as in the route table of the specification */
  readonly path: string
  readonly access: 'public' | 'member'
  /** what the header shows (SHELL-16); `hidden` also hides the main content (SHELL-15) */
  readonly menu: 'full' | 'toggle' | 'hidden'
  /** `<area>/<folder>` of the page file; default: from the id */
  readonly file?: string
  /** what the policy must say; the first that it does not decides where to go instead */
  readonly requires?: readonly PolicyRequirement[]
  /** a policy that cannot be read is an error of the navigation, where elsewhere nothing is allowed (GUARD-17, D-16) */
  readonly mustKnowPolicy?: true
  /** not for suspended members (GUARD-12, GUARD-13) */
  readonly notSuspended?: string
  /** what flags cannot say; loaded when needed, runs before any loader */
  readonly guard?: () => Promise<Guard>
  /** ids of the ancestors in the breadcrumbs */
  readonly breadcrumbs?: readonly string[]
  /** catalogues beside the shell's */
  readonly catalogues?: readonly CatalogueName[]
  /** says how something ended: nobody is led back to it after signing in (D-172) */
  readonly isResultPage?: true
  /** the page where that is done: whoever has not just done it is sent there, so that no link makes the portal say that something was done */
  readonly resultOf?: string
  /** another site, to which the portal led, leads back to it: the session goes on */
  readonly isReturn?: true
  /** rendered to static HTML by the build, per language */
  readonly prerender?: boolean
  /** has a document of its own, which names its scripts: members open it by its address */
  readonly hasOwnHtml?: true
  /** no page of its own: goes on to another, unless the guard knows better */
  readonly redirect?: string
  /** stands at its path without a language too (D-03) */
  readonly localeOptional?: boolean
}

/** Keeps ids and paths as literal types, so that a link to a page that does not exist does not compile. */
export const definePages = <const Defined extends readonly PageDefinition[]>(rows: Defined): Defined => rows

/** The table of `app/routes.ts` registers its type here, so that everything below can link by id. */
export interface Register {}

type Rows = Register extends { pages: infer R extends readonly PageDefinition[] } ? R : readonly PageDefinition[]
export type PageId = Rows[number]['id']
type PathOf<Id extends PageId> = Extract<Rows[number], { id: Id }>['path']
type Names<Path extends string> = Path extends `${infer Head}/${infer Tail}` ? Names<Head> | Names<Tail> : Path extends `:${infer Name}` ? Name : never
/** The parameters in a page's path, all required. */
type PageParams<Id extends PageId> = Record<Names<PathOf<Id>>, string>
export type ParamsArg<Id extends PageId> = [Names<PathOf<Id>>] extends [never] ? [params?: undefined] : [params: PageParams<Id>]

const rows = new Map<string, PageDefinition>()

/** Filled once, by the table. */
export function registerPages(pages: readonly PageDefinition[]): void {
  for (const page of pages) rows.set(page.id, page)
}

export function getPage(id: string): PageDefinition {
  const row = rows.get(id)
  if (!row) throw new Error(`no page ${id}`)
  return row
}

/** Whether a page is there for this member: menus and lists of links ask first, and say nothing of flags themselves. */
export function canOpen(id: string, policy: Policy): boolean {
  const row = rows.get(id)
  return row !== undefined && !failedRequirement(row, policy) && !(row.notSuspended && policy.isSuspended)
}

export const hasPage = (id: string): id is PageId => rows.has(id)

/** Secrets, which must not travel from the public pages into the member's (D-06). */
const DROPPED_AT_SIGN_IN = ['token', 'mslToken']

/** For ids that are data (crumbs, detours); the page table's test proves that they exist. */
export function hrefOf(id: string, params: Readonly<Record<string, string>> = {}, locale: Locale = currentLocale()): string {
  const path = getPage(id).path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${id} needs ${name}`)
    return encodeURIComponent(value)
  })
  return `/${locale}${path ? `/${path}` : ''}`
}

/** The query that goes along to a target without one (ROUTE-138, D-06). */
export function carriedSearch(from: { search: string; isPublic: boolean }, toPublic: boolean): string {
  if (!from.search) return ''
  const query = new URLSearchParams(from.search)
  query.delete('status') // says once why a session ended
  if (from.isPublic && !toPublic) for (const key of DROPPED_AT_SIGN_IN) query.delete(key)
  const text = query.toString()
  return text && `?${text}`
}

/** The same place in the other language: only the locale segment changes (ROUTE-137, I18N-02); an address without one gets it (D-03). */
export const inLocale = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }, locale: Locale): string =>
  `/${locale}${pathname.replace(/^\/(en|fr)(?=\/|$)/, '')}${search}${hash}`

/** Whether this is the address of the sign-in page, in whichever language. */
export const isSignIn = ({ pathname }: { readonly pathname: string }): boolean => LOCALES.some((locale) => hrefOf('access.login', {}, locale) === pathname)
