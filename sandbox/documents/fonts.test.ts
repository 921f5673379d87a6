import { expect, it, vi } from 'vitest'

type TaggedPageModule = typeof import('./tagged-page.ts')

/** Loads the module again, with fonts from which no document was made. */
async function loadFreshly(): Promise<TaggedPageModule> {
  vi.resetModules()
  return import('./tagged-page.ts')
}

async function documentOf({ createTaggedPage }: TaggedPageModule, text: string): Promise<string> {
  const page = createTaggedPage('1', 'en')
  page.add('P', () => page.write(text, 54, 54, { width: 300 }))
  return Buffer.from(await page.finish('1')).toString('base64')
}

it('a document has the same bytes whatever was written before it, also if an accented letter came before the plain one', async () => {
  const first = await documentOf(await loadFreshly(), 'A')
  const module = await loadFreshly()
  expect(await documentOf(module, 'À')).not.toBe(first)
  expect(await documentOf(module, 'A')).toBe(first)
})
