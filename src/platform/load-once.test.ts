import { afterEach, expect, it, vi } from 'vitest'
import { forgetFailedLoads, loadOnce } from './load-once.ts'

afterEach(() => vi.useRealTimers())

it('a part is loaded once, and its promise then has the value that `use` reads without suspending', async () => {
  const load = vi.fn((key: string) => Promise.resolve(`part ${key}`))
  const loadPart = loadOnce(load)
  const first = loadPart('a')
  await first
  expect(loadPart('a')).toBe(first)
  expect(first).toMatchObject({ status: 'fulfilled', value: 'part a' })
  expect(await loadPart('b')).toBe('part b')
  expect(load).toHaveBeenCalledTimes(2)
})

it('a failed load is not repeated at once, because React would ask again without an end, but on Retry or later', async () => {
  vi.useFakeTimers()
  const load = vi.fn(() => Promise.reject(new Error('missing')))
  const loadPart = loadOnce(load)
  const failure = () => expect(loadPart()).rejects.toThrow('missing')
  await failure()
  await failure()
  expect(load).toHaveBeenCalledTimes(1)
  forgetFailedLoads()
  await failure()
  expect(load).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(2000)
  await failure()
  expect(load).toHaveBeenCalledTimes(3)
})
