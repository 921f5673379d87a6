import { expect, it } from 'vitest'
import { loadPage, pageFile } from './page-modules.ts'

it('the file of a page is found by the page id, or by the file name in the page definition', () => {
  expect(pageFile({ id: 'history.details' })).toBe('../areas/history/pages/details.page.tsx')
  expect(pageFile({ id: 'claims.claim-type', file: 'claims/step' })).toBe('../areas/claims/pages/step.page.tsx')
})

it('loading a page that has no file throws an error with the page id', async () => {
  await expect(loadPage({ id: 'nowhere.at-all', access: 'public' })).rejects.toThrow('nowhere.at-all')
  await expect(loadPage({ id: 'nowhere.at-all', access: 'member' })).rejects.toThrow('nowhere.at-all')
})
