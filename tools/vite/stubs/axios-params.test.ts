import axios from 'axios'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import acceptParams from './axios-params.ts'

it('axios finds no circle in parameters of a contract, which the stub accepts without a search', () => {
  const value = fc.oneof(fc.string(), fc.integer(), fc.array(fc.string()))
  fc.assert(
    fc.property(fc.dictionary(fc.string(), value), (params) => {
      expect(() => axios.getUri({ url: '/claims', params, paramsSerializer: () => '' })).not.toThrow()
    }),
  )
  expect(acceptParams()).toBeUndefined()
})
