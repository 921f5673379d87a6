import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PageId } from '~/platform/pages/page-row.ts'
import { pathOf, personOf, standingPages } from '../support/standing-pages.ts'
import { brandOf, isSeenInEveryLook, localeOf } from './support/looks.ts'
import { renderPage } from './support/render-page.tsx'

/** Pages that only a journey comes to, and which. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'premiums.payment-error': 'premiums.test.ts',
  'coverage.drugs-comparable': 'coverage-drugs.test.ts',
  'coverage.drugs-generics': 'coverage-drugs.test.ts',
}

describe('a page of a member is for everybody to read', () => {
  const rows = standingPages().filter(({ id }) => !ELSEWHERE[id])
  test.for(rows.map((row, index) => [row.id, row, index] as const))('%s', { tags: ['A11Y-12', 'SHELL-02', 'D-150'] }, async ([, row, index]) => {
    const brand = brandOf(row, index)
    const member = await renderPage(row.id as PageId, {
      locale: localeOf(index),
      before: (sandbox) => sandbox.vary(personOf(row.id), { policy: { brand } }),
    })
    expect(location.pathname + location.search, 'nobody is led elsewhere').toBe(`/${member.locale}${pathOf(row)}`)
    expect(document.documentElement.dataset['brand']).toBe(brand)
    await expect.element(page.getByRole('alert').filter({ hasText: /./ })).not.toBeInTheDocument()
    await isSeenInEveryLook(member)
  })
})
