import { describe, expect, it } from 'vitest'
import { files, read } from '../support/repository.ts'
import { definedIn } from '../../../tools/trace/specification.ts'
import {
  commentsOf,
  lostIds,
  lostLinks,
  lostPages,
  incompleteRecords,
  lostFileNames,
  lostPaths,
  lostRecords,
  staleSamples,
  type Library,
} from './references.ts'
import { realPeople } from './sample-data.ts'
import { digestOf, foreignWords, machinePaths, npmSettings, privateFiles, registryHosts } from './machine-paths.ts'

/** Digests of the names of coding tools, which the product must not mention. */
const TOOLS = [
  'c857d09db23e',
  'c70eca6b0f88',
  '7d3194f79e64',
  '60965168ce76',
  '3ea125d0bff3',
  '57de4cf40144',
  '5d72436256ad',
]

/** All text files except those in this folder, which contain faulty texts on purpose to test the rules. */
const texts = files(/\.(?:ts|tsx|js|mjs|json|ya?ml|md|css|html|svg|conf|txt|sh)$|^\.[\w-]+$/).filter(
  (file) => !/^tests\/gates\/(?:repository|toolchain)\//.test(file),
)

describe('files that do not belong in the repository', () => {
  it('no file contains a path that exists on only one computer', () => {
    expect(texts.flatMap((file) => machinePaths(file, read(file)))).toEqual([])
    expect(
      machinePaths(
        'a.ts',
        "const a = '/usr/bin/env'\nconst b = '/root/portal/a'\nconst c = '/home/anna/b'\nconst d = './root/portal'\nconst e = 'https://x.example/tmp/y'",
      ),
    ).toEqual(['a.ts:2 names a path of one machine', 'a.ts:3 names a path of one machine'])
  })

  it("no file mentions a tool that is used only in the developers' environment", () => {
    expect(texts.flatMap((file) => foreignWords(file, read(file), TOOLS))).toEqual([])
    expect(foreignWords('a.md', 'plain\nMade with Workbench 3.', [digestOf('workbench')])).toEqual([
      'a.md:2 names a tool of the workplace',
    ])
  })

  it('no file contains the settings of one computer', () => {
    expect(privateFiles(files().filter((file) => file !== '.npmrc'))).toEqual([])
    expect(npmSettings(read('.npmrc'))).toEqual([])
    expect(npmSettings('loglevel=error\n//registry.example/:_authToken=a\n')).toEqual([
      '//registry.example/:_authToken=a',
    ])
    expect(privateFiles(['.npmrc', 'src/environment.ts', '.env.local', 'deploy/key.pem'])).toEqual([
      '.npmrc',
      '.env.local',
      'deploy/key.pem',
    ])
  })
})

it('the lockfile does not name the host of a package registry', () => {
  expect(registryHosts(read('package-lock.json'))).toEqual([])
  expect(registryHosts('{"resolved": "https://registry.example/a.tgz"}')).toEqual([
    'package-lock.json names the host registry.example',
  ])
})

it(
  'the sample data has only domains and phone numbers that are reserved for examples',
  { tags: ['CONTENT-14'] },
  () => {
    const samples = texts.filter(
      (file) => /^(?:openapi|sandbox|forms|i18n|src|public)\//.test(file) && !/\.test\.tsx?$/.test(file),
    )
    expect(samples.length).toBeGreaterThan(400)
    expect(samples.flatMap((file) => realPeople(file, read(file)))).toEqual([])
    expect(
      realPeople(
        'a.yaml',
        "email: anna@insurer.ca\nemail: anna@mail.example.com\nphoneNumber: '5065550103'\nphoneNumber: '5068671234'",
      ),
    ).toEqual(['a.yaml: anna@insurer.ca may belong to a real person', 'a.yaml: 5068671234 may belong to a real person'])
  },
)

describe('references', () => {
  const ids = files(/^docs\/specification\//).flatMap((page) => definedIn(read(page)))
  const prefixesOf = (known: readonly string[]) => new Set(known.map((id) => id.split('-')[0]!))
  const library: Library = { files: new Set(files()), ids: new Set(ids), prefixes: prefixesOf(ids), read }
  /**
   * Text files that may contain references. Generated files repeat comments of the contracts, and trace.test.ts names
   * requirements that do not exist.
   */
  const referring = texts.filter(
    (file) => !/^(?:generated\/|package-lock\.json$|tools\/trace\/trace\.test\.ts$)/.test(file),
  )
  /** documents except superseded decision records, whose references may be outdated because they describe the past */
  const pages = referring.filter((file) => file.endsWith('.md') && !/^Superseded by/m.test(read(file)))

  const programs = referring.filter((file) => /\.(?:ts|tsx|js|mjs|ya?ml|css|conf)$/.test(file))

  const shelf: Library = {
    files: new Set([
      'docs/reliability-and-security.md',
      'docs/decisions/001-a.md',
      'src/areas/card/api.ts',
      'i18n/en/card.json',
    ]),
    ids: new Set(['CARD-01', 'D-01']),
    prefixes: prefixesOf(['CARD-01', 'D-01']),
    read: (file) =>
      file === 'docs/reliability-and-security.md'
        ? '# Trust\n\n## Session\n'
        : 'const a = 1,\n  if (a) {\n    go()\n  }\n',
  }

  it('each decision record begins with its number, its date and its status', () => {
    const records = files(/^docs\/decisions\//)
    expect(records.length).toBeGreaterThan(30)
    expect(records.flatMap((file) => incompleteRecords(file, read(file)))).toEqual([])
    const record = '# 033. Pages\n\nDate: 2026-11-23\\\nStatus: Accepted\n'
    expect(incompleteRecords('docs/decisions/033-a.md', record)).toEqual([])
    for (const wrong of [
      record.replace('033', '032'),
      record.replace('Date', 'Made'),
      record.replace('Accepted', 'Open'),
    ])
      expect(incompleteRecords('docs/decisions/033-a.md', wrong)).toHaveLength(1)
  })

  it('a file name without a folder in the documentation or in a comment belongs to an existing file', () => {
    expect(pages.flatMap((file) => lostFileNames(file, read(file), library))).toEqual([])
    expect(programs.flatMap((file) => lostFileNames(file, commentsOf(file, read(file)), library))).toEqual([])
    expect(lostFileNames('a.md', '`api.ts`, `form-rules.ts`', shelf)).toEqual(['a.md:1 names form-rules.ts'])
  })

  it('a reference to a heading of a documentation page leads to an existing page and an existing heading', () => {
    expect(referring.flatMap((file) => lostPages(file, read(file), library))).toEqual([])
    const text =
      'a (reliability-and-security.md, Session), b (reliability-and-security.md)\n// c (reliability-and-security.md, Failures and retries)\n[d](../reliability-and-security.md), e.md, docs/reliability-and-security.md, docs/f.md'
    expect(lostPages('docs/decisions/001-a.md', text, shelf)).toEqual(
      ['reliability-and-security.md, Failures and retries', 'e.md', 'docs/f.md'].map(
        (name, at) => `docs/decisions/001-a.md:${at === 0 ? 2 : 3} names ${name}`,
      ),
    )
  })

  it('a reference to a decision record leads to an existing record', () => {
    expect(referring.flatMap((file) => lostRecords(file, read(file), library))).toEqual([])
    expect(lostRecords('a.ts', 'as decision 001 says\nDecision 002', shelf)).toEqual(['a.ts:2 names decision 002'])
  })

  it('each reference to a requirement or a decision names an existing requirement or decision', () => {
    expect(library.ids.size).toBeGreaterThan(1400)
    expect(referring.flatMap((file) => lostIds(file, read(file), library))).toEqual([])
    expect(lostIds('a.ts', 'CARD-01, D-01, UTF-08, XD-09\nCARD-02, D-001, D-02..03', shelf)).toEqual([
      'a.ts:2 names CARD-02',
      'a.ts:2 names D-001',
      'a.ts:2 names D-02',
    ])
  })

  it('a path in the documentation leads to an existing file or folder', () => {
    expect(pages.length).toBeGreaterThan(40)
    expect([...programs, ...pages].flatMap((file) => lostPaths(file, commentsOf(file, read(file)), library))).toEqual(
      [],
    )
    const there =
      '`src/areas/<area>/api.ts`, src/areas/*/api.ts, i18n/{en,fr}/card.json, docs/decisions, `src/**/api.ts`, docs/decisions/001.'
    expect(lostPaths('a.md', `${there}\n\`src/areas/card/b.ts\`, src/areas/*/c.ts and src/ui`, shelf)).toEqual(
      ['src/areas/card/b.ts', 'src/areas/*/c.ts', 'src/ui'].map((path) => `a.md:2 names ${path}`),
    )
  })

  it('the check searches only the comments of a source file for references', () => {
    const code =
      "const a = 'src/made/up.ts' // as src/one.ts\n/** src/two.ts */\nconst b = 'http://a.example' // src/three.ts"
    expect(commentsOf('a.ts', code).split('\n')).toEqual(['// as src/one.ts', '/** src/two.ts */', '// src/three.ts'])
  })

  it('each relative link in the documentation leads to an existing file or folder', () => {
    expect(pages.flatMap((file) => lostLinks(file, read(file), library))).toEqual([])
    const text =
      '[a](../reliability-and-security.md#session), [b](../../src/areas), [c](https://a.example), [d](#session)\n[e](reliability-and-security.md), [f](../../src/ui)'
    expect(lostLinks('docs/decisions/001-a.md', text, shelf)).toEqual(
      ['reliability-and-security.md', '../../src/ui'].map((target) => `docs/decisions/001-a.md:2 links to ${target}`),
    )
  })

  it('a code sample in the documentation has the same text as the file from which it is taken', () => {
    expect(pages.flatMap((file) => staleSamples(file, read(file), library))).toEqual([])
    const sample = (code: string) => `a\n\n\`\`\`ts src/areas/card/api.ts\n${code}\n\`\`\`\n`
    expect(staleSamples('a.md', sample('if (a) {\n  go()\n}'), shelf)).toEqual([])
    expect(staleSamples('a.md', sample('const a = 1\n…\n}'), shelf)).toEqual([])
    expect(staleSamples('a.md', sample('if (a) {\n  stay()\n}'), shelf)).toEqual([
      'a.md:3 shows what is not in src/areas/card/api.ts',
    ])
    expect(staleSamples('a.md', '```tsx\n<b>\n```\n', shelf)).toEqual([
      'a.md:1 shows code without the name of its file',
    ])
  })

  it('what the page test document says a member can do, a member of a page test can do', () => {
    const [, methods = ''] = /gives the member: ([^]*?)\n\n/.exec(read('docs/how-to/page-test.md')) ?? []
    const named = [...methods.matchAll(/`([a-zA-Z]+)(?:\(.*?)?`/g)].map(([, name = '']) => name)
    const code = read('tests/pages/support/member.ts')
    const missing = (names: readonly string[]) =>
      names.filter((name) => !new RegExp(`^ {2}(?:readonly |async )?${name}\\b`, 'm').test(code))
    expect(named.length).toBeGreaterThan(10)
    expect(missing(named)).toEqual([])
    expect(missing(['text', 'says'])).toEqual(['says'])
  })
})
