import { expect, it } from 'vitest'
import { getFetch } from './axios-fetch.ts'

it('the stub that replaces the fetch adapter throws an error that names the adapter', () => {
  expect(getFetch).toThrow('the fetch adapter of axios is left out')
})
