import { expect, it } from 'vitest'
import { groupBy, parseUrl, withAnySignal } from './polyfills.ts'

it('groupBy keeps the keys and the items in their original order', () => {
  expect([...groupBy(['beta', 'alpha', 'bravo'], ([first]) => first)]).toEqual([
    ['b', ['beta', 'bravo']],
    ['a', ['alpha']],
  ])
})

it('withAnySignal passes on the abort of either signal while its work runs, and ignores an abort afterwards', async () => {
  const [page, session] = [new AbortController(), new AbortController()]
  const until = (signal: AbortSignal) =>
    new Promise<unknown>((resolve) =>
      signal.aborted ? resolve(signal.reason) : signal.addEventListener('abort', () => resolve(signal.reason)),
    )
  const given = withAnySignal([page.signal, session.signal], until)
  let kept: AbortSignal | undefined
  expect(await withAnySignal([page.signal, session.signal], async (signal) => void (kept = signal))).toBeUndefined()
  page.abort('left')
  expect(await given).toBe('left')
  expect(kept?.aborted).toBe(false)
  expect(await withAnySignal([page.signal, session.signal], until)).toBe('left')
})

it('parseUrl returns null for a text that is not an absolute URL', () => {
  expect(parseUrl('https://insurer.example/en')?.hostname).toBe('insurer.example')
  expect([parseUrl('/en'), parseUrl('')]).toEqual([null, null])
})
