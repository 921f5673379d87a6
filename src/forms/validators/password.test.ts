import { expect, it } from 'vitest'
import { passwordProblem } from '~/platform/session/entered-password.ts'
import { isComplex } from './text-rules.ts'

it(
  'a password of eight lower-case letters has a valid length, but is not complex enough',
  { tags: ['SHELL-62', 'D-50'] },
  () => {
    const simple = 'abcdefgh'
    expect(passwordProblem(simple)).toBeUndefined()
    expect(isComplex(simple)).toBe(false)
    expect(isComplex('Abcdefg1')).toBe(true)
  },
)
