import axios from 'axios'
import { expect, test } from 'vitest'

test('page tests use the same reduced builds of libraries as the production build', () => {
  expect(() => new axios.CancelToken(() => undefined)).toThrow('CancelToken is left out of the portal')
  expect(() => axios.HttpStatusCode.Ok).toThrow('HttpStatusCode is left out of the portal')
})
