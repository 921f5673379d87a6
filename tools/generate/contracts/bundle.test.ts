import { expect, it } from 'vitest'
import { ofOneState } from './bundle.ts'

it('ofOneState repeats its work if the sources change during the run, and returns the final digest', async () => {
  const digests = ['b', 'b']
  let runs = 0
  expect(
    await ofOneState(
      'a',
      () => digests.shift()!,
      () => Promise.resolve(++runs),
    ),
  ).toEqual({ digest: 'b', made: 2 })
})
