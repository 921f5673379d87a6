import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DOWNLOADS } from '~generated/operation-traits.ts'
import { OPERATIONS } from '~generated/operations.ts'
import { openTab } from '../../../tests/support/browser.ts'
import { setLocale } from '~/platform/i18n/locale.ts'
import { endSessionWithoutRedirect } from '~/platform/session/end-session.ts'
import { saveDocument } from './save-file.ts'

/** Links that were clicked, and object URLs that are not revoked. */
let clicked: { href: string; download: string }[]
let alive: Set<string>
const { createObjectURL, revokeObjectURL } = URL

beforeEach(() => {
  openTab()
  vi.useFakeTimers()
  clicked = []
  alive = new Set()
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    createElement: () => ({
      href: '',
      download: '',
      click(this: { href: string; download: string }) {
        clicked.push({ href: this.href, download: this.download })
      },
    }),
  })
  URL.createObjectURL = (blob: Blob) => {
    const url = createObjectURL(blob)
    alive.add(url)
    return url
  }
  URL.revokeObjectURL = (url: string) => {
    alive.delete(url)
    revokeObjectURL(url)
  }
  setLocale('en')
})
afterEach(() => {
  vi.useRealTimers()
  Object.assign(URL, { createObjectURL, revokeObjectURL })
})

const pdf = (start = '%PDF-1.7') => new Blob([start, ' and more'], { type: 'application/pdf' })
const PASS = 'application/vnd.apple.pkpass'
const pass = () => new Blob(['PK\u0003\u0004 pass.json PK\u0005\u0006 end'], { type: PASS })
const documents = Object.entries(OPERATIONS).flatMap(([id, operation]) =>
  'download' in operation ? [{ id: id as keyof typeof DOWNLOADS, names: operation.download }] : [],
)

describe('saveDocument', () => {
  it.each(documents)(
    'the document of $id is saved under its name in the language of the page',
    { tags: ['HIST-45', 'I18N-13', 'D-90'] },
    async ({ id, names }) => {
      const file = id === 'getMemberCardPass' ? pass() : pdf()
      await saveDocument(id, file)
      setLocale('fr')
      await saveDocument(id, file)
      expect(clicked.map(({ download }) => download)).toEqual([names.en, names.fr])
      // the member card has one name in both languages (CONST-25), and the word "document" is the same in both
      expect(names.en === names.fr).toBe(['getMemberCardPdf', 'getDocumentPdf'].includes(id))
      for (const { href, download } of clicked) {
        expect(href).toMatch(/^blob:/)
        expect(download).toMatch(/^[A-Za-z-]+\.(?:pdf|pkpass)$/)
      }
    },
  )

  it.each(['application/pdf;charset=UTF-8', 'application/octet-stream', ''])(
    'a PDF with the media type "%s" is saved',
    { tags: ['HIST-45'] },
    async (type) => {
      await saveDocument('getClaimsPdf', new Blob(['%PDF-1.7'], { type }))
      expect(clicked).toHaveLength(1)
    },
  )

  it('the object URL of a saved document is revoked a minute later', async () => {
    await saveDocument('getClaimsPdf', pdf())
    expect(alive.size).toBe(1)
    vi.advanceTimersByTime(60_000)
    expect(alive.size).toBe(0)
  })

  it('the object URL of a saved document is revoked at the session end', async () => {
    await saveDocument('getClaimsPdf', pdf())
    endSessionWithoutRedirect()
    expect(alive.size).toBe(0)
  })
})

it.each([
  ['nothing', null],
  ['an empty file', new Blob([])],
  ['a page of HTML that calls itself a PDF', new Blob(['<html>'], { type: 'application/pdf' })],
  ['a PDF that calls itself a page of HTML', new Blob(['%PDF-1.7'], { type: 'text/html' })],
  ['HTML that does not say what it is', new Blob(['<html>'])],
  ['JSON', new Blob(['{"messageEn":"no"}'], { type: 'application/json' })],
  ['a PDF that begins late', pdf(' %PDF-1.7')],
])('the response %s is not saved and fails as a contract error', { tags: ['HIST-44', 'D-89'] }, async (_, content) => {
  await expect(saveDocument('getClaimsPdf', content)).rejects.toMatchObject({
    kind: 'contract',
    operationId: 'getClaimsPdf',
    catalogue: 'generic',
  })
  await expect(saveDocument('getRhipReportPdf', content, { errorName: 'rhip-report' })).rejects.toMatchObject({
    kind: 'contract',
    catalogue: 'rhip-report',
  })
  expect(clicked).toEqual([])
  expect(alive.size).toBe(0)
})

it.each([
  ['an empty pass', new Blob([], { type: PASS })],
  ['a pass that was cut', new Blob(['PK\u0003\u0004 pass.json'], { type: PASS })],
  ['a PDF that calls itself a pass', new Blob(['%PDF-1.7 PK\u0005\u0006'], { type: PASS })],
  ['a pass that calls itself a PDF', new Blob(['PK\u0003\u0004 PK\u0005\u0006'], { type: 'application/pdf' })],
])('the response %s is not saved and fails as a contract error', { tags: ['D-89', 'D-331'] }, async (_, content) => {
  await expect(saveDocument('getMemberCardPass', content)).rejects.toMatchObject({ kind: 'contract' })
  await expect(saveDocument('getMemberCardPass', content, { errorName: 'caller' })).rejects.toMatchObject({
    toCaller: true,
  })
  expect(clicked).toEqual([])
})
