import { expect, it } from 'vitest'
import { ofOneState } from './bundle.ts'

it('ofOneState repeats the work if the sources change meanwhile, and returns the digest of the final sources', async () => {
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
