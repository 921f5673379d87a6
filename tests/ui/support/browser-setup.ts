import '~/ui/base.css'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { onDevice } from './device.ts'

/** Warnings and errors of React or the browser. Any of them fails the test that caused it. */
const complaints: unknown[][] = []

beforeEach(async () => {
  complaints.length = 0
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    complaints.push(words)
  })
  vi.spyOn(console, 'warn').mockImplementation((...words: unknown[]) => {
    complaints.push(words)
  })
  document.documentElement.lang = 'en'
  document.title = 'Catalogue'
  await onDevice({ width: 1024, colorScheme: 'light' })
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(complaints).toEqual([])
})
