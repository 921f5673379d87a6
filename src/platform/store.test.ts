import { expect, it } from 'vitest'
import { createStore } from './store.ts'

it('a store calls its subscribers on each change, but not for an equal value and not after they unsubscribe', () => {
  const store = createStore(1)
  const heard: number[] = []
  const stop = store.subscribe(() => void heard.push(store.get()))
  store.set(2)
  store.set(2)
  stop()
  store.set(3)
  expect(heard).toEqual([2])
  expect(store.get()).toBe(3)
  expect(store.initial).toBe(1)
})
