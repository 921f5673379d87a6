import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { satisfies } from 'semver'
import { expect, it } from 'vitest'
import { files, read } from '../support/repository.ts'
import { unportable } from './portable.ts'

interface Locked {
  readonly version?: string
  readonly engines?: { readonly node?: string }
}
interface Manifest {
  readonly engines: { readonly node: string }
  readonly scripts: Readonly<Record<string, string>>
  readonly optionalDependencies: Readonly<Record<string, string>>
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Readonly<Record<string, Locked>>
}
const { engines, scripts, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
const NODES = Object.entries(optionalDependencies).filter(([name]) => /^node-(?:bin-)?(?:darwin|linux|win)/.test(name))

/** Packages that do not support a Node version, according to their `engines`. */
const refusedBy = (node: string): string[] =>
  Object.entries(packages).flatMap(([path, { engines: asked }]) =>
    asked?.node && !satisfies(node, asked.node) ? [`${path} needs ${asked.node}`] : [],
  )

it('the Node packages of all platforms have the same version, on which every other package runs', () => {
  expect(NODES.map(([name]) => name)).toHaveLength(5)
  const [node = '', ...others] = new Set(NODES.map(([, version]) => version))
  expect(others).toEqual([])
  expect(read('.node-version').trim()).toBe(node)
  expect(refusedBy(node)).toEqual([])
  expect(satisfies(node, engines.node)).toBe(true)
})

it('the check finds a Node version on which a package does not run', () => {
  expect(refusedBy('24.0.0')).toContainEqual(expect.stringContaining('node_modules/@stoplight/prism-http needs'))
})

it('every npm script first checks the version of Node', () => {
  expect(Object.entries(scripts).filter(([, command]) => !command.startsWith('node tools/node-guard.mjs && '))).toEqual(
    [],
  )
})

it('no program of the repository depends on a particular operating system', () => {
  const programs = files(/^(?:(?:tools|sandbox|tests)\/.*|[^/]+)\.(?:ts|mjs|js)$/).filter(
    (file) => !file.startsWith('tests/gates/toolchain/'),
  )
  expect(programs.length).toBeGreaterThan(100)
  expect(programs.flatMap((file) => unportable(file, read(file)))).toEqual([])
})

it.each([
  ["symlinkSync(a, join(b, 'c'))", 1],
  ["symlinkSync(a, b, 'junction')", 0],
  ["const root = new URL('..', import.meta.url).pathname\nif (import.meta.main) run('/tmp/x')", 3],
  ["spawn('npm', ['ci'])\nexecFileSync('rm', ['-rf', x])", 2],
])('in the program %j, the check finds %i faults that tie it to one operating system', (text, count) => {
  expect(unportable('tools/a.ts', text)).toHaveLength(count)
})

it('files have the same line endings on every operating system', () => {
  expect(
    execFileSync('git', ['check-attr', 'eol', 'text', '--', 'src/main.tsx', '.ci/run'], { encoding: 'utf8' }),
  ).toBe(
    ['src/main.tsx: eol: lf', 'src/main.tsx: text: auto', '.ci/run: eol: lf', '.ci/run: text: auto', ''].join('\n'),
  )
})
