import { currentLocale, type Locale } from '~/platform/i18n/locale.ts'
import { pageRow, type PageId, type ParamsArg } from './registry.ts'

/** Keys that must not travel from the public pages into the member's (D-06): messages and secrets. */
const DROPPED_AT_SIGN_IN = ['status', 'token', 'mslToken']

/** The URL of a page in the current language; parameters are encoded. */
export function href<Id extends PageId>(id: Id, ...[params]: ParamsArg<Id>): string {
  return hrefOf(id, params)
}

/** For ids that are data (crumbs, detours); the page table's test proves that they exist. */
export function hrefOf(id: string, params: Readonly<Record<string, string>> = {}, locale: Locale = currentLocale()): string {
  const path = pageRow(id).path.replaceAll(/:(\w+)/g, (_, name: string) => {
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
  if (from.isPublic && !toPublic) for (const key of DROPPED_AT_SIGN_IN) query.delete(key)
  const text = query.toString()
  return text && `?${text}`
}

/** The same place in the other language: only the locale segment changes (ROUTE-137, I18N-02); an address without one gets it (D-03). */
export const inLocale = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }, locale: Locale): string =>
  `/${locale}${pathname.replace(/^\/(en|fr)(?=\/|$)/, '')}${search}${hash}`
