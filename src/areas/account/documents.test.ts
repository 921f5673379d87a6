import { describe, expect, it } from 'vitest'
import type { MemberDocument } from '~generated/member/model/index.ts'
import { documentsByKind } from './documents.ts'

const document = (documentId: string, kind: MemberDocument['kind'], date: string, year?: number): MemberDocument => ({
  documentId,
  kind,
  title: documentId,
  date,
  ...(year && { year }),
})
const ALL = [
  document('booklet', 'booklet', '20260101'),
  // The receipt of 2024 was corrected in March 2026, so it is newer than the receipt of 2025.
  document('receipt of 2024', 'tax-receipt', '20260301', 2024),
  document('receipt of 2025', 'tax-receipt', '20260115', 2025),
  document('spring', 'statement', '20260701'),
  document('summer', 'statement', '20261001'),
]
const ids = (isTaxSeason: boolean) =>
  documentsByKind(ALL, isTaxSeason).map(({ documents }) => documents.map(({ documentId }) => documentId))

it('documents of a kind that the portal does not know come last', { tags: ['D-345'] }, () => {
  const kinds = ['tax-form', 'letter', 'statement'].map((kind, index) =>
    document(`D${index}`, kind as MemberDocument['kind'], '20261001'),
  )
  expect(documentsByKind(kinds, false).map(({ kind }) => kind)).toEqual(['statement', 'letter', 'tax-form'])
})

describe('documents by kind', { tags: ['D-261'] }, () => {
  it('statements are listed before tax receipts, each kind newest first, and kinds without documents are left out', () => {
    expect(ids(false)).toEqual([['summer', 'spring'], ['receipt of 2025', 'receipt of 2024'], ['booklet']])
  })
  it('during the tax season, tax receipts are listed before statements', () => {
    expect(ids(true)).toEqual([['receipt of 2025', 'receipt of 2024'], ['summer', 'spring'], ['booklet']])
  })
})
