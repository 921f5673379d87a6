import { readFile } from 'node:fs/promises'
import { expect, test } from './support/fixtures.ts'

for (const [locale, name] of [
  ['en', 'benefits-booklet.pdf'],
  ['fr', 'brochure-de-garanties.pdf'],
] as const)
  test(
    `the booklet is saved under its name in the language of the page (${locale})`,
    { tag: ['@ACCTS-20'] },
    async ({ member, page }) => {
      await member.signIn('retired', locale, '/coverage')
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        member.press(member.button('coverage.booklet.download')),
      ])
      expect(download.suggestedFilename()).toBe(name)
      expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
    },
  )
