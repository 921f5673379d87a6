import type { MemberDocument } from '~generated/member/model/index.ts'
import { listDocumentsQuery } from '~generated/member/queries/documents.ts'
import { taxYear } from '~/domain/tax-year.ts'
import { nullOn404 } from '~/platform/query/query-client.ts'
import { mapQuery } from '~/platform/query/query.ts'

/** The documents of the member; null if the service does not have this call (404) (D-260). */
export const documentsQuery = () =>
  mapQuery(listDocumentsQuery(), (answer) => nullOn404(answer.then((documents) => documents ?? [])))

type Kind = MemberDocument['kind']
const KINDS: readonly Kind[] = ['statement', 'tax-receipt', 'letter', 'booklet']

/**
 * The documents by kind, newest first. Tax receipts are sorted by tax year, the latest first. From January to April
 * they are the first kind in the list (D-261). Kinds without a document are left
 * out, and kinds that the portal does not know come last.
 */
export function documentsByKind(
  documents: readonly MemberDocument[],
  isTaxSeason = taxYear().isSeason,
): { readonly kind: Kind; readonly documents: readonly MemberDocument[] }[] {
  const all = [...new Set([...KINDS, ...documents.map(({ kind }) => kind)])]
  const kinds = isTaxSeason ? all.toSorted((a, b) => Number(b === 'tax-receipt') - Number(a === 'tax-receipt')) : all
  const newestFirst = documents.toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0) || b.date.localeCompare(a.date))
  return kinds
    .map((kind) => ({ kind, documents: newestFirst.filter((document) => document.kind === kind) }))
    .filter((group) => group.documents.length > 0)
}
