import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createStore } from '~/platform/store.ts'
import { CLAIM_COLUMNS, someClaims, TABLE_LABELS } from './components/data-table.examples.tsx'
import { DataTable, type TableView } from '~/ui/data-table/data-table.tsx'

const table = (count: number, more: { onView?: (view: TableView) => void; view?: TableView } = {}) => (
  <DataTable
    caption="Claims"
    columns={CLAIM_COLUMNS}
    rows={someClaims(count)}
    rowKey={(claim) => claim.id}
    locale="fr-CA"
    labels={TABLE_LABELS}
    empty={<p>Nothing</p>}
    {...more}
  />
)
const rows = () => [...document.querySelectorAll('tbody tr')]
const column = (index: number) => rows().map((row) => row.children[index]?.textContent)

test('a table of 10,000 claims shows twenty-five rows on each page, and says which of the 10,000 rows these are', async () => {
  await render(table(10_000))
  expect(rows()).toHaveLength(25)
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '10001')
  await page.getByRole('button', { name: 'Suivant' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('26 à 50 de 10000')
  expect(rows()[0]?.getAttribute('aria-rowindex')).toBe('27')
  await expect.element(page.getByRole('table', { name: 'Claims' })).toHaveFocus()
  expect(rows()).toHaveLength(25)
})

test('a table opens with the order and on the page that it is given, and reports the next page', async () => {
  const onView = vi.fn()
  const sort = { column: 'amount', direction: 'descending' } as const
  await render(table(200, { view: { sort, page: 1 }, onView }))
  await expect.element(page.getByRole('status')).toHaveTextContent('26 à 50 de 200')
  await expect
    .element(page.getByRole('columnheader', { name: 'Montant payé' }))
    .toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('button', { name: 'Suivant' }).click()
  expect(onView).toHaveBeenLastCalledWith({ sort, page: 2 })
})

test('the pager has the name of its table, and stops at the first and at the last page', async () => {
  await render(table(35))
  await userEvent.click(page.getByRole('button', { name: 'Précédent' }), { force: true })
  await expect.element(page.getByRole('status')).toHaveTextContent('1 à 25 de 35')
  const pager = page.getByRole('group', { name: 'Claims' })
  await pager.getByRole('button', { name: 'Suivant' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('26 à 35 de 35')
  expect(rows()).toHaveLength(10)
})

test('a list that is only a little longer than a page has no second page', async () => {
  await render(table(28))
  expect(rows()).toHaveLength(28)
  await expect.element(page.getByRole('button', { name: 'Suivant' })).not.toBeInTheDocument()
})

test('a column is sorted in ascending, then in descending order over all pages, and the order is announced', async () => {
  const onView = vi.fn()
  await render(table(10_000, { onView }))
  await page.getByRole('button', { name: 'Montant payé' }).click()
  await expect
    .element(page.getByRole('columnheader', { name: 'Montant payé' }))
    .toHaveAttribute('aria-sort', 'ascending')
  expect(column(3)[0]).toBe('0,00 $')
  await page.getByRole('button', { name: 'Montant payé' }).click()
  await expect
    .element(page.getByRole('columnheader', { name: 'Montant payé' }))
    .toHaveAttribute('aria-sort', 'descending')
  expect(column(3)[0]).toBe('249,00 $')
  expect(onView).toHaveBeenLastCalledWith({ sort: { column: 'amount', direction: 'descending' }, page: 0 })
})

test('sorting a table returns to its first page', async () => {
  await render(table(200))
  await page.getByRole('button', { name: 'Suivant' }).click()
  await page.getByRole('button', { name: 'Service' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('1 à 25 de 200')
})

test('a table shows its last page if a filter leaves fewer pages than the current page number', async () => {
  const { rerender } = await render(table(200))
  await page.getByRole('button', { name: 'Suivant' }).click()
  await rerender(table(20))
  expect(rows()).toHaveLength(20)
})

test('a table without rows shows a message', async () => {
  await render(table(0))
  await expect.element(page.getByText('Nothing')).toBeVisible()
  expect(document.querySelector('table')).toBeNull()
})

test('on a phone, table rows are lines with labels, a select box sorts them, and a screen reader still finds a table', async () => {
  await page.viewport(320, 700)
  await render(table(4))
  const cell = document.querySelector<HTMLElement>('tbody td')
  expect(getComputedStyle(cell!, '::before').content).toBe('"Date du service"')
  expect(page.getByRole('row').elements()).toHaveLength(5)
  expect(page.getByRole('columnheader', { name: 'Date du service' }).elements()).toHaveLength(1)
  expect(page.getByRole('button').elements()).toEqual([]) // no hidden button takes the focus
  await page.getByRole('combobox', { name: 'Trier par' }).selectOptions('Service, décroissant')
  expect(column(0)).toEqual(['Physiothérapie', 'Orthodontie', 'Massothérapie', 'Examen de la vue'])
})

test('on a tablet, the rows of a table are lines below each other, their values beside each other, and none is cut off', async () => {
  await page.viewport(768, 1000)
  await render(table(4))
  const [first, second] = rows().map((row) => row.getBoundingClientRect())
  expect(second!.top).toBe(first!.bottom)
  const [day, status] = [...rows()[0]!.querySelectorAll('td')].map((cell) => cell.getBoundingClientRect())
  expect(status!.top).toBe(day!.top)
  expect(status!.right).toBeLessThanOrEqual(768)
})

test('the details of a table row are shown below it across all columns', async () => {
  const opened = createStore<string | undefined>(undefined)
  await render(
    <DataTable
      caption="Claims"
      columns={CLAIM_COLUMNS}
      rows={someClaims(3)}
      rowKey={(claim) => claim.id}
      locale="fr-CA"
      labels={TABLE_LABELS}
      opened={opened}
      renderOpened={() => <p>Why</p>}
    />,
  )
  expect(rows()).toHaveLength(3)
  opened.set('1')
  await expect.element(page.getByText('Why')).toBeVisible()
  expect(rows().map((row) => row.textContent?.startsWith('Why'))).toEqual([false, false, true, false])
  expect(rows()[2]?.querySelector('td')?.colSpan).toBe(CLAIM_COLUMNS.length)
  opened.set('none of them')
  await vi.waitFor(() => expect(rows()).toHaveLength(3))
})
