import { expect, it } from 'vitest'
import { getFetch } from './axios-fetch.ts'

it('the fetch adapter stub throws an error that names it', () => {
  expect(getFetch).toThrow('the fetch adapter of axios is left out')
})
