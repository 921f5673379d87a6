import { expect, it } from 'vitest'
import { loadPage, pageFile } from './page-modules.ts'

it('a page file is found by the page id or by the file of its page definition', () => {
  expect(pageFile({ id: 'history.details' })).toBe('../areas/history/pages/details.page.tsx')
  expect(pageFile({ id: 'claims.claim-type', file: 'claims/step' })).toBe('../areas/claims/pages/step.page.tsx')
})

it('loading a page without a file throws an error with its id', async () => {
  await expect(loadPage({ id: 'nowhere.at-all', access: 'public' })).rejects.toThrow('nowhere.at-all')
  await expect(loadPage({ id: 'nowhere.at-all', access: 'member' })).rejects.toThrow('nowhere.at-all')
})
