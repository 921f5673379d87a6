import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compare, filesBelow, formsDrift } from './drift.ts'

describe('generated files', () => {
  // code from the contracts is not compared here, because generating it takes longer; tools/check-drift.ts and the
  // contract tests compare it
  it('the generated files of forms and messages are the same as the committed ones', () => {
    expect(formsDrift('.')).toEqual([])
  })

  it('the check finds a generated file that is out of date, missing or surplus', () => {
    expect(
      compare(
        { 'generated/a.ts': '1', 'generated/b.ts': '2', 'generated/c.ts': '3' },
        { 'generated/a.ts': '1', 'generated/b.ts': 'edited', 'generated/d.ts': '4' },
      ),
    ).toEqual(['generated/b.ts: out of date', 'generated/c.ts: missing', 'generated/d.ts: not generated any more'])
  })
})

describe('filesBelow', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'files-'))
    mkdirSync(join(root, 'generated/deep'), { recursive: true })
    writeFileSync(join(root, 'generated/deep/new.ts'), 'not known to git')
    writeFileSync(join(root, 'generated/operations.ts'), 'a file itself')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('filesBelow lists uncommitted files too, and accepts the path of a single file', () => {
    expect(filesBelow(root, ['generated/deep', 'generated/operations.ts', 'generated/gone.ts'])).toEqual({
      'generated/deep/new.ts': 'not known to git',
      'generated/operations.ts': 'a file itself',
    })
  })
})
