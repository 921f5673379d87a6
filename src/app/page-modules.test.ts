import { expect, it } from 'vitest'
import { loadPage, pageFile } from './page-modules.ts'

it('a page is found by its id, or by the file its row names', () => {
  expect(pageFile({ id: 'history.details' })).toBe('../areas/history/pages/details.page.tsx')
  expect(pageFile({ id: 'claims.claim-type', file: 'claims/step' })).toBe('../areas/claims/pages/step.page.tsx')
})

it('a page without a file is a defect, said by its id', async () => {
  await expect(loadPage({ id: 'nowhere.at-all', access: 'public' })).rejects.toThrow('nowhere.at-all')
  await expect(loadPage({ id: 'nowhere.at-all', access: 'member' })).rejects.toThrow('nowhere.at-all')
})
