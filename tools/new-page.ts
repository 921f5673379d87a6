/**
 * `npm run new:page <area>.<name> <path>` adds a page definition, a page file, the title in both languages, and a page
 * test that fails until the page is written. Example: `npm run new:page history.summary history/summary`. Parameters
 * are written as in the page table: `history/details/:claimId/:line`.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const REPOSITORY = fileURLToPath(new URL('..', import.meta.url))

const camel = (text: string) => text.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const spaced = (name: string) => name.replaceAll('-', ' ')

/**
 * Writes a new page below `root` and returns the changed files. Throws before it writes anything if the page is
 * invalid.
 */
export function newPage(root: string, id: string, path: string): readonly string[] {
  const [, area, name] = /^([a-z][a-z0-9-]*)\.([a-z][a-z0-9-]*)$/.exec(id) ?? []
  if (!area || !name) throw new Error(`"${id}" is no page id: it looks like history.details`)
  if (!/^:?[a-z0-9-]+(\/(:\w+|[a-z0-9-]+))*$/.test(path))
    throw new Error(`"${path}" is no path: it looks like history/details/:claimId, without a slash at either end`)
  const page = `src/areas/${area}/pages/${name}.page.tsx`
  const test = `tests/pages/${area}-${name}.test.ts`
  const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined)
  if (read(page) !== undefined || read(test) !== undefined)
    throw new Error(`${id} is there already: ${page} or ${test}`)

  const files: Record<string, string> = { [page]: pageFile(id), [test]: testFile(id) }
  const row = `  { id: '${id}', path: '${path}', access: 'member', menu: 'full', breadcrumbs: ['dashboard.home'], catalogues: ['${area}'] },\n`
  const routes = `src/areas/${area}/routes.ts`
  const before = read(routes)
  if (before?.includes(`id: '${id}'`)) throw new Error(`${id} is in ${routes} already`)
  files[routes] = before === undefined ? areaFile(area, row) : withRow(before, row, routes)
  if (before === undefined) files['src/app/routes.ts'] = withArea(read('src/app/routes.ts') ?? '', area)
  for (const [locale, title] of [
    ['en', `To write: ${spaced(name)}`],
    ['fr', `À écrire\u00a0: ${spaced(name)}`],
  ] as const) {
    const catalogue = `i18n/${locale}/${area}.json`
    files[catalogue] =
      `${JSON.stringify({ ...(JSON.parse(read(catalogue) ?? '{}') as object), [`page.${id}`]: title }, undefined, 2)}\n`
  }
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
  const code = Object.keys(files).filter((file) => /\.tsx?$/.test(file))
  const oxfmt = [join(REPOSITORY, 'node_modules/oxfmt/bin/oxfmt'), '--config', join(REPOSITORY, '.oxfmtrc.json')]
  execFileSync(process.execPath, [...oxfmt, ...code], { cwd: root, stdio: 'pipe' })
  return Object.keys(files)
}

const pageFile = (id: string) => `import { Page } from '~/components/page.tsx'

/** What the page is for, and where the rule comes from. */
function ${nameOf(id)}() {
  return <Page id="${id}">{null}</Page>
}

export { ${nameOf(id)} as Component }
`

/** The component name, such as `HistoryYearSummaryPage`. React's developer tools and stack traces show it. */
const nameOf = (id: string) => `${id.replaceAll(/(?:^|[.-])(\w)/g, (_, letter: string) => letter.toUpperCase())}Page`

const testFile = (id: string) => `import { expect, test } from 'vitest'
import { renderPage } from './support/render-page.tsx'

test('say what a member finds on ${id}', async () => {
  const member = await renderPage('${id}')
  await expect.element(member.heading('page.${id}')).toBeVisible()
  // This test fails until it says what the page must show.
  expect('nothing is checked yet').toBe('what a member finds on this page')
})
`

const areaFile = (area: string, row: string) => `import { definePages } from '~/platform/pages/page-registry.ts'

export const ${camel(area)}Pages = definePages([
${row}])
`

/** Adds a page definition at the end of the area's list. */
function withRow(text: string, row: string, file: string): string {
  const end = text.lastIndexOf('])')
  if (end < 0) throw new Error(`${file} has no table to add to`)
  const rows = text.slice(0, end).trimEnd()
  return `${rows}${rows.endsWith(',') || rows.endsWith('[') ? '' : ','}\n${row}${text.slice(end)}`
}

/** Adds a new area to the page table in src/app/routes.ts. */
function withArea(text: string, area: string): string {
  const name = `${camel(area)}Pages`
  const joined = text
    .replace(
      /(import \{ \w+ \} from '~\/areas\/(?![\s\S]*from '~\/areas\/).*\n)/,
      `$1import { ${name} } from '~/areas/${area}/routes.ts'\n`,
    )
    .replace(/(export const PAGES = \[[^\]]*?),?\s*\]/, `$1, ...${name}]`)
  if (!joined.includes(`, ...${name}]`) || !joined.includes(`{ ${name} }`))
    throw new Error('src/app/routes.ts has another shape than this tool knows')
  return joined
}

if (process.argv[1] === import.meta.filename) {
  const [, , id = '', path = ''] = process.argv
  try {
    if (!id || !path) throw new Error('usage: npm run new:page <area>.<name> <path>')
    console.log(newPage(REPOSITORY, id, path).join('\n'))
    console.log('\nNext: npm run generate (the title becomes a typed message), then docs/how-to/page.md.')
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
