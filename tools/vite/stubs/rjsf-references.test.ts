import { globSync, readFileSync } from 'node:fs'
import * as module from '@rjsf/utils/lib/findSchemaDefinition.js'
import { expect, it } from 'vitest'
import * as stub from './rjsf-references.ts'

const original: Readonly<Record<string, unknown>> = module

it('the stub for references has exports of the original, each of which throws an error with its name', () => {
  for (const [name, part] of Object.entries(stub)) {
    expect(original[name]).toBeTypeOf('function')
    expect(part).toThrow(`${name === 'default' ? 'findSchemaDefinition' : name} is left out of the portal`)
  }
})

it('no form of the portal has a reference or a dependency that the stub would have to resolve', () => {
  const forms = globSync('generated/forms/*/*.ts').filter((file) => !file.endsWith('.d.ts'))
  expect(forms.length).toBeGreaterThan(30)
  expect(
    forms.filter((file) => /"(?:\$ref|\$schema|dependencies|dependent\w+)":/.test(readFileSync(file, 'utf8'))),
  ).toEqual([])
})
