import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { BOLD, REGULAR } from '../../../sandbox/documents/fonts.ts'
import { parseYaml } from '../../generate/contracts/read-contract.ts'
import { documentProblems } from './document.ts'

const RIGHT = { tagged: true, displayTitle: true, lang: 'en-CA', font: REGULAR, info: { Title: 'Claim statement' } }
type Options = { [Key in keyof typeof RIGHT]?: (typeof RIGHT)[Key] | undefined }
type Draw = (document: PDFKit.PDFDocument) => void

/** Draws a text in a tagged element, as a document without defects does. */
const text: Draw = (document) =>
  void document.addStructure(document.struct('P', {}, () => document.text('Total paid: $72.00')))

async function drawn(options: Options, draw: Draw): Promise<Uint8Array> {
  const document = new PDFDocument({ ...RIGHT, ...options } as PDFKit.PDFDocumentOptions)
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => document.on('end', resolve))
  draw(document)
  document.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}
const answer = (bytes: Uint8Array, type = 'application/pdf') => ({
  status: 200,
  headers: { 'content-type': type },
  bytes,
  took: 1,
})

describe('documents of a service', () => {
  it.each<[what: string, problem: string, options: Options, draw?: Draw]>([
    ['is not tagged', 'the document is not tagged', { tagged: undefined }, (document) => void document.text('Total')],
    [
      'says that it is tagged, and has no tags',
      'the document is not tagged',
      {},
      (document) => void document.text('A'),
    ],
    ['has no title', 'the document has no title', { info: undefined }],
    ['shows its file name', 'the window shows the file name', { displayTitle: undefined }],
    ['says no language', 'the document does not say its language', { lang: undefined }],
    ['says the other language', 'the document says that its language is fr-CA', { lang: 'fr-CA' }],
    [
      'lacks its font',
      'fonts are not embedded, so that each machine shows others: embed Helvetica',
      { font: 'Helvetica' },
    ],
    ['has no page with a text', 'the document is empty', {}, (document) => void document.rect(0, 0, 9, 9).fill('red')],
  ])('the verification reports only one problem for a PDF that %s', async (_, problem, options, draw = text) => {
    expect(await documentProblems(answer(await drawn(options, draw)), 'en')).toEqual([
      expect.stringContaining(problem) as string,
    ])
  })

  it('the verification names each font that is not embedded in a PDF, on whichever page it is used', async () => {
    const bytes = await drawn({}, (document) => {
      document.font(BOLD)
      text(document)
      document.addPage().font('Courier')
      text(document)
      document.font('Times-Roman')
      text(document)
    })
    expect(await documentProblems(answer(bytes), 'en')).toEqual([
      expect.stringMatching(/embed Courier, Times-Roman$/) as string,
    ])
  })

  it('the verification reports a PDF file that ends too early', async () => {
    const bytes = await drawn({}, text)
    const [problem] = await documentProblems(answer(bytes.subarray(0, 60)), 'en')
    expect(problem).toMatch(/^the document cannot be opened as a PDF: /)
  })

  it.each(['en', 'fr'] as const)(
    'the verification finds no problem in the example PDF of the contract: %s',
    async (locale) => {
      const examples = parseYaml(
        readFileSync('openapi/examples/shared/document.yaml', 'utf8'),
        'document.yaml',
      ) as Record<string, { value: string }>
      const [, bytes] = examples[`${locale}-default`]!.value.split(',')
      expect(await documentProblems(answer(new Uint8Array(Buffer.from(bytes!, 'base64'))), locale)).toEqual([])
    },
  )

  it('the verification reports nothing for a PDF without faults or for a response that is not a PDF', async () => {
    expect(await documentProblems(answer(await drawn({}, text)), 'en')).toEqual([])
    expect(await documentProblems(answer(new Uint8Array(), 'application/json'), 'en')).toEqual([])
  })
})
