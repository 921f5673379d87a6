import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderOn } from './support/render-on.ts'
import { renderPage, type PageOptions } from './support/render-page.tsx'

const open = (how: PageOptions = {}) => renderPage('account.documents', { persona: 'premiums', ...how })
const openOn = (day: string, how: PageOptions = {}) =>
  renderOn(day, 'account.documents', { persona: 'premiums', ...how })
/** The titles of the cards on the page, in order. */
const kinds = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent)

describe('documents kept for a member', { tags: ['D-260', 'D-261'] }, () => {
  test('documents are grouped by kind, each with its date and size, and can be downloaded one by one', async () => {
    const member = await openOn('2027-06-10')
    await expect.element(member.heading('documents.kind.letter')).toBeVisible()
    // the letter about travel coverage follows the documents
    expect(kinds().slice(0, 4)).toEqual(
      (['statement', 'tax-receipt', 'letter', 'booklet'] as const).map((kind) => member.text(`documents.kind.${kind}`)),
    )
    await expect.element(page.getByText(/^Issued on January\s1, 2027, PDF, \d+\skB$/).first()).toBeVisible()
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click')
    await member.press(member.button('documents.download.of', { title: 'Tax receipt for 2026' }))
    await expect.element(member.getByText('download.done')).toBeInTheDocument()
    expect(saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual([
      'Tax receipt for 2026.pdf',
    ])
    expect(await member.sandbox.called()).toContain('getDocumentPdf')
  })

  test('during the tax season, tax receipts are listed first (in French on a phone)', async () => {
    const member = await openOn('2027-02-10', { locale: 'fr', width: 360 })
    await expect
      .element(member.button('documents.download.of', { title: 'Reçu aux fins d’impôt de 2026' }))
      .toBeVisible()
    expect(kinds()[0]).toBe(member.text('documents.kind.tax-receipt'))
  })

  test('a member without documents reads which documents will be listed, and when', async () => {
    const member = await open({ persona: 'empty' })
    await expect.element(member.heading('documents.empty')).toBeVisible()
    await expect.element(member.getByText('documents.empty.text')).toBeVisible()
    await member.expectNoAxeViolations()
  })

  test('a list of documents that cannot be loaded shows an error, and Retry loads the list', async () => {
    const member = await open({
      before: (sandbox) => sandbox.faults([{ operationId: 'listDocuments', status: 500 }]),
    })
    await expect.element(page.getByRole('alert')).toBeVisible()
    await member.sandbox.heal()
    await member.press(member.button('error.retry'))
    await expect.element(member.heading('documents.kind.booklet')).toBeVisible()
  })

  test('a document that cannot be loaded opens an error dialog, and the next attempt saves the document', async () => {
    const member = await open({
      before: (sandbox) => sandbox.faults([{ operationId: 'getDocumentPdf', status: 404, times: 1 }]),
    })
    const booklet = member.button('documents.download.of', { title: 'Benefits booklet' })
    await member.press(booklet)
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await member.press(booklet)
    await expect.element(member.getByText('download.done')).toBeInTheDocument()
  })

  test.for<[string, PageOptions]>([
    ['the configuration says no', { environment: { listsDocuments: false } }],
    [
      'the service answers 404',
      { before: (sandbox) => sandbox.faults([{ operationId: 'listDocuments', status: 404 }]) },
    ],
  ])('the documents page says that the portal keeps no documents if %s', async ([, how]) => {
    const member = await open(how)
    await expect.element(member.heading('documents.none')).toBeVisible()
    await expect.element(member.link('documents.back')).toBeVisible()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  test.for([true, false])(
    'the search finds the documents page only if the configuration turns it on (%s)',
    async (isKept) => {
      const member = await renderPage('support.search', { environment: { listsDocuments: isKept } })
      await member.field('search.field').fill('letters')
      const result = (id: 'page.account.change-language' | 'page.account.documents') =>
        page.getByRole('main').getByRole('link', { name: member.text(id) })
      await expect.element(result('page.account.change-language')).toBeVisible()
      expect(result('page.account.documents').elements()).toHaveLength(Number(isKept))
    },
  )

  test('the account page links to the documents page only if the configuration turns on documents', async () => {
    const member = await renderPage('account.home', { persona: 'default' })
    await expect.element(member.link('account.home.documents')).toBeVisible()
    const without = await renderPage('account.home', { persona: 'default', environment: { listsDocuments: false } })
    await expect.element(without.heading('page.account.home')).toBeVisible()
    await expect.element(without.link('account.home.documents')).not.toBeInTheDocument()
  })
})
