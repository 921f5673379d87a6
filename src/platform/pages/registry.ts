import type { Policy } from '~/platform/policy/policy.ts'
import { unmetNeed, type PageRow } from './page-row.ts'

/** The table of `app/routes.ts` registers its type here, so that everything below can link by id. */
export interface Register {}

type Rows = Register extends { pages: infer R extends readonly PageRow[] } ? R : readonly PageRow[]
export type PageId = Rows[number]['id']
type PathOf<Id extends PageId> = Extract<Rows[number], { id: Id }>['path']
type Names<Path extends string> = Path extends `${infer Head}/${infer Tail}` ? Names<Head> | Names<Tail> : Path extends `:${infer Name}` ? Name : never
/** The parameters in a page's path, all required. */
export type PageParams<Id extends PageId> = Record<Names<PathOf<Id>>, string>
export type ParamsArg<Id extends PageId> = [Names<PathOf<Id>>] extends [never] ? [params?: undefined] : [params: PageParams<Id>]

const rows = new Map<string, PageRow>()

/** Filled once, by the table. */
export function registerPages(pages: readonly PageRow[]): void {
  for (const page of pages) rows.set(page.id, page)
}

export function pageRow(id: string): PageRow {
  const row = rows.get(id)
  if (!row) throw new Error(`no page ${id}`)
  return row
}

/** Whether a page is there for this member: menus and lists of links ask first, and say nothing of flags themselves. */
export function canOpen(id: string, policy: Policy): boolean {
  const row = rows.get(id)
  return row !== undefined && !unmetNeed(row, policy) && !(row.notSuspended && policy.isSuspended)
}

export const hasPage = (id: string): id is PageId => rows.has(id)
