import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format, type FormatConfig } from 'oxfmt'
import { parseSync } from 'vite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newPage } from './new-page.ts'

const repository = fileURLToPath(new URL('..', import.meta.url))
let root: string
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const titleIn = (locale: string, catalogue: string, id: string) =>
  (JSON.parse(read(`i18n/${locale}/${catalogue}.json`)) as Record<string, string>)[`page.${id}`]

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-page-'))
  for (const file of [
    'src/app/routes.ts',
    'src/areas/history/routes.ts',
    'src/areas/dashboard/routes.ts',
    'i18n/en/history.json',
    'i18n/fr/history.json',
  ])
    cpSync(join(repository, file), join(root, file))
})
afterEach(() => rmSync(root, { recursive: true }))

describe('newPage', () => {
  it('a new page gets a page definition, a file, a title in both languages and a test', () => {
    const rows = read('src/areas/history/routes.ts')
    const files = newPage(root, 'history.made-up', 'history/year/:year')
    expect(files).toContain('src/areas/history/pages/made-up.page.tsx')
    expect(read('src/areas/history/routes.ts')).toMatch(
      /\{\s*id: 'history\.made-up',\s*path: 'history\/year\/:year',\s*access: 'member'/,
    )
    for (const line of rows.split('\n')) expect(read('src/areas/history/routes.ts')).toContain(line)
    expect(titleIn('en', 'history', 'history.made-up')).toBe('To write: made up')
    expect(titleIn('fr', 'history', 'history.made-up')).toBe('À écrire\u00a0: made up')
    expect(titleIn('fr', 'history', 'history.details')).toBeTruthy()
    expect(read('tests/pages/history-made-up.test.ts')).toContain("await renderPage('history.made-up')")
    expect(existsSync(join(root, 'src/areas/access'))).toBe(false)
  })

  it('a new page in a new area also adds the area to the page table of the portal', () => {
    newPage(root, 'extra-care.find', 'extra-care')
    expect(read('src/areas/extra-care/routes.ts')).toContain('export const extraCarePages = definePages([')
    expect(read('src/app/routes.ts')).toContain("import { extraCarePages } from '~/areas/extra-care/routes.ts'")
    expect(read('src/app/routes.ts')).toMatch(/PAGES = \[\s*\.\.\.[^\]]*\w,\s*\.\.\.extraCarePages,?\s*\] as const/)
    expect(titleIn('en', 'extra-care', 'extra-care.find')).toBe('To write: find')
  })

  it.each(['history.year', 'dashboard.second', 'extra-care.find'])(
    'the files of the new page %s are valid TypeScript, laid out as the formatter does',
    async (id) => {
      const options = JSON.parse(
        readFileSync(join(repository, '.oxfmtrc.json'), 'utf8').replace(/^ *\/\/.*$/gm, ''),
      ) as FormatConfig
      for (const file of newPage(root, id, 'some/where/with-a-long-name'))
        if (/\.tsx?$/.test(file)) {
          expect(parseSync(file, read(file)).errors).toEqual([])
          expect((await format(file, read(file), options)).code).toBe(read(file))
        }
    },
  )

  it.each([
    { id: 'history.details', path: 'x', why: 'is in src/areas/history/routes.ts already' },
    { id: 'History', path: 'x', why: 'no page id' },
    { id: 'history.new', path: '/x', why: 'no path' },
  ])('an invalid new page is rejected without writing a file: $id at $path', ({ id, path, why }) => {
    const before = read('src/areas/history/routes.ts')
    expect(() => newPage(root, id, path)).toThrow(why)
    expect(read('src/areas/history/routes.ts')).toBe(before)
    expect(existsSync(join(root, 'tests'))).toBe(false)
  })
})
