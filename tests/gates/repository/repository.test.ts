import { describe, expect, it } from 'vitest'
import { files, read } from '../support/repository.ts'
import { realPeople } from './sample-data.ts'
import { digestOf, foreignWords, machinePaths, privateFiles, registryHosts } from './traces.ts'

/** Digests of the names of tools that people write code with; none is part of what is delivered. */
const TOOLS = ['c857d09db23e', 'c70eca6b0f88', '7d3194f79e64', '60965168ce76', '3ea125d0bff3', '57de4cf40144', '5d72436256ad']

/** This folder holds the seeded faults. */
const texts = files(/\.(?:ts|tsx|js|mjs|json|ya?ml|md|css|html|svg|conf|txt|sh)$|^\.[\w-]+$/).filter((file) => !file.startsWith('tests/gates/repository/'))

describe('no file', () => {
  it('names a path of one machine', () => {
    expect(texts.flatMap((file) => machinePaths(file, read(file)))).toEqual([])
    expect(
      machinePaths(
        'a.ts',
        "const a = '/usr/bin/env'\nconst b = '/root/portal/a'\nconst c = '/home/anna/b'\nconst d = './root/portal'\nconst e = 'https://x.example/tmp/y'",
      ),
    ).toEqual(['a.ts:2 names a path of one machine', 'a.ts:3 names a path of one machine'])
  })

  it('names a tool of the workplace', () => {
    expect(texts.flatMap((file) => foreignWords(file, read(file), TOOLS))).toEqual([])
    expect(foreignWords('a.md', 'plain\nMade with Workbench 3.', [digestOf('workbench')])).toEqual(['a.md:2 names a tool of the workplace'])
  })

  it('is a setting of one machine', () => {
    expect(privateFiles(files())).toEqual([])
    expect(privateFiles(['.npmrc', 'src/environment.ts', '.env.local', 'deploy/key.pem'])).toEqual(['.npmrc', '.env.local', 'deploy/key.pem'])
  })
})

it('the lockfile installs from any registry', () => {
  expect(registryHosts(read('package-lock.json'))).toEqual([])
  expect(registryHosts('{"resolved": "https://registry.example/a.tgz"}')).toEqual(['package-lock.json names the host registry.example'])
})

it('sample data is made up: addresses that belong to nobody, telephone numbers that ring nowhere', { tags: ['CONTENT-14'] }, () => {
  const samples = texts.filter((file) => /^(?:openapi|sandbox|forms|i18n|src|public)\//.test(file) && !/\.test\.tsx?$/.test(file))
  expect(samples.length).toBeGreaterThan(400)
  expect(samples.flatMap((file) => realPeople(file, read(file)))).toEqual([])
  expect(realPeople('a.yaml', "email: anna@insurer.ca\nemail: anna@mail.example.com\nphoneNumber: '5065550103'\nphoneNumber: '5068671234'")).toEqual([
    'a.yaml: anna@insurer.ca may be somebody’s',
    'a.yaml: 5068671234 may be somebody’s',
  ])
})
