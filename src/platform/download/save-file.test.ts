import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OPERATIONS } from '~generated/operations.ts'
import { openTab } from '../../../tests/support/browser.ts'
import { setLocale } from '~/platform/i18n/locale.ts'
import { endSessionWithoutRedirect } from '~/platform/session/end-session.ts'
import { savePdf } from './save-file.ts'

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
const documents = Object.entries(OPERATIONS).flatMap(([id, operation]) =>
  'download' in operation ? [{ id: id as keyof typeof OPERATIONS & `get${string}Pdf`, names: operation.download }] : [],
)

describe('savePdf', () => {
  it.each(documents)(
    'the document of $id is saved under its name in the language of the page',
    { tags: ['HIST-45', 'I18N-13', 'D-90'] },
    async ({ id, names }) => {
      await savePdf(id, pdf())
      setLocale('fr')
      await savePdf(id, pdf())
      expect(clicked.map(({ download }) => download)).toEqual([names.en, names.fr])
      // the member card has one name in both languages (CONST-25), and the word "document" is the same in both
      expect(names.en === names.fr).toBe(['getMemberCardPdf', 'getDocumentPdf'].includes(id))
      for (const { href, download } of clicked) {
        expect(href).toMatch(/^blob:/)
        expect(download).toMatch(/^[A-Za-z-]+\.pdf$/)
      }
    },
  )

  it('a PDF whose content type has a charset is saved', { tags: ['HIST-45'] }, async () => {
    await savePdf('getClaimsPdf', new Blob(['%PDF-1.7'], { type: 'application/pdf;charset=UTF-8' }))
    expect(clicked).toHaveLength(1)
  })

  it('the object URL of a saved document is revoked a minute later', async () => {
    await savePdf('getClaimsPdf', pdf())
    expect(alive.size).toBe(1)
    vi.advanceTimersByTime(60_000)
    expect(alive.size).toBe(0)
  })

  it('the object URL of a saved document is revoked at the session end', async () => {
    await savePdf('getClaimsPdf', pdf())
    endSessionWithoutRedirect()
    expect(alive.size).toBe(0)
  })
})

it.each([
  ['nothing', null],
  ['an empty file', new Blob([])],
  ['a page of HTML that calls itself a PDF', new Blob(['<html>'], { type: 'application/pdf' })],
  ['a PDF that calls itself a page of HTML', new Blob(['%PDF-1.7'], { type: 'text/html' })],
  ['a PDF that does not say what it is', new Blob(['%PDF-1.7'])],
  ['JSON', new Blob(['{"messageEn":"no"}'], { type: 'application/json' })],
  ['a PDF that begins late', pdf(' %PDF-1.7')],
])('the response %s is not saved and fails as a contract error', { tags: ['HIST-44', 'D-89'] }, async (_, content) => {
  await expect(savePdf('getClaimsPdf', content)).rejects.toMatchObject({
    kind: 'contract',
    operationId: 'getClaimsPdf',
    catalogue: 'generic',
  })
  await expect(savePdf('getRhipReportPdf', content, 'rhip-report')).rejects.toMatchObject({
    kind: 'contract',
    catalogue: 'rhip-report',
  })
  expect(clicked).toEqual([])
  expect(alive.size).toBe(0)
})
