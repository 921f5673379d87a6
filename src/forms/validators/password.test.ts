import { expect, it } from 'vitest'
import { passwordProblem } from '~/platform/session/entered-password.ts'
import { isComplex } from './text-rules.ts'

it('signing in takes any password, a new one may be asked to be complex', { tags: ['SHELL-62', 'D-50'] }, () => {
  const simple = 'abcdefgh'
  expect(passwordProblem(simple)).toBeUndefined()
  expect(isComplex(simple)).toBe(false)
  expect(isComplex('Abcdefg1')).toBe(true)
})
