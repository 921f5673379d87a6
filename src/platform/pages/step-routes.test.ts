import { expect, it } from 'vitest'
import { signInSteps, stepRoutes } from './step-routes.ts'

it('the ordered list holds only sign-in: next and back stay there', () => {
  expect([signInSteps.next('login'), signInSteps.back('login')]).toEqual(['login', 'login'])
})

it('next and back walk a longer list, and stay at its ends', () => {
  const { next, back } = stepRoutes(['one', 'two', 'three'])
  expect(['one', 'two', 'three'].map((name) => next(name as 'one'))).toEqual(['two', 'three', 'three'])
  expect(['one', 'two', 'three'].map((name) => back(name as 'one'))).toEqual(['one', 'one', 'two'])
})
