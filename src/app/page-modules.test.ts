import { expect, it } from 'vitest'
import { CHUNK_TIMEOUT_MS, loadPage, pageFile } from './page-modules.ts'

it('CONST-06 ERR-33 a chunk has two minutes to arrive', () => {
  expect(CHUNK_TIMEOUT_MS).toBe(120_000)
})

it('a page is found by its id, or by the file its row names', () => {
  expect(pageFile({ id: 'history.details' })).toBe('../areas/history/pages/details/details.page.tsx')
  expect(pageFile({ id: 'claims.claim-type', file: 'claims/step' })).toBe('../areas/claims/pages/step/step.page.tsx')
})

it('a page without a file is a defect, said by its id', async () => {
  await expect(loadPage({ id: 'nowhere.at-all' })).rejects.toThrow('nowhere.at-all')
})
