import { expect, it } from 'vitest'
import { getFetch } from './axios-fetch.ts'

it('says its name when something asks axios to send with it', () => {
  expect(getFetch).toThrow('the fetch adapter of axios is left out')
})
