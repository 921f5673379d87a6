import '~/app/routes.ts'
import { beforeEach, expect, it } from 'vitest'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { redirect } from './guards.ts'
import { limitRedirects, resetRedirectCount } from './router.tsx'

const sends = limitRedirects(() => {
  throw redirect('/en/token-validation')
})
const follow = async (times: number): Promise<unknown[]> => {
  const thrown: unknown[] = []
  for (let time = 0; time < times; time += 1)
    thrown.push(await Promise.resolve(sends({} as never, () => Promise.resolve())).catch((reason: unknown) => reason))
  return thrown
}
beforeEach(resetRedirectCount)

it('the eleventh redirect in a row fails with the error name edit-error', { tags: ['GUARD-06'] }, async () => {
  const thrown = await follow(11)
  expect(thrown.slice(0, 10).every((each) => each instanceof Response)).toBe(true)
  expect(thrown[10]).toSatisfy((error: unknown) => isPortalError(error) && error.catalogue === 'edit-error')
})

it('resetting the redirect count allows ten more redirects', async () => {
  await follow(9)
  resetRedirectCount()
  expect((await follow(10)).every((each) => each instanceof Response)).toBe(true)
})
