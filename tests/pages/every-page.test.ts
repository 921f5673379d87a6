import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PageId, PageDefinition } from '~/platform/pages/page-registry.ts'
import { pathOf, personOf, pageFixtures } from '../support/page-fixtures.ts'
import { brandOf, expectAccessibleInAllModes, localeOf } from './support/display-modes.ts'
import { renderPage } from './support/render-page.tsx'

/** Pages that open only as part of a task, each with the test file that opens it. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'premiums.payment-error': 'premiums.test.ts',
  'coverage.drugs-comparable': 'coverage-drugs.test.ts',
  'coverage.drugs-generics': 'coverage-drugs.test.ts',
}

describe('accessibility of each member page', () => {
  const rows = pageFixtures().filter(({ id }) => !ELSEWHERE[id])
  test.for(rows.map((row, index) => [row.id, row, index] as const))(
    'the member page %s is accessible',
    { tags: ['A11Y-12', 'SHELL-02', 'D-150'] },
    async ([, row, index]) => {
      const brand = brandOf(row, index)
      const member = await renderPage(row.id as PageId, {
        locale: localeOf(index),
        before: (sandbox) => sandbox.vary(personOf(row.id), { policy: { brand } }),
      })
      const needs = JSON.stringify(row.requires ?? [])
      expect(location.pathname + location.search, `the page does not redirect (it requires ${needs})`).toBe(
        `/${member.locale}${pathOf(row)}`,
      )
      expect(document.documentElement.dataset['brand']).toBe(brand)
      await expect.element(page.getByRole('alert').filter({ hasText: /./ })).not.toBeInTheDocument()
      await expectAccessibleInAllModes(member)
    },
  )
})

/**
 * Personas for whom some pages redirect to other pages than for most members. Each persona is tested in one language.
 * The test derives from these flags and the page table which page opens.
 */
const OTHERS = [
  ['alternate', 'en', { maaxClaims: false }],
  ['suppressed', 'fr', { suppressCoverage: true }],
  ['dependant', 'en', {}],
  ['empty', 'fr', {}],
] as const

describe('member pages, or the page to which each redirects', () => {
  /**
   * The id of the page that opens for these flags. If a requirement is not met, it is the page to which the redirect
   * leads. For a result page, it is the page of the action. Otherwise it is the page itself.
   */
  const standsFor = (row: PageDefinition, flags: Readonly<Record<string, boolean>>) =>
    row.requires?.find(
      (need) => 'flag' in need && flags[need.flag] !== undefined && flags[need.flag] === 'isOff' in need,
    )?.redirectTo ??
    row.resultOf ??
    row.id

  test.for(OTHERS)(
    'each page opens or redirects as its page definition says for the persona %s (%s)',
    { tags: ['D-14'] },
    async ([persona, locale, flags]) => {
      const member = await renderPage('dashboard.home', { persona, locale })
      const wrong: string[] = []
      for (const row of pageFixtures().filter(
        ({ id, guard }) => !ELSEWHERE[id] && !guard && personOf(id) === 'default',
      )) {
        await member.goTo(pathOf(row))
        await member.waits()
        const shown = document.querySelector<HTMLElement>('#app')?.dataset['page']
        if (shown !== standsFor(row, flags)) wrong.push(`${row.id}: ${shown}`)
      }
      expect(wrong).toEqual([])
    },
  )
})
