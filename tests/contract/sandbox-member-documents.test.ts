import { describe, expect, it } from 'vitest'
import { getBookletPdf } from '~generated/member/client/booklet.ts'
import { getDocumentPdf, listDocuments } from '~generated/member/client/documents.ts'
import { readPdf } from './support/read-pdf.ts'
import { statusOf, useSandbox } from './support/use-sandbox.ts'

const { as, speak } = useSandbox()
const documentsOf = async (id: string) => (await listDocuments(id))!
const bytesOf = async (document: Promise<Blob | null>) => new Uint8Array(await (await document)!.arrayBuffer())

describe('documents that the sandbox keeps', { tags: ['D-260'] }, () => {
  it('a member who pays premiums has every kind of document, newest first, with titles in both languages', async () => {
    const id = await as('premiums')
    const documents = await documentsOf(id)
    expect(new Set(documents.map(({ kind }) => kind))).toEqual(
      new Set(['statement', 'tax-receipt', 'booklet', 'letter']),
    )
    const dates = documents.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    const titles = documents.map(({ title }) => title)
    speak('fr')
    const french = (await documentsOf(id)).map(({ title }) => title)
    expect(french.filter((title) => titles.includes(title))).toEqual([])
  })

  it('each size in the list of documents equals the size of the downloaded file, in each language', async () => {
    const id = await as('premiums')
    for (const language of ['en', 'fr'] as const) {
      speak(language)
      const sized = (await documentsOf(id)).filter(({ size }) => size !== undefined)
      expect(new Set(sized.map(({ kind }) => kind))).toEqual(new Set(['statement', 'tax-receipt', 'letter']))
      for (const { documentId, size } of sized)
        expect([documentId, (await bytesOf(getDocumentPdf(id, documentId))).length]).toEqual([documentId, size])
    }
  })

  it('the booklet in the list of documents is the same file as the booklet of the coverage page', async () => {
    const id = await as('default')
    const booklet = (await documentsOf(id)).find(({ kind }) => kind === 'booklet')!
    expect(await bytesOf(getDocumentPdf(id, booklet.documentId))).toEqual(
      await bytesOf(getBookletPdf(id, { id: booklet.documentId })),
    )
  })

  it('the text of each PDF names the kind of document that the list gives', async () => {
    const id = await as('premiums')
    const headings = {
      statement: 'Claims statement',
      'tax-receipt': 'Tax receipt',
      booklet: 'Benefits booklet',
      letter: 'debit',
    }
    for (const { documentId, kind } of await documentsOf(id))
      expect((await readPdf(await bytesOf(getDocumentPdf(id, documentId)))).text).toContain(headings[kind])
  })

  it('a plan without claims, premiums and benefits has no document', async () => {
    expect(await listDocuments(await as('empty'))).toBeNull()
  })

  it('a statement of ten thousand claim lines is listed without the size of its file', async () => {
    const statements = (await documentsOf(await as('many'))).filter(({ kind }) => kind === 'statement')
    expect(statements[0]?.size).toBeUndefined()
    expect(statements).not.toEqual([])
  })

  it('a request for a document of another member, or for an unknown document, is refused with 404', async () => {
    const { documentId } = (await documentsOf(await as('premiums'))).find(({ kind }) => kind === 'letter')!
    const other = await as('default')
    expect(await statusOf(getDocumentPdf(other, documentId))).toBe(404)
    expect(await statusOf(getDocumentPdf(other, 'T1999'))).toBe(404)
  })
})
