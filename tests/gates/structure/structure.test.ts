import { describe, expect, it } from 'vitest'
import { files, read, ROOT } from '../support/repository.ts'
import {
  importCycles,
  impureModels,
  impureUi,
  misplacedLibraryImports,
  misplacedOperationCalls,
  layerViolations,
} from '../../../tools/code/dependency-rules.ts'
import {
  barrels,
  defaultExports,
  emptyNames,
  inlineStyles,
  longFiles,
  testOnlyExports,
  unusedExports,
  unsafe,
  wordsInMarkup,
} from './code-conventions.ts'
import { excesses, handWrittenJoins, measureStructure, oneFileFolders } from '../../../tools/code/metrics.ts'
import { lost, moduleOf } from '../../../tools/code/modules.ts'
import { readModules } from './modules.ts'

const isTest = /\.test\.tsx?$/
const all = readModules(/^(?:src|generated|tools|sandbox|tests)\/.+\.(?:ts|tsx|js|mjs)$/)
const product = all.filter(({ file }) => /^(?:src|generated)\//.test(file) && !isTest.test(file))
const src = product.filter(({ file }) => file.startsWith('src/'))
/** Source files that may run in a member's browser. Examples of the component gallery are left out. */
const programs = src.filter(({ file }) => !/\.examples\./.test(file))
/**
 * Source files with markup. The component gallery is left out because it contains text but is not part of the portal.
 */
const pages = src.filter(({ file }) => file.endsWith('.tsx') && !file.startsWith('tests/ui/components/'))

const seeded = (file: string, code: string) => [moduleOf(file, code)]

it('the import check reads all modules of the portal', () => {
  expect(src.length).toBeGreaterThan(200)
  expect(lost(all, ROOT)).toEqual([])
})

describe('dependency rules', () => {
  it('no import leads back to an earlier layer: main, app, areas, wizard, forms, components, ui, domain, platform, generated', () => {
    expect(layerViolations(product)).toEqual([])
  })

  it.each([
    ['src/platform/a.ts', "import { b } from '~/ui/b.ts'", 'src/platform/a.ts -> src/ui/b.ts'],
    ['src/ui/a.tsx', "import type { B } from '../forms/b.ts'", 'src/ui/a.tsx -> src/forms/b.ts'],
    ['src/areas/history/a.ts', "import { b } from '../claims/b.ts'", 'src/areas/history/a.ts -> src/areas/claims/b.ts'],
    ['src/areas/history/a.ts', "const b = () => import('~/app/b.ts')", 'src/areas/history/a.ts -> src/app/b.ts'],
    ['src/wizard/a.ts', "export { b } from '~/areas/claims/b.ts'", 'src/wizard/a.ts -> src/areas/claims/b.ts'],
    [
      'generated/member/a.ts',
      "import { b } from '../../src/platform/query/query-client.ts'",
      'generated/member/a.ts -> src/platform/query/query-client.ts',
    ],
    [
      'generated/forms/a.ts',
      "import { b } from '~/forms/definition.ts'",
      'generated/forms/a.ts -> src/forms/definition.ts',
    ],
    ['src/app/a.ts', "import { b } from '../../sandbox/b.ts'", 'src/app/a.ts -> sandbox/b.ts'],
  ])('the check finds an import that breaks the dependency rules: from %s, %s', (file, code, finding) => {
    expect(layerViolations(seeded(file, code))).toEqual([finding])
  })

  it.each([
    ['src/app/a.ts', "import { b } from '~/areas/claims/b.ts'"],
    ['src/areas/claims/a.ts', "import { b } from '~generated/member/model/b.ts'; import { c } from './model/c.ts'"],
    ['generated/member/a.ts', "import { b } from '../../src/platform/http/client.ts'"],
    ['generated/forms/a.ts', "import type { B } from '~/forms/definition.ts'"],
  ])('the check accepts an import that follows the dependency rules: from %s, %s', (file, code) => {
    expect(layerViolations(seeded(file, code))).toEqual([])
  })

  it('the design system imports no insurance rules, no policy and no API calls', () => {
    expect(impureUi(src)).toEqual([])
    const code =
      "import { b } from '~/domain/money.ts'; import { c } from '~/platform/policy/policy.ts'; import { d } from '~/platform/store.ts'"
    expect(impureUi(seeded('src/ui/a.tsx', code))).toEqual([
      'src/ui/a.tsx imports src/domain/money.ts',
      'src/ui/a.tsx imports src/platform/policy/policy.ts',
    ])
  })

  it('the imports have no cycles', () => {
    expect(importCycles(all)).toEqual([])
    const circle = [
      moduleOf('src/ui/a.ts', "import './b.ts'"),
      moduleOf('src/ui/b.ts', "import { c } from './c.ts'"),
      moduleOf('src/ui/c.ts', "import { a } from './a.ts'"),
    ]
    expect(importCycles(circle)).toEqual(['src/ui/a.ts -> src/ui/b.ts -> src/ui/c.ts -> src/ui/a.ts'])
    expect(
      importCycles([
        moduleOf('src/ui/a.ts', "import type { B } from './b.ts'"),
        moduleOf('src/ui/b.ts', "import './a.ts'"),
      ]),
    ).toHaveLength(1)
    expect(
      importCycles([
        moduleOf('src/ui/a.ts', "const b = () => import('./b.ts')"),
        moduleOf('src/ui/b.ts', "import './a.ts'"),
      ]),
    ).toEqual([])
  })
})

describe('folders', () => {
  it('no folder has only one source file, apart from the page definitions and the page of an area', () => {
    expect(oneFileFolders(programs.map(({ file }) => file))).toEqual([])
    expect(
      oneFileFolders([
        'src/ui/card/card.tsx',
        'src/ui/field/a.ts',
        'src/ui/field/b.ts',
        'src/areas/care/routes.ts',
        'src/areas/care/pages/find.page.tsx',
      ]),
    ).toEqual(['src/ui/card'])
  })

  it('no module combines an API call and a query by hand instead of importing the generated query', () => {
    expect(handWrittenJoins(src)).toEqual([])
    const code =
      "import { query } from '~/platform/query/query.ts'; import { getLabels } from '~generated/member/client/claims.ts'"
    expect(handWrittenJoins(seeded('src/areas/claims/a.ts', code))).toEqual(['src/areas/claims/a.ts'])
  })

  /** The programs of the portal and some empty files. */
  const withEmpty = (...names: string[]) =>
    measureStructure([...programs, ...names.map((name) => moduleOf(name, ''))], (file) =>
      names.includes(file) ? '' : read(file),
    )

  it('the numbers of files for each page and of import lines are within their limits', () => {
    expect(excesses(withEmpty())).toEqual([])
    expect(excesses(withEmpty(...Array.from({ length: 50 }, (_, index) => `src/ui/part-${index}.ts`)))).toEqual([
      expect.stringMatching(/^src has \d+ files, 5\.\d+ for each page, and the limit is .*Put what changes together/),
    ])
    const joined = measureStructure(seeded('src/ui/a.ts', ''), () => "import { a } from './b.ts'\n")
    expect(excesses(joined)).toEqual([expect.stringMatching(/^100\.00 % of the lines of src are imports/)])
  })

  it('a new page with its model and two parts stays within the limits', () => {
    const parts = ['pages/year.page.tsx', 'model/year.ts', 'year-chart.tsx', 'year-list.tsx']
    expect(excesses(withEmpty(...parts.map((name) => `src/areas/history/${name}`)))).toEqual([])
  })
})

describe('single importers', () => {
  it('each external library is imported by one folder only', () => {
    expect(
      misplacedLibraryImports(
        all.filter(({ file }) => /^(?:src|generated|tools|sandbox)\//.test(file) && !isTest.test(file)),
      ),
    ).toEqual([])
    expect(
      misplacedLibraryImports(
        seeded(
          'src/areas/claims/a.ts',
          "import axios from 'axios'; import dayjs from 'dayjs/plugin/x.js'; import { useIntl } from 'react-intl'; import type { F } from '@rjsf/core'; import * as z from 'zod/mini'",
        ),
      ),
    ).toHaveLength(5)
  })

  it('no page imports an API call directly, and other modules do so only where the structure rules allow it', () => {
    expect(misplacedOperationCalls(src)).toEqual([])
    const code = "import { login } from '~generated/account/client/session.ts'"
    expect(misplacedOperationCalls(seeded('src/areas/access/pages/login.page.tsx', code))).toEqual([
      'src/areas/access/pages/login.page.tsx calls generated/account/client/session.ts',
    ])
    expect(misplacedOperationCalls(seeded('src/areas/access/links.ts', code))).toEqual([])
    expect(
      misplacedOperationCalls(seeded('src/areas/access/pages/login.page.tsx', code.replace('client', 'queries'))),
    ).toEqual([])
  })

  it('models import neither React nor API calls', () => {
    expect(impureModels(src)).toEqual([])
    expect(
      impureModels(
        seeded(
          'src/areas/claims/model/a.ts',
          "import { use } from 'react'; import { listLabels } from '~generated/member/client/claims.ts'",
        ),
      ),
    ).toHaveLength(2)
  })
})

describe('code conventions', () => {
  it('no file has a name without meaning, such as utils', () => {
    expect(emptyNames(files(/^(?:src|tools|sandbox|tests|forms|openapi|docs)\//))).toEqual([])
    expect(
      emptyNames([
        'src/utils/a.ts',
        'src/ui/date-helpers.ts',
        'src/common.ts',
        'src/ui/helper.tsx',
        'src/ui/commons/x.ts',
        'src/ui/community.ts',
      ]),
    ).toHaveLength(5)
  })

  it('no file consists only of re-exports', () => {
    expect(barrels(src, read)).toEqual([])
    expect(barrels([moduleOf('src/ui/index.ts', 'export const a = 1')], () => '')).toEqual(['src/ui/index.ts'])
    expect(barrels([moduleOf('src/ui/all.ts', "export * from './a.ts'")], () => "export * from './a.ts'")).toEqual([
      'src/ui/all.ts',
    ])
  })

  it('default exports are only in files whose tools require a default export', () => {
    // Files whose tools require a default export: replacements of libraries, set-up files and reporters of test
    // runners, and linter rules.
    const demanded = [
      /\.config\.ts$/,
      /^tools\/lint-rules\.js$/,
      /^tools\/vite\/stubs\//,
      /(?:global-setup|bundle-once|test-cost-reporter)\.ts$/,
      /^generated\//,
    ]
    expect(defaultExports(all, demanded)).toEqual([])
    expect(defaultExports(seeded('src/ui/a.tsx', 'export default function A() {}'), demanded)).toEqual(['src/ui/a.tsx'])
    expect(defaultExports(seeded('src/ui/a.tsx', 'const a = 1; export { a as default }'), demanded)).toEqual([
      'src/ui/a.tsx',
    ])
  })

  // Exports that are found by the path of their file (by the router, the wizard, the component gallery or the build),
  // and an interface that module declarations extend.
  const foundByPath = [
    [/\.page\.tsx$/, /^(?:Component|preload|queries)$/],
    [/guards?\.ts$/, /./],
    [/^src\/areas\/claims\/steps\//, /^steps$/],
    [/\.examples\.tsx$/, /./],
    [/^src\/entry-prerender\.tsx$/, /^render$/],
    [/^src\/platform\/pages\/page-registry\.ts$/, /^Register$/],
    [/^tools\/contract\/package\/bundled-contracts\.ts$/, /./],
  ] as const
  const configs = readModules(/^[\w.]+\.ts$/)

  it('every export is imported by another file', () => {
    expect(unusedExports([...all, ...configs], foundByPath).filter((found) => !found.startsWith('generated/'))).toEqual(
      [],
    )
  })

  it('every export of the portal is used by the portal itself, not only by tests', () => {
    const forTests = [
      [/^src\/platform\/config\/environment\.ts$/, /^provideEnvironment$/],
      // SESSION-47 of the specification defines these codes, although no page uses them
      [/^src\/platform\/session\/session-store\.ts$/, /^SESSION_CONDITIONS$/],
    ] as const
    const users = [
      ...product,
      ...all.filter(({ file }) => /^(?:sandbox|tools)\//.test(file) && !isTest.test(file)),
      ...configs,
    ]
    expect(
      testOnlyExports(users, [...foundByPath, ...forTests], read).filter((found) => found.startsWith('src/')),
    ).toEqual([])
    const modules = [
      moduleOf('src/a.ts', "import { used } from './b.ts'\nexport const own = used\nconst c = own"),
      moduleOf('src/b.ts', 'export const used = 1\n/** dead */\nexport const dead = 2'),
    ]
    expect(
      testOnlyExports(modules, [], (file) =>
        file === 'src/a.ts'
          ? 'export const own = used\nconst c = own'
          : 'export const used = 1\n/** dead */\nexport const dead = 2',
      ),
    ).toEqual(['src/b.ts: dead'])
  })

  it('the check finds an export that only its own file uses', () => {
    const modules = [
      moduleOf(
        'src/ui/a.ts',
        'export const used = 1\nexport const lonely = used\nexport interface Shape {}\nexport default 1',
      ),
      moduleOf(
        'src/ui/b.page.tsx',
        "import { used } from './a.ts'\nexport const queries = [used]\nexport const Part = 1",
      ),
      moduleOf('src/ui/c.ts', 'export const fetched = 1'),
      moduleOf(
        'src/ui/d.ts',
        "import type { Handed } from './e.ts'\nimport * as f from './f.ts'\nvoid import('./c.ts')",
      ),
      moduleOf('src/ui/e.ts', 'export interface Handed {}'),
      moduleOf('src/ui/f.ts', 'export const whole = 1'),
    ]
    expect(unusedExports(modules, [[/\.page\.tsx$/, /^queries$/]])).toEqual([
      'src/ui/a.ts: lonely',
      'src/ui/a.ts: Shape',
      'src/ui/b.page.tsx: Part',
    ])
  })

  it('no code builds markup or code from text', () => {
    expect(unsafe(src, read)).toEqual([])
    const code = "el.innerHTML = x; el['outerHTML'] = y; const a = <p dangerouslySetInnerHTML={z} />; new Function('a')"
    expect(unsafe(seeded('src/ui/a.tsx', code), () => code)).toHaveLength(4)
  })

  it('no element has a style attribute', () => {
    expect(inlineStyles(src)).toEqual([])
    expect(inlineStyles(seeded('src/ui/a.tsx', 'const a = <p style={{ color: "red" }} />'))).toEqual([
      'src/ui/a.tsx: style=',
    ])
  })

  it('no page contains text that is not in a message catalogue', { tags: ['SHELL-02'] }, () => {
    expect(wordsInMarkup(pages)).toEqual([])
    expect(wordsInMarkup(seeded('src/ui/a.tsx', 'const a = <p>Hello <b>:</b> {name}</p>'))).toEqual([
      'src/ui/a.tsx: "Hello"',
    ])
  })

  it('no file is too long', () => {
    expect(longFiles(src, read, 350)).toEqual([])
    expect(longFiles(seeded('src/ui/a.ts', ''), () => 'x\n'.repeat(351), 350)).toEqual(['src/ui/a.ts: 351 lines'])
  })
})
