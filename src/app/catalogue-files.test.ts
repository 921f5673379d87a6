import { expect, it, vi } from 'vitest'
import { loadCatalogueFile } from './catalogue-files.ts'

const member = vi.hoisted(() => vi.fn(() => ({ memberCatalogues: {} })))
vi.mock('./member.ts', member)

it('the catalogue of a public page is loaded without the code of member pages, and an unknown one fails', async () => {
  expect(await loadCatalogueFile('fr', 'shell')).toHaveProperty('yes')
  expect(member).not.toHaveBeenCalled()
  await expect(loadCatalogueFile('en', 'nothing' as never)).rejects.toThrow('en/nothing')
  expect(member).toHaveBeenCalledOnce()
})
